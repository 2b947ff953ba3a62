import { answerForm } from '../../forms/answer-form.ts'
import { paths } from '../../paths.ts'
import { beginSetup, confirmSetup } from '../accounts/second-step/second-step-steps.ts'
import { signOutDevice, signOutOthers } from './account/devices.ts'
import { changeEmail, sendEmailAgain } from './account/email.ts'
import { requestDeletion, requestExport, withdrawDeletion } from './account/leaving.ts'
import { mergeByEmail, mergeByPhone, sendMergeCode } from './account/merge.ts'
import { disconnectNetwork, importFromNetwork, showNetwork } from './account/networks.ts'
import { changePassword } from './account/password.ts'
import { addPhone, makePhonePrimary, removePhone, replacePhone } from './account/phones.ts'
import { removeApp, removePasskey, renewRecoveryCodes, turnSecondStepOff } from './account/second-step.ts'
import { changeLooks } from './interface/looks.ts'
import type { Context } from './load-settings.ts'
import { allowContacts, approveContacts, declineContacts, revokeContacts } from './privacy/accesses.ts'
import { withdrawConsent } from './privacy/consents.ts'
import { changeVisibility } from './privacy/visibility.ts'
import type { SettingsChange } from './settings-change.ts'
import { tabOf } from './settings-tabs.ts'
import { chooseMailing } from './subscriptions/mailings.ts'
import { chooseNotifications } from './subscriptions/notifications.ts'

const changes: Record<string, SettingsChange> = {
  changeEmail,
  sendEmailAgain,
  addPhone,
  replacePhone,
  makePhonePrimary,
  removePhone,
  changePassword,
  showNetwork,
  importFromNetwork,
  disconnectNetwork,
  beginSecondStep: beginSetup,
  confirmSecondStep: confirmSetup,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  turnSecondStepOff,
  signOutDevice,
  signOutOthers,
  mergeByPhone,
  sendMergeCode,
  mergeByEmail,
  requestExport,
  requestDeletion,
  withdrawDeletion,
  changeVisibility,
  allowContacts,
  revokeContacts,
  approveContacts,
  declineContacts,
  withdrawConsent,
  chooseMailing,
  chooseNotifications,
  changeLooks,
}

/** Makes one change of the settings of the user. */
export const answerSettings = ({ request, context }: { request: Request; context: Context }) =>
  answerForm(changes, { request, context }, paths.settings(tabOf(new URL(request.url).searchParams)))
