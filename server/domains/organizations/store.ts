import { sql } from 'kysely'
import type { ActivityType, ClaimReason, OrganizationModeration, OrganizationType } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { OrganizationAppeal } from '../../../contract/organizations/shapes.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

type StoredFile = { id: string; name: string; size: number; mime: string }

export type CardRow = {
  id: number
  name: string
  type: OrganizationType
  city_id: number | null
  city_name: string | null
  inn: string | null
  description: string
  logo: StoredFile | null
  activity_types: ActivityType[]
  groups: { id: number; name: string }[]
  url: string | null
  subscriber_count: number
  event_count: number
  participant_count: number
  is_managed: boolean
  is_subscribed: boolean
  moderation: OrganizationModeration
  closed_at: Date | null
}

/** The viewer of organizations; staff see all. */
export type Viewer = { id: number; isStaff: boolean } | null

type Reading = { viewer: Viewer; locale: Locale }

/** Indexes: primary keys, events_organizations. */
const cardColumns = ({ viewer, locale }: Reading) => sql`
  o.id, o.name, o.type, o.city_id, ${nameIn('c', locale)} as city_name, o.inn, o.description, o.activity_types, o.url, o.subscriber_count, o.moderation, o.closed_at,
  case when f.id is not null then jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime) end as logo,
  ${groupsOf(locale)} as groups, s.event_count, s.participant_count,
  exists (select from organization_admins a where a.organization_id = o.id and a.user_id = ${viewer?.id ?? null}::bigint) as is_managed,
  exists (select from organization_subscriptions a where a.organization_id = o.id and a.user_id = ${viewer?.id ?? null}::bigint) as is_subscribed`

const groupsOf = (
  locale: Locale,
) => sql`(select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', ${nameIn('g', locale)}) order by g.id), '[]')
  from organization_groups g where g.id = any(o.group_ids) and ${notDeleted('g')})`

const cardJoins = sql`
  left join cities c on c.id = o.city_id
  left join uploads f on f.id = o.logo_id
  cross join lateral (select count(*)::int as event_count, coalesce(sum(x.online_taken + x.offline_taken), 0)::int as participant_count
    from events e left join event_seats x on x.event_id = e.id where e.is_listed and e.organization_ids && array[o.id]) s`

/** Organizations with these ids, in their order. */
export const cardsWithIds = async (db: Db, ids: readonly number[], reading: Reading): Promise<CardRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select ${cardColumns(reading)} from unnest(${ids}::bigint[]) with ordinality found(id, place) join organizations o on o.id = found.id ${cardJoins}
    order by found.place`.execute(db)
  return rows
}

export type OrganizationRow = CardRow & {
  okved_ids: number[]
  okveds: { id: number; code: string; name: string }[]
  admins: { id: number; name: string; photo_id: string | null }[]
  contacts: { userId: number | null; info: string; email: string; phone: string }[]
  appeal: { id: number; status: OrganizationAppeal['status']; comment: string | null } | null
  moderation_comment: string | null
  closed_reason: ClaimReason | null
}

/** Names of classes are Russian but for readers of English: the classifier has no Kazakh ones. */
export const okvedName = (table: string, locale: Locale) => sql<string>`${sql.ref(`${table}.${locale === 'en' ? 'name_en' : 'name_ru'}`)}`

/** Indexes: primary keys, organization_appeals_user. */
export const findOrganization = async (db: Db, id: number, reading: Reading): Promise<OrganizationRow | undefined> => {
  const { rows } = await sql<OrganizationRow>`
    select ${cardColumns(reading)}, o.okved_ids, o.moderation_comment, o.closed_reason,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'code', k.code, 'name', ${okvedName('k', reading.locale)}) order by k.code), '[]')
        from okveds k where k.id = any(o.okved_ids)) as okveds,
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', btrim(concat_ws(' ', u.first_name, u.last_name)), 'photo_id', u.photo_id)
          order by a.created_at, u.id), '[]')
        from organization_admins a join users u on u.id = a.user_id where a.organization_id = o.id) as admins,
      (select coalesce(jsonb_agg(jsonb_build_object('userId', x.user_id, 'info', x.info, 'email', x.email, 'phone', x.phone) order by x.position), '[]')
        from organization_contacts x where x.organization_id = o.id) as contacts,
      (select jsonb_build_object('id', p.id, 'status', p.status, 'comment', p.comment) from organization_appeals p
        where p.organization_id = o.id and p.user_id = ${reading.viewer?.id ?? null}::bigint order by p.created_at desc, p.id desc limit 1) as appeal
    from organizations o ${cardJoins} where o.id = ${id}`.execute(db)
  return rows[0]
}
