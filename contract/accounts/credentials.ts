import { z } from 'zod'
import { calls } from '../kit.ts'
import { date, flag, id, itemsOf, ok } from '../shapes.ts'
import { captcha, email, password, phone, sessionUser, token } from './sign-in.ts'

/** Credentials: email links, passwords, phones, social networks, partner sites. */

export const ownPhone = z.object({ id, phone: z.string(), primary: z.boolean(), confirmed: z.boolean() })

const network = z.string().min(1).max(40)
/** The address of this site, without a query, that the network redirects back to. */
const redirectUri = z.string().max(2048).optional()
const networkReply = {
  /** The authorization code of the network; for Telegram its tgAuthResult. */
  code: z.string().min(1).max(4000),
  state: z.string().min(1).max(1000).optional(),
  /** VK ID sends it together with the code. */
  deviceId: z.string().max(500).optional(),
  /** The issuer, if the network sends it together with the code (RFC 9207). */
  iss: z.string().max(500).optional(),
}
const telegram = z
  .record(z.string().max(40), z.union([z.string().max(2000), z.number()]))
  .refine((fields) => Object.keys(fields).length <= 20)
  .optional()

const networkProfile = z.object({ city: z.string().nullable(), birthday: date.nullable(), photo: z.string().nullable() })

const externalAccount = z.object({
  /** Null for a network that is not connected. */
  id: id.nullable(),
  network: z.string(),
  title: z.string(),
  externalId: z.string().nullable(),
  name: z.string().nullable(),
  photo: z.string().nullable(),
  url: z.string().nullable(),
  /** Data that merge-profile-data can copy into the profile. */
  profile: networkProfile,
  visible: z.boolean(),
  connected: z.boolean(),
})
export type ExternalAccount = z.output<typeof externalAccount>

const socialProfile = networkProfile.extend({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
})

