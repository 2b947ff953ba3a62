import { documentOf } from '../../server/domains/organizing/document-of.ts'
import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { ownedEvent } from './events.ts'

export const review: Ownership = {
  scenes: {
    'POST /admin/events/:id/decision': {
      'first publication': async (stage) => ({ params: await submitted(stage, 'wait'), body: { decision: 'approved' } }),
      change: async (stage) => ({ params: await submitted(stage, 'approved'), body: { decision: 'approved' } }),
    },
  },
  unowned: {
    'GET /admin/events': 'a list of staff; the id is a city',
  },
}

const submitted = async (stage: Stage, moderation: 'wait' | 'approved') => {
  const { id } = await ownedEvent(stage, { moderation })
  const document = await documentOf(stage.db, id)
  const data = JSON.stringify({ ...document, name: `${document.name} 2` })
  const approved_data = moderation === 'approved' ? JSON.stringify(document) : null
  await stage.db
    .insertInto('event_reviews')
    .values({ event_id: id, user_id: stage.people.owner.id, data, approved_data, created_at: stage.now })
    .execute()
  return { id }
}
