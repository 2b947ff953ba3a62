import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { ServerDictionary } from '../../../messages/ru.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'

/** Occasions with words of their own, which stand with the server words of each domain. */
export type NoticeOccasion = keyof ServerDictionary['occasions']

/** Ids only: names are read at display time. */
export type NotificationData = {
  userId?: number
  eventId?: number
  spaceId?: number
  decision?: 'approved' | 'wait' | 'declined'
  linkHref?: string
  quizUrl?: string
  quizId?: number
  kind?: NoticeOccasion
  /** The decision of staff whose reason and comment the email quotes. */
  decisionId?: number
  /** The inquiry whose answer of the organizer the email quotes. */
  inquiryId?: number
  /** The booking whose time and halls the notice names; the email also quotes the reason. */
  bookingId?: number
  /** Further meetings of a series that the notice is about. */
  others?: number
  teamId?: number
  organizationId?: number
  /** The request for admin rights whose answer the email quotes. */
  appealId?: number
  /** The answer of the support that the email quotes. */
  supportMessageId?: number
}

/** Times are ISO instants. */
export type BookingOfNotice = { theme: string; startsAt: string; endsAt: string; zone: string; halls: string }

export type NotificationRow = {
  id: number
  type: number
  data: NotificationData
  title: string | null
  text: string | null
  created_at: Date
  received: boolean | null
  notification_id: number
  user_name: string | null
  event_name: string | null
  space_name: string | null
  quiz_title: string | null
  booking: BookingOfNotice | null
  team_name: string | null
  organization_name: string | null
  access_decision: 'approved' | 'declined' | null
}

type NewNotification = { type: number; data: NotificationData; texts?: Partial<Record<Locale, string>>; key?: string; now: Date }

/** Null if a notification with this key exists. Index: the unique key. */
export const addNotification = async (tx: Tx, { type, data, texts, key, now }: NewNotification): Promise<number | null> => {
  const row = await tx
    .insertInto('notifications')
    .values({ type, data: stored(data), ...(texts && { texts: JSON.stringify(texts) }), key: key ?? null, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A notice about a booking keeps its time and halls as they were: later changes have notices of their own. */
const stored = (data: NotificationData) => {
  const json = JSON.stringify(data)
  if (data.bookingId === undefined) return json
  return sql<string>`${json}::jsonb || coalesce((
    select jsonb_build_object('meeting', jsonb_build_object('startsAt', b.starts_at, 'endsAt', b.ends_at, 'hallIds', array(
      select x.hall_id from reserved_halls x where x.reservation_id = b.id and not x.is_proposed order by x.hall_id)))
    from reservations b where b.id = ${data.bookingId}), '{}')`
}

export const addRecipients = (tx: Tx, notificationId: number, userIds: readonly number[], now: Date) =>
  sql`insert into notification_recipients (notification_id, user_id, created_at)
    select ${notificationId}, id, ${now} from unnest(${userIds}::bigint[]) as id on conflict do nothing`.execute(tx)

/** Indexes: the primary keys. */
const bookingOfNotice = sql`(
  select json_build_object('theme', b.theme, 'zone', coalesce(bp.zone, bc.zone),
    'startsAt', coalesce((n.data->'meeting'->>'startsAt')::timestamptz, b.starts_at),
    'endsAt', coalesce((n.data->'meeting'->>'endsAt')::timestamptz, b.ends_at),
    'halls', coalesce((select string_agg(h.name, ', ' order by h.id) from halls h where h.id = any(case when n.data ? 'meeting'
      then array(select kept.hall_id::bigint from jsonb_array_elements_text(n.data->'meeting'->'hallIds') kept(hall_id))
      else array(select x.hall_id from reserved_halls x where x.reservation_id = b.id and not x.is_proposed) end)), ''))
  from reservations b join spaces bs on bs.id = b.space_id join places bp on bp.id = bs.place_id join cities bc on bc.id = bp.city_id
  where b.id = (n.data->>'bookingId')::bigint)`

/** Current names; a deactivated or merged account has none. */
const notificationColumns = sql`
  n.type, n.data, n.id as notification_id,
  nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as user_name, coalesce(e.last_public ->> 'name', e.name) as event_name,
  s.name as space_name, q.title as quiz_title, ${bookingOfNotice} as booking, t.name as team_name,
  o.name as organization_name`

const subjectJoins = sql`
  left join users u on u.id = (n.data->>'userId')::bigint and u.status not in (9, 11)
  left join events e on e.id = (n.data->>'eventId')::bigint
  left join spaces s on s.id = (n.data->>'spaceId')::bigint
  left join quizzes q on q.id = (n.data->>'quizId')::bigint
  left join teams t on t.id = (n.data->>'teamId')::bigint
  left join organizations o on o.id = (n.data->>'organizationId')::bigint`

const textColumns = (locale: Locale) => sql`n.titles->>${locale} as title, n.texts->>${locale} as text`

const ownNotifications = (userId: number, locale: Locale) => sql`
  select r.id, ${notificationColumns}, ${textColumns(locale)}, r.created_at, r.received_at is not null as received, c.decision as access_decision
  from notification_recipients r join notifications n on n.id = r.notification_id ${subjectJoins}
  left join contact_accesses c on n.type = ${sql.lit(notificationTypes.contactAccessRequest)} and c.user_id = (n.data->>'userId')::bigint and c.owner_id = r.user_id
  where r.user_id = ${userId}`

const globalNotifications = (locale: Locale, now: Date) => sql`
  select n.id, ${notificationColumns}, ${textColumns(locale)}, n.created_at, null::boolean as received, null as access_decision
  from notifications n ${subjectJoins}
  where n.is_global and (n.shown_until is null or n.shown_until > ${now})`

type Bell = { userId: number; locale: Locale; now: Date }

/** The user's own notifications and global ones, newest first. Indexes: notification_recipients_user, notifications_global. */
export const listNotifications = async (db: Db, { userId, locale, now }: Bell, { limit, offset }: Slice): Promise<NotificationRow[]> => {
  const { rows } = await sql<NotificationRow>`
    (${ownNotifications(userId, locale)} order by r.created_at desc, r.id desc limit ${limit + offset})
    union all (${globalNotifications(locale, now)})
    order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export const listGlobal = async (db: Db, locale: Locale, now: Date): Promise<NotificationRow[]> => {
  const { rows } = await sql<NotificationRow>`${globalNotifications(locale, now)} order by n.created_at desc limit 20`.execute(db)
  return rows
}

/** One delivered notification, in the recipient's language. */
export const findDelivered = async (db: Db, recipientId: number, userId: number, locale: Locale): Promise<NotificationRow | undefined> => {
  const { rows } = await sql<NotificationRow>`${ownNotifications(userId, locale)} and r.id = ${recipientId}`.execute(db)
  return rows[0]
}

export const countNotifications = async (db: Db, { userId, now }: Omit<Bell, 'locale'>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from notification_recipients where user_id = ${userId})
      + (select count(*) from notifications where is_global and (shown_until is null or shown_until > ${now})) as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** Index: notification_recipients_unread. */
export const countUnread = async (db: Db, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('notification_recipients')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('received_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks notifications of the user as received; null means all. */
export const markReceived = (db: Db, userId: number, ids: readonly number[] | null, now: Date) =>
  db
    .updateTable('notification_recipients')
    .set({ received_at: now })
    .where('user_id', '=', userId)
    .where('received_at', 'is', null)
    .$if(ids !== null, (q) => q.where(sql<boolean>`id = any(${ids}::bigint[])`))
    .execute()
