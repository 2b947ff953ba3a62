import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'
import { addPause, countMessages, countsByKind, listMessages, messageIdsIn, recipientOf, removePause, requeueFailed } from './outbox-store.ts'

export const outboxMessages = async ({ db, actor, query }: Ctx<'GET /admin/outbox'>) => {
  const slice = sliceOf(query, actor)
  const filters = { state: query.state, kind: query.kind, recipient: query.recipient ? await recipientOf(db, query.recipient) : undefined }
  const [rows, total] = await Promise.all([
    listMessages(db, filters, slice),
    totalCount(slice, {
      countUpTo: (limit) => countMessages(db, filters, limit),
      estimate: () => plannedRows(messageIdsIn(db, filters)),
    }),
  ])
  const items = rows.map(({ id, kind, channel, user_id, recipient, attempts, reason, created_at, not_before, settled_at }) => ({
    id,
    kind,
    channel,
    state: query.state,
    userId: user_id,
    recipient,
    attempts,
    reason,
    createdAt: created_at.toISOString(),
    notBefore: not_before.toISOString(),
    settledAt: settled_at?.toISOString() ?? null,
  }))
  return pageOf(items, total, query, slice)
}

const dayMs = 86_400_000

/** Every kind of the product, also one without messages, because it may be paused. */
export const messageKindCounts = async ({ db, messageKinds, now }: Ctx<'GET /admin/outbox/kinds'>) => {
  const counts = await countsByKind(db, new Date(now.getTime() - dayMs))
  const none = { queued: 0, sending: 0, failed: 0, sentLastDay: 0, isPaused: false }
  const kinds = [...new Set([...messageKinds, ...counts.map(({ kind }) => kind)])]
  return { _items: kinds.map((kind) => counts.find((one) => one.kind === kind) ?? { kind, ...none }) }
}

/** One record for each message, because each has its own recipient. */
export const resendMessages = ({ db, actor, body, now }: Ctx<'POST /admin/outbox/resend'>) =>
  db.transaction().execute(async (tx) => {
    const messages = await requeueFailed(tx, { by: { ids: body.messageIds }, now })
    for (const { id, kind } of messages)
      await audit(tx, { actor, action: 'resend', entity: 'outbox', entityId: id, before: null, after: { kind }, now })
    return { count: messages.length }
  })

/** One record for all messages of the kind, under the id of the first. */
export const resendKind = ({ db, actor, body, now }: Ctx<'POST /admin/outbox/resend-kind'>) =>
  db.transaction().execute(async (tx) => {
    const messages = await requeueFailed(tx, { by: { kind: body.kind }, now })
    const count = messages.length
    const entityId = messages.reduce((least, { id }) => Math.min(least, id), Number.MAX_SAFE_INTEGER)
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
