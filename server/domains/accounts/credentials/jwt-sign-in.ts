import { createPublicKey } from 'node:crypto'
import type { JWTPayload, JWTVerifyOptions } from 'jose'
import { z } from 'zod'
import { personName } from '../../../../contract/accounts/sign-in.ts'
import { userStatuses } from '../../../../contract/limits.ts'
import type { Ctx } from '../../../kernel/call.ts'
import type { Tx } from '../../../kernel/db.ts'
import type { Partner } from '../../../kernel/identity-config.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { unstorablePaths } from '../../../kernel/storable.ts'
import { openSession } from '../open-session.ts'
import { addUser } from '../store.ts'
import { accountOfPartner, findVouchedAccount, linkPartner, lockPartner } from './partners-store.ts'
import { accountById, spendToken } from './store.ts'

const longestMinutes = 10

/** User claims signed by a partner: RFC 7519 and OpenID Connect names. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  jti: z.string().min(8).max(255),
  exp: z.number(),
  iat: z.number(),
  given_name: personName.catch(''),
  family_name: personName.catch(''),
  email: z.string().trim().toLowerCase().max(320).optional().catch(undefined),
  email_verified: z.boolean().catch(false),
})
type Claims = z.output<typeof claims>

/** Exchanges a link signed by a partner for a session, once (V569). */
export const signInByJwt = async (ctx: Ctx<'GET /auth/jwt-login'>) => {
  const { db, query, refuse } = ctx
  const proven = await verify(ctx, query.jwt)
  if (!proven) throw refuse('jwtInvalid')
  const { partner, claimed } = proven
  if (!(await spendToken(db, hashToken(`${partner.issuer} ${claimed.jti}`), new Date(claimed.exp * 1000)))) throw refuse('jwtInvalid')
  const userId = await db.transaction().execute((tx) => accountFor(ctx, tx, partner, claimed))
  return openSession(ctx, await accountById(db, userId), 'link')
}

type Verifying = Pick<Ctx<'GET /auth/jwt-login'>, 'config' | 'siteUrl' | 'now'>

/** Returns null unless a partner signed the token for this site, with a short lifetime that has not expired. */
const verify = async ({ config, siteUrl, now }: Verifying, jwt: string): Promise<{ partner: Partner; claimed: Claims } | null> => {
  const issuedBy = await issuerOf(jwt)
  const partner = config.PARTNERS.find(({ issuer }) => issuer === issuedBy)
  if (!partner) return null
  const checks = { issuer: partner.issuer, audience: siteUrl, currentDate: now, maxTokenAge: longestMinutes * 60 }
  const payload = await payloadOf(jwt, partner, checks)
  if (unstorablePaths(payload).length > 0) return null
  const claimed = payload && claims.safeParse(payload)
  if (!claimed?.success || claimed.data.exp - claimed.data.iat > longestMinutes * 60) return null
  return { partner, claimed: claimed.data }
}

const issuerOf = async (jwt: string): Promise<string | undefined> => {
  const { decodeJwt } = await import('jose')
  try {
    return decodeJwt(jwt).iss
  } catch {
    return undefined
  }
}

const publicAlgorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** The kind of key determines the allowed algorithms, never the token. */
const payloadOf = async (jwt: string, { publicKey, jwks, secret }: Partner, checks: JWTVerifyOptions): Promise<JWTPayload | null> => {
  const { createLocalJWKSet, jwtVerify } = await import('jose')
  try {
    if (secret) return (await jwtVerify(jwt, Buffer.from(secret), { ...checks, algorithms: ['HS256'] })).payload
    if (publicKey) return (await jwtVerify(jwt, createPublicKey(publicKey), { ...checks, algorithms: publicAlgorithms })).payload
    // jose validates each key and skips those it does not support
    return (await jwtVerify(jwt, createLocalJWKSet({ keys: jwks?.keys as never }), { ...checks, algorithms: publicAlgorithms })).payload
  } catch {
    return null
  }
}

/** The linked account, else one the partner may vouch for, else a new unfinished account (A100). */
const accountFor = async ({ caller, now }: Ctx<'GET /auth/jwt-login'>, tx: Tx, partner: Partner, claimed: Claims): Promise<number> => {
  await lockPartner(tx, partner.name, claimed.sub)
  const known = await accountOfPartner(tx, partner.name, claimed.sub)
  if (known !== null) return known
  const vouched = partner.vouchesEmail && claimed.email_verified && claimed.email ? await findVouchedAccount(tx, claimed.email) : null
  const userId = vouched ?? (await addUser(tx, unfinished(claimed, caller.locale, now)))
  await linkPartner(tx, { partner: partner.name, subject: claimed.sub, userId })
  return userId
}

const unfinished = ({ given_name, family_name }: Claims, locale: 'ru' | 'en' | 'kz', now: Date) => ({
  first_name: given_name,
  last_name: family_name,
  locale,
  status: userStatuses.unfinished,
  created_at: now,
})
