import { type Expression, type RawBuilder, sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { ClaimReason } from '../../../contract/organizing/limits.ts'
import { claimQueue as spec } from '../../../contract/organizing/review.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { searchedUser } from '../moderation/list.ts'
import { moderationQueue } from '../moderation/queue.ts'
import {
  accusedBy,
  closeClaimedOrganization,
  isAccused,
  lockClaimedOrganization,
  notifiedOfClosing,
  openClaimedOrganization,
  organizationOfClaim,
} from './claimed-organization.ts'

type Claim = {
  id: number
  target_type: 'event' | 'organization'
  target_id: number
  target_name: string
  user_id: number
  user_name: string
  reason: ClaimReason
  text: string | null
  status: 'wait' | 'accepted' | 'dismissed'
  comment: string | null
  created_at: Date
  cityName: string | null
}

const claims = sql`claims x join users u on u.id = x.user_id left join events e on e.id = x.event_id left join organizations o on o.id = x.organization_id`

/** Indexes: primary keys. */
const claimsWithIds = (db: Db, locale: Locale, ids: RawBuilder<unknown>): Expression<Claim> =>
  db
    .selectFrom('claims as x')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .leftJoin('events as e', 'e.id', 'x.event_id')
    .leftJoin('organizations as o', 'o.id', 'x.organization_id')
    .leftJoin('cities as c', (join) => join.on(sql<boolean>`c.id = coalesce(e.city_id, o.city_id)`))
    .select(['x.id', 'x.target_type', 'x.user_id', 'x.reason', 'x.text', 'x.status', 'x.comment', 'x.created_at', nameIn('c', locale).as('cityName')])
    .select([
      sql<number>`coalesce(x.event_id, x.organization_id)`.as('target_id'),
      sql<string>`coalesce(e.name, o.name, '')`.as('target_name'),
      sql<string>`btrim(concat_ws(' ', u.first_name, u.last_name))`.as('user_name'),
    ])
    .where(sql<boolean>`x.id in (${ids})`)

/** Indexes: claims_queue, claims_user, claims_event, claims_organization, events_name_search and organizations_staff_search. */
export const claimQueue = moderationQueue({
  spec,
  table: 'claims',
  key: 'id',
  status: 'status',
  comment: 'comment',
  person: 'user_id',
  accused: accusedBy,
  lockBefore: lockClaimedOrganization,
  sql: {
    from: claims,
    id: sql`x.id`,
    state: sql`x.status`,
    waiting: sql`x.status = 'wait'`,
    since: sql`x.created_at`,
    city: sql`coalesce(e.city_id, o.city_id)`,
    hiddenFrom: isAccused,
    owners: claims,
    searches: [
      { text: searchedUser('u'), from: sql`users u join claims x on x.user_id = u.id` },
      { text: sql`lower(e.name)`, from: sql`events e join claims x on x.event_id = e.id` },
      { text: sql`lower(o.name)`, from: sql`organizations o join claims x on x.organization_id = o.id` },
    ],
    rows: claimsWithIds,
  },
  present: (row: Claim) => ({
    id: row.id,
    targetType: row.target_type,
    targetId: row.target_id,
    targetName: row.target_name,
    userId: row.user_id,
    user: { id: row.user_id, name: row.user_name },
    reason: row.reason,
    text: row.text,
    status: row.status,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
  }),
  content: (row) => [row.target_type, row.target_id, row.reason, row.text],
  columns: [
    { title: 'id', cell: ({ id }) => id },
    { title: 'userId', cell: ({ user_id }) => user_id },
    { title: 'user', cell: ({ user_name }) => user_name },
    { title: 'city', cell: ({ cityName }) => cityName },
    { title: 'event', cell: ({ target_name }) => target_name },
    { title: 'claimReason', cell: ({ reason }, { around }) => around.claim.reasons[reason] },
    { title: 'claimText', cell: ({ text }) => text },
    { title: 'state', cell: ({ status }, { staff }) => staff.states[status] },
    { title: 'comment', cell: ({ comment }) => comment },
    { title: 'addedAt', cell: ({ created_at }) => created_at },
  ],
  notice: () => ({ type: notificationTypes.moderation, data: { kind: 'claimDecided' } }),
  about: organizationOfClaim,
  others: notifiedOfClosing,
  apply: async (tx, { subjectId, isApproved, now }) => (isApproved ? closeClaimedOrganization(tx, { claimId: subjectId, now }) : undefined),
  revert: async (tx, decision) => openClaimedOrganization(tx, decision),
})
