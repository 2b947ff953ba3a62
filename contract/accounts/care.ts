import { z } from 'zod'
import { calls } from '../kit.ts'
import { locales } from '../locales.ts'
import { date, id, instant, itemsOf, line, ok, pageOf, paging, queryId, timezone, upload } from '../shapes.ts'
import { creationOptions, newCredential, passkey, requestOptions, signedCredential } from './passkeys.ts'
import { email, phone, sessionUser } from './sign-in.ts'

/** Care of an account: its devices, the second step, consents of the person and of a parent, the interface. */

export const session = z.object({
  id,
  /** Browser and system, as «Firefox, Android»; null when the device does not tell. */
  device: z.string().nullable(),
  /** How it was signed in: password, phone code, link of a letter, social network, registration; null before that was noted. */
  way: z.enum(['password', 'phone', 'link', 'social', 'signUp']).nullable(),
  createdAt: instant,
  seenAt: instant,
  current: z.boolean(),
})
export type Session = z.output<typeof session>

const channel = z.object({
  kind: z.enum(['phone', 'email']),
  /** Enough to recognise it by. */
  to: z.string(),
})

const secondStep = z.object({
  /** There is an app or a passkey. */
  isEnrolled: z.boolean(),
  isRequired: z.boolean(),
  enrolledAt: instant.nullable(),
  hasApp: z.boolean(),
  hasPasskey: z.boolean(),
  /** Passkeys belong to a domain: a site at a bare address has none. */
  offersPasskeys: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Where a code may be sent instead; null for who has a second step, or no other proven phone or e-mail. */
  channel: channel.nullable(),
})
export type SecondStep = z.output<typeof secondStep>

/** Six digits of the app or of a message, or a recovery code; spaces and hyphens are for the eye. */
const stepCode = z
  .string()
  .max(60)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/))

/** Either of them, from who changes what protects him. */
const proof = z.strictObject({ code: stepCode.optional(), password: z.string().max(512).optional() })
const proofRefusals = ['wrongCode', 'wrongPassword', 'tooManyRequests'] as const

/** Told once, by what turns the second step on; what is added later leaves those there are. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const consentStatus = z.enum(['absent', 'wait', 'approved', 'declined'])

export const parentalConsent = z.object({
  /** There is one a person, so it has his id. */
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
  /** What staff says to the decision. */
  comment: z.string().nullable(),
})
export type ParentalConsent = z.output<typeof parentalConsent>

const staffParentalConsent = parentalConsent.extend({
  user: z.object({ id, name: z.string(), birthday: date.nullable(), cityId: id.nullable() }),
})
export type StaffParentalConsent = z.output<typeof staffParentalConsent>

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
  /** system follows the device. */
  theme: z.enum(['light', 'dark', 'system']),
  cityId: id.max(2 ** 31 - 1).nullable(),
  timezone: timezone.nullable(),
})
export type InterfaceSettings = z.output<typeof interfaceSettings>

