import { notificationTypes } from '../../../contract/limits.ts'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'
import { notify } from '../notifications/notify.ts'
import { findThread } from './desk.ts'
import { supportAnswerKind } from './messages.ts'
import { staffOf } from './present.ts'
import { addMessage, latestMessage, lockThread, setState } from './store.ts'

type Answering = Ctx<'POST /admin/support-messages/:id/answer'>
type Changing = Ctx<'POST /admin/support-messages/:id/state'>

/** Guarantee: of two staff members who answer the same message only the first succeeds. */
export const answerThread = async (ctx: Answering) => {
  const { actor, body, db, now, params } = ctx
  await db.transaction().execute(async (tx) => {
    const thread = await lockUnchanged(ctx, tx)
    const message = await addMessage(tx, { threadId: params.id, text: body.text, staffId: actor.id, now })
    const state = body.closes ? 'closed' : 'answered'
    await setState(tx, params.id, { state, now, isAnswer: true })
    await tellAuthor(ctx, tx, { thread, messageId: message.id })
    await record(ctx, tx, thread, state)
  })
  return shown(ctx)
}

/** Harmless if the thread is in this state already. */
export const changeState = async (ctx: Changing) => {
  const { body, db, now, params } = ctx
  await db.transaction().execute(async (tx) => {
    const thread = await lockUnchanged(ctx, tx)
    if (thread.state === body.state) return
    await setState(tx, params.id, { state: body.state, now })
    await record(ctx, tx, thread, body.state)
  })
  return shown(ctx)
}

type Thread = NonNullable<Awaited<ReturnType<typeof lockThread>>>

/** The thread as the staff member has seen it, locked. */
const lockUnchanged = async ({ body, params, refuse }: Answering | Changing, tx: Tx): Promise<Thread> => {
  const thread = await lockThread(tx, params.id)
  const latest = thread && (await latestMessage(tx, params.id))
  if (!latest) throw refuse('notFound')
  if (latest.id === body.lastMessageId) return thread
  if (!latest.from_staff) throw refuse('supportContinued')
  const answer = { decision: 'answered', by: staffOf(latest), at: latest.created_at.toISOString(), reason: null, comment: null }
  throw refuse('supportAnswered', { decided: answer })
}

/** A notification for a user, whose email quotes the answer; an email for a visitor. */
const tellAuthor = async (ctx: Answering, tx: Tx, { thread, messageId }: { thread: Thread; messageId: number }) => {
  if (thread.email !== null) {
    const subject = `support-message/${messageId}`
    const to = { address: thread.email, locale: thread.locale }
    await queueMessages(tx, [{ kind: supportAnswerKind, subject, to, payload: { messageId } }], ctx.now)
    return
  }
  if (thread.user_id === null) return
  const data = { kind: 'supportAnswered' as const, linkHref: '/support#messages', supportMessageId: messageId }
  await notify(ctx, tx, { to: [thread.user_id], type: notificationTypes.system, data, key: `support-answer/${messageId}` })
}

/** The record has no text, because the thread itself stays. */
const record = ({ actor, now, params }: Answering | Changing, tx: Tx, thread: Thread, state: string) =>
  audit(tx, {
    actor,
    action: state,
    entity: 'support-messages',
    entityId: params.id,
    personId: thread.user_id,
    before: { state: thread.state },
    after: { state },
    now,
  })

const shown = async ({ db, params, refuse }: Answering | Changing) => {
  const thread = await findThread(db, params.id)
  if (!thread) throw refuse('notFound')
  return thread
}
