import type { SessionUser } from '../../../contract/accounts.ts'
import { failuresBeforeCaptcha } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { countAttempt } from './attempts.ts'
import { passCaptcha } from './captcha.ts'
import { enter } from './enter.ts'
import { verifyPassword } from './passwords.ts'
import { provePhone } from './phone-code.ts'
import { normalPhone } from './phones.ts'
import { isEmail } from './rules.ts'
import { findAccountByEmail, findAccountByPhone, forgetFailures, spendPhoneProof } from './store.ts'

/** With a password. Only who knows it learns that the account is blocked. */
export const signIn = async (ctx: Ctx<'POST /auth/login'>): Promise<SessionUser> => {
  const login = loginOf(ctx)
  const keys = failureKeys(login.name, ctx.caller.addressKey)
  await countAttempt(ctx, {
    lockedBy: keys.login,
    others: [keys.here],
    allow: (tx, failures) => passCaptcha({ ...ctx, db: tx }, { isNeeded: failures >= failuresBeforeCaptcha }),
  })
  const account = await login.find()
  const isRight = await verifyPassword(ctx.body.password, account?.password_hash ?? null)
  if (!account || !isRight) throw ctx.refuse('wrongCredentials')
  await forgetFailures(ctx.db, [keys.login, keys.here])
  return enter(ctx, account)
}

/** With the code just sent. Who has no account is given the proof of his phone, to register with. */
export const signInByCode = async (ctx: Ctx<'POST /auth/login-by-phone'>): Promise<SessionUser> => {
  const { phone, proof } = await provePhone(ctx)
  const account = await findAccountByPhone(ctx.db, phone)
  if (!account) throw ctx.refuse('phoneUnknown', { phoneToken: proof })
  return enter(ctx, account, 'phone')
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
  return enter(ctx, account, 'phone')
}

const loginOf = ({ body, db, refuse }: Ctx<'POST /auth/login'>) => {
  const { phone: typed, email } = body
  if (email && !typed) return { name: email, find: async () => (isEmail(email) ? findAccountByEmail(db, email) : undefined) }
  if (!typed || email) throw refuse('phoneOrEmailRequired')
  const phone = normalPhone(typed)
  return { name: phone ?? typed, find: async () => (phone ? findAccountByPhone(db, phone) : undefined) }
}

/** Failures are counted for a login everywhere and for it from here; the latter outlasts the owner's own success elsewhere. */
const failureKeys = (login: string, address: string) => ({ login: hashToken(login), here: hashToken(`${address} ${login}`) })
