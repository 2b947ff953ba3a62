import { type Selectable, sql } from 'kysely'
import { notificationTypes } from '../../../../contract/limits.ts'
import type { Educations } from '../../../../db/schema.ts'
import type { QueueColumn } from '../../moderation/export.ts'
import type { NoticeOccasion } from '../../notifications/store.ts'

/** Common SQL of the queues of educations and jobs: entries `x` of users `u`. */
export const entrySql = {
  id: sql`x.id`,
  state: sql`x.moderation`,
  waiting: sql`x.moderation = 'wait'`,
  since: sql`x.created_at`,
  city: sql`u.city_id`,
}

export const entryStorage = { key: 'id', status: 'moderation', comment: 'moderation_comment', person: 'user_id' } as const

export const entryNotice = (kind: NoticeOccasion) => () => ({ type: notificationTypes.moderation, data: { kind, linkHref: '/profile' } })

type OwnedRow = { user_id: number; first_name: string; last_name: string; owner_city_id: number | null; created_at: Date }

export const presentOwner = (row: OwnedRow) => ({
  user: { id: row.user_id, name: nameOf(row), cityId: row.owner_city_id },
  createdAt: row.created_at.toISOString(),
})

const nameOf = ({ first_name, last_name }: OwnedRow) => `${first_name} ${last_name}`.trim()

/** The first columns of an exported entry. */
export const ownerColumns: readonly QueueColumn<OwnedRow & { id: number }>[] = [
  { title: 'id', cell: ({ id }) => id },
  { title: 'userId', cell: ({ user_id }) => user_id },
  { title: 'user', cell: nameOf },
  { title: 'city', cell: ({ cityName }) => cityName },
]

type ReviewedRow = OwnedRow & Pick<Selectable<Educations>, 'moderation' | 'moderation_comment'>

/** The last columns of an exported entry. */
export const reviewColumns: readonly QueueColumn<ReviewedRow>[] = [
  { title: 'state', cell: ({ moderation }, { staff }) => staff.states[moderation] },
  { title: 'comment', cell: ({ moderation_comment }) => moderation_comment },
  { title: 'addedAt', cell: ({ created_at }) => created_at },
]
