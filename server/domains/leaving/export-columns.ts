import type { QueueColumn } from '../moderation/export.ts'
import { type DeletionRow, deletionDueAt, type MergeRow } from './staff-store.ts'

export const deletionColumns: readonly QueueColumn<DeletionRow>[] = [
  { title: 'id', cell: ({ id }) => id },
  { title: 'userId', cell: ({ userId }) => userId },
  { title: 'user', cell: ({ user }) => user.name },
  { title: 'city', cell: ({ cityName }) => cityName },
  { title: 'email', cell: ({ user }) => user.email },
  { title: 'phone', cell: ({ user }) => user.phone },
  { title: 'reason', cell: ({ reason }) => reason },
  { title: 'state', cell: ({ status }, { staff }) => staff.states[status] },
  { title: 'comment', cell: ({ comment }) => comment },
  { title: 'requestedAt', cell: ({ createdAt }) => createdAt },
  { title: 'carriedOutAt', cell: deletionDueAt },
]

export const mergeColumns: readonly QueueColumn<MergeRow>[] = [
  { title: 'id', cell: ({ id }) => id },
  { title: 'closedUserId', cell: ({ sourceUserId }) => sourceUserId },
  { title: 'closedUser', cell: ({ source }) => source.name },
  { title: 'closedEmail', cell: ({ source }) => source.email },
  { title: 'closedPhone', cell: ({ source }) => source.phone },
  { title: 'userId', cell: ({ targetUserId }) => targetUserId },
  { title: 'user', cell: ({ target }) => target.name },
  { title: 'city', cell: ({ cityName }) => cityName },
  { title: 'email', cell: ({ target }) => target.email },
  { title: 'phone', cell: ({ target }) => target.phone },
  { title: 'state', cell: ({ status }, { staff }) => staff.states[status] },
  { title: 'comment', cell: ({ comment }) => comment },
  { title: 'requestedAt', cell: ({ createdAt }) => createdAt },
]