export const care = calls({
  'GET /user/sessions': { summary: 'Where the caller is signed in, the latest seen first', access: 'signedIn', reply: itemsOf(session) },
  'DELETE /user/sessions/:id': { summary: 'Signs out one device', access: 'signedIn', reply: ok, refusals: ['notFound'] },
  'DELETE /user/sessions': { summary: 'Signs out every device but this', access: 'signedIn', reply: ok },

  'POST /auth/second-step': {
    summary: 'Completes signing in with a code of the app, a recovery code or a code that was sent; the session gets a new token',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    body: z.strictObject({ code: stepCode }),
    reply: sessionUser,
    refusals: ['wrongCode', 'tooManyRequests'],
  },
  'POST /auth/second-step/send': {
    summary: 'Sends a code to the channel the caller did not sign in by; for who must take a second step and has set up none',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codes',
    reply: channel.extend({ resendAt: instant }),
    refusals: ['noOtherChannel', 'resendBlocked', 'tooManyRequests', 'sendFailed'],
  },
  'GET /user/second-step': { summary: 'The second step of the caller', access: 'signedIn', unfinished: ['secondStep'], reply: secondStep },
  'POST /user/second-step/setup': {
    summary: 'Begins a second step: a new secret for an app of one-time codes',
    access: 'signedIn',
    unfinished: ['secondStep'],
    isSecret: true,
    reply: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['secondStepExists', 'secondStepRequired'],
  },
  'POST /user/second-step/confirm': {
    summary: 'Adds the app to the second step by its first code; where there was none the recovery codes are told, this once',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    body: z.strictObject({ code: stepCode }),
    reply: newRecoveryCodes,
    refusals: ['wrongCode', 'secondStepExists', 'secondStepRequired', 'secondStepAbsent', 'tooManyRequests'],
  },
  'DELETE /user/second-step': {
    summary: 'Turns the second step off, all of it, by a code or the password; who must have one may not',
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
    summary: 'New recovery codes in place of all there were, by a code or the password; told this once',
    access: 'signedIn',
    limit: 'codeTries',
    isSecret: true,
    body: proof,
    reply: newRecoveryCodes,
    refusals: [...proofRefusals, 'secondStepAbsent'],
  },

  'POST /auth/second-step/passkey/options': {
    summary: 'What a passkey must sign to complete signing in, once and within five minutes',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    reply: requestOptions,
    refusals: ['noPasskey', 'tooManyRequests'],
  },
  'POST /auth/second-step/passkey': {
    summary: 'Completes signing in with a passkey; the session gets a new token',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    body: z.strictObject({ credential: signedCredential }),
    reply: sessionUser,
    refusals: ['passkeyTooLate', 'passkeyRefused', 'tooManyRequests'],
  },
  'GET /user/passkeys': { summary: 'Passkeys of the caller, the oldest first', access: 'signedIn', reply: itemsOf(passkey) },
  'POST /user/passkeys/options': {
    summary: 'What a new passkey is made of, once and within five minutes',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    reply: creationOptions,
    refusals: ['passkeysUnavailable', 'tooManyPasskeys', 'secondStepRequired', 'tooManyRequests'],
  },
  'POST /user/passkeys': {
    summary: 'Adds a passkey; where there was no second step this turns it on and tells the recovery codes, this once',
    access: 'signedIn',
    unfinished: ['secondStep'],
    limit: 'codeTries',
    isSecret: true,
    body: z.strictObject({ credential: newCredential }),
    reply: newRecoveryCodes.extend({ passkey }),
    refusals: ['passkeyTooLate', 'passkeyRefused', 'passkeyTaken', 'tooManyPasskeys', 'secondStepRequired', 'tooManyRequests'],
  },
  'DELETE /user/passkeys/:id': {
    summary: 'Removes a passkey by a code or the password; without another or an app this turns the second step off',
    access: 'signedIn',
    limit: 'codeTries',
    body: proof,
    reply: ok,
    refusals: [...proofRefusals, 'notFound'],
  },

  'GET /user/parental-consent': {
    summary: 'The consent of a parent, for who is younger than 18',
    access: 'signedIn',
    unfinished: ['consent'],
    reply: parentalConsent,
    refusals: ['notFound'],
  },
  'POST /user/parental-consent': {
    summary: 'Brings the consent of a parent; staff looks at it. Until it is approved it may be brought anew',
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
  'GET /admin/parental-consents': {
    summary: 'Minors and the consents of their parents; those that wait longest first',
    access: 'staff',
    query: z.object({ ...paging(20), status: consentStatus.optional(), search: line(100).optional(), cityId: queryId.optional() }),
    reply: pageOf(staffParentalConsent),
  },
  'POST /admin/parental-consents/:id/decision': {
    summary: 'Approves a consent for 10 years or declines it',
    access: 'staff',
    body: z.strictObject({ decision: z.enum(['approved', 'declined']), comment: line(1000).optional() }),
    reply: staffParentalConsent,
    refusals: ['notFound', 'consentNotWaiting'],
  },

  'POST /user/agreements': {
    summary: 'Gives the agreements; what is given is not taken back here',
    access: 'signedIn',
    body: z.strictObject({ agreement: z.boolean().optional(), personal_data_agreement: z.boolean().optional() }),
    reply: agreements,
    refusals: ['cannotWithdrawHere'],
  },
  'GET /user/consents': { summary: 'Every agreement given and withdrawn, the latest first', access: 'signedIn', reply: itemsOf(ledgerEntry) },
  'POST /user/consents/withdraw': {
    summary: 'Withdraws an agreement; until it is given anew one registers for nothing',
    access: 'signedIn',
    body: z.strictObject({ kind: agreementKind }),
    reply: agreements,
  },

  'GET /user/interface-settings': { summary: 'Language, theme, city and time zone of the caller', access: 'signedIn', reply: interfaceSettings },
  'PUT /user/interface-settings': {
    summary: 'Changes what is named of language, theme, city and time zone',
    access: 'signedIn',
    body: interfaceSettings.partial().strict(),
    reply: interfaceSettings,
    refusals: ['invalidInput'],
  },
})
