import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'

type Wanted = { status?: string | undefined; search?: string | undefined; cityId?: number | undefined }

const nameOf = (alias: string) => sql`trim(concat(${sql.ref(`${alias}.first_name`)}, ' ', ${sql.ref(`${alias}.last_name`)}))`

const matching = (alias: string, { status, search, cityId }: Wanted) => sql`
  (${status ?? null}::text is null or r.status = ${status ?? null})
  and (${cityId ?? null}::int is null or ${sql.ref(`${alias}.city_id`)} = ${cityId ?? null})
  and (${search ?? null}::text is null or position(lower(${search ?? ''}) in lower(${nameOf(alias)} || ' ' || coalesce(${sql.ref(`${alias}.email`)}, ''))) > 0)`

type Deletion = {
  id: number
  userId: number
  user: { id: number; name: string }
  status: 'new' | 'confirmed' | 'approved' | 'rejected'
  reason: string | null
  comment: string | null
  createdAt: string
}

const deletions = (where: RawBuilder<unknown>) => sql<Omit<Deletion, 'createdAt'> & { createdAt: Date }>`
  select r.id, r.user_id as "userId", json_build_object('id', u.id, 'name', ${nameOf('u')}) as user, r.status, r.reason, r.comment, r.created_at as "createdAt"
  from deletion_proposals r join users u on u.id = r.user_id where ${where}`

export const findProposal = async (db: Db, id: number): Promise<Deletion | null> => {
  const { rows } = await deletions(sql`r.id = ${id}`).execute(db)
  return rows[0] ? told(rows[0]) : null
}

/** Index: deletion_proposals_status. */
export const listProposals = async (db: Db, wanted: Wanted, { limit, offset }: Slice): Promise<Deletion[]> => {
  const { rows } = await deletions(sql`${matching('u', wanted)} order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`).execute(db)
  return rows.map(told)
}

export const countProposals = (db: Db, wanted: Wanted) =>
  count(db, sql`deletion_proposals r join users u on u.id = r.user_id where ${matching('u', wanted)}`)

type Merging = {
  id: number
  sourceUserId: number
  targetUserId: number
  source: { id: number; name: string }
  target: { id: number; name: string }
  status: 'wait' | 'approved' | 'rejected'
  comment: string | null
  createdAt: string
}

const merges = (where: RawBuilder<unknown>) => sql<Omit<Merging, 'createdAt'> & { createdAt: Date }>`
  select r.id, r.source_user_id as "sourceUserId", r.target_user_id as "targetUserId",
    json_build_object('id', s.id, 'name', ${nameOf('s')}) as source, json_build_object('id', u.id, 'name', ${nameOf('u')}) as target,
    r.status, r.comment, r.created_at as "createdAt"
  from merge_requests r join users s on s.id = r.source_user_id join users u on u.id = r.target_user_id where ${where}`

export const findMergeRequest = async (db: Db, id: number): Promise<Merging | null> => {
  const { rows } = await merges(sql`r.id = ${id}`).execute(db)
  return rows[0] ? told(rows[0]) : null
}

/** Index: merge_requests_status. */
export const listMergeRequests = async (db: Db, wanted: Wanted, { limit, offset }: Slice): Promise<Merging[]> => {
  const { rows } = await merges(sql`${matching('u', wanted)} order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`).execute(db)
  return rows.map(told)
}

export const countMergeRequests = (db: Db, wanted: Wanted) =>
  count(db, sql`merge_requests r join users u on u.id = r.target_user_id where ${matching('u', wanted)}`)

const count = async (db: Db, from: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ total: number }>`select count(*) as total from ${from}`.execute(db)).rows[0]?.total ?? 0

const told = <T extends { createdAt: Date }>(row: T) => ({ ...row, createdAt: row.createdAt.toISOString() })
