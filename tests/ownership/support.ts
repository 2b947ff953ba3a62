import type { Ownership, Stage } from '../kit/ownership/stage.ts'

/** A thread of the owner with one message. */
const thread = async ({ db, people, mark, now }: Stage) => {
  const values = { user_id: people.owner.id, locale: 'ru' as const, since: now }
  const { id } = await db.insertInto('support_threads').values(values).returning('id').executeTakeFirstOrThrow()
  const message = { thread_id: id, text: mark, from_staff: false, created_at: now }
  const { id: lastMessageId } = await db.insertInto('support_messages').values(message).returning('id').executeTakeFirstOrThrow()
  return { id, lastMessageId }
}

export const support: Ownership = {
  scenes: {
    'GET /support/messages': async (stage) => {
      await thread(stage)
      return { shows: stage.mark }
    },
    'POST /support/messages': async (stage) => ({ body: { text: 'Вопрос', fileIds: [await stage.upload(stage.people.owner, 'support')] } }),
    'POST /support/messages/received': async (stage) => {
      const { id, lastMessageId } = await thread(stage)
      await stage.db.updateTable('support_threads').set({ has_unread: true }).where('id', '=', id).execute()
      return { body: { messageId: lastMessageId } }
    },
    'GET /admin/support-messages': async (stage) => ({ query: { id: (await thread(stage)).id }, shows: stage.mark }),
    'GET /admin/support-messages/:id': async (stage) => ({ params: { id: (await thread(stage)).id }, shows: stage.mark }),
    'POST /admin/support-messages/:id/answer': async (stage) => {
      const { id, lastMessageId } = await thread(stage)
      return { params: { id }, body: { text: 'Ответ', lastMessageId } }
    },
    'POST /admin/support-messages/:id/state': async (stage) => {
      const { id, lastMessageId } = await thread(stage)
      return { params: { id }, body: { state: 'closed', lastMessageId } }
    },
  },
  unowned: {},
}
