import type { Ownership } from '../kit/ownership/stage.ts'

export const notifications: Ownership = {
  scenes: {
    'POST /user/notifications/received': async ({ db, people }) => {
      const { id } = await db.insertInto('notifications').values({ type: 1, data: '{}' }).returning('id').executeTakeFirstOrThrow()
      const delivery = { notification_id: id, user_id: people.owner.id }
      const recipient = await db.insertInto('notification_recipients').values(delivery).returning('id').executeTakeFirstOrThrow()
      return { body: { ids: [recipient.id] } }
    },
  },
  unowned: {},
}
