import type { Ownership, Stage } from '../kit/ownership/stage.ts'

const filter = 'the ids are filters of a public list'

/** An event with two owners, a listed organizer and a former owner, beside an event of another organizer. */
export const ownedEvent = async (stage: Stage, wanted: Parameters<Stage['world']['given']['event']>[0] = {}) => {
  const { world, db, people, mark } = stage
  const { given } = world
  const organizationId = (await given.organization(`Соседи ${mark}`)).id
  await given.event({ owner: people['other organizer'], organizationId: (await given.organization(`Другие ${mark}`)).id })
  const event = await given.event({ name: `Встреча ${mark}`, owner: people.owner, organizationId, ...wanted })
  await db.insertInto('event_owners').values({ event_id: event.id, user_id: people['co-owner'].id }).execute()
  await db.insertInto('event_organizers').values({ event_id: event.id, position: 1, user_id: people.organizer.id }).execute()
  await db.insertInto('event_owners').values({ event_id: event.id, user_id: people['former owner'].id }).execute()
  await db.deleteFrom('event_owners').where('event_id', '=', event.id).where('user_id', '=', people['former owner'].id).execute()
  return event
}

const ofEvent = (wanted: Parameters<typeof ownedEvent>[1]) => async (stage: Stage) => ({
  params: { id: (await ownedEvent(stage, wanted)).id },
  shows: stage.mark,
})
const draft = ofEvent({ status: 'draft' })
const waiting = ofEvent({ moderation: 'wait' })

export const events: Ownership = {
  scenes: {
    'GET /events/:id': { public: ofEvent({}), draft, 'in moderation': waiting },
    'GET /events/:id/preview': { draft, 'in moderation': waiting },
    'GET /events/:id/ap-stats': { draft, 'in moderation': waiting },
    'GET /events/:id/calendar': { draft, 'in moderation': waiting },
    'POST /events/:id/views': {
      public: async (stage) => ({ params: { id: (await ownedEvent(stage)).id } }),
      draft: async (stage) => ({ params: { id: (await ownedEvent(stage, { status: 'draft' })).id } }),
    },
  },
  unowned: {
    'GET /admin/events/names': 'staff choose from all events',
    'GET /events': filter,
    'GET /events/search': filter,
    'GET /events/map': filter,
    'GET /events/compilations': filter,
    'GET /events/calendar': filter,
    'GET /compilations': filter,
    'GET /data/main': filter,
    'GET /data/spaces': filter,
  },
}
