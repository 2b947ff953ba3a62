import { type Expression, type RawBuilder, sql } from 'kysely'
import {
  type ActivityType,
  type ClaimReason,
  notificationTypes,
  type OrganizationModeration,
  type OrganizationType,
} from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import { organizationQueue as spec } from '../../../contract/organizations/review.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { searchedUser } from '../moderation/list.ts'
import { moderationQueue } from '../moderation/queue.ts'
import { uploadUrl } from '../uploads/address.ts'
import { presentClosing } from './present.ts'
import { changesOf, reviewState, type Snapshot } from './review.ts'

type Reviewed = {
  id: number
  name: string
  type: OrganizationType
  city_id: number | null
  cityName: string | null
  inn: string | null
  description: string
  url: string | null
  logo_id: string | null
  activity_types: ActivityType[]
  similar: { id: number; name: string }[]
  user_id: number
  user_name: string
  moderation: OrganizationModeration
  moderation_comment: string | null
  created_at: Date
  closed_reason: ClaimReason | null
  closed_at: Date | null
  changed_at: Date | null
  contacts: string
  reviewed: Snapshot | null
}

/** Organizations that users added; those of the installation have no author. */
const added = sql`organizations x join users u on u.id = x.user_id`

/** Indexes: the primary keys, organizations_similar. */
const addedWithIds = (db: Db, locale: Locale, ids: RawBuilder<unknown>): Expression<Reviewed> =>
  db
    .selectFrom('organizations as x')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .leftJoin('cities as c', 'c.id', 'x.city_id')
    .select(['x.id', 'x.name', 'x.type', 'x.city_id', 'x.inn', 'x.description', 'x.url', 'x.logo_id', 'u.id as user_id'])
    .select(['x.moderation', 'x.moderation_comment', 'x.created_at', 'x.closed_at', 'x.changed_at', nameIn('c', locale).as('cityName')])
    .select(sql<ClaimReason | null>`x.closed_reason`.as('closed_reason'))
    .select(sql<Snapshot | null>`x.reviewed`.as('reviewed'))
    .select(
      sql<string>`coalesce((select string_agg(concat_ws(' ', c.info, c.email, c.phone), E'\\n' order by c.position)
        from organization_contacts c where c.organization_id = x.id), '')`.as('contacts'),
    )
    .select(sql<ActivityType[]>`x.activity_types`.as('activity_types'))
    .select(sql<string>`btrim(concat_ws(' ', u.first_name, u.last_name))`.as('user_name'))
    .select(
      sql<Reviewed['similar']>`(select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.id), '[]') from (
        select o.id, o.name from organizations o where coalesce(o.city_id, 0) = coalesce(x.city_id, 0) and o.moderation = 'approved' and o.id <> x.id
        order by organization_key(o.name) <-> organization_key(x.name) limit 3) o
        where similarity(organization_key(o.name), organization_key(x.name)) >= 0.55)`.as('similar'),
    )
    .where(sql<boolean>`x.id in (${ids})`)

/** Pages and lists show the organization, its logo stands on pages of events. */
const invalidateOrganizations = (tx: Tx) => invalidate(tx, ['organizations', 'events'])

/** An admin cannot decide about the organization. Index: the primary key of organization_admins. */
const adminsOf = async (db: Db, id: number): Promise<number[]> =>
  (await db.selectFrom('organization_admins').select('user_id').where('organization_id', '=', id).execute()).map(({ user_id }) => user_id)

/** A decision ends the wait of a public organization, an approval also the closing by a complaint. The state before is for an undo. */
const settle = async (tx: Tx, id: number, isApproved: boolean): Promise<Before> => {
  const columns = ['closed_reason', 'closed_at', 'changed_at', 'reviewed'] as const
  const before = await tx.selectFrom('organizations').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
  const ended = isApproved && { closed_reason: null, closed_at: null, reviewed: null }
  await tx
    .updateTable('organizations')
    .set({ changed_at: null, ...ended })
    .where('id', '=', id)
    .execute()
  return before
}

/** A changed organization is public again. */
const restore = async (tx: Tx, id: number, { closed_reason = null, closed_at = null, changed_at = null, reviewed = null }: Partial<Before>) => {
  const values = { closed_reason, closed_at, changed_at, reviewed: reviewed && JSON.stringify(reviewed) }
  await tx
    .updateTable('organizations')
    .set({ ...values, ...(changed_at && { moderation: 'approved' }) })
    .where('id', '=', id)
    .execute()
}

type Before = { closed_reason: string | null; closed_at: Date | null; changed_at: Date | null; reviewed: object | null }

/** Indexes: organizations_review, organizations_user, organizations_staff_search. */
export const organizationQueue = moderationQueue({
  spec,
  table: 'organizations',
  key: 'id',
  status: 'moderation',
  state: reviewState,
  comment: 'moderation_comment',
  person: 'user_id',
  sharers: adminsOf,
  sql: {
    from: added,
    id: sql`x.id`,
    state: reviewState,
    waiting: sql`${reviewState} = 'wait' and x.user_id is not null`,
    since: sql`coalesce(x.changed_at, x.created_at)`,
    city: sql`x.city_id`,
    owners: sql`users u join organizations x on x.user_id = u.id`,
    searches: [
      { text: searchedUser('u'), from: sql`users u join organizations x on x.user_id = u.id` },
      { text: sql`lower(x.name)`, from: added },
    ],
    rows: addedWithIds,
  },
  present: (row: Reviewed) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    city: row.city_id,
    cityName: row.cityName,
    INN: row.inn,
    description: row.description,
    url: row.url,
    logo: row.logo_id && uploadUrl(row.logo_id),
    activityTypes: row.activity_types,
    similar: row.similar,
    user: { id: row.user_id, name: row.user_name },
    moderation: row.moderation === 'approved' && row.changed_at ? ('wait' as const) : row.moderation,
    moderationComment: row.moderation_comment,
    closed: presentClosing(row),
    changedAt: row.changed_at?.toISOString() ?? null,
    changes: changesOf(row),
    contacts: row.contacts,
    createdAt: row.created_at.toISOString(),
  }),
  content: (row) => [
    row.name,
    row.type,
    row.city_id,
    row.inn,
    row.description,
    row.url,
    row.logo_id,
    row.activity_types,
    row.closed_at,
    row.contacts,
  ],
  columns: [
    { title: 'id', cell: ({ id }) => id },
    { title: 'organization', cell: ({ name }) => name },
    { title: 'organizationNumber', cell: ({ inn }) => inn },
    { title: 'userId', cell: ({ user_id }) => user_id },
    { title: 'user', cell: ({ user_name }) => user_name },
    { title: 'city', cell: ({ cityName }) => cityName },
    { title: 'state', cell: ({ moderation, changed_at }, { staff }) => staff.states[moderation === 'approved' && changed_at ? 'wait' : moderation] },
    { title: 'comment', cell: ({ moderation_comment }) => moderation_comment },
    { title: 'addedAt', cell: ({ created_at }) => created_at },
  ],
  notice: (_decision, organizationId) => ({
    type: notificationTypes.moderation,
    data: { kind: 'organizationDecided', organizationId, linkHref: `/organizations/${organizationId}` },
  }),
  apply: async (tx, { subjectId, isApproved }) => {
    await invalidateOrganizations(tx)
    return settle(tx, subjectId, isApproved)
  },
  revert: async (tx, { subjectId, effects }) => {
    await restore(tx, subjectId, effects)
    await invalidateOrganizations(tx)
  },
})
