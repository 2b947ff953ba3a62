import type { Ownership } from '../kit/ownership/stage.ts'

export const platform: Ownership = {
  scenes: {
    'POST /admin/outbox/resend': async ({ db, people, now }) => {
      const times = { not_before: now, created_at: now, settled_at: now }
      const message = { kind: 'accounts.link', subject: 'link/1', channel: 'email' as const, user_id: people.owner.id, state: 'failed' as const }
      const row = db.insertInto('outbox').values({ ...message, ...times })
      const { id } = await row.returning('id').executeTakeFirstOrThrow()
      return { body: { messageIds: [id] } }
    },
  },
  unowned: {},
}
