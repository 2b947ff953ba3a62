import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'
import { addPause, countUnsent, estimateUnsent, listUnsent, removePause, requeueFailed } from './outbox-store.ts'

export const unsentMessages = async ({ db, actor, query }: Ctx<'GET /admin/outbox'>) => {
  const slice = sliceOf(query, actor)
  const [rows, total] = await Promise.all([
    listUnsent(db, query, slice),
    totalCount(slice, {
      countUpTo: (limit) => countUnsent(db, query, limit),
      estimate: () => plannedRows(estimateUnsent(db, query)),
    }),
  ])
  const items = rows.map(({ id, kind, channel, user_id, attempts, reason, created_at, not_before }) => ({
    id,
    kind,
    channel,
    state: query.state,
    userId: user_id,
    attempts,
    reason,
    createdAt: created_at.toISOString(),
    notBefore: not_before.toISOString(),
  }))
  return pageOf(items, total, query, slice)
}

export const resendMessage = ({ db, actor, params, now, refuse }: Ctx<'POST /admin/outbox/:id/resend'>) =>
  db.transaction().execute(async (tx) => {
    const [message] = await requeueFailed(tx, { by: { id: params.id }, now })
    if (!message) throw refuse('notFound')
    await audit(tx, { actor, action: 'resend', entity: 'outbox', entityId: message.id, before: null, after: { kind: message.kind }, now })
    return { ok: true as const }
  })

/** One record for all messages of the kind, under the id of the first. */
export const resendKind = ({ db, actor, body, now }: Ctx<'POST /admin/outbox/resend'>) =>
  db.transaction().execute(async (tx) => {
    const messages = await requeueFailed(tx, { by: { kind: body.kind }, now })
    const count = messages.length
    const entityId = Math.min(...messages.map(({ id }) => id))
    if (count > 0) await audit(tx, { actor, action: 'resend', entity: 'outbox', entityId, before: null, after: { kind: body.kind, count }, now })
    return { count }
  })

/** Repeating it changes nothing and is not recorded. */
export const pauseKind = ({ db, actor, body, now, messageKinds, refuse }: Ctx<'POST /admin/outbox/pause'>) =>
  db.transaction().execute(async (tx) => {
    const { kind, isPaused } = body
    if (!messageKinds.includes(kind)) throw refuse('notFound')
    const changed = await (isPaused ? addPause(tx, { kind, by: actor.id, now }) : removePause(tx, kind))
    const action = isPaused ? 'pause' : 'resume'
    if (changed) await audit(tx, { actor, action, entity: 'outbox-pauses', entityId: changed.id, before: null, after: { kind }, now })
    return { ok: true as const }
  })
