import type { EventDocument } from '../../contract/organizing/fields.ts'
import { documentOf } from '../../server/domains/organizing/document-of.ts'
import type { World } from './world.ts'

type Person = { id: number }
export type Review = { change?: Partial<EventDocument>; isFirst?: boolean; answer?: string; by?: Person }

/** A submitted version of an event of the owner: its first publication, or a change of the approved one. */
export const submittedEvent = async (world: World, { owner, change = {}, isFirst = false, answer, by = owner }: Review & { owner: Person }) => {
  const { id } = await world.given.event({ owner, name: 'Вечер у моря', moderation: isFirst ? 'wait' : 'approved' })
  const document = await documentOf(world.db, id)
  const approved_data = isFirst ? null : JSON.stringify(document)
  const data = JSON.stringify({ ...document, ...change })
  await world.db
    .insertInto('event_reviews')
    .values({ event_id: id, user_id: by.id, data, approved_data, answer: answer ?? null, created_at: world.clock.now() })
    .execute()
  return id
}
