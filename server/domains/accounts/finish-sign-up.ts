import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { userStatuses } from '../../../contract/limits.ts'
import { type Actor, actorOf } from '../../kernel/actor.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { passCaptcha } from './captcha.ts'
import { addPhone, phonesOf } from './credentials/phones-store.ts'
import { lockAccount, setEmail } from './credentials/store.ts'
import { hashPassword } from './passwords.ts'
import { proveEmail } from './prove-email.ts'
import { currentSession } from './session.ts'
import { bindSocial, consentsOf, passwordRequired, personOf, type SignUp, signUpFault, spendProofOf } from './sign-up-form.ts'
import { hasExternalAccount } from './social/store.ts'
import { addConsents, finishUser } from './store.ts'

/** Fills in the missing fields of an unfinished account (15); the user stays signed in (V226). */
export const finishSignUp = async (ctx: SignUp, actor: Actor, phone: string | null): Promise<SessionUser> => {
  await passCaptcha(ctx, { isNeeded: ctx.body.email !== undefined && ctx.body.email !== actor.email })
  const passwordHash = ctx.body.password ? await hashPassword(ctx.body.password, ctx.caller.addressKey) : null
  await ctx.db
    .transaction()
    .execute((tx) => fillIn(ctx, tx, { userId: actor.id, phone, passwordHash }))
    .catch((error) => {
      throw signUpFault(ctx, error)
    })
  const finished = ctx.caller.token && (await actorOf(ctx, ctx.caller.token, ctx.now))
  if (!finished) throw new Refusal('signInRequired')
  return currentSession({ ...ctx, actor: finished })
}

type Filling = { userId: number; phone: string | null; passwordHash: string | null }

const fillIn = async (ctx: SignUp, tx: Tx, { userId, phone, passwordHash }: Filling) => {
  const account = await lockAccount(tx, userId)
  if (account.status !== userStatuses.unfinished) return
  const hasPhone = await givePhone(ctx, tx, userId, phone)
  const email = ctx.body.email ?? account.email
  if (!hasPhone && email === null) throw ctx.refuse('phoneOrEmailRequired')
  const vouchedEmail = await bindSocial(ctx, tx, userId)
  const hash = passwordHash ?? account.password_hash
  if (hash === null && !(await hasExternalAccount(tx, userId))) throw passwordRequired()
  await finishUser(tx, userId, { ...personOf(ctx), password_hash: hash })
  await addConsents(tx, consentsOf(userId, ctx.now))
  if (email === null || (email === account.email && account.email_confirmed_at)) return
  await setEmail(tx, userId, { email, confirmedAt: null })
  await proveEmail(ctx, tx, { userId, email, vouchedEmail })
}

/** Adds the phone of the form unless the account has it. Returns true if the account now has a phone. */
const givePhone = async (ctx: SignUp, tx: Tx, userId: number, phone: string | null): Promise<boolean> => {
  const own = await phonesOf(tx, userId)
  if (phone === null || own.some((row) => row.phone === phone)) return own.length > 0
  await spendProofOf(ctx, tx, phone)
  await addPhone(tx, { user_id: userId, phone, is_primary: own.length === 0, confirmed_at: ctx.now })
  return true
}
