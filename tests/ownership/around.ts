import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { ownedEvent } from './events.ts'

type Wanted = Parameters<typeof ownedEvent>[1]

const hidden = (body: object) => {
  const about = (wanted: Wanted) => async (stage: Stage) => ({ params: { id: (await ownedEvent(stage, wanted)).id }, body })
  return { public: about({}), draft: about({ status: 'draft' }), 'in moderation': about({ moderation: 'wait' }) }
}
const claim = { reason: 'spam' }
const claimed = (wanted: Wanted) => async (stage: Stage) => ({ params: { eventId: (await ownedEvent(stage, wanted)).id }, body: claim })

/** A finished event with the participant on its list, and no feedback yet. */
const finished = async (stage: Stage) => {
  const { db, people, now } = stage
  const { id } = await ownedEvent(stage, { start: new Date(now.getTime() - 86_400_000) })
  const entry = {
    event_id: id,
    user_id: people.participant.id,
    state: 'approved' as const,
    queue_number: 1,
    format: 'offline' as const,
    created_at: now,
  }
  await db.updateTable('events').set({ need_feedback: true }).where('id', '=', id).execute()
  await db.insertInto('event_participants').values(entry).execute()
  return id
}

export const around: Ownership = {
  scenes: {
    'POST /events/:id/contacts/organizer': hidden({ text: 'Где вход?', email: 'asker@people.test' }),
    'POST /events/:id/contacts/media': async (stage) => {
      const { id } = await ownedEvent(stage)
      await stage.db.updateTable('events').set({ media_accreditation: true }).where('id', '=', id).execute()
      return { params: { id }, body: { mediaName: 'Вестник', name: 'Вера Ли', email: 'press@people.test' } }
    },
    'POST /events/:eventId/claims': { public: claimed({}), draft: claimed({ status: 'draft' }), 'in moderation': claimed({ moderation: 'wait' }) },
    'GET /events/:id/feedback': async (stage) => {
      const { db, people, mark, now } = stage
      const id = await finished(stage)
      await db.insertInto('event_feedback').values({ event_id: id, user_id: people.participant.id, rating: 5, text: mark, created_at: now }).execute()
      return { params: { id }, shows: mark }
    },
    'POST /events/:id/feedback': async (stage) => ({ params: { id: await finished(stage) }, body: { rating: 4 } }),
    'POST /admin/claims/:id/decision': async (stage) => {
      const { id: event_id } = await ownedEvent(stage)
      const values = { target_type: 'event' as const, event_id, user_id: stage.people.participant.id, reason: 'spam' as const, created_at: stage.now }
      const { id } = await stage.db.insertInto('claims').values(values).returning('id').executeTakeFirstOrThrow()
      return { params: { id }, body: { decision: 'accepted' } }
    },
  },
  unowned: { 'GET /admin/claims': 'staff read all complaints' },
}
