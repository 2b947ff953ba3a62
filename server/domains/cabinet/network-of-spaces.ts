import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { worksInSpace } from '../spaces/staff.ts'
import { type Proposal, presentProposal, proposals, proposalsWithIds } from './network-queue.ts'

type Call = Ctx<'GET /control/network-proposals'>

/** Invitations of the spaces where the user works (V277). */
export const proposalsOfSpaces = async ({ db, actor, caller, query, refuse }: Call) => {
  if (query.spaceId !== undefined && !(await worksInSpace(db, { spaceId: query.spaceId, actor }))) throw refuse('forbidden')
  const slice = sliceOf(query, actor)
  const { ids, total } = await pageOfProposals(db, { userId: actor.id, query, slice })
  const { rows } = await sql<Proposal>`select p.* from unnest(${ids}::bigint[]) with ordinality found(id, place)
    join (${proposalsWithIds(db, caller.locale, sql`select unnest(${ids}::bigint[])`)}) p on p.id = found.id order by found.place`.execute(db)
  return pageOf(rows.map(presentProposal), total, query, slice)
}

type Page = { ids: number[]; total: number }

/** Pending ones by longest wait, others by latest first. Indexes: space_staff_user, network_proposals_space. */
const pageOfProposals = async (db: Db, { userId, query, slice }: { userId: number; query: Call['query']; slice: Slice }): Promise<Page> => {
  const { status, spaceId } = query
  const order = status === 'wait' ? sql`created_at, id` : sql`decided_at desc nulls last, id desc`
  const { rows } = await sql<Page>`
    with found as not materialized (
      select x.id, x.created_at, x.decided_at from ${proposals} where x.status = ${status}
        and x.space_id in (select w.space_id from space_staff w where w.user_id = ${userId})
        and (${spaceId ?? null}::bigint is null or x.space_id = ${spaceId ?? null}::bigint))
    select array(select id from found order by ${order} limit ${slice.limit} offset ${slice.offset}) as ids, (select count(*) from found) as total`.execute(
    db,
  )
  return rows[0] ?? { ids: [], total: 0 }
}
