import { sql } from 'kysely'
import type { User } from '../../../contract/people/people.ts'
import type { Ctx } from '../../kernel/call.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { uploadUrl } from '../uploads/address.ts'
import { countPeople } from './count.ts'
import { type Filters, filteredPeople, isNamed, listedPeople, type ViewerContext } from './list.ts'
import { addMatch } from './match.ts'
import { nameOf } from './present.ts'
import { presentPeople, readPeople } from './read.ts'

/** The catalogue. With matchWithMe each user has the match with the viewer, the most common interests first. */
export const searchPeople = async (ctx: Ctx<'GET /users/search'>) => {
  const { db, actor, query, now } = ctx
  const slice = sliceOf(query, actor)
  const viewerContext = { viewer: actor, themeIds: actor ? await interestsOf(db, actor.id) : [], now }
  const [ids, total] = await Promise.all([idsOfPage(db, query, viewerContext, slice), countPeople(db, query, viewerContext, slice)])
  const rows = await readPeople(ctx, ids)
  const people: User[] = await presentPeople(ctx, rows, query.expand)
  return pageOf(query.matchWithMe && actor ? await addMatch(ctx, actor, rows, people) : people, total, query, slice)
}

const interestsOf = async (db: Db, userId: number): Promise<number[]> =>
  (await db.selectFrom('users').select('theme_ids').where('id', '=', userId).executeTakeFirstOrThrow()).theme_ids

const idsOfPage = async (db: Db, filters: Filters, viewerContext: ViewerContext, slice: Slice): Promise<number[]> =>
  (await pageStatement(db, filters, viewerContext, slice).execute()).map((row) => row.id)

/** Users with a complete profile come first, staff last. Indexes: users_catalogue and its variants. */
export const pageStatement = (db: Db, filters: Filters, viewerContext: ViewerContext, { limit, offset }: Slice) =>
  filteredPeople(db, filters, viewerContext)
    .modifyFront(plannedEachTime)
    .select('u.id')
    .$if(filters.matchWithMe === true && viewerContext.themeIds.length > 0, (q) => q.orderBy(commonInterests(viewerContext.themeIds), 'desc'))
    .orderBy(sql`catalogue_rank(u.photo_id, u.position, u.about, u.theme_ids, u.roles)`, 'desc')
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit)
    .offset(offset)

/** The number of common interests, one comparison each, because unnesting the list per row costs ten times as much. */
const commonInterests = (themeIds: readonly number[]) =>
  sql`${sql.join(
    themeIds.map((id) => sql`(${id}::int = any(u.theme_ids))::int`),
    sql` + `,
  )}`

const maxSuggested = 10

/** Short cards for completing a typed name (V577), or of users chosen before. */
export const completePeople = async ({ db, query }: Ctx<'GET /users/completion'>) => {
  const rows = await listedPeople(db)
    .modifyFront(plannedEachTime)
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.photo_id', 'u.position'])
    .$if(query.ids === undefined, (q) => q.where(isNamed(query.q)).limit(maxSuggested))
    .$if(query.ids !== undefined, (q) => q.where('u.id', 'in', query.ids?.length ? query.ids : [0]))
    .$if(query.isExpert === true, (q) => q.where('u.is_expert', '=', true))
    .orderBy(sql`(u.photo_id is null)`)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .execute()
  return {
    _items: rows.map((row) => ({ id: row.id, name: nameOf(row), photo: row.photo_id && uploadUrl(row.photo_id), position: row.position })),
  }
}
