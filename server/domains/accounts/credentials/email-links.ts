import { resendSeconds } from '../../../../contract/limits.ts'
import type { Ctx } from '../../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../../kernel/db.ts'
import type { Announce } from '../../../kernel/facts.ts'
import type { Refusal, RefusalDetails } from '../../../kernel/refusal.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { openSession } from '../open-session.ts'
import { obstacleToEnter } from '../rules.ts'
import { currentSession } from '../session.ts'
import { linkRequested } from './facts.ts'
import { accountById, addLink, confirmEmail, type LinkKind, lastLink, lockAccount, removeLinks, setEmail, spendLink } from './store.ts'

/** Lifetime of a link in hours. */
export const linkHours: Record<LinkKind, number> = { confirm: 72, change: 24, restore: 1 }

const hourMs = 3_600_000

type NewLink = {
  kind: LinkKind
  userId: number
  email: string
  returnPath?: string | null
  /** False for the registration email: the user may request another one at once. */
  isResent?: boolean
}

/** Stores a link and queues its email in the same transaction. */
export const requestLink = async (
  ctx: { announce: Announce; now: Date },
  tx: Tx,
  { kind, userId, email, returnPath = null, isResent = true }: NewLink,
) => {
  const linkId = await addLink(tx, {
    kind,
    user_id: userId,
    email,
    return_path: returnPath,
    created_at: ctx.now,
    resend_at: new Date(ctx.now.getTime() + (isResent ? resendSeconds * 1000 : 0)),
    expires_at: new Date(ctx.now.getTime() + linkHours[kind] * hourMs),
  })
  await ctx.announce(tx, linkRequested, { linkId, userId, email })
}

/**
 * Confirms the address by an emailed link and signs in. The session of another account stays and the link is not used up, because the link
 * may be a stranger's.
 */
export const activate = async (ctx: Ctx<'POST /auth/activate'>) => {
  const { actor, refuse } = ctx
  const { account, returnPath } = await useLink(ctx, (userId) => {
    if (actor && actor.id !== userId) throw refuse('otherAccount')
  })
  const confirmed = { emailConfirmed: true as const, returnUrl: returnPath }
  return { ...(actor ? await currentSession({ ...ctx, actor }) : await openSession(ctx, account, 'link')), ...confirmed }
}

/** Confirms the address and leaves the session unchanged. */
export const confirmByLink = async (ctx: Ctx<'POST /auth/confirm-email'>) => {
  const { returnPath } = await useLink(ctx)
  return { emailConfirmed: true as const, returnUrl: returnPath }
}

type Using = Pick<Ctx<'POST /auth/confirm-email'>, 'db' | 'body' | 'now' | 'refuse'>

const useLink = ({ db, body, now, refuse }: Using, allow: (userId: number) => void = () => undefined) =>
  db
    .transaction()
    .execute(async (tx) => {
      const link = await spendLink(tx, hashToken(body.code), { kinds: ['confirm', 'change'], now })
      if (!link) throw refuse('activationLinkInvalid')
      allow(link.user_id)
      const known = await accountById(tx, link.user_id)
      const obstacle = obstacleToEnter(known)
      if (obstacle) throw refuse(obstacle)
      if (!(await takeEffect(tx, link, now))) throw refuse('activationLinkInvalid')
      return { account: known, returnPath: link.return_path }
    })
    .catch((error) => {
      throw brokenConstraint(error) === 'users_email_key' ? refuse('emailTaken') : error
    })

type Spent = { kind: LinkKind; user_id: number; email: string }

const takeEffect = async (tx: Tx, link: Spent, now: Date): Promise<boolean> => {
  if (link.kind === 'confirm') return confirmEmail(tx, link.user_id, { email: link.email, now })
  await setEmail(tx, link.user_id, { email: link.email, confirmedAt: now })
  await removeLinks(tx, link.user_id, ['confirm', 'change', 'restore'])
  return true
}

/** Sends the link again: to the given address, else to the one that awaits confirmation. */
export const sendConfirmEmail = (ctx: Ctx<'POST /auth/send-confirm-email'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, ctx.actor.id)
    const change = await lastLink(tx, account.id, { kinds: ['change'], now: ctx.now })
    const email = ctx.body?.email ?? change?.email ?? account.email
    if (!email || (email !== account.email && email !== change?.email)) throw ctx.refuse('emailInvalid')
    if (email === account.email && account.email_confirmed_at) throw ctx.refuse('emailAlreadyConfirmed')
    await allowLetter(ctx, tx, account.id)
    const earlier = await lastLink(tx, account.id, { kinds: ['confirm'], now: ctx.now })
    const kind = email === account.email ? 'confirm' : 'change'
    await requestLink(ctx, tx, { kind, userId: account.id, email, returnPath: earlier?.return_path })
    return { ok: true as const }
  })

type Deps = { now: Date; refuse: (code: 'letterBlocked', details: RefusalDetails) => Refusal }

/** Allows one email with a link a minute; the caller must have locked the account. */
export const allowLetter = async ({ now, refuse }: Deps, tx: Tx, userId: number) => {
  const last = await lastLink(tx, userId, { kinds: ['confirm', 'change'], now })
  const waitMs = (last?.resend_at.getTime() ?? 0) - now.getTime()
  if (waitMs > 0) throw refuse('letterBlocked', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
