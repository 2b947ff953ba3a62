import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { personalCode } from '../accounts/personal-code.ts'
import { posterCode } from '../spaces/poster-code.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let owner: Person
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
})
afterAll(() => world.close())

const hours = (count: number) => new Date(world.clock.now().getTime() + count * 3_600_000)
const post = (person: Person, url: string, body: object) => world.request({ method: 'POST', url: `/api${url}`, token: person.token, body })

/** An event that starts in so many hours, with a participant. */
const given = async (startsInHours: number, state: 'approved' | 'wait' = 'approved') => {
  const event = await world.given.event({ owner, start: hours(startsInHours) })
  const person = await world.given.person()
  const row = { event_id: event.id, user_id: person.id, state, format: 'offline' as const, queue_number: 1, created_at: world.clock.now() }
  const { id } = await world.db.insertInto('event_participants').values(row).returning('id').executeTakeFirstOrThrow()
  return { event, person, id }
}

const markedAt = async (id: number) =>
  (await world.db.selectFrom('event_participants').select('attended_at').where('id', '=', id).executeTakeFirstOrThrow()).attended_at
const attended = async (eventId: number) =>
  (await world.request({ url: `/api/owner/event-participants/counters?eventId=${eventId}`, token: owner.token })).body.attended

test('scan: marks an approved participant once, by the personal code', async () => {
  const { event, person, id } = await given(2)
  const code = await personalCode(world.db, person.id)
  const scan = (scanned = code) => post(owner, '/owner/event-participants/scan', { eventId: event.id, code: scanned })
  expect((await scan()).body).toMatchObject({ wasMarked: false, participant: { id, attended: true, user: { id: person.id } } })
  const first = await markedAt(id)
  world.clock.advance(60_000)
  expect([(await scan()).body.wasMarked, await markedAt(id), await attended(event.id)]).toEqual([true, first, 1])
  expect((await scan(`${code}X`)).body.reason).toBe('codeUnknown')
  const stranger = await world.given.person()
  expect((await scan(await personalCode(world.db, stranger.id))).body.reason).toBe('notApproved')
})

test('scan: is refused earlier than three hours before the start, to participants without an approval, and to strangers', async () => {
  const early = await given(4)
  const scan = async ({ event, person }: typeof early, by = owner) =>
    (await post(by, '/owner/event-participants/scan', { eventId: event.id, code: await personalCode(world.db, person.id) })).body.reason
  expect(await scan(early)).toBe('attendanceClosed')
  const waiting = await given(1, 'wait')
  expect(await scan(waiting)).toBe('notApproved')
  expect(await scan(waiting, waiting.person)).toBe('forbidden')
})

test('poster: a scan marks the approved participant, and refuses a stranger and another day (V401)', async () => {
  const { event, person, id } = await given(1)
  const code = await posterCode(world.db, 'event', event.id)
  const scan = (by: Person, scanned = code) => post(by, '/qr/event', { code: scanned })
  const { status, body } = await scan(person)
  expect([status, body.event.id, body.participant.attended]).toEqual([200, event.id, true])
  const first = await markedAt(id)
  expect([(await scan(person, `http://site.test/qr/event?code=${code}`)).status, await markedAt(id)]).toEqual([200, first])
  expect((await scan(await world.given.person())).status).toBe(403)
  expect((await scan(person, `${event.id + 1}-${code.split('-')[1]}`)).body.reason).toBe('codeUnknown')
  const tomorrow = await given(24)
  const other = await post(tomorrow.person, '/qr/event', { code: await posterCode(world.db, 'event', tomorrow.event.id) })
  expect([other.status, other.body.reason]).toEqual([422, 'eventNotToday'])
})

