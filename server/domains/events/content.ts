import { sql } from 'kysely'
import { compilationsContent } from '../../../contract/events/content.ts'
import { contentRoutes } from '../../kernel/content/content-routes.ts'
import { contentPictures } from '../uploads/content-pictures.ts'

export const eventsContentRoutes = contentRoutes(compilationsContent, {
  table: 'compilations',
  search: ['name_ru', 'name_en', 'name_kk'],
  order: sql`t.name_ru`,
  links: { eventIds: { table: 'compilation_events', owner: 'compilation_id', target: 'event_id' } },
  tags: ['events', 'reference'],
  pictures: contentPictures,
  checks: { compilations_date_to_check: 'beforeStart' },
})
