import type { Ctx } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { presentMessage } from './present.ts'
import { markRead, messagesOf, threadOf } from './store.ts'

export const ownMessages = async ({ actor, db, query }: Ctx<'GET /support/messages'>) => {
  const slice = sliceOf(query, actor)
  const thread = await threadOf(db, actor.id)
  const { rows, total } = thread ? await messagesOf(db, thread.id, slice) : { rows: [], total: 0 }
  return pageOf(rows.map(presentMessage), total, query, slice)
}

export const receiveAnswers = async ({ actor, body, db }: Ctx<'POST /support/messages/received'>) => {
  await db.transaction().execute((tx) => markRead(tx, actor.id, body.messageId))
  return { ok: true as const }
}
