import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { nameIn } from '../../kernel/names.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { okvedName } from './store.ts'

type Okved = { id: number; code: string; name: string }

/** Papers of companies name groups such as 62.01; the classifier here ends with classes. */
const classOf = (word: string): string => (/^\d\d\.\d[\d.]*$/.test(word) ? word.slice(0, 2) : word)

/** Classes whose code begins with the text, or whose name has all its words, anywhere and in any case. The classifier has a hundred rows. */
export const searchOkved = async ({ db, query, actor, caller }: Ctx<'GET /organizations/search-okved'>) => {
  const slice = sliceOf(query, actor)
  const words = (query.q.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []).map(classOf)
  const matches = words.map(
    (word) => sql`(strpos(lower(k.code), ${word}) = 1 or strpos(lower(k.name_ru), ${word}) > 0 or strpos(lower(k.name_en), ${word}) > 0)`,
  )
  const condition = sql`${sql.join([sql`true`, ...matches], sql` and `)}`
  const { rows } = await sql<Okved & { total: number }>`
    select k.id, k.code, ${okvedName('k', caller.locale)} as name, (count(*) over ())::int as total from okveds k where ${condition}
    order by k.code limit ${slice.limit} offset ${slice.offset}`.execute(db)
  const total = rows[0]?.total ?? (slice.offset > 0 ? await countOkved(db, condition) : 0)
  return pageOf(
    rows.map(({ id, code, name }) => ({ id, code, name })),
    total,
    query,
    slice,
  )
}

/** The number of matches for a page behind the last one. */
const countOkved = async (db: Ctx<'GET /organizations/search-okved'>['db'], condition: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from okveds k where ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}

export const listGroups = async ({ db, caller }: Ctx<'GET /organization-groups'>) => ({
  _items: await db
    .selectFrom('organization_groups as g')
    .select(['g.id', nameIn('g', caller.locale).as('name')])
    .where(notDeleted('g'))
    .orderBy(nameIn('g', caller.locale))
    .execute(),
})
