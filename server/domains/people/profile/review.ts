import { type Selectable, sql } from 'kysely'
import { notificationTypes } from '../../../../contract/limits.ts'
import type { Educations } from '../../../../db/schema.ts'
import type { Tx } from '../../../kernel/db.ts'
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

const namedBy = { educations: 'university_id', employments: 'company_id' } as const

/**
 * True if a decision that can still be undone published what its entry names. Later approvals of the same name share the
 * publication, so that undoing all of them withdraws it. Index: moderation_decisions_open.
 */
export const isPublishedByOpenDecision = async (tx: Tx, table: keyof typeof namedBy, namedId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from moderation_decisions d join ${sql.table(table)} x on x.id = d.subject_id and x.moderation = d.decision and x.decided_at = d.decided_at
    where d.queue = ${table} and d.undone_at is null and d.settled_at is null and d.effects @> '{"isPublished": true}'
      and x.${sql.ref(namedBy[table])} = ${namedId} limit 1`.execute(tx)
  return rows.length > 0
}

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
