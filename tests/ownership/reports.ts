import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { ownedEvent } from './events.ts'

type Wanted = Parameters<typeof ownedEvent>[1]

const report = (wanted: Wanted) => async (stage: Stage) => ({ params: { id: (await ownedEvent(stage, wanted)).id } })
const each = { public: report({}), draft: report({ status: 'draft' }), 'in moderation': report({ moderation: 'wait' }) }

/** An invitation of a space to an event of the owner. */
const invitation = async (stage: Stage) => {
  const { db, people, world, now } = stage
  const { id: event_id } = await ownedEvent(stage)
  const { id: space_id } = await world.given.space()
  const values = { event_id, space_id, user_id: people.owner.id, created_at: now }
  const { id } = await db.insertInto('network_proposals').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, event_id }
}

export const reports: Ownership = {
  scenes: {
    'GET /owner/events/:id/stats': each,
    'GET /owner/events/:id/stats/days': each,
    'GET /owner/events/:id/badges': each,
    'GET /owner/events/:id/mails': {
      public: async (stage) => ({ params: { id: (await ownedEvent(stage)).id }, shows: `Встреча ${stage.mark}` }),
      draft: report({ status: 'draft' }),
    },
    'POST /owner/events/:id/network-proposals/:proposalId/decision': async (stage) => {
      const { id, event_id } = await invitation(stage)
      return { params: { id: event_id, proposalId: id }, body: { decision: 'approved' } }
    },
    'POST /admin/network-proposals/:id/decision': async (stage) => ({
      params: { id: (await invitation(stage)).id },
      body: { decision: 'approved' },
    }),
  },
  unowned: { 'GET /admin/network-proposals': 'staff read all invitations; the id is a city' },
}
