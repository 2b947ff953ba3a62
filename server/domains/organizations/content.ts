import { sql } from 'kysely'
import { organizationGroupsContent } from '../../../contract/organizations/content.ts'
import { contentRoutes } from '../../kernel/content/content-routes.ts'

export const organizationGroupsRoutes = contentRoutes(organizationGroupsContent, {
  table: 'organization_groups',
  search: ['name_ru', 'name_en', 'name_kk'],
  order: sql`t.name_ru`,
  tags: ['organizations'],
  uses: async (tx, id) => {
    const { rows } = await sql<{ by: string; count: number }>`
      select 'organizations' as by, count(*) from organizations where group_ids && array[${id}]::int[] and group_ids <> '{}'`.execute(tx)
    return rows
  },
})
