import type { Ctx } from '../../../kernel/call.ts'
import type { Tx } from '../../../kernel/db.ts'
import type { Announce } from '../../../kernel/facts.ts'
import { endSessions } from '../devices.ts'
import { hashPassword } from '../passwords.ts'
import { passwordChanged } from './facts.ts'
import { isPasswordRight } from './own-password.ts'
import { removeLinks, setPassword } from './store.ts'

/** Ends all sessions but the current one. */
export const changePassword = async (ctx: Ctx<'POST /auth/change-password'>) => {
  const { db, actor, body, refuse } = ctx
  if (!(await isPasswordRight(ctx, body.oldPassword))) throw refuse('wrongOldPassword')
  const passwordHash = await hashPassword(body.password, ctx.caller.addressKey)
  await db
    .transaction()
    .execute((tx) => replacePassword(ctx, tx, { userId: actor.id, passwordHash, exceptSessionId: actor.sessionId, exceptDevice: ctx.caller.device }))
  return { ok: true as const }
}

type Replacing = { userId: number; passwordHash: string; exceptSessionId?: number; exceptDevice?: string | null }

/** Ends the sessions, links and trusted browsers that a stranger may have with the old password. */
export const replacePassword = async ({ announce }: { announce: Announce }, tx: Tx, { userId, passwordHash, ...exceptions }: Replacing) => {
  await setPassword(tx, userId, passwordHash)
  await endSessions(tx, userId, exceptions)
  await removeLinks(tx, userId, ['change', 'restore'])
  await announce(tx, passwordChanged, { userId })
}
