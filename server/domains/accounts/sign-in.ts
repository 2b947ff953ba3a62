import type { SessionUser } from '../../../contract/accounts.ts'
import { failuresBeforeCaptcha } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { passCaptcha } from './captcha.ts'
import { verifyPassword } from './passwords.ts'
import { provePhone } from './phone-code.ts'
import { normalPhone } from './phones.ts'
import { isEmail, obstacleToEnter } from './rules.ts'
import { startSession } from './session.ts'
import { type AccountRow, countFailure, findAccountByEmail, findAccountByPhone, forgetFailures, lockFailures, spendPhoneProof } from './store.ts'

const failuresBeforeLock = 10
/** Failures are forgotten after so long without another. */
const quietMinutes = 15

/** With a password. Only who knows it learns that the account is blocked. */
export const signIn = async (ctx: Ctx<'POST /auth/login'>): Promise<SessionUser> => {
  const login = loginOf(ctx)
  const keys = failureKeys(login.name, ctx.caller.ip)
  await countAttempt(ctx, keys)
  const account = await login.find()
  const isRight = await verifyPassword(ctx.body.password, account?.password_hash ?? null)
  if (!account || !isRight) throw ctx.refuse('wrongCredentials')
  await forgetFailures(ctx.db, [keys.login, keys.here])
  return enter(ctx, account)
}

/** With the code just sent. */
export const signInByCode = async (ctx: Ctx<'POST /auth/login-by-phone'>): Promise<SessionUser> => {
  const { phone } = await provePhone(ctx)
  const account = await findAccountByPhone(ctx.db, phone)
  if (!account) throw ctx.refuse('phoneUnknown')
  return enter(ctx, account)
}

/** With a proof of the phone; who turns out to have no account keeps it for registering. */
export const signInByProof = async (ctx: Ctx<'POST /auth/login-phone-confirm'>): Promise<SessionUser> => {
  const { body, db, now, refuse } = ctx
  await passCaptcha(ctx, { isNeeded: true })
  const account = await db.transaction().execute(async (tx) => {
    const proof = await spendPhoneProof(tx, hashToken(body.token), now)
    if (!proof) throw refuse('phoneNotConfirmed')
    const known = await findAccountByPhone(tx, proof.phone)
    if (!known) throw refuse('phoneUnknown')
    return known
  })
  return enter(ctx, account)
}

type Entering = { db: Db; caller: Caller; now: Date; refuse: (code: 'blocked' | 'minor') => Refusal }

const enter = (ctx: Entering, account: AccountRow): Promise<SessionUser> => {
  const obstacle = obstacleToEnter(account)
  if (obstacle) throw ctx.refuse(obstacle)
  return startSession(ctx, account.id)
}

const loginOf = ({ body, db, refuse }: Ctx<'POST /auth/login'>) => {
  const { phone: typed, email } = body
  if (email && !typed) return { name: email, find: async () => (isEmail(email) ? findAccountByEmail(db, email) : undefined) }
  if (!typed || email) throw refuse('phoneOrEmailRequired')
  const phone = normalPhone(typed)
  return { name: phone ?? typed, find: async () => (phone ? findAccountByPhone(db, phone) : undefined) }
}

type Keys = ReturnType<typeof failureKeys>

/** Failures are counted for a login everywhere and for it from here; the latter outlasts the owner's own success elsewhere. */
const failureKeys = (login: string, ip: string) => ({ login: hashToken(login), here: hashToken(`${ip} ${login}`) })

/**
 * Counts the attempt as failed before the password is looked at, so that parallel ones are no more than allowed; success
 * takes it back. What is refused here is not counted.
 */
const countAttempt = (ctx: Ctx<'POST /auth/login'>, keys: Keys) =>
  ctx.db.transaction().execute(async (tx) => {
    const since = new Date(ctx.now.getTime() - quietMinutes * 60_000)
    const failures = await lockFailures(tx, [keys.login, keys.here], { since, now: ctx.now })
    const everywhere = failures.find((row) => row.login_hash.equals(keys.login))
    if (everywhere && everywhere.failures >= failuresBeforeLock) throw locked(ctx, everywhere.last_failed_at, since)
    const isNeeded = failures.some((row) => row.failures >= failuresBeforeCaptcha)
    await passCaptcha({ ...ctx, db: tx }, { isNeeded })
    await countFailure(tx, [keys.login, keys.here], ctx.now)
  })

const locked = ({ refuse }: Ctx<'POST /auth/login'>, lastFailedAt: Date, since: Date) =>
  refuse('tooManyRequests', { retryAfterSeconds: Math.ceil((lastFailedAt.getTime() - since.getTime()) / 1000) })
