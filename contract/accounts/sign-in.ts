import { z } from 'zod'
import { calls } from '../kit.ts'
import type { roleRanks } from '../limits.ts'
import { locales } from '../locales.ts'
import { date, id, instant, line, ok, url } from '../shapes.ts'

/** Accounts: phone codes, email and password, sign-up, session, sign-out, roles, captcha. */

const roleNames = ['registered', 'crm_tk_staff', 'admin', 'control'] as const satisfies readonly (keyof typeof roleRanks)[]

export const sessionUser = z.object({
  id,
  name: z.string(),
  photo: z.string().nullable(),
  /** The bearer token; empty for a session in the HttpOnly cookie, so that no script reads it (V463). */
  token: z.string(),
  isExpert: z.boolean(),
  roleState: z.enum(roleNames),
  roles: z.array(z.enum(roleNames)),
  link: z.string(),
  status: z.int(),
  child: z.boolean(),
  agreement: z.boolean(),
  personal_data_agreement: z.boolean(),
  emailConfirmed: z.boolean().optional(),
  /** The language and theme of the account in every browser; `system` is the theme of the device. */
  locale: z.enum(locales),
  theme: z.enum(['light', 'dark', 'system']),
  /** The step that the session lacks: a passkey or code to enter, or a second step to set up. */
  secondStep: z.enum(['passkey', 'code', 'setup']).nullable().optional(),
  /** Answers of the support that the user has not read. */
  supportAnswers: z.int().optional(),
  /** For users younger than 18. */
  parentalConsent: z
    .object({ status: z.enum(['absent', 'wait', 'approved', 'declined']), deadline: instant })
    .nullable()
    .optional(),
})
export type SessionUser = z.output<typeof sessionUser>

