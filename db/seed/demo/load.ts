import { sql } from 'kysely'
import { hashPassword } from '../../../server/domains/accounts/passwords.ts'
import { recountPopularity } from '../../../server/domains/events/jobs.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import type { Resources } from '../../../server/kernel/resources.ts'
import { demoPassword } from './accounts.ts'
import { type Edition, editionOn } from './editions/edition.ts'
import { demoEvents } from './events.ts'
import { type City, readCities, readGround } from './ground.ts'
import { loadAttendees } from './load-attendees.ts'
import { assignSpaceStaff, describePlaces, loadMeetings, loadSuggestedPlaces } from './load-bookings.ts'
import { loadCabinet } from './load-cabinet.ts'
import { loadCareers } from './load-careers.ts'
import { loadCertificates } from './load-certificates.ts'
import { loadCompilations } from './load-compilations.ts'
import { loadEditions } from './load-events.ts'
import { loadExperts } from './load-experts.ts'
import { loadInquiries } from './load-inquiries.ts'
import { loadMailings } from './load-mailings.ts'
import { loadOrganizations } from './load-organizations.ts'
import { loadOutbox } from './load-outbox.ts'
import { loadPeople } from './load-people.ts'
import { loadPhotos } from './load-photos.ts'
import { loadPlaces } from './load-places.ts'
import { loadProfiles } from './load-profiles.ts'
import { loadQueues } from './load-queues.ts'
import { loadQuizzes } from './load-quizzes.ts'
import { loadReviews } from './load-reviews.ts'
import { loadShortLinks } from './load-short-links.ts'
import { loadSupport } from './load-support.ts'
import { loadTeams } from './load-teams.ts'
import { loadVisits } from './load-visits.ts'
import type { DemoEvent } from './shapes.ts'
import { addDays, localDate } from './zoned.ts'

/** Fills a database without demo data in one transaction, after the reference data. */
export const loadDemo = async ({ db, outside, clock }: Pick<Resources, 'db' | 'outside' | 'clock'>): Promise<void> => {
  const now = clock()
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction().execute(async (tx) => {
    if (await isFilled(tx)) return
    const cities = await readCities(tx)
    const cityIds = new Map([...cities].map(([name, { id }]) => [name, id]))
    await loadPeople({ tx, now, cityIds, passwordHash })
    await loadProfiles(tx, now)
    await loadOrganizations({ tx, outside, clock, cityIds })
    await loadPlaces(tx, cityIds, now)
    await loadCompilations(tx, cityIds)
    const editions = demoEvents.map((event) => firstEdition(event, cities, now))
    const ground = await readGround(tx)
    await assignSpaceStaff(tx, ground)
    await loadEditions({ tx, outside, clock, ground }, editions)
    await loadMeetings(tx, ground, now)
    await loadVisits(tx, ground, now)
    await loadSuggestedPlaces(tx, ground, now)
    await describePlaces(tx)
    await loadPhotos({ tx, outside, clock })
    await loadCabinet(tx, now)
    await loadCareers(tx, now)
    await loadQueues({ tx, outside, clock })
    await loadReviews(tx, now)
    await loadTeams(tx, now)
    await loadInquiries(tx, now)
    await loadAttendees(tx, now)
    await loadMailings(tx, now)
    await loadExperts(tx, now)
    await loadQuizzes(tx, now)
    await loadShortLinks(tx, now)
    await loadSupport(tx, now)
    await loadCertificates(tx, now)
    await loadOutbox(tx, now)
    await recountPopularity(tx)
  })
}

/** Of two processes that start on one empty database, the later waits here for the other. */
const isFilled = async (tx: Tx) => {
  await sql`lock table users in share row exclusive mode`.execute(tx)
  const someone = await tx.selectFrom('users').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst()
  return someone !== undefined
}

const firstEdition = (event: DemoEvent, cities: ReadonlyMap<string, City>, now: Date): Edition => {
  const zone = cities.get(event.city)?.zone
  if (!zone) throw new Error(`«${event.key}» is held in «${event.city}», which is not a known city`)
  return editionOn({ event, number: 0, zone, startsOn: addDays(localDate(now, zone), event.day) })
}
