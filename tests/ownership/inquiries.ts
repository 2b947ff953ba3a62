import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { ownedEvent } from './events.ts'

const hour = 3_600_000

/** A running event with closed registration. */
const closedEvent = (stage: Stage) => {
  const start = new Date(stage.now.getTime() - hour)
  return ownedEvent(stage, { start, hours: 5, registrationEnd: new Date(start.getTime() - hour) })
}

/** An inquiry of the participant about the event of the owner. */
const inquiry = async (stage: Stage) => {
  const { db, people, mark, now } = stage
  const { id: event_id } = await closedEvent(stage)
  const values = { event_id, user_id: people.participant.id, type: 'participation' as const, text: mark, created_at: now }
  const { id } = await db.insertInto('participant_inquiries').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, eventId: event_id }
}

export const inquiries: Ownership = {
  scenes: {
    'GET /events/:id/participant-inquiries': async (stage) => ({ params: { id: (await inquiry(stage)).eventId }, shows: stage.mark }),
    'POST /events/:id/participant-inquiries': {
      public: async (stage) => ({ params: { id: (await closedEvent(stage)).id }, body: { type: 'participation' } }),
      draft: async (stage) => ({ params: { id: (await ownedEvent(stage, { status: 'draft' })).id }, body: { type: 'participation' } }),
    },
    'GET /owner/event-participant-inquiries': async (stage) => ({ query: { eventId: (await inquiry(stage)).eventId }, shows: stage.mark }),
    'GET /owner/event-participant-inquiries/counters': async (stage) => ({ query: { eventId: (await inquiry(stage)).eventId }, shows: '"wait":1' }),
    'GET /owner/event-participant-inquiries/download': async (stage) => {
      const { id, eventId } = await inquiry(stage)
      return { query: { eventId, ids: id }, shows: stage.mark }
    },
    'POST /owner/event-participant-inquiries/decision': async (stage) => ({ body: { id: (await inquiry(stage)).id, decision: 'approved' } }),
  },
  unowned: {},
}
