import { type RawBuilder, sql } from 'kysely'
import type { StaffDeletion, StaffMerge } from '../../../contract/leaving/leaving.ts'
import type { Tx } from '../../kernel/db.ts'
import { accountName } from '../moderation/store.ts'
import { carriedOutAt } from './rules.ts'

/** Fields that identify an account among those of the same person. */
const person = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`json_build_object('id', ${column('id')}, 'name', ${accountName(alias)}, 'email', ${column('email')}, 'createdAt', ${column('created_at')},
    'phone', (select phone from phones where user_id = ${column('id')} and is_primary))`
}

export type DeletionRow = Omit<StaffDeletion, 'createdAt' | 'carriedOutAt'> & { createdAt: Date; confirmedAt: Date | null }

/** Index: the primary key. */
export const deletionsOf = (ids: RawBuilder<unknown>) => sql<DeletionRow>`
  select r.id, r.user_id as "userId", ${person('u')} as user, r.status, r.reason, r.comment, r.created_at as "createdAt", r.confirmed_at as "confirmedAt"
  from deletion_proposals r join users u on u.id = r.user_id where r.id in (${ids})`

/** Names each field, because rows of a page have others too. */
export const presentDeletion = ({ id, userId, user, status, reason, comment, createdAt, confirmedAt }: DeletionRow): StaffDeletion => ({
  id,
  userId,
  user,
  status,
  reason,
  comment,
  createdAt: createdAt.toISOString(),
  carriedOutAt: deletionDueAt({ status, confirmedAt })?.toISOString() ?? null,
})

/** The time when the job carries out a confirmed request. */
export const deletionDueAt = ({ status, confirmedAt }: Pick<DeletionRow, 'status' | 'confirmedAt'>): Date | null =>
  status === 'confirmed' && confirmedAt ? carriedOutAt(confirmedAt) : null

export type MergeRow = Omit<StaffMerge, 'createdAt'> & { createdAt: Date }

/** Index: the primary key. */
export const mergesOf = (ids: RawBuilder<unknown>) => sql<MergeRow>`
  select r.id, r.source_user_id as "sourceUserId", r.target_user_id as "targetUserId", ${person('s')} as source, ${person('u')} as target,
    r.status, r.comment, r.created_at as "createdAt"
  from merge_requests r join users s on s.id = r.source_user_id join users u on u.id = r.target_user_id where r.id in (${ids})`

export const presentMerge = ({ id, sourceUserId, targetUserId, source, target, status, comment, createdAt }: MergeRow): StaffMerge => ({
  id,
  sourceUserId,
  targetUserId,
  source,
  target,
  status,
  comment,
  createdAt: createdAt.toISOString(),
})

/** Index: the primary key. */
export const accountsToMerge = (tx: Tx, id: number) =>
  tx.selectFrom('merge_requests').select(['source_user_id as from', 'target_user_id as to']).where('id', '=', id).executeTakeFirstOrThrow()