export const credentials = calls({
  'POST /auth/activate': {
    summary:
      'Confirms an email address by an emailed link and signs in. A session of the same account is reused; a session of another account is never replaced',
    access: 'anyone',
    unfinished: ['secondStep'],
    limit: 'links',
    body: z.strictObject({ code: token }),
    reply: sessionUser.extend({ emailConfirmed: z.literal(true), returnUrl: z.string().nullable() }),
    refusals: ['activationLinkInvalid', 'emailTaken', 'minor', 'blocked', 'otherAccount'],
  },
  'POST /auth/confirm-email': {
    summary: 'Confirms an email address by an emailed link; the session does not change',
    access: 'anyone',
    limit: 'links',
    body: z.strictObject({ code: token }),
    reply: z.object({ emailConfirmed: z.literal(true), returnUrl: z.string().nullable() }),
    refusals: ['activationLinkInvalid', 'emailTaken', 'minor', 'blocked'],
  },
  'POST /auth/send-confirm-email': {
    summary: 'Sends the confirmation email again',
    access: 'signedIn',
    limit: 'letters',
    body: z.strictObject({ email: email.optional() }).optional(),
    reply: ok,
    refusals: ['letterBlocked', 'emailInvalid', 'emailAlreadyConfirmed'],
  },
  'POST /auth/change-email': {
    summary:
      'Requests a change of the email address, effective once the emailed link is opened. A captcha is required before the reply reveals a taken address',
    access: 'signedIn',
    limit: 'letters',
    body: z.strictObject({ email, password: z.string().max(512).optional(), captcha }),
    reply: z.object({ emailPending: z.string() }),
    refusals: [
      'captcha',
      'emailTaken',
      'emailInvalid',
      'emailDomainBlocked',
      'emailAlreadyConfirmed',
      'wrongPassword',
      'letterBlocked',
      'tooManyRequests',
    ],
  },
  'POST /auth/forgot-password': {
    summary:
      'Sends a password reset link if the account exists; the reply is the same if not. The link carries a returnUrl of this site or of a registered partner',
    access: 'anyone',
    limit: 'letters',
    body: z.strictObject({ email, captcha, returnUrl: z.string().max(2048).optional() }),
    reply: ok,
    refusals: ['captcha', 'emailInvalid'],
  },
  'POST /auth/set-forgot-password': {
    summary: 'Sets a new password by an emailed link, ends all sessions and signs in',
    access: 'anyone',
    limit: 'links',
    body: z.strictObject({ token, password }),
    reply: sessionUser,
    refusals: ['restoreLinkInvalid', 'minor', 'blocked'],
  },
  'POST /auth/set-forgot-password-by-phone': {
    summary: 'Sets a new password by a proven phone, ends all sessions and signs in',
    access: 'anyone',
    limit: 'codeTries',
    body: z.strictObject({ phone, token, password }),
    reply: sessionUser,
    refusals: ['phoneProofInvalid', 'phoneUnknown', 'minor', 'blocked'],
  },
  'POST /auth/change-password': {
    summary: 'Changes the password and ends all other sessions',
    access: 'signedIn',
    limit: 'links',
    body: z.strictObject({ oldPassword: z.string().max(512).optional(), password }),
    reply: ok,
    refusals: ['wrongOldPassword', 'tooManyRequests'],
  },
  'GET /owner/phones': { summary: 'Lists the phones of the caller, the primary one first', access: 'signedIn', reply: itemsOf(ownPhone) },
  'POST /owner/phones': {
    summary: 'Adds a phone proven by a code',
    access: 'signedIn',
    limit: 'codeTries',
    body: z.strictObject({ phone, token }),
    reply: ownPhone,
    refusals: ['invalidPhone', 'phoneProofInvalid', 'phoneTaken', 'tooManyPhones'],
  },
  'POST /owner/phones/:id/mark-primary': {
    summary: 'Makes a phone the primary one',
    access: 'signedIn',
    reply: itemsOf(ownPhone),
    refusals: ['notFound'],
  },
  'PUT /owner/phones/:id': {
    summary: 'Replaces a phone with another one proven by a code',
    access: 'signedIn',
    limit: 'codeTries',
    body: z.strictObject({ phone, token }),
    reply: ownPhone,
    refusals: ['notFound', 'invalidPhone', 'phoneProofInvalid', 'phoneTaken'],
  },
  'DELETE /owner/phones/:id': { summary: 'Removes a phone', access: 'signedIn', reply: ok, refusals: ['notFound', 'primaryPhone'] },

  'GET /auth/social-url-list': {
    summary: 'Lists the networks for signing in with their addresses; the given state returns after the last dot of the state',
    access: 'anyone',
    limit: 'social',
    query: z.object({ redirectUri, state: z.string().max(400).optional() }),
    reply: itemsOf(z.object({ network: z.string(), title: z.string(), url: z.string(), hidden: z.literal(false) })),
    refusals: ['redirectForeign'],
  },
  'GET /auth/social-redirect-url/telegram': {
    summary: 'Returns the address for signing in with Telegram',
    access: 'anyone',
    limit: 'social',
    query: z.object({ redirectUri }),
    reply: z.object({ url: z.string() }),
    refusals: ['redirectForeign', 'networkUnknown'],
  },
  'POST /auth/social': {
    summary: 'Signs in with the reply of a network; an unknown user gets a token and a profile for signing up',
    access: 'anyone',
    limit: 'social',
    body: z.strictObject({ network, ...networkReply, code: networkReply.code.optional(), telegram, redirectUri }),
    reply: z.object({
      session: sessionUser.nullable(),
      needRegistration: z.boolean(),
      socialToken: z.string().nullable(),
      profile: socialProfile.nullable(),
    }),
    refusals: ['networkUnknown', 'redirectForeign', 'socialFailed', 'minor', 'blocked'],
  },
  'GET /auth/social-bind': {
    summary: 'Connects a network profile to the account of the caller',
    access: 'signedIn',
    acts: true,
    limit: 'social',
    query: z.object({ network, ...networkReply }),
    reply: externalAccount,
    refusals: ['networkUnknown', 'socialFailed', 'socialTaken', 'networkBound'],
  },
  'GET /owner/external-accounts': { summary: 'Lists the networks, connected or not', access: 'signedIn', reply: itemsOf(externalAccount) },
  'GET /owner/external-accounts/connected': { summary: 'Lists the connected networks', access: 'signedIn', reply: itemsOf(externalAccount) },
  'POST /owner/external-accounts/:id/visibility': {
    summary: 'Shows or hides a network on the public profile',
    access: 'signedIn',
    body: z.strictObject({ visible: flag }),
    reply: externalAccount,
    refusals: ['notFound'],
  },
  'POST /owner/external-accounts/:id/merge-profile-data': {
    summary: 'Copies the chosen data of the network into the profile',
    access: 'signedIn',
    limit: 'social',
    body: z.strictObject({ city: z.boolean(), birthday: z.boolean(), photo: z.boolean() }),
    reply: z.object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      birthday: date.nullable(),
      city_id: id.nullable(),
      photo: z.string().nullable(),
    }),
    refusals: ['notFound', 'nothingToMerge', 'birthdayFixed'],
  },
  'DELETE /owner/external-accounts/:id': {
    summary: 'Disconnects a network, unless it is the last way to sign in',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'lastWayIn'],
  },

  'GET /auth/jwt-login': {
    summary: 'Exchanges a link signed by a partner for a session, once',
    access: 'anyone',
    acts: true,
    limit: 'links',
    query: z.object({ jwt: z.string().min(1).max(8000) }),
    reply: sessionUser,
    refusals: ['jwtInvalid', 'minor', 'blocked'],
  },
})
