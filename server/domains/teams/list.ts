import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { fewIds, isOneOf } from '../../kernel/few-ids.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'
import { isFoundInStored } from '../spaces/space-store.ts'
import { presentTeam, viewerOf } from './present.ts'
import { teamsWithIds } from './store.ts'

/** The public list. Its cost does not depend on the number of teams: the page and its total stop early. */
export const listTeams = async (ctx: Ctx<'GET /teams'>) => {
  const { db, query, actor } = ctx
  const slice = sliceOf(query, actor)
  const few = query.search ? await fewIds(db, sql`select t.id from teams t where ${listed(query)}`) : null
  const condition = few ? isOneOf(sql`t.id`, few) : listed(query)
  const [ids, total] = await Promise.all([idsOfPage(db, condition, slice), few?.length ?? countTeams(db, condition, slice)])
  return pageOf((await teamsWithIds(db, ids, viewerOf(ctx))).map(presentTeam), total, query, slice)
}

type Filters = Pick<Ctx<'GET /teams'>['query'], 'search' | 'cityId' | 'themes' | 'type'>

/** Indexes: teams_listed and its variants, teams_themes, teams_names. */
const listed = ({ search, cityId, themes, type }: Filters): RawBuilder<boolean> => {
  const conditions = [
    sql`t.moderation = 'approved' and t.disbanded_at is null`,
    ...(cityId ? [sql`t.city_id = ${cityId}`] : []),
    ...(type === undefined ? [] : [sql`t.type = ${type}`]),
    ...(themes?.length ? [sql`t.theme_ids && ${themes}::int[]`] : []),
    ...(search ? [isFoundInStored(sql`t.search_name`, search)] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const idsOfPage = async (db: Db, condition: RawBuilder<boolean>, { limit, offset }: Slice): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`${plannedEachTime}
    select t.id from teams t where ${condition} order by t.name, t.id limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

const countTeams = (db: Db, condition: RawBuilder<boolean>, slice: Slice): Promise<number> => {
  const found = db.selectFrom('teams as t').select('t.id').where(condition)
  const countUpTo = async (limit: number) =>
    (
      await db
        .selectFrom(found.limit(limit).as('counted'))
        .modifyFront(plannedEachTime)
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
    ).total
  return totalCount(slice, { countUpTo, estimate: () => plannedRows(found) })
}
