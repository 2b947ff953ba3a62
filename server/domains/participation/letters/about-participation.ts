import { type Locale, localePrefixes } from '../../../../contract/locales.ts'
import { dictionaries } from '../../../../messages/dictionaries.ts'
import { formatInstant } from '../../../kernel/dates.ts'
import type { Db } from '../../../kernel/db.ts'
import { composeLetter, greetedName } from '../../../kernel/letter.ts'
import { findEvent } from '../../events/store.ts'

export type Kind = 'registered' | 'requested' | 'waiting' | 'seatFreed' | 'approved' | 'declined'
type About = { eventId: number; userId: number; kind: Kind; comment?: string | null; siteUrl: string; isRealMail: boolean }

/** A letter to a participant in their language; null without a real address, as for the people of a demo. */
export const letterAbout = async (db: Db, { eventId, userId, kind, comment, siteUrl, isRealMail }: About) => {
  const reader = await readerOf(db, userId)
  if (!reader?.email || (reader.isDemo && isRealMail)) return null
  const event = await findEvent(db, eventId, { userId, locale: reader.locale })
  if (!event) return null
  const words = dictionaries[reader.locale].letters
  const where =
    event.format === 'online'
      ? words.online
      : [event.place_name ?? event.site_name, event.place_address ?? event.site_address].filter(Boolean).join(', ')
  return composeLetter({
    to: reader.email,
    subject: words[kind].subject(event.name),
    greeting: words.greeting(reader.firstName),
    text: [
      words[kind].text(event.name),
      ...(comment ? [words.declined.comment(comment)] : []),
      words.whenIs(formatInstant(event.date_start, event.zone, reader.locale)),
      words.whereIs(where),
    ],
    links: [{ label: words.openEvent, url: `${siteUrl}${localePrefixes[reader.locale]}/events/${eventId}` }],
    footer: words.footer,
  })
}

type Reader = { email: string | null; firstName: string | null; locale: Locale; isDemo: boolean }

const readerOf = async (db: Db, userId: number): Promise<Reader | null> => {
  const row = await db
    .selectFrom('users')
    .select(['email', 'locale', 'is_demo', greetedName('users').as('first_name')])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ? { email: row.email, firstName: row.first_name, locale: row.locale, isDemo: row.is_demo } : null
}
