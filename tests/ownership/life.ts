import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { ownedEvent } from './events.ts'

type Wanted = Parameters<typeof ownedEvent>[1]
type Body = (stage: Stage, eventId: number) => Promise<object> | object

const byPath = (wanted: Wanted, body?: Body) => async (stage: Stage) => {
  const { id } = await ownedEvent(stage, wanted)
  return { params: { id }, ...(body && { body: await body(stage, id) }) }
}
const byBody = (wanted: Wanted, body?: Body) => async (stage: Stage) => {
  const { id } = await ownedEvent(stage, wanted)
  return { body: { id, ...(await body?.(stage, id)) } }
}
const draft = { status: 'draft' } as const

const withDocument = async (stage: Stage, eventId: number) => {
  const fileId = await stage.upload(stage.people.owner, 'file')
  await stage.db.insertInto('event_documents').values({ event_id: eventId, position: 1, upload_id: fileId }).execute()
  return { fileId }
}

export const life: Ownership = {
  scenes: {
    'DELETE /owner/events': async (stage) => ({ query: { id: (await ownedEvent(stage, draft)).id } }),
    'DELETE /owner/events/:id': byPath(draft),
    'DELETE /events/:id': { draft: byPath(draft), cancelled: byPath({ status: 'canceled' }) },
    'POST /owner/events/cancel': byBody({}),
    'POST /owner/events/:id/cancel': { public: byPath({}), draft: byPath(draft) },
    'POST /owner/events/copy': byBody({}),
    'POST /owner/events/:id/copy': byPath({}),
    'POST /owner/events/delete-file': byBody({}, withDocument),
    'POST /owner/events/:id/delete-file': byPath({}, withDocument),
    'POST /owner/events/:id/make-draft': byPath({}),
    'POST /owner/events/:id/unpublish': byPath({}),
  },
  unowned: {},
}