test('poster: is a sheet A4 with one page, in the language of the organizer', async () => {
  const { event } = await given(1)
  const url = `/api/owner/event-participants/attendance-qr?eventId=${event.id}`
  for (const language of ['ru', 'en', 'kk']) {
    const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${owner.token}`, 'accept-language': language } })
    const pdf = answer.rawPayload.toString('latin1')
    expect([answer.statusCode, answer.headers['content-type'], pdf.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    expect([/\/MediaBox \[0 0 595\.28 841\.89\]/.test(pdf), pdf.match(/\/Type \/Page\n/g)?.length]).toEqual([true, 1])
  }
})

test('attendance: scanners and removals at once leave a count that equals the marks', async () => {
  const { event, person, id } = await given(1)
  const code = await personalCode(world.db, person.id)
  const scans = await Promise.all(Array.from({ length: 12 }, () => post(owner, '/owner/event-participants/scan', { eventId: event.id, code })))
  expect(scans.filter(({ body }) => body.wasMarked === false)).toHaveLength(1)
  const change = (isMarked: boolean) =>
    post(owner, '/owner/event-participants/attendance', { eventId: event.id, participantIds: [id], attended: isMarked })
  const changes = await Promise.all(Array.from({ length: 12 }, (_, index) => change(index % 2 === 0)))
  const balance = changes.reduce((sum, { body }, index) => sum + body.changed * (index % 2 === 0 ? 1 : -1), 1)
  expect([balance, await attended(event.id)]).toEqual([(await markedAt(id)) ? 1 : 0, balance])
})

test('attendance: is refused at a cancelled event, while marks can still be removed', async () => {
  const { event, person, id } = await given(1)
  const change = async (attends: boolean) => {
    const { body } = await post(owner, '/owner/event-participants/attendance', { eventId: event.id, participantIds: [id], attended: attends })
    return body.reason ?? body.changed
  }
  expect(await change(true)).toBe(1)
  await world.db.updateTable('events').set({ status: 'canceled' }).where('id', '=', event.id).execute()
  const scan = await post(owner, '/owner/event-participants/scan', { eventId: event.id, code: await personalCode(world.db, person.id) })
  expect([scan.status, scan.body.reason, await change(true)]).toEqual([409, 'eventCanceled', 'eventCanceled'])
  expect([await change(false), await markedAt(id)]).toEqual([1, null])
})

/** An online event that runs, with so many approved participants. */
const crowded = async (size: number) => {
  const event = await world.given.event({ owner, format: 'online', start: hours(-1) })
  const crowd = await world.given.crowd(size)
  const place = { event_id: event.id, state: 'approved' as const, format: 'online' as const, created_at: world.clock.now() }
  const rows = crowd.map(({ id }, index) => ({ ...place, user_id: id, queue_number: index + 1 }))
  const ids = (await world.db.insertInto('event_participants').values(rows).returning('id').execute()).map(({ id }) => id)
  await world.db.updateTable('event_seats').set({ online_taken: size }).where('event_id', '=', event.id).execute()
  return { event, crowd, ids }
}

test('attendance: marks, completions, removals, declines and cancellations at once leave marks of approved participants only, all counted', {
  timeout: limitMs(60_000),
}, async () => {
  const { event, crowd, ids } = await crowded(60)
  const owned = (path: string, body: object) => post(owner, `/owner/event-participants/${path}`, { eventId: event.id, ...body })
  const parts = Array.from({ length: 12 }, (_, part) => ids.slice(part * 5, part * 5 + 5))
  const answers = await Promise.all([
    ...crowd.map((person) => post({ ...person, email: '' }, '/event-participants/online-complete', { eventId: event.id })),
    ...parts.map((participantIds) => owned('attendance', { participantIds, attended: true })),
    ...parts.map((participantIds) => owned('attendance', { participantIds, attended: false })),
    ...ids.map((id) => owned('state-update', { participantIds: [id], state: 'declined' })),
    ...crowd.slice(0, 20).map((person) => post({ ...person, email: '' }, '/event-participants/cancel', { eventId: event.id, user_id: person.id })),
  ])
  const reasons = answers.filter(({ status }) => status !== 200).map(({ body }) => body.reason as string)
  // a completion after a decline, a decline after a mark
  expect(reasons.filter((reason) => !['notRegistered', 'alreadyAttended'].includes(reason))).toEqual([])
  const { rows } = await world.database.pool.query<{ marks: number; strays: number; taken: number; approved: number }>(
    `select count(attended_at)::int as marks, (count(*) filter (where attended_at is not null and state <> 'approved'))::int as strays,
      (count(*) filter (where state = 'approved'))::int as approved,
      (select online_taken from event_seats where event_id = $1) as taken from event_participants where event_id = $1`,
    [event.id],
  )
  const [found = { marks: 0, strays: 0, taken: 0, approved: 0 }] = rows
  expect([found.strays, found.taken]).toEqual([0, found.approved])
  expect(await attended(event.id)).toBe(found.marks)
})

test('attendance: the table itself refuses a mark of a participant without an approval', async () => {
  const { id } = await given(1, 'wait')
  const marking = world.db.updateTable('event_participants').set({ attended_at: world.clock.now() }).where('id', '=', id).execute()
  await expect(marking).rejects.toMatchObject({ constraint: 'event_participants_attended' })
})
