import { type RawBuilder, sql } from 'kysely'
import type { StaffDeletion, StaffMerge } from '../../../contract/leaving/leaving.ts'
import type { Db } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { carriedOutAt } from './rules.ts'

type Filter = { status?: string | undefined; search?: string | undefined; cityId?: number | undefined }

const nameOf = (alias: string) => sql`trim(concat(${sql.ref(`${alias}.first_name`)}, ' ', ${sql.ref(`${alias}.last_name`)}))`

const matching = (alias: string, { status, search, cityId }: Filter) => sql`
  (${status ?? null}::text is null or r.status = ${status ?? null})
  and (${cityId ?? null}::bigint is null or ${sql.ref(`${alias}.city_id`)} = ${cityId ?? null}::bigint)
  and (${search ?? null}::text is null or position(lower(${search ?? ''}) in lower(${nameOf(alias)} || ' ' || coalesce(${sql.ref(`${alias}.email`)}, ''))) > 0)`

/** Pending requests longest waiting first, others newest first. */
const inTurn = (isWaiting: boolean) => (isWaiting ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`)

/** Fields that identify an account among those of the same person. */
const person = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`json_build_object('id', ${column('id')}, 'name', ${nameOf(alias)}, 'email', ${column('email')}, 'createdAt', ${column('created_at')},
    'phone', (select phone from phones where user_id = ${column('id')} and is_primary))`
}

type DeletionRow = Omit<StaffDeletion, 'createdAt' | 'carriedOutAt'> & { createdAt: Date; confirmedAt: Date | null }

const deletions = (where: RawBuilder<unknown>) => sql<DeletionRow>`
  select r.id, r.user_id as "userId", ${person('u')} as user, r.status, r.reason, r.comment, r.created_at as "createdAt", r.confirmed_at as "confirmedAt"
  from deletion_proposals r join users u on u.id = r.user_id where ${where}`

const presentDeletion = ({ confirmedAt, ...row }: DeletionRow): StaffDeletion => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  carriedOutAt: row.status === 'confirmed' && confirmedAt ? carriedOutAt(confirmedAt).toISOString() : null,
})

export const findProposal = async (db: Db, id: number): Promise<StaffDeletion | null> => {
  const { rows } = await deletions(sql`r.id = ${id}`).execute(db)
  return rows[0] ? presentDeletion(rows[0]) : null
}

/** Index: deletion_proposals_status. */
export const listProposals = async (db: Db, filter: Filter, { limit, offset }: Slice): Promise<StaffDeletion[]> => {
  const order = inTurn(filter.status === 'confirmed')
  const { rows } = await deletions(sql`${matching('u', filter)} order by ${order} limit ${limit} offset ${offset}`).execute(db)
  return rows.map(presentDeletion)
}

export const countProposals = (db: Db, filter: Filter) =>
  count(db, sql`deletion_proposals r join users u on u.id = r.user_id where ${matching('u', filter)}`)

type MergeRow = Omit<StaffMerge, 'createdAt'> & { createdAt: Date }

const merges = (where: RawBuilder<unknown>) => sql<MergeRow>`
  select r.id, r.source_user_id as "sourceUserId", r.target_user_id as "targetUserId", ${person('s')} as source, ${person('u')} as target,
    r.status, r.comment, r.created_at as "createdAt"
  from merge_requests r join users s on s.id = r.source_user_id join users u on u.id = r.target_user_id where ${where}`

const presentMerge = (row: MergeRow): StaffMerge => ({ ...row, createdAt: row.createdAt.toISOString() })

export const findMergeRequest = async (db: Db, id: number): Promise<StaffMerge | null> => {
  const { rows } = await merges(sql`r.id = ${id}`).execute(db)
  return rows[0] ? presentMerge(rows[0]) : null
}

/** Index: merge_requests_status. */
export const listMergeRequests = async (db: Db, filter: Filter, { limit, offset }: Slice): Promise<StaffMerge[]> => {
  const order = inTurn(filter.status === 'wait')
  const { rows } = await merges(sql`${matching('u', filter)} order by ${order} limit ${limit} offset ${offset}`).execute(db)
  return rows.map(presentMerge)
}

export const countMergeRequests = (db: Db, filter: Filter) =>
  count(db, sql`merge_requests r join users u on u.id = r.target_user_id where ${matching('u', filter)}`)

const count = async (db: Db, from: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ total: number }>`select count(*) as total from ${from}`.execute(db)).rows[0]?.total ?? 0
