import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { ownedEvent } from './events.ts'

const ofOwner = async (stage: Stage, status: 'draft' | 'published') => ({ params: { id: (await ownedEvent(stage, { status })).id } })

export const drafts: Ownership = {
  scenes: {
    'GET /events/:id/draft': { draft: (stage) => ofOwner(stage, 'draft'), public: (stage) => ofOwner(stage, 'published') },
    'PATCH /events/:id/draft': async (stage) => ({ ...(await ofOwner(stage, 'draft')), body: { name: 'Чужое имя' } }),
  },
  unowned: {
    'POST /events/draft': 'creates a draft of the caller',
    'POST /owner/events': 'creates a draft of the caller',
    'GET /owner/events/participation-format/:format': 'lists the events of the caller',
  },
}
