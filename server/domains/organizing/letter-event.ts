import { type NotNull, sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { knownToRegistrants } from '../events/last-public.ts'

export type LetterEvent = NonNullable<Awaited<ReturnType<typeof letterEvent>>>

/** An event for an email to its participants as it was public last, even if it is deleted meanwhile. Index: the primary key. */
export const letterEvent = (db: Db, eventId: number, locale: Locale) =>
  db
    .selectFrom(knownToRegistrants(sql`${eventId}`).as('e'))
    .leftJoin('cities as c', 'c.id', 'e.city_id')
    .leftJoin('spaces as s', 's.id', 'e.space_id')
    .leftJoin('places as p', 'p.id', 'e.place_id')
    .select(['e.id', 'e.name', 'e.status', 'e.moderation', 'e.cancel_reason', 'e.info', 'e.calendar_sequence', 'e.created_at', 'e.updated_at'])
    .select(['e.date_start', 'e.date_end', 'e.zone', 'e.format', 'e.online_with_space', 'e.place_name', 'e.place_address', 'e.lat', 'e.lng'])
    .select(['s.name as space_name', 'p.name as site_name', 'p.address as site_address', nameIn('c', locale).as('city_name')])
    .select(sql<boolean>`e.moderation = 'approved' and e.status in ('published', 'canceled') and e.deleted_at is null`.as('is_public'))
    .$narrowType<{ is_public: NotNull }>()
    .executeTakeFirst()
