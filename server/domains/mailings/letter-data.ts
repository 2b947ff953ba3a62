import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import type { Resources } from '../../kernel/resources.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import { cachedCards } from '../events/store.ts'
import { quizUrlOf } from '../quizzes/link-users.ts'
import type { LetterData } from './letters/mailing.ts'
import { hasUnsubscribed, isRefused } from './recipients.ts'
import type { MailingRow } from './store.ts'

type Reading = Pick<Resources, 'db' | 'cacheValue' | 'siteUrl'>
type Reader = { locale: Locale; city: string | null; unsubscribeUrl: string | null }

/** Everything a letter of the mailing says besides the name of its reader. */
export const letterData = async (resources: Reading, mailing: MailingRow, reader: Reader): Promise<LetterData> => {
  const { db, siteUrl } = resources
  const { locale } = reader
  const cards = await cachedCards(
    resources,
    mailing.events.map(({ id }) => id),
    { userId: null, locale },
  )
  return {
    mailing,
    events: cards.filter(({ status, moderation }) => status === 'published' && moderation === 'approved'),
    organizer: await authorOf(db, mailing.user_id),
    city: reader.city,
    quiz: await quizOf(db, mailing.quiz_id, siteUrl, locale),
    siteUrl,
    unsubscribeUrl: reader.unsubscribeUrl,
  }
}

/** Index: the primary key. */
const authorOf = async (db: Db, userId: number): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select btrim(concat_ws(' ', first_name, last_name)) as name from users where id = ${userId}`.execute(
    db,
  )
  return rows[0]?.name ?? ''
}

const quizOf = async (db: Db, quizId: number | null, siteUrl: string, locale: Locale): Promise<LetterData['quiz']> => {
  if (quizId === null) return null
  const quiz = await db.selectFrom('quizzes').select(['id', 'slug', 'title']).where('id', '=', quizId).executeTakeFirst()
  return quiz ? { title: quiz.title, url: siteLinks(siteUrl, locale).to(quizUrlOf(quiz)) } : null
}

/** The city of a recipient; undefined for one who unsubscribed after the letter was planned, or whose mailbox does not exist. */
export const openRecipient = async (db: Db, userId: number, locale: Locale): Promise<{ city: string | null } | undefined> => {
  const { rows } = await sql<{ city: string | null }>`
    select ${nameIn('c', locale)} as city from users u left join cities c on c.id = u.city_id
    where u.id = ${userId} and not ${hasUnsubscribed} and not ${isRefused}`.execute(db)
  return rows[0]
}

type Sample = { first_name: string; city: string | null }

/**
 * A participant of a linked or chosen event, whom the author sees on the list of participants anyway; else the author. An author who no longer
 * owns the event sees none of its participants. Index: the primary key of event_owners.
 */
export const sampleRecipient = async (db: Db, { events, recipients, user_id }: MailingRow, locale: Locale): Promise<Sample> => {
  const eventIds = [...(recipients.eventIds ?? []), ...events.map(({ id }) => id)]
  const { rows } = await sql<Sample>`
    select u.first_name, ${nameIn('c', locale)} as city from (
      (select p.user_id, 0 as place from event_participants p where p.event_id = any(${eventIds}::bigint[]) and p.state = 'approved'
          and (exists (select from event_owners w where w.event_id = p.event_id and w.user_id = ${user_id})
            or exists (select from users a where a.id = ${user_id} and a.roles && array['crm_tk_staff', 'admin']))
        order by p.event_id, p.created_at desc limit 1)
      union all select ${user_id}::bigint, 1) as s
    join users u on u.id = s.user_id left join cities c on c.id = u.city_id order by s.place limit 1`.execute(db)
  return rows[0] ?? { first_name: '', city: null }
}
