import { sql } from 'kysely'
import type { Event } from '../../../contract/events/events.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Db } from '../../kernel/db.ts'
import { type HallsState, isUsable } from '../bookings/store.ts'
import { accountName } from '../moderation/store.ts'
import { type DocumentNames, documentNames } from './review-names.ts'

/** A complete document: publication requires the dates. */
export type Submitted = EventDocument & { dateStart: string; dateEnd: string }

export type SubmittedEvent = {
  id: number
  data: Submitted
  /** The version that stays public meanwhile; null for a first publication. */
  approved: Submitted | null
  answer: string | null
  moderation: 'wait' | 'approved' | 'declined'
  moderation_comment: string | null
  created_at: Date
  status: Event['status']
  city_id: number | null
  user_id: number
  user_name: string
  participants_count: number
  /** Times are ISO instants; null without halls. */
  halls: (Omit<HallsState, 'starts_at' | 'ends_at'> & { starts_at: string; ends_at: string }) | null
  names: DocumentNames
  locale: Locale
}

/** Indexes: primary keys, the unique event_id of reservations. */
export const submittedEvents = (_db: Db, locale: Locale, ids: ReturnType<typeof sql>) => sql<SubmittedEvent>`
  select x.event_id as id, x.data, x.approved_data as approved, x.answer, x.moderation, x.moderation_comment, x.created_at,
    e.status, e.city_id, x.user_id, ${accountName('u')} as user_name,
    coalesce(s.online_taken + s.offline_taken, 0) as participants_count,
    (select json_build_object('zone', coalesce(p.zone, c.zone), 'starts_at', r.starts_at, 'ends_at', r.ends_at, 'is_usable', ${isUsable},
        'schedule', s.schedule, 'special_days', s.special_days)
      from reservations r join spaces s on s.id = r.space_id join places p on p.id = s.place_id join cities c on c.id = p.city_id
      where r.event_id = x.event_id and r.cancelled_at is null) as halls,
    ${documentNames(locale, sql`x.data, x.approved_data`)} as names, ${locale}::text as locale
  from event_reviews x join events e on e.id = x.event_id join users u on u.id = x.user_id left join event_seats s on s.event_id = x.event_id
  where x.event_id in (${ids})`
