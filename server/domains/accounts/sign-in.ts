import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import type { Ctx } from '../../kernel/call.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { passCaptcha } from './captcha.ts'
import { isTrustedBrowser } from './devices.ts'
import { countGuess } from './guesses.ts'
import { openSession } from './open-session.ts'
import { verifyPassword } from './passwords.ts'
import { normalPhone } from './phones.ts'
import { provePhone } from './prove-phone.ts'
import { isEmail } from './rules.ts'
import { type AccountRow, confirmPhone, findAccountByEmail, findAccountByPhone, spendPhoneProof } from './store.ts'

/** Signs in with a password. Only the right password reveals that the account is blocked. */
export const signIn = async (ctx: Ctx<'POST /auth/login'>): Promise<SessionUser> => {
  const { body, caller, db } = ctx
  const login = loginOf(ctx)
  const account = await login.find()
  const isTrusted = await isTrustedBrowser({ db, caller, userId: account?.id })
  const guess = await countGuess(ctx, { secret: passwordOf(account, login.name), userId: account?.id ?? null, isTrusted })
  const isRight = await verifyPassword(body.password, account?.password_hash ?? null, caller.addressKey)
  if (!account || !isRight) throw ctx.refuse('wrongCredentials')
  await guess.wasRight()
  return openSession(ctx, account)
}

/** Signs in with the code. A phone without an account gets the proof, which registration accepts. */
export const signInByCode = async (ctx: Ctx<'POST /auth/login-by-phone'>): Promise<SessionUser> => {
  const { phone, proof } = await provePhone(ctx)
  const account = await findAccountByPhone(ctx.db, phone)
  if (!account) throw ctx.refuse('phoneUnknown', { phoneToken: proof })
  await confirmPhone(ctx.db, phone, ctx.now)
  return openSession(ctx, account, 'phone')
}

/** Signs in with a proof of the phone. Without an account the proof stays valid for registration. */
export const signInByProof = async (ctx: Ctx<'POST /auth/login-phone-confirm'>): Promise<SessionUser> => {
  const { body, db, now, refuse } = ctx
  await passCaptcha(ctx, { isNeeded: true })
  const account = await db.transaction().execute(async (tx) => {
    const proof = await spendPhoneProof(tx, hashToken(body.token), now)
    if (!proof) throw refuse('phoneNotConfirmed')
    const known = await findAccountByPhone(tx, proof.phone)
    if (!known) throw refuse('phoneUnknown')
    await confirmPhone(tx, proof.phone, now)
    return known
  })
  return openSession(ctx, account, 'phone')
}

const loginOf = ({ body, db, refuse }: Ctx<'POST /auth/login'>) => {
  const { phone: typed, email } = body
  if (email && !typed) return { name: email, find: async () => (isEmail(email) ? findAccountByEmail(db, email) : undefined) }
  if (!typed || email) throw refuse('phoneOrEmailRequired')
  const phone = normalPhone(typed)
  return { name: phone ?? typed, find: async () => (phone ? findAccountByPhone(db, phone) : undefined) }
}

/** All logins of an account share one counter; each login without an account has its own. */
const passwordOf = (account: AccountRow | undefined, login: string) => (account ? `password ${account.id}` : `password of ${login}`)
