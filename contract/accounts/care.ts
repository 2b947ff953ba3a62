import { z } from 'zod'
import { calls } from '../kit.ts'
import { locales } from '../locales.ts'
import { queueCalls } from '../moderation/queue-calls.ts'
import { date, id, instant, itemsOf, line, ok, timezone, upload } from '../shapes.ts'
import { creationOptions, newCredential, passkey, requestOptions, signedCredential } from './passkeys.ts'
import { email, phone, sessionUser } from './sign-in.ts'

/** Account care: devices, the second step, agreements, parental consent and interface settings. */

export const session = z.object({
  id,
  /** Browser and system, such as «Firefox, Android»; null when the device does not report them. */
  device: z.string().nullable(),
  /** The sign-in method: password, phone code, email link, social network or registration; null for sessions without a record. */
  way: z.enum(['password', 'phone', 'link', 'social', 'signUp']).nullable(),
  createdAt: instant,
  seenAt: instant,
  current: z.boolean(),
})
export type Session = z.output<typeof session>

const channel = z.object({
  kind: z.enum(['phone', 'email']),
  /** Masked address or number. */
  to: z.string(),
})

const secondStep = z.object({
  /** The account has an app or a passkey. */
  isEnrolled: z.boolean(),
  isRequired: z.boolean(),
  enrolledAt: instant.nullable(),
  hasApp: z.boolean(),
  hasPasskey: z.boolean(),
  /** False on a site at a bare IP address, because passkeys belong to a domain. */
  offersPasskeys: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** The channel for a code; null for users with a second step, or without another proven phone or email. */
  channel: channel.nullable(),
})
export type SecondStep = z.output<typeof secondStep>

/** Six digits of the app or of a message, or a recovery code; spaces and hyphens are ignored. */
const stepCode = z
  .string()
  .max(60)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/))

/** A code or the password, required to change the protection of the account. */
const proof = z.strictObject({ code: stepCode.optional(), password: z.string().max(512).optional() })
const proofRefusals = ['wrongCode', 'wrongPassword', 'tooManyRequests'] as const

/** Returned once, by the call that turns the second step on; apps and passkeys added later do not change the codes. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const consentStatus = z.enum(['absent', 'wait', 'approved', 'declined'])

export const parentalConsent = z.object({
  /** Equals the user id, because a user has one consent. */
  id,
  userId: id,
  files: z.array(upload),
  status: consentStatus,
  uploadedAt: instant.nullable(),
  deadline: instant,
  validUntil: instant.nullable(),
  parentName: z.string().nullable(),
  parentPhone: z.string().nullable(),
  parentEmail: z.string().nullable(),
  /** The comment of staff on the decision. */
  comment: z.string().nullable(),
})
export type ParentalConsent = z.output<typeof parentalConsent>

const staffParentalConsent = parentalConsent.extend({
  user: z.object({ id, name: z.string(), birthday: date.nullable(), cityId: id.nullable() }),
})
export type StaffParentalConsent = z.output<typeof staffParentalConsent>

export const parentalConsentQueue = queueCalls({
  name: 'parentalConsents',
  path: 'parental-consents',
  summaries: {
    list: 'Lists minors and their parental consents, the longest waiting first',
    decide: 'Approves a parental consent for 10 years or declines it; the decision cannot be undone',
  },
  item: staffParentalConsent,
  statuses: ['wait', 'absent', 'approved', 'declined'],
  decisions: ['approved', 'declined'],
  reasons: ['unreadable', 'wrongDocument', 'noSignature', 'incomplete', 'wrongData', 'confirmed'],
  commentLength: 1000,
})

const agreementKind = z.enum(['agreement', 'personal_data_agreement'])
const agreements = z.object({ agreement: z.boolean(), personal_data_agreement: z.boolean() })

const ledgerEntry = z.object({
  kind: z.enum(['agreement', 'personal_data_agreement', 'parental_consent']),
  action: z.enum(['given', 'withdrawn']),
  textVersion: z.string(),
  at: instant,
})

const interfaceSettings = z.object({
  locale: z.enum(locales),
  /** `system` is the theme of the device. */
  theme: z.enum(['light', 'dark', 'system']),
  cityId: id.max(2 ** 31 - 1).nullable(),
  timezone: timezone.nullable(),
})
export type InterfaceSettings = z.output<typeof interfaceSettings>

