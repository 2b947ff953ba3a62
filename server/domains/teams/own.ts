import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { listNamed } from '../reference/catalogs/store.ts'
import { presentTeam, viewerOf } from './present.ts'
import { teamsWithIds } from './store.ts'

/** Teams of the caller, with those where the own request waits: by name. Index: team_staff_user. */
export const ownTeams = async (ctx: Ctx<'GET /owner/teams'>) => {
  const { db, actor, query } = ctx
  const slice = sliceOf(query, actor)
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with own as (
      select t.id, row_number() over (order by x.moderation = 'wait', t.name, t.id) as place
      from team_staff x join teams t on t.id = x.team_id
      where x.user_id = ${actor.id} and x.moderation <> 'declined' and (${query.type ?? null}::smallint is null or t.type = ${query.type ?? null}))
    select (select count(*) from own) as total,
      array(select id from own order by place limit ${slice.limit} offset ${slice.offset}) as ids`.execute(db)
  const { ids = [], total = 0 } = rows[0] ?? {}
  return pageOf((await teamsWithIds(db, ids, viewerOf(ctx))).map(presentTeam), total, query, slice)
}

/** Indexes: team_staff_user, the primary key of team_staff. */
export const teamCounters = async ({ db, actor }: Ctx<'GET /owner/teams/counters'>) => {
  const { rows } = await sql<{ type0: number; type1: number; requests: number }>`
    select count(*) filter (where t.type = 0) as type0, count(*) filter (where t.type = 1) as type1,
      coalesce(sum((select count(*) from team_staff w where w.team_id = t.id and w.moderation = 'wait')) filter (where x.role = 'leader'), 0)::int as requests
    from team_staff x join teams t on t.id = x.team_id where x.user_id = ${actor.id} and x.moderation <> 'declined'`.execute(db)
  return rows[0] ?? { type0: 0, type1: 0, requests: 0 }
}

export const knownInstitutions = async ({ db, caller }: Ctx<'GET /owner/teams/known'>) => ({
  _items: await listNamed(db, 'support_institutions', caller.locale),
})
