import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { userStatuses } from '../../../contract/limits.ts'
import { passCaptcha } from './captcha.ts'
import { checkEmailForm } from './check-email.ts'
import { finishSignUp } from './finish-sign-up.ts'
import { hashPassword } from './passwords.ts'
import { proveEmail } from './prove-email.ts'
import { startSession } from './session.ts'
import { bindSocial, checkPerson, consentsOf, passwordRequired, personOf, phoneOf, type SignUp, signUpFault, spendProofOf } from './sign-up-form.ts'
import { addConsents, addPrimaryPhone, addUser } from './store.ts'

/** Creates an account with a proven phone, an email or both, and signs in. An unfinished account is completed instead. */
export const signUp = async (ctx: SignUp): Promise<SessionUser> => {
  const phone = phoneOf(ctx)
  checkPerson(ctx)
  if (ctx.body.email) await checkEmailForm(ctx, ctx.body.email)
  if (ctx.actor?.status === userStatuses.unfinished) return finishSignUp(ctx, ctx.actor, phone)
  checkSignInMethods(ctx, phone)
  await passCaptcha(ctx, { isNeeded: ctx.body.email !== undefined })
  const passwordHash = ctx.body.password ? await hashPassword(ctx.body.password, ctx.caller.addressKey) : null
  const userId = await createAccount(ctx, { phone, passwordHash })
  return startSession(ctx, userId, 'signUp')
}

const checkSignInMethods = ({ body, refuse }: SignUp, phone: string | null) => {
  if (phone === null && body.email === undefined) throw refuse('phoneOrEmailRequired')
  if (phone !== null && !body.phoneToken) throw refuse('phoneTokenInvalid')
  if (!body.password && !body.socialToken) throw passwordRequired()
}

type Ready = { phone: string | null; passwordHash: string | null }

/** One transaction, so that a refusal leaves the proof of the phone valid. */
const createAccount = (ctx: SignUp, { phone, passwordHash }: Ready): Promise<number> =>
  ctx.db
    .transaction()
    .execute(async (tx) => {
      if (phone !== null) await spendProofOf(ctx, tx, phone)
      const email = ctx.body.email ?? null
      const account = { email, password_hash: passwordHash, locale: ctx.caller.locale, created_at: ctx.now }
      const userId = await addUser(tx, { ...personOf(ctx), ...account })
      if (phone !== null) await addPrimaryPhone(tx, userId, phone, ctx.now)
      const vouchedEmail = await bindSocial(ctx, tx, userId)
      await addConsents(tx, consentsOf(userId, ctx.now))
      if (email !== null) await proveEmail(ctx, tx, { userId, email, vouchedEmail })
      return userId
    })
    .catch((error) => {
      throw signUpFault(ctx, error)
    })
