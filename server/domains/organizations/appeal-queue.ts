import { type Expression, type RawBuilder, sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import { appealQueue as spec } from '../../../contract/organizations/review.ts'
import type { OrganizationAppeal } from '../../../contract/organizations/shapes.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { searchedUser } from '../moderation/list.ts'
import { moderationQueue } from '../moderation/queue.ts'
import { presentUpload } from '../uploads/present.ts'
import { appoint, dismiss } from './admins.ts'
import { type LockedOrganization, lockOrganization } from './lock.ts'

type Reviewed = {
  id: number
  organization_id: number
  organization: string
  inn: string | null
  cityName: string | null
  admin_count: number
  user_id: number
  user_name: string
  text: string | null
  document: { id: string; name: string; size: number; mime: string }
  status: OrganizationAppeal['status']
  comment: string | null
  created_at: Date
}

const appeals = sql`organization_appeals x join users u on u.id = x.user_id join organizations o on o.id = x.organization_id`

/** Indexes: primary keys. */
const appealsWithIds = (db: Db, locale: Locale, ids: RawBuilder<unknown>): Expression<Reviewed> =>
  db
    .selectFrom('organization_appeals as x')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .innerJoin('organizations as o', 'o.id', 'x.organization_id')
    .innerJoin('uploads as f', 'f.id', 'x.upload_id')
    .leftJoin('cities as c', 'c.id', 'o.city_id')
    .select(['x.id', 'x.organization_id', 'o.name as organization', 'o.inn', nameIn('c', locale).as('cityName'), 'x.user_id'])
    .select(['x.text', 'x.status', 'x.comment', 'x.created_at'])
    .select([
      sql<number>`(select count(*)::int from organization_admins a where a.organization_id = x.organization_id)`.as('admin_count'),
      sql<string>`btrim(concat_ws(' ', u.first_name, u.last_name))`.as('user_name'),
      sql<Reviewed['document']>`jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime)`.as('document'),
    ])
    .where(sql<boolean>`x.id in (${ids})`)

/** The organization of a request, which every change of admins locks first. */
const lockOrganizationOf = async (tx: Tx, appealId: number): Promise<LockedOrganization | undefined> => {
  const appeal = await tx.selectFrom('organization_appeals').select('organization_id').where('id', '=', appealId).executeTakeFirst()
  return appeal && lockOrganization(tx, appeal.organization_id)
}

/** Undoes an appointment, unless all other admins have left since. */
const withdrawAdmin = async (tx: Tx, appealId: number, userId: number) => {
  const organization = await lockOrganizationOf(tx, appealId)
  if (!organization || organization.admin_ids.every((id) => id === userId)) return
  if (organization.admin_ids.includes(userId)) await dismiss(tx, organization, [userId])
}

/** Indexes: organization_appeals_queue, organization_appeals_user, organization_appeals_organization, organizations_search. */
export const appealQueue = moderationQueue({
  spec,
  table: 'organization_appeals',
  key: 'id',
  status: 'status',
  comment: 'comment',
  person: 'user_id',
  lockBefore: lockOrganizationOf,
  sql: {
    from: appeals,
    id: sql`x.id`,
    state: sql`x.status`,
    waiting: sql`x.status = 'wait'`,
    since: sql`x.created_at`,
    city: sql`o.city_id`,
    owners: sql`organizations o join organization_appeals x on x.organization_id = o.id`,
    searches: [
      { text: searchedUser('u'), from: sql`users u join organization_appeals x on x.user_id = u.id` },
      { text: sql`lower(o.name)`, from: sql`organizations o join organization_appeals x on x.organization_id = o.id` },
    ],
    rows: appealsWithIds,
  },
  present: (row: Reviewed) => ({
    id: row.id,
    orgId: row.organization_id,
    organization: { id: row.organization_id, name: row.organization, INN: row.inn, cityName: row.cityName, adminCount: row.admin_count },
    userId: row.user_id,
    user: { id: row.user_id, name: row.user_name },
    text: row.text ?? '',
    document: presentUpload(row.document),
    status: row.status,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
  }),
  content: (row) => [row.organization_id, row.user_id, row.text, row.document.id],
  columns: [
    { title: 'id', cell: ({ id }) => id },
    { title: 'organization', cell: ({ organization }) => organization },
    { title: 'organizationNumber', cell: ({ inn }) => inn },
    { title: 'userId', cell: ({ user_id }) => user_id },
    { title: 'user', cell: ({ user_name }) => user_name },
    { title: 'city', cell: ({ cityName }) => cityName },
    { title: 'appealText', cell: ({ text }) => text },
    { title: 'state', cell: ({ status }, { staff }) => staff.states[status] },
    { title: 'comment', cell: ({ comment }) => comment },
    { title: 'addedAt', cell: ({ created_at }) => created_at },
  ],
  notice: () => ({ type: notificationTypes.organizationAppeal, data: { kind: 'organizationAppealDecided' } }),
  about: async (tx, id) => {
    const { organizationId } = await tx
      .selectFrom('organization_appeals')
      .select('organization_id as organizationId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { organizationId, linkHref: `/organizations/${organizationId}` }
  },
  // the first admin of an organization may change it at once
  apply: async (tx, { subjectId, personId, isApproved, now }) => {
    const organization = isApproved ? await lockOrganizationOf(tx, subjectId) : undefined
    if (!organization || organization.admin_ids.includes(personId)) return { isAppointed: false }
    await appoint(tx, organization, { userIds: [personId], now, decidedBy: null })
    return { isAppointed: true }
  },
  revert: async (tx, { subjectId, effects }) => {
    if (!effects.isAppointed) return
    const { user_id } = await tx.selectFrom('organization_appeals').select('user_id').where('id', '=', subjectId).executeTakeFirstOrThrow()
    await withdrawAdmin(tx, subjectId, user_id)
  },
})
