import { data, redirect } from 'react-router'
import { paths } from '../../paths.ts'
import { textOf } from '../accounts/form-data.ts'
import { beginSetup, confirmSetup } from '../accounts/second-step/second-step-steps.ts'
import { signOutDevice, signOutOthers } from './account/devices.ts'
import { changeEmail, sendEmailAgain } from './account/email.ts'
import { askForData, askForDeletion, takeDeletionBack } from './account/leaving.ts'
import { mergeByEmail, mergeByPhone, sendMergeCode } from './account/merge.ts'
import { disconnectNetwork, showNetwork, takeFromNetwork } from './account/networks.ts'
import { changePassword } from './account/password.ts'
import { addPhone, makePhonePrimary, removePhone, replacePhone } from './account/phones.ts'
import { removeApp, removePasskey, renewRecoveryCodes, turnSecondStepOff } from './account/second-step.ts'
import { changeLooks } from './interface/looks.ts'
import type { Context } from './load-settings.ts'
import { allowContacts, approveContacts, declineContacts, revokeContacts } from './privacy/accesses.ts'
import { withdrawConsent } from './privacy/consents.ts'
import { changeVisibility } from './privacy/visibility.ts'
import type { Change, SettingsAnswer } from './settings-answer.ts'
import { tabOf } from './settings-tabs.ts'
import { chooseMailing } from './subscriptions/mailings.ts'
import { chooseNotifications } from './subscriptions/notifications.ts'

/** Changes by name. A form names its change in `intent`, or in `talk` when the change has several intents. */
const changes: Record<string, Change> = {
  changeEmail,
  sendEmailAgain,
  addPhone,
  replacePhone,
  makePhonePrimary,
  removePhone,
  changePassword,
  showNetwork,
  takeFromNetwork,
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
  askForData,
  askForDeletion,
  takeDeletionBack,
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

/** Makes one change; an expired session leads to sign-in. */
export const answerSettings = async ({ request, context }: { request: Request; context: Context }) => {
  const form = await request.formData()
  const intent = textOf(form, 'talk') || textOf(form, 'intent')
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined
  if (!change) throw data(null, { status: 404 })
  const outcome = await change({ form, context })
  if (outcome.problem?.status === 401) throw redirect(paths.login(paths.settings(tabOf(new URL(request.url).searchParams))))
  return data<SettingsAnswer>({ ...outcome, intent, subject: textOf(form, 'subject') }, { status: outcome.problem?.status ?? 200 })
}
