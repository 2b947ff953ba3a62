import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { ownedEvent } from './events.ts'

type State = 'approved' | 'wait'

export const participation: Ownership = {
  scenes: {
    'GET /event-participants/status': (stage) => aboutParticipant(stage),
    'GET /event-participants/registration': (stage) => aboutParticipant(stage),
    'GET /event-participants/cancel': (stage) => aboutParticipant(stage),
    'POST /event-participants/registration': async (stage) => ({
      body: { eventId: (await ownedEvent(stage)).id, user_id: stage.people.participant.id },
    }),
    'POST /event-participants/cancel': async (stage) => {
      const { eventId } = await entered(stage)
      return { body: { eventId, user_id: stage.people.participant.id } }
    },
    'POST /event-participants/online-complete': async (stage) => {
      const { eventId } = await entered(stage, 'approved', { format: 'online', start: new Date(stage.now.getTime() - 3_600_000) })
      return { body: { eventId } }
    },
    'POST /participant/events/:id/favorites': {
      public: async (stage) => ({ params: { id: (await ownedEvent(stage)).id } }),
      draft: async (stage) => ({ params: { id: (await ownedEvent(stage, { status: 'draft' })).id } }),
    },
    'DELETE /participant/events/:id/favorites': async (stage) => ({ params: { id: await favorite(stage) } }),
    'GET /participant/events': async (stage) => {
      await entered(stage)
      return { shows: stage.mark }
    },
    'GET /participant/events/favorites': async (stage) => {
      await favorite(stage)
      return { shows: stage.mark }
    },
    'GET /participant/events/counters': async (stage) => {
      await favorite(stage)
      return { shows: '"favorite":1' }
    },
  },
  unowned: {},
}

const aboutParticipant = async (stage: Stage) => ({ query: { eventId: (await entered(stage)).eventId, user_id: stage.people.participant.id } })

/** An event with the participant on its list. */
export const entered = async (stage: Stage, state: State = 'approved', wanted: Parameters<typeof ownedEvent>[1] = {}) => {
  const { db, people, now } = stage
  const { id: eventId } = await ownedEvent(stage, wanted)
  const format = wanted?.format === 'online' ? ('online' as const) : ('offline' as const)
  const entry = { event_id: eventId, user_id: people.participant.id, state, queue_number: 1, format, created_at: now }
  const { id } = await db.insertInto('event_participants').values(entry).returning('id').executeTakeFirstOrThrow()
  const taken = state === 'approved' ? 1 : 0
  await db
    .updateTable('event_seats')
    .set({ [`${format}_taken`]: taken })
    .where('event_id', '=', eventId)
    .execute()
  return { eventId, participantId: id }
}

/** An event that the participant has liked. */
const favorite = async (stage: Stage): Promise<number> => {
  const { id } = await ownedEvent(stage)
  await stage.db.insertInto('favorites').values({ event_id: id, user_id: stage.people.participant.id, created_at: stage.now }).execute()
  return id
}
