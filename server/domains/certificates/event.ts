import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { findEvent } from '../events/store.ts'
import type { Printed } from './store.ts'

/** The facts of an event that its certificates print. */
export type CertificateEvent = Pick<
  Printed,
  'event_name' | 'place' | 'date_start' | 'date_end' | 'zone' | 'palette' | 'text' | 'bg_id' | 'display_qr'
>

/** Locks an ended event that gives certificates, until the transaction ends. Guarantee: of concurrent jobs one issues at a time. */
export const lockFinishedEvent = async (tx: Tx, eventId: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    select from events e where e.id = ${eventId} and e.certificate and e.date_end <= ${now} and e.status = 'published'
      and e.moderation = 'approved' and e.deleted_at is null for no key update`.execute(tx)
  return rows.length > 0
}

/** The event in each of the languages. */
export const certificateEvents = async (db: Db, eventId: number, locales: ReadonlySet<Locale>): Promise<Map<Locale, CertificateEvent>> => {
  const design = await designOf(db, eventId)
  const entries = [...locales].map(async (locale) => [locale, { ...design, ...(await factsIn(db, eventId, locale)) }] as const)
  return new Map(await Promise.all(entries))
}

/** Index: the primary key. */
const designOf = (db: Db, eventId: number) =>
  db
    .selectFrom('events')
    .select(['certificate_text as text', 'certificate_bg_id as bg_id', 'certificate_display_qr as display_qr'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()

const factsIn = async (db: Db, eventId: number, locale: Locale) => {
  const event = await findEvent(db, eventId, { userId: null, locale })
  if (!event) throw new Error(`the event ${eventId} does not exist`)
  const { name, date_start, date_end, zone, theme_ids, format, city_name } = event
  const place = format === 'online' ? dictionaries[locale].events.online : (city_name ?? '')
  return { event_name: name, place, date_start, date_end, zone, palette: theme_ids[0] ?? 0 }
}
