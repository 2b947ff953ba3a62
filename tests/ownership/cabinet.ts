import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { ownedEvent } from './events.ts'

type Wanted = Parameters<typeof ownedEvent>[1]

const row = (wanted: Wanted) => async (stage: Stage) => ({ params: { id: (await ownedEvent(stage, wanted)).id }, shows: stage.mark })
const rows = { public: row({}), draft: row({ status: 'draft' }), 'in moderation': row({ moderation: 'wait' }) }

/** A folder of the owner with an own event, which the others organize too. */
const folder = async (stage: Stage) => {
  const { db, people, mark, now } = stage
  const { id: event_id } = await ownedEvent(stage)
  const values = { user_id: people.owner.id, name: `Папка ${mark}`, name_key: `папка ${mark}`, created_at: now, updated_at: now }
  const { id } = await db.insertInto('event_groups').values(values).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('event_group_events').values({ group_id: id, event_id }).execute()
  return { id, event_id }
}

const seriesUrl = (wanted: Wanted) => async (stage: Stage) => {
  const { id } = await ownedEvent(stage, wanted)
  return { body: { masterId: id, url: `vstrechi-${stage.mark}` } }
}

/** The public page of a series whose main event has the wanted state. */
const seriesPage = (wanted: Wanted) => async (stage: Stage) => {
  const { id } = await ownedEvent(stage, wanted)
  const url = `vstrechi-${stage.mark}`
  await stage.db.updateTable('events').set({ sequence_url: url }).where('id', '=', id).execute()
  return { params: { url }, shows: `Встреча ${stage.mark}` }
}

const own = 'counts and lists the events of the caller'

export const cabinet: Ownership = {
  scenes: {
    'GET /owner/events': {
      'by name': async (stage) => ({
        query: { search: stage.mark },
        shows: (await ownedEvent(stage, { status: 'draft' })) && `Встреча ${stage.mark}`,
      }),
      'by folder': async (stage) => ({ query: { groupId: (await folder(stage)).id }, shows: stage.mark }),
    },
    'GET /owner/events/:id/list-item': rows,
    'GET /owner/events/:id/sequence': rows,
    'POST /owner/event-sequence-url': { public: seriesUrl({}), draft: seriesUrl({ status: 'draft' }) },
    'GET /event-series/:url': {
      public: seriesPage({}),
      draft: seriesPage({ status: 'draft' }),
      'in moderation': seriesPage({ moderation: 'wait' }),
    },
    'GET /user/event-groups': async (stage) => {
      await folder(stage)
      return { shows: stage.mark }
    },
    'GET /user/event-groups/:id': async (stage) => ({ params: { id: (await folder(stage)).id }, shows: stage.mark }),
    'POST /user/event-groups': async (stage) => ({ body: { name: 'Весна', eventIds: [(await ownedEvent(stage)).id] } }),
    'PUT /user/event-groups/:id': async (stage) => {
      const { id, event_id } = await folder(stage)
      return { params: { id }, body: { name: 'Лето', eventIds: [event_id] } }
    },
    'DELETE /user/event-groups/:id': async (stage) => ({ params: { id: (await folder(stage)).id } }),
  },
  unowned: {
    'GET /owner/events/states': own,
    'GET /owner/events/counters': own,
    'GET /owner/events/themes': own,
    'GET /owner/events/sorts': 'the orders are the same for all',
  },
}
