import { issueCertificates } from '../../server/domains/certificates/issue.ts'
import { createWorld, type World } from './world.ts'

export type Person = Awaited<ReturnType<World['given']['person']>>
type Scene = { endedHoursAgo?: number; name?: string; certificate?: boolean; status?: 'published' | 'canceled' }

const hour = 3_600_000

/** A world with workers, and its events with certificates. An organizer and a participant are made for each test by `renew`. */
export const createCertificates = async () => {
  const world = await createWorld()
  await world.startWorkers()
  const people = {} as { owner: Person; guest: Person }
  const renew = async () => {
    people.owner = await world.given.person()
    people.guest = await world.given.person({ firstName: 'Әсел', lastName: 'Қасымова', locale: 'kz' })
    return people
  }
  const ended = async ({ endedHoursAgo = 1, name = 'Вечер у моря', certificate = true, status = 'published' }: Scene = {}) => {
    const start = new Date(world.clock.now().getTime() - (endedHoursAgo + 2) * hour)
    const { id } = await world.given.event({ owner: people.owner, start, name, status, moderation: 'approved' })
    await world.db.updateTable('events').set({ certificate, certificate_display_qr: true }).where('id', '=', id).execute()
    return id
  }
  const enter = (event_id: number, { id: user_id }: { id: number }, values: { state?: 'approved' | 'wait'; attended?: boolean } = {}) => {
    const { state = 'approved', attended = true } = values
    const entry = { event_id, user_id, state, queue_number: user_id, format: 'offline' as const, created_at: world.clock.now() }
    return world.db
      .insertInto('event_participants')
      .values({ ...entry, attended_at: attended ? world.clock.now() : null })
      .execute()
  }
  const certificatesAt = (eventId: number) => world.db.selectFrom('certificates').selectAll().where('event_id', '=', eventId).orderBy('id').execute()
  const issue = () => issueCertificates(world.resources)
  const get = (path: string, by?: { token: string }) => world.request({ url: `/api${path}`, ...(by && { token: by.token }) })
  const post = (path: string, body: object | undefined, by = people.owner) =>
    world.request({ method: 'POST', url: `/api${path}`, token: by.token, body })
  const issued = async () => {
    const eventId = await ended()
    await enter(eventId, people.guest)
    await issue()
    const [row] = await certificatesAt(eventId)
    if (!row) throw new Error('no certificate was issued')
    return { ...row, eventId, manage: `/owner/events/${eventId}/certificates/${row.id}` }
  }
  return { world, renew, ended, enter, certificatesAt, issue, get, post, issued }
}
