import { sql } from 'kysely'
import { certificateEvents } from '../../../server/domains/certificates/event.ts'
import { eventIn, newCertificate } from '../../../server/domains/certificates/issue.ts'
import { addCertificates, type CertificateRow, nextEntitled, setReplaced, setRevoked, setSuccessor } from '../../../server/domains/certificates/store.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import { demoAccounts } from './accounts.ts'

const issuedAfterMs = 10 * 60_000
const maxParticipants = 10_000

/** Certificates of ended demo events, without notifications. Of the demo organizer's one is revoked and one replaced. */
export const loadCertificates = async (tx: Tx, now: Date): Promise<void> => {
  for (const { id, date_end } of await endedEvents(tx, now)) {
    const people = await nextEntitled(tx, id, { after: 0, limit: maxParticipants })
    const events = await certificateEvents(tx, id, new Set(people.map(({ locale }) => locale)))
    const issuedAt = new Date(Math.min(now.getTime(), date_end.getTime() + issuedAfterMs))
    await addCertificates(
      tx,
      id,
      people.map((person) => newCertificate(person, eventIn(events, person.locale), issuedAt)),
    )
  }
  const [first, second] = await ofOrganizer(tx)
  if (first) await setRevoked(tx, { id: first.id, reason: 'Отметили по ошибке: участник не пришёл.', by: first.owner_id, now })
  if (second) await replace(tx, second, now)
}

const endedEvents = async (tx: Tx, now: Date) => {
  const { rows } = await sql<{ id: number; date_end: Date }>`
    select id, date_end from events where demo_key is not null and certificate and status = 'published' and moderation = 'approved'
      and date_end <= ${now} order by id`.execute(tx)
  return rows
}

const email = (role: string) => demoAccounts.find((account) => account.role === role)?.email ?? ''

type Own = Pick<CertificateRow, 'id' | 'event_id' | 'user_id' | 'user_name' | 'locale' | 'role'> & { owner_id: number }

/** The latest two of ordinary participants. */
const ofOrganizer = async (tx: Tx): Promise<Own[]> => {
  const { rows } = await sql<Own>`
    select c.id, c.event_id, c.user_id, c.user_name, c.locale, c.role, o.user_id as owner_id
    from certificates c join event_owners o on o.event_id = c.event_id join users u on u.id = o.user_id and u.email = ${email('organizer')}
      join users p on p.id = c.user_id and p.email is distinct from ${email('participant')}
    order by c.date_end desc, c.event_id, c.id limit 2`.execute(tx)
  return rows
}

const replace = async (tx: Tx, { id, event_id, user_id, user_name, locale, role }: Own, now: Date) => {
  const events = await certificateEvents(tx, event_id, new Set([locale]))
  await sql`update certificates set user_name = ${`${user_name}а`} where id = ${id}`.execute(tx)
  await setReplaced(tx, id)
  const [added] = await addCertificates(tx, event_id, [newCertificate({ user_id, name: user_name, locale, role }, eventIn(events, locale), now)])
  if (added) await setSuccessor(tx, id, added.id)
}
