import { sql } from 'kysely'
import { compilationsContent, type eventChoice } from '../../../contract/events/content.ts'
import type { Handlers } from '../../kernel/call.ts'
import { contentRoutes } from '../../kernel/content/content-routes.ts'
import { contentPictures } from '../uploads/content-pictures.ts'
import { eventNames } from './store.ts'

const compilations = contentRoutes(compilationsContent, {
  table: 'compilations',
  search: ['name_ru', 'name_en', 'name_kk'],
  order: sql`t.name_ru`,
  links: { eventIds: { table: 'compilation_events', owner: 'compilation_id', target: 'event_id' } },
  tags: ['events', 'reference'],
  pictures: contentPictures,
  checks: { compilations_date_to_check: 'beforeStart' },
})

const choice: Handlers<typeof eventChoice> = {
  'GET /admin/events/names': async ({ db, query }) => ({ _items: await eventNames(db, query.ids) }),
}

export const eventsContentRoutes = { ...compilations, ...choice }
