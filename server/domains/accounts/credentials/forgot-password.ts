import type { SessionUser } from '../../../../contract/accounts/sign-in.ts'
import type { Ctx } from '../../../kernel/call.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { passCaptcha } from '../captcha.ts'
import { openSession } from '../open-session.ts'
import { hashPassword } from '../passwords.ts'
import { normalPhone } from '../phones.ts'
import { isEmail, obstacleToEnter } from '../rules.ts'
import { type AccountRow, findAccountByPhone, spendPhoneProof } from '../store.ts'
import { replacePassword } from './change-password.ts'
import { passwordResetRequested } from './facts.ts'
import { returnAddress } from './return-address.ts'
import { accountById, confirmEmail, spendLink } from './store.ts'

/** Looks up no account: the reaction does that, so that the response time is the same for all addresses. */
export const forgotPassword = async (ctx: Ctx<'POST /auth/forgot-password'>) => {
  const { db, body, announce, refuse } = ctx
  if (!isEmail(body.email)) throw refuse('emailInvalid')
  await passCaptcha(ctx, { isNeeded: true })
  const returnPath = returnAddress(ctx, body.returnUrl)
  await db.transaction().execute((tx) => announce(tx, passwordResetRequested, { email: body.email, returnPath }))
  return { ok: true as const }
}

/** The link also confirms the address. */
export const restoreByLink = async (ctx: Ctx<'POST /auth/set-forgot-password'>): Promise<SessionUser> => {
  const { db, body, now, refuse } = ctx
  const passwordHash = await hashPassword(body.password, ctx.caller.addressKey)
  const account = await db.transaction().execute(async (tx) => {
    const link = await spendLink(tx, hashToken(body.token), { kinds: ['restore'], now })
    if (!link || !(await confirmEmail(tx, link.user_id, { email: link.email, now }))) throw refuse('restoreLinkInvalid')
    const known = await accountById(tx, link.user_id)
    refuseClosed(ctx, known)
    await replacePassword(ctx, tx, { userId: known.id, passwordHash })
    return known
  })
  return openSession(ctx, account, 'link')
}

/** Requires the proof from complete-phone-confirm. */
export const restoreByPhone = async (ctx: Ctx<'POST /auth/set-forgot-password-by-phone'>): Promise<SessionUser> => {
  const { db, body, now, refuse } = ctx
  const passwordHash = await hashPassword(body.password, ctx.caller.addressKey)
  const account = await db.transaction().execute(async (tx) => {
    const proof = await spendPhoneProof(tx, hashToken(body.token), now)
    if (!proof || proof.phone !== normalPhone(body.phone)) throw refuse('phoneProofInvalid')
    const known = await findAccountByPhone(tx, proof.phone)
    if (!known) throw refuse('phoneUnknown')
    refuseClosed(ctx, known)
    await replacePassword(ctx, tx, { userId: known.id, passwordHash })
    return known
  })
  return openSession(ctx, account, 'phone')
}

const refuseClosed = ({ refuse }: Ctx<'POST /auth/set-forgot-password'> | Ctx<'POST /auth/set-forgot-password-by-phone'>, account: AccountRow) => {
  const obstacle = obstacleToEnter(account)
  if (obstacle) throw refuse(obstacle)
}
