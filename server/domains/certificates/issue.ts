import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'
import { type CertificateEvent, certificateEvents, lockFinishedEvent } from './event.ts'
import { newCode, newNumber } from './numbers.ts'
import { addCertificates, type Holder, type NewCertificate, nextEntitled } from './store.ts'

type Deps = Pick<Resources, 'db' | 'announce' | 'clock'>
type JobDeps = Deps & Pick<Resources, 'log'>

/** Issues certificates after the end of events, and to participants whom an organizer marked later (V447). */
export const issueCertificates = async (deps: JobDeps): Promise<void> => {
  for (const eventId of await dueEvents(deps.db, deps.clock()))
    await issueOf(deps, eventId).catch((error) => deps.log.error({ eventId, error: String(error) }, 'certificates of an event were not issued'))
}

/** Participants in one transaction. */
const batchSize = 500

/** Returns the number of new certificates. A repeated run issues what an interrupted one did not. */
export const issueOf = async (deps: Deps, eventId: number): Promise<number> => {
  let total = 0
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after
    const batch = await deps.db.transaction().execute((tx) => issueBatch(deps, tx, { eventId, after: from }))
    total += batch.added
    after = batch.last
  }
  return total
}

/** The participants up to `last` were seen; null if none was left. */
type Batch = { added: number; last: number | null }
const nothing: Batch = { added: 0, last: null }

/** Certificates and their notification in one transaction, so that an interruption leaves both or neither. */
const issueBatch = async (deps: Deps, tx: Tx, { eventId, after }: { eventId: number; after: number }): Promise<Batch> => {
  const now = deps.clock()
  if (!(await lockFinishedEvent(tx, eventId, now))) return nothing
  const people = await nextEntitled(tx, eventId, { after, limit: batchSize })
  if (people.length === 0) return nothing
  const events = await certificateEvents(tx, eventId, new Set(people.map(({ locale }) => locale)))
  const added = await addCertificates(
    tx,
    eventId,
    people.map((person) => newCertificate(person, eventIn(events, person.locale), now)),
  )
  await notify(deps, tx, {
    to: added.map(({ user_id }) => user_id),
    type: notificationTypes.certificate,
    data: { eventId, linkHref: `/events/${eventId}/certificate` },
    key: `certificate/${added[0]?.id}`,
  })
  return { added: added.length, last: people.at(-1)?.participant_id ?? null }
}

export const eventIn = (events: ReadonlyMap<Locale, CertificateEvent>, locale: Locale): CertificateEvent => {
  const event = events.get(locale)
  if (!event) throw new Error(`the event was not read in the language ${locale}`)
  return event
}

export const newCertificate = (person: Holder, event: CertificateEvent, now: Date): NewCertificate => ({
  ...event,
  number: newNumber(now),
  code: newCode(),
  user_id: person.user_id,
  user_name: person.name,
  role: person.role,
  locale: person.locale,
  issued_at: now,
})

const dayMs = 86_400_000
/** After a longer outage organizers issue certificates themselves. */
const searchedBackMs = 30 * dayMs

/** Events that ended lately, and ended ones with late marks. Indexes: events_certificate_end, event_participants_attended_at. */
const dueEvents = async (db: Db, now: Date): Promise<number[]> => {
  const since = new Date(now.getTime() - searchedBackMs)
  const { rows } = await sql<{ id: number }>`
    select e.id from events e where e.certificate and e.date_end <= ${now} and e.date_end > ${since}
    union
    select e.id from event_participants p join events e on e.id = p.event_id and e.certificate and e.date_end <= ${now}
    where p.attended_at is not null and p.attended_at > ${since}
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
