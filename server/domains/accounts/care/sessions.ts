import type { Session } from '../../../../contract/accounts/care.ts'
import type { Ctx } from '../../../kernel/call.ts'
import { endSessions, removeBrowsers } from '../devices.ts'
import { deviceLabel } from './device-label.ts'
import { listSessions, removeSessionOf } from './store.ts'

export const sessionsOf = async ({ db, actor, now }: Ctx<'GET /user/sessions'>): Promise<{ _items: Session[] }> => {
  const rows = await listSessions(db, actor.id, now)
  const _items = rows.map((row) => ({
    id: row.id,
    device: deviceLabel(row.user_agent),
    way: row.way,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    current: row.id === actor.sessionId,
  }))
  return { _items }
}

/** Removes every trusted browser but the one in use, because a session does not reference its browser. */
export const endOneSession = async ({ db, actor, caller, params, refuse }: Ctx<'DELETE /user/sessions/:id'>) => {
  if (!(await removeSessionOf(db, actor.id, params.id))) throw refuse('notFound')
  caller.session.ended = params.id === actor.sessionId
  await removeBrowsers(db, actor.id, caller.device)
  return { ok: true as const }
}

export const endOtherSessions = async ({ db, actor, caller }: Ctx<'DELETE /user/sessions'>) => {
  await endSessions(db, actor.id, { exceptSessionId: actor.sessionId, exceptDevice: caller.device })
  return { ok: true as const }
}
