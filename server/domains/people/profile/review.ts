import { sql } from 'kysely'
import { notificationTypes } from '../../../../contract/limits.ts'
import type { NoticeOccasion } from '../../../../contract/notifications/notifications.ts'

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

export const presentOwner = ({ user_id, first_name, last_name, owner_city_id, created_at }: OwnedRow) => ({
  user: { id: user_id, name: `${first_name} ${last_name}`.trim(), cityId: owner_city_id },
  createdAt: created_at.toISOString(),
})
