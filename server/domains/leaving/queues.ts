import { sql } from 'kysely'
import { deletionQueue as deletionSpec, mergeQueue as mergeSpec } from '../../../contract/leaving/leaving.ts'
import { notificationTypes } from '../../../contract/limits.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { searchedUser } from '../moderation/list.ts'
import { moderationQueue } from '../moderation/queue.ts'
import { deletionColumns, mergeColumns } from './export-columns.ts'
import { deletionApproved } from './facts.ts'
import { mergeAccounts } from './merge.ts'
import { accountsToMerge, type DeletionRow, deletionsOf, type MergeRow, mergesOf, presentDeletion, presentMerge } from './staff-store.ts'

const searchedOwner = searchedUser('u')

const requestSql = {
  id: sql`r.id`,
  state: sql`r.status`,
  since: sql`r.created_at`,
  city: sql`u.city_id`,
}

const deletionOwners = sql`deletion_proposals r join users u on u.id = r.user_id`
const mergeOwners = sql`merge_requests r join users u on u.id = r.target_user_id`

/** Indexes: deletion_proposals_queue, deletion_proposals_one. An erased user cannot be notified, so their email is sent before. */
export const deletionQueue = moderationQueue({
  spec: deletionSpec,
  table: 'deletion_proposals',
  key: 'id',
  status: 'status',
  comment: 'comment',
  person: 'user_id',
  sql: {
    ...requestSql,
    from: deletionOwners,
    owners: deletionOwners,
    searches: [{ text: searchedOwner, from: deletionOwners }],
    waiting: sql`r.status = 'confirmed'`,
    rows: (_db, _locale, ids) => deletionsOf(ids),
  },
  present: (row: DeletionRow) => presentDeletion(row),
  content: ({ user, reason, confirmedAt }) => [user, reason, confirmedAt],
  columns: deletionColumns,
  notice: (decision) =>
    decision === 'approved'
      ? null
      : { type: notificationTypes.system, data: { kind: 'deletionDeclined', linkHref: '/settings?tab=account#deletion' } },
  apply: async (tx, { personId, isApproved }, { announce }) => {
    if (isApproved) await announce(tx, deletionApproved, { userId: personId })
    return undefined
  },
})

/** Indexes: merge_requests_queue, merge_requests_target. */
export const mergeQueue = moderationQueue({
  spec: mergeSpec,
  table: 'merge_requests',
  key: 'id',
  status: 'status',
  comment: 'comment',
  person: 'target_user_id',
  otherPerson: 'source_user_id',
  sql: {
    ...requestSql,
    from: mergeOwners,
    owners: mergeOwners,
    searches: [{ text: searchedOwner, from: mergeOwners }],
    waiting: sql`r.status = 'wait'`,
    rows: (_db, _locale, ids) => mergesOf(ids),
  },
  present: (row: MergeRow) => presentMerge(row),
  content: ({ source, target }) => [source, target],
  columns: mergeColumns,
  notice: () => ({ type: notificationTypes.system, data: { kind: 'mergeDecided' } }),
  apply: async (tx, { subjectId, isApproved, now }, resources) => {
    if (isApproved && !(await mergeAccounts({ ...resources, now }, tx, await accountsToMerge(tx, subjectId)))) throw new Refusal('accountClosed')
    return undefined
  },
})
