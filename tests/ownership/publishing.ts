import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { ownedEvent } from './events.ts'

/** An event that has everything publication asks for. */
const completeEvent = async (stage: Stage, wanted: Parameters<typeof ownedEvent>[1]) => {
  const event = await ownedEvent(stage, { ...wanted, format: 'place' })
  const place = { place_name: 'Библиотека', place_address: 'Мира, 1', city_id: 1 }
  await stage.db.updateTable('events').set(place).where('id', '=', event.id).execute()
  return event
}

const draft = { status: 'draft' } as const
const byPath = (wanted: Parameters<typeof ownedEvent>[1], body?: object) => async (stage: Stage) => ({
  params: { id: (await completeEvent(stage, wanted)).id },
  ...(body && { body }),
})

export const publishing: Ownership = {
  scenes: {
    'POST /events/:id/draft/publish': { draft: byPath(draft), declined: byPath({ moderation: 'declined' }) },
    'POST /owner/events/:id/publish': byPath(draft),
    'POST /owner/events/publish': async (stage) => ({ body: { id: (await completeEvent(stage, draft)).id } }),
    'PATCH /owner/events/:id': { draft: byPath(draft, { name: 'Новое имя' }), public: byPath({}, { name: 'Новое имя' }) },
  },
  unowned: { 'POST /events': 'creates an event of the caller' },
}
