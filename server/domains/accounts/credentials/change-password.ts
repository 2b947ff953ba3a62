import type { Ctx } from '../../../kernel/call.ts'
import type { Tx } from '../../../kernel/db.ts'
import type { Announce } from '../../../kernel/facts.ts'
import { endSessions } from '../devices.ts'
import { hashPassword } from '../passwords.ts'
import { passwordChanged } from './facts.ts'
import { knowsPassword } from './own-password.ts'
import { removeLinks, setPassword } from './store.ts'

/** Only the device in the person's hands stays signed in. */
export const changePassword = async (ctx: Ctx<'POST /auth/change-password'>) => {
  const { db, actor, body, refuse } = ctx
  if (!(await knowsPassword(ctx, body.oldPassword))) throw refuse('wrongOldPassword')
  const passwordHash = await hashPassword(body.password)
  await db.transaction().execute((tx) => replacePassword(ctx, tx, { userId: actor.id, passwordHash, exceptSessionId: actor.sessionId }))
  return { ok: true as const }
}

type Replacing = { userId: number; passwordHash: string; exceptSessionId?: number }

/** Ends the sessions and the links that the old password may have let a stranger have. */
export const replacePassword = async ({ announce }: { announce: Announce }, tx: Tx, { userId, passwordHash, exceptSessionId }: Replacing) => {
  await setPassword(tx, userId, passwordHash)
  await endSessions(tx, userId, { exceptSessionId })
  await removeLinks(tx, userId, ['change', 'restore'])
  await announce(tx, passwordChanged, { userId })
}
