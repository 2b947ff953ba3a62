import type { care } from '../../../../contract/accounts/care.ts'
import type { Handlers } from '../../../kernel/call.ts'
import { consentsGiven, giveAgreements, withdrawAgreement } from './consent/agreements.ts'
import { changeInterfaceSettings, interfaceSettingsOf } from './interface-settings.ts'
import { consentForm } from './parental-consent/form.ts'
import { parentalConsentQueue } from './parental-consent/queue.ts'
import { ownConsent, submitOwnConsent } from './parental-consent/submit.ts'
import { completeSignIn } from './second-step/complete.ts'
import { confirmEnrolment, secondStepOf, startEnrolment } from './second-step/enrolment.ts'
import { addPasskey, passkeysOf, passkeyToAdd, removePasskey } from './second-step/passkeys/manage-passkeys.ts'
import { enterByPasskey, passkeyToEnter } from './second-step/passkeys/passkey-sign-in.ts'
import { removeApp, renewRecoveryCodes, turnOff } from './second-step/removal.ts'
import { sendSecondStepCode } from './second-step/send.ts'
import { endOneSession, endOtherSessions, sessionsOf } from './sessions.ts'

export const careRoutes: Handlers<typeof care> = {
  'GET /user/sessions': (ctx) => sessionsOf(ctx),
  'DELETE /user/sessions/:id': (ctx) => endOneSession(ctx),
  'DELETE /user/sessions': (ctx) => endOtherSessions(ctx),
  'POST /auth/second-step': (ctx) => completeSignIn(ctx),
  'POST /auth/second-step/send': (ctx) => sendSecondStepCode(ctx),
  'GET /user/second-step': (ctx) => secondStepOf(ctx),
  'POST /user/second-step/setup': (ctx) => startEnrolment(ctx),
  'POST /user/second-step/confirm': (ctx) => confirmEnrolment(ctx),
  'DELETE /user/second-step': (ctx) => turnOff(ctx),
  'DELETE /user/second-step/app': (ctx) => removeApp(ctx),
  'POST /user/second-step/recovery-codes': (ctx) => renewRecoveryCodes(ctx),
  'POST /auth/second-step/passkey/options': (ctx) => passkeyToEnter(ctx),
  'POST /auth/second-step/passkey': (ctx) => enterByPasskey(ctx),
  'GET /user/passkeys': (ctx) => passkeysOf(ctx),
  'POST /user/passkeys/options': (ctx) => passkeyToAdd(ctx),
  'POST /user/passkeys': (ctx) => addPasskey(ctx),
  'DELETE /user/passkeys/:id': (ctx) => removePasskey(ctx),
  'GET /user/parental-consent': (ctx) => ownConsent(ctx),
  'GET /user/parental-consent/form': (ctx) => consentForm(ctx),
  'POST /user/parental-consent': (ctx) => submitOwnConsent(ctx),
  'GET /admin/parental-consents': parentalConsentQueue.list,
  'POST /admin/parental-consents/:id/decision': parentalConsentQueue.decide,
  'POST /user/agreements': (ctx) => giveAgreements(ctx),
  'GET /user/consents': (ctx) => consentsGiven(ctx),
  'POST /user/consents/withdraw': (ctx) => withdrawAgreement(ctx),
  'GET /user/interface-settings': (ctx) => interfaceSettingsOf(ctx),
  'PUT /user/interface-settings': (ctx) => changeInterfaceSettings(ctx),
}
