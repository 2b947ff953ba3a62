import { sql } from 'kysely'
import type { Reply } from '../../../contract/contract.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { uploadUrl } from '../uploads/address.ts'
import { presentUpload } from '../uploads/present.ts'
import { filesOf } from './document.ts'

type Linked = Reply<'GET /events/:id/draft'>['linked']
type Row = Omit<Linked, 'users' | 'uploads'> & {
  users: { id: number; name: string; photo_id: string | null }[]
  uploads: { id: string; name: string; size: number; mime: string }[]
}

/** Names and files of the ids in a document, in one statement. Indexes: primary keys, halls_space. */
export const linkedOf = async (db: Db, document: EventDocument, locale: Locale): Promise<Linked> => {
  const { rows } = await sql<Row>`select
    ${listed(sql`jsonb_build_object('id', x.id, 'name', btrim(concat_ws(' ', x.first_name, x.last_name)), 'photo_id', x.photo_id)`, sql`users x`, userIds(document))} as users,
    ${listed(sql`jsonb_build_object('id', x.id, 'name', x.name)`, sql`organizations x`, organizationIds(document))} as organizations,
    ${listed(
      sql`jsonb_build_object('id', x.id, 'name', x.name, 'halls', (select coalesce(jsonb_agg(
        jsonb_build_object('id', h.id, 'name', h.name, 'capacity', h.capacity) order by h.capacity), '[]') from halls h
        where h.space_id = x.id and h.is_active and h.deleted_at is null))`,
      sql`spaces x`,
      spaceIds(document),
    )} as spaces,
    ${listed(sql`jsonb_build_object('id', x.id, 'name', ${nameIn('x', locale)}, 'timezone', x.zone)`, sql`cities x`, [
      document.place?.cityId ?? null,
    ])} as cities,
    ${listed(sql`jsonb_build_object('id', x.id, 'name', x.name)`, sql`events x`, [document.masterEventId])} as events,
    (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'size', x.size, 'mime', x.mime)), '[]') from uploads x
      where x.id = any(${filesOf(document).flatMap(([, files]) => files)}::uuid[]) and x.removed_at is null) as uploads`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the statement returned no row')
  return {
    ...row,
    users: row.users.map(({ photo_id, ...user }) => ({ ...user, photo: photo_id === null ? null : uploadUrl(photo_id) })),
    uploads: row.uploads.map(presentUpload),
  }
}

const listed = (row: ReturnType<typeof sql>, from: ReturnType<typeof sql>, ids: readonly (number | null)[]) =>
  sql`(select coalesce(jsonb_agg(${row}), '[]') from ${from} where x.id = any(${ids.filter((id) => id !== null)}::bigint[]))`

const userIds = ({ organizers, owners, hosts, speakers, experts }: EventDocument) => [
  ...organizers.filter(({ type }) => type === 'user').map(({ id }) => id),
  ...owners,
  ...[...hosts, ...speakers].map(({ userId }) => userId),
  ...experts.map(({ id }) => id),
]

const organizationIds = ({ organizers, partners, organizationId }: EventDocument) => [
  ...organizers.filter(({ type }) => type === 'organization').map(({ id }) => id),
  ...partners.map((partner) => partner.organizationId),
  organizationId,
]

const spaceIds = ({ space, networking }: EventDocument) => [space?.spaceId ?? null, ...(networking?.spaceIds ?? [])]