/** Spaces, brackets and hyphens are allowed; the server stores digits with a plus (A105). */
export const phone = z.string().max(40)
/** One spelling per mailbox, because mail programs treat a full-width domain as the plain one. */
export const normalEmail = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
export const email = z.string().transform(normalEmail).pipe(z.string().min(1).max(320))
const code = z.string().regex(/^\d{4}$/)
export const token = z.string().min(1).max(200)
/** The token of POST /captcha/verify. Calls that require one only after misuse refuse with `captcha` without it. */
export const captcha = z.string().max(4000).optional()
/** 6–128 characters with a letter of any alphabet and a digit. */
export const password = z.string().min(6).max(128).regex(/\p{L}/u).regex(/\d/)
/** Letters of any alphabet; a dot ends an initial and never forms a domain, because emails contain the name. */
export const nameOf = (length: number) =>
  line(length).pipe(
    z
      .string()
      .min(1)
      .regex(/^[\p{L}\p{M}][\p{L}\p{M}\s'’ʼ.-]*$/u)
      .regex(/\p{L}/u)
      .refine((name) => !/\.\p{M}*\p{L}\p{M}*[\p{L}-]/u.test(name)),
  )
export const personName = nameOf(60)

const phoneStart = z.object({
  token: z.string(),
  exists: z
    .boolean()
    .nullable()
    .describe(
      'True when the phone has an account; null after 20 replies to an address within an hour. The fourth request of an address within an hour requires a captcha, without which no code is sent',
    ),
  resendAt: z.string(),
})

export const accounts = calls({
  'GET /auth/logout': { summary: 'Ends the session', access: 'anyone', reply: ok, aliases: ['POST /auth/logout'] },
  'GET /auth/roles': { summary: 'Lists the roles of the caller', access: 'signedIn', reply: z.object({ roles: z.array(z.enum(roleNames)) }) },
  'GET /auth/session': { summary: 'Returns the signed-in user', access: 'signedIn', unfinished: ['secondStep'], reply: sessionUser },
  'POST /auth/signup': {
    summary: 'Creates an account and signs in; completes the account of a signed-in user with an unfinished one',
    access: 'anyone',
    limit: 'signUp',
    body: z.strictObject({
      phone: phone.optional(),
      phoneToken: token.optional(),
      email: email.optional(),
      /** Optional with another sign-in method: with a socialToken, or when the account has one. */
      password: password.optional(),
      first_name: personName,
      last_name: personName,
      father_name: z.union([z.literal(''), personName]).optional(),
      birthday: date,
      gender: z.enum(['male', 'female']).optional(),
      city_id: id.optional(),
      agreement: z.boolean(),
      personal_data_agreement: z.boolean(),
      captcha,
      socialToken: token.optional(),
      returnUrl: z.union([url, z.string().max(2048).startsWith('/')]).optional(),
    }),
    reply: sessionUser,
    refusals: [
      'tooYoung',
      'phoneTaken',
      'emailTaken',
      'captcha',
      'emailInvalid',
      'emailDomainBlocked',
      'invalidPhone',
      'phoneTokenInvalid',
      'phoneOrEmailRequired',
      'agreementRequired',
      'socialTokenInvalid',
      'socialTaken',
      'networkBound',
    ],
  },
  'POST /auth/login': {
    summary: 'Signs in with a password and exactly one of phone and email; requires a captcha after three failures of the account or of the address',
    access: 'anyone',
    limit: 'signIn',
    body: z.strictObject({ phone: phone.optional(), email: email.optional(), password: z.string().min(1).max(512), captcha }),
    reply: sessionUser,
    refusals: ['captcha', 'minor', 'blocked', 'wrongCredentials', 'phoneOrEmailRequired', 'tooManyRequests'],
  },
  'POST /auth/login-by-phone': {
    summary: 'Checks the code and signs in; requires a captcha after three wrong codes for the phone or from the address',
    access: 'anyone',
    limit: 'codeTries',
    body: z.strictObject({ phone, token, code, captcha }),
    reply: sessionUser,
    refusals: ['captcha', 'wrongCode', 'expiredCode', 'minor', 'blocked', 'phoneUnknown', 'tooManyRequests'],
  },
  'POST /auth/start-phone-confirm': {
    summary: 'Sends a code to a phone and returns whether it has an account; requires a captcha after misuse',
    access: 'anyone',
    limit: 'codes',
    query: z.object({ test: z.enum(['0', '1']).optional() }),
    body: z.strictObject({ phone, captcha, channel: z.enum(['sms', 'fcall']).optional() }),
    reply: phoneStart,
    refusals: ['captcha', 'resendBlocked', 'invalidPhone', 'sendFailed', 'tooManyRequests'],
  },
  'POST /auth/complete-phone-confirm': {
    summary: 'Proves a phone by the code and returns a one-time token; requires a captcha after three wrong codes for the phone or from the address',
    access: 'anyone',
    limit: 'codeTries',
    body: z.strictObject({ phone, code, token, captcha }),
    reply: z.object({ token: z.string() }),
    refusals: ['captcha', 'wrongCode', 'expiredCode', 'tooManyRequests'],
  },
  'POST /auth/pre-login-phone-confirm': {
    summary: 'Starts a sign-in by phone: sends the code and returns whether the phone has an account; requires a captcha after misuse',
    access: 'anyone',
    limit: 'codes',
    query: z.object({ test: z.enum(['0', '1']).optional() }),
    body: z.strictObject({ phone, captcha, channel: z.enum(['sms', 'fcall']).optional() }),
    reply: phoneStart.extend({ captchaRequired: z.boolean() }),
    refusals: ['captcha', 'resendBlocked', 'invalidPhone', 'sendFailed', 'tooManyRequests', 'minor', 'blocked'],
  },
  'POST /auth/login-phone-confirm': {
    summary: 'Exchanges a proven phone for a session',
    access: 'anyone',
    limit: 'codeTries',
    body: z.strictObject({ token, captcha }),
    reply: sessionUser,
    refusals: ['captcha', 'phoneNotConfirmed', 'minor', 'blocked', 'phoneUnknown'],
  },
  'POST /auth/check-email': {
    summary: 'Returns whether an account can be created with this email address; 20 replies an hour to a network address',
    access: 'anyone',
    limit: 'emailChecks',
    body: z.strictObject({ email: z.string().max(1000), captcha }),
    reply: z.object({ available: z.boolean() }),
    refusals: ['captcha', 'emailInvalid', 'emailTaken', 'emailDomainBlocked', 'tooManyRequests'],
  },
  'GET /captcha/challenge': {
    summary:
      'Returns a picture with digits and an ALTCHA proof of work for scripts; either is accepted. The work grows with the account checks of the address',
    access: 'anyone',
    limit: 'captcha',
    reply: z.object({
      captchaId: z.string(),
      image: z.string(),
      expiresIn: z.int(),
      altcha: z.record(z.string(), z.unknown()),
    }),
  },
  'POST /captcha/verify': {
    summary: 'Exchanges the digits of the picture, or a solved proof of work, for a one-time captcha token',
    access: 'anyone',
    limit: 'captcha',
    body: z.strictObject({ captchaId: z.string().max(2000), answer: z.string().max(4000) }),
    reply: z.object({ captcha: z.string() }),
    refusals: ['captcha'],
  },
  'GET /sms-service/status-balance': {
    summary: 'Returns the balances of the code channels; a channel at zero is not offered',
    access: 'anyone',
    // one gateway request a minute for all visitors
    shared: ['reference'],
    reply: z.object({ smsBalance: z.number(), fcallBalance: z.number() }),
  },
})