export const care = calls({
  'GET /user/sessions': { summary: 'Lists the sessions of the caller, the most recently used first', access: 'signedIn', reply: itemsOf(session) },
  'DELETE /user/sessions/:id': { summary: 'Signs out one device', access: 'signedIn', reply: ok, refusals: ['notFound'] },
  'DELETE /user/sessions': { summary: 'Signs out every device except this one', access: 'signedIn', reply: ok },

  'POST /auth/second-step': {
    summary: 'Completes a sign-in with an app code, a recovery code or a sent code; the session gets a new token',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    body: z.strictObject({ code: stepCode }),
    reply: sessionUser,
    refusals: ['wrongCode', 'tooManyRequests'],
  },
  'POST /auth/second-step/send': {
    summary: 'Sends a code to the channel not used for this sign-in; for users with a required second step that is not set up',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codes',
    reply: channel.extend({ resendAt: instant }),
    refusals: ['noOtherChannel', 'resendBlocked', 'tooManyRequests', 'sendFailed'],
  },
  'GET /user/second-step': {
    summary: 'Returns the state of the second step of the caller',
    access: 'signedIn',
    unfinished: ['secondStep'],
    reply: secondStep,
  },
  'POST /user/second-step/setup': {
    summary: 'Begins the setup of a second step: returns a new secret for an authenticator app',
    access: 'signedIn',
    unfinished: ['secondStep'],
    isSecret: true,
    reply: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['secondStepExists', 'secondStepRequired'],
  },
  'POST /user/second-step/confirm': {
    summary: 'Adds the app by its first code; turning the second step on returns the recovery codes, this once',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    body: z.strictObject({ code: stepCode }),
    reply: newRecoveryCodes,
    refusals: ['wrongCode', 'secondStepExists', 'secondStepRequired', 'secondStepAbsent', 'tooManyRequests'],
  },
  'DELETE /user/second-step': {
    summary: 'Turns the whole second step off by a code or the password; refused where the second step is required',
    access: 'signedIn',
    limit: 'codeTries',
    body: proof,
    reply: ok,
    refusals: [...proofRefusals, 'secondStepAbsent'],
  },
  'DELETE /user/second-step/app': {
    summary: 'Removes the app by a code or the password; without passkeys this turns the second step off',
    access: 'signedIn',
    limit: 'codeTries',
    body: proof,
    reply: ok,
    refusals: [...proofRefusals, 'secondStepAbsent'],
  },
  'POST /user/second-step/recovery-codes': {
    summary: 'Replaces all recovery codes by a code or the password; the new codes are returned this once',
    access: 'signedIn',
    limit: 'codeTries',
    isSecret: true,
    body: proof,
    reply: newRecoveryCodes,
    refusals: [...proofRefusals, 'secondStepAbsent'],
  },

  'POST /auth/second-step/passkey/options': {
    summary: 'Returns a challenge that a passkey signs to complete a sign-in; valid once, for five minutes',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    reply: requestOptions,
    refusals: ['noPasskey', 'tooManyRequests'],
  },
  'POST /auth/second-step/passkey': {
    summary: 'Completes a sign-in with a passkey; the session gets a new token',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    body: z.strictObject({ credential: signedCredential }),
    reply: sessionUser,
    refusals: ['passkeyTooLate', 'passkeyRefused', 'tooManyRequests'],
  },
  'GET /user/passkeys': { summary: 'Lists the passkeys of the caller, the oldest first', access: 'signedIn', reply: itemsOf(passkey) },
  'POST /user/passkeys/options': {
    summary: 'Returns the options to create a passkey; valid once, for five minutes',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    reply: creationOptions,
    refusals: ['passkeysUnavailable', 'tooManyPasskeys', 'secondStepRequired', 'tooManyRequests'],
  },
  'POST /user/passkeys': {
    summary: 'Adds a passkey; turning the second step on returns the recovery codes, this once',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    body: z.strictObject({ credential: newCredential }),
    reply: newRecoveryCodes.extend({ passkey }),
    refusals: ['passkeyTooLate', 'passkeyRefused', 'passkeyTaken', 'tooManyPasskeys', 'secondStepRequired', 'tooManyRequests'],
  },
  'DELETE /user/passkeys/:id': {
    summary: 'Removes a passkey by a code or the password; removing the last one without an app turns the second step off',
    access: 'signedIn',
    limit: 'codeTries',
    body: proof,
    reply: ok,
    refusals: [...proofRefusals, 'notFound'],
  },

  'GET /user/parental-consent': {
    summary: 'Returns the parental consent of a user younger than 18',
    access: 'signedIn',
    unfinished: ['consent'],
    reply: parentalConsent,
    refusals: ['notFound'],
  },
  'GET /user/parental-consent/form': {
    summary:
      'Returns a parental consent form to print, as PDF, with the name and birth date of the user younger than 18, in the language `locale` or of the request',
    access: 'signedIn',
    unfinished: ['consent'],
    query: z.object({ locale: z.enum(locales).optional() }),
    reply: { mediaType: 'application/pdf' },
    refusals: ['notFound'],
  },
  'POST /user/parental-consent': {
    summary: 'Submits a parental consent for review by staff; it may be replaced until it is approved',
    access: 'signedIn',
    unfinished: ['consent'],
    body: z.strictObject({
      fileIds: z.array(z.uuid()).min(1).max(10),
      parentName: line(120).optional(),
      parentPhone: z.union([z.literal(''), phone]).optional(),
      parentEmail: z.union([z.literal(''), email]).optional(),
    }),
    reply: parentalConsent,
    refusals: ['notFound', 'consentFilesUnknown', 'consentApproved', 'parentPhoneInvalid', 'parentEmailInvalid'],
  },
  ...parentalConsentQueue.calls,

  'POST /user/agreements': {
    summary: 'Accepts the agreements; this call never withdraws one',
    access: 'signedIn',
    body: z.strictObject({ agreement: z.boolean().optional(), personal_data_agreement: z.boolean().optional() }),
    reply: agreements,
    refusals: ['cannotWithdrawHere'],
  },
  'GET /user/consents': { summary: 'Lists agreements accepted and withdrawn, the latest first', access: 'signedIn', reply: itemsOf(ledgerEntry) },
  'POST /user/consents/withdraw': {
    summary: 'Withdraws an agreement; registration for events is refused until it is accepted again',
    access: 'signedIn',
    body: z.strictObject({ kind: agreementKind }),
    reply: agreements,
  },

  'GET /user/interface-settings': {
    summary: 'Returns language, theme, city and time zone of the caller',
    access: 'signedIn',
    reply: interfaceSettings,
  },
  'PUT /user/interface-settings': {
    summary: 'Changes the given ones of language, theme, city and time zone',
    access: 'signedIn',
    body: interfaceSettings.partial().strict(),
    reply: interfaceSettings,
    refusals: ['invalidInput'],
  },
})
