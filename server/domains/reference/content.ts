import { sql } from 'kysely'
import { httpStatusesContent, infoBaseContent, themesContent } from '../../../contract/reference/content.ts'
import { helpSections } from '../../../contract/reference/limits.ts'
import { contentRoutes } from '../../kernel/content/content-routes.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

/** Suggestions are listed first, because they wait for staff. Legacy interests belong to their users. */
const themes = contentRoutes(themesContent, {
  table: 'themes',
  search: ['name_ru', 'name_en', 'name_kk'],
  order: sql`t.moderation = 'wait' desc, t.name_ru`,
  where: sql<boolean>`not t.is_free_text`,
  tags: ['reference', 'events'],
  uses: async (tx, id) => {
    const { rows } = await sql<{ by: string; count: number }>`
      select 'events' as by, count(*) from events where ${id} = any(theme_ids) and deleted_at is null
      union all select 'users', count(*) from users where ${id} = any(theme_ids)
      union all select 'places', count(*) from place_topics where theme_id = ${id}
      union all select 'teams', count(*) from teams where ${id} = any(theme_ids) and disbanded_at is null`.execute(tx)
    return rows
  },
  // without fold_name, because it ignores signs: C and C++ are different themes
  isRepeated: async (tx, id) => {
    const { rows } = await sql`
      select from themes t join themes other on other.id <> t.id
      where t.id = ${id} and not other.is_free_text and ${notDeleted('other')}
        and array[lower(t.name_ru), lower(t.name_en), lower(t.name_kk)]
          && array[lower(other.name_ru), lower(other.name_en), lower(other.name_kk)]
      limit 1`.execute(tx)
    return rows.length > 0
  },
})

const httpStatuses = contentRoutes(httpStatusesContent, {
  table: 'http_status_texts',
  search: ['title', 'text', 'status', 'code'],
  order: sql`t.status, t.code nulls first, t.locale`,
  tags: ['reference'],
})

const infoBase = contentRoutes(infoBaseContent, {
  table: 'help_articles',
  search: ['title_ru', 'title_en', 'title_kk'],
  order: sql`array_position(${sql.val([...helpSections])}::text[], t.section), t.position`,
  tags: ['reference'],
})

export const referenceContentRoutes = { ...themes, ...httpStatuses, ...infoBase }
