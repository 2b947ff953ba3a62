import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { soon } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { erasePerson } from '../leaving/erase.ts'
import { askForFeedback } from '../organizing/ask-for-feedback.ts'
import { remindOfEvents } from '../participation/remind.ts'
import { platformJobs } from '../platform/jobs.ts'

const cleanup = platformJobs.find(({ name }) => name === 'platform.cleanup') as (typeof platformJobs)[number] // the job is declared there

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['given']['person']>>
type Mail = { code: string; subject: string; html: string; sentCount: number; lastSentAt: string | null }

const mails = async (id: number, by: { token: string }, language = 'ru'): Promise<Mail[]> => {
  const answer = await world.request({ url: `/api/owner/events/${id}/mails`, token: by.token, headers: { 'accept-language': language } })
  expect(answer.status).toBe(200)
  return answer.body._items
}
const countsOf = (list: Mail[]) => Object.fromEntries(list.map(({ code, sentCount }) => [code, sentCount]))
const register = (eventId: number, person: Person) =>
  world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body: { eventId, user_id: person.id } })
/** The counts once the workers have queued and sent these emails. */
const sent = (id: number, by: { token: string }, expected: Record<string, number>) =>
  vi.waitFor(async () => {
    await world.sendMessages()
    expect(countsOf(await mails(id, by))).toMatchObject(expected)
  }, soon)

test('mails: the emails that the product sends, in the language of the reader, with the number of sent ones (C119)', async () => {
  const owner = await world.given.person({ firstName: 'Зарина' })
  const { id } = await world.given.event({ owner, name: 'Ярмарка & мастера', access: 'approval-required' })
  const other = await world.given.event({ owner, access: 'approval-required' })
  const guests = [await world.given.person(), await world.given.person(), await world.given.person()]
  for (const guest of guests) expect((await register(id, guest)).status).toBe(200)
  expect((await register(other.id, guests[0] as Person)).status).toBe(200)
  const participants = await world.db.selectFrom('event_participants').select('id').where('event_id', '=', id).orderBy('id').execute()
  const decide = (participantIds: (number | undefined)[], state: string) =>
    world.request({
      method: 'POST',
      url: '/api/owner/event-participants/state-update',
      token: owner.token,
      body: { eventId: id, participantIds, state },
    })
  expect((await decide([participants[0]?.id, participants[1]?.id], 'approved')).status).toBe(200)
  expect((await decide([participants[2]?.id], 'declined')).status).toBe(200)
  // emails of decisions wait a minute, in which they can be undone
  world.clock.advance(61_000)
  await sent(id, owner, { registration: 3, approved: 2, declined: 1 })
  const list = await mails(id, owner)
  expect(countsOf(list)).toEqual({ registration: 3, approved: 2, declined: 1, returned: 0, reminder: 0, changed: 0, cancelled: 0 })
  expect(list.find(({ code }) => code === 'approved')).toMatchObject({
    subject: 'Заявка одобрена: Ярмарка & мастера',
    html: expect.stringContaining('Ярмарка &#38; мастера'),
    lastSentAt: world.clock.now().toISOString(),
  })
  expect(list.find(({ code }) => code === 'cancelled')).toMatchObject({ lastSentAt: null, subject: expect.stringContaining('Ярмарка') })
  expect(list.find(({ code }) => code === 'reminder')?.subject).toBe('Скоро событие: Ярмарка & мастера')
  for (const { html } of list) expect([html.includes('unsubscribe'), html.includes('Зарина')]).toEqual([false, false])
  expect((await mails(id, owner, 'kk'))[0]?.subject).not.toBe(list[0]?.subject)
  expect((await mails(id, owner, 'en'))[0]?.html).toContain('Hello!')
})

test('mails: reminders, requests for feedback and cancellations are counted at their event (C119)', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner, startsInDays: 0.5, hours: 1 })
  await world.db.updateTable('events').set({ need_feedback: true }).where('id', '=', id).execute()
  const guest = await world.given.person()
  await register(id, guest)
  await remindOfEvents(world.resources)
  await sent(id, owner, { registration: 1, reminder: 1, feedback: 0 })
  world.clock.advance(86_400_000)
  await askForFeedback(world.resources)
  await sent(id, owner, { reminder: 1, feedback: 1 })

  const later = await world.given.event({ owner })
  await register(later.id, guest)
  await world.request({ method: 'POST', url: `/api/owner/events/${later.id}/cancel`, token: owner.token })
  await sent(later.id, owner, { cancelled: 1, reminder: 0 })
})

test('mails: the counts keep emails that the outbox has removed, and those of an erased account (C119)', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner, startsInDays: 0.5, hours: 1 })
  const guests = [await world.given.person(), await world.given.person(), await world.given.person()]
  const [first, erased] = guests as [Person, Person, Person] // three guests
  for (const guest of guests.slice(0, 2)) await register(id, guest)
  await remindOfEvents(world.resources)
  await sent(id, owner, { registration: 2, reminder: 2 })
  const before = await mails(id, owner)
  const left = () => world.db.selectFrom('outbox').select('id').where('user_id', 'in', [first.id, erased.id]).where('state', '=', 'sent').execute()
  expect((await left()).length).toBeGreaterThanOrEqual(4)
  await erasePerson(world.resources, erased.id)
  world.clock.advance(91 * 86_400_000)
  await cleanup.run(world.resources)
  expect(await left()).toEqual([])
  expect(await mails(id, owner)).toEqual(before)

  const next = await world.given.event({ owner, startsInDays: 0.5, hours: 1 })
  await register(next.id, guests[2] as Person)
  await sent(next.id, owner, { registration: 1 })
  world.clock.advance(91 * 86_400_000)
  await cleanup.run(world.resources)
  expect([countsOf(await mails(next.id, owner)).registration, countsOf(await mails(id, owner)).registration]).toEqual([1, 2])
})

test('mails: of removals at the same moment each counts once', async () => {
  const owner = await world.given.person()
  const events = [await world.given.event({ owner }), await world.given.event({ owner })]
  const { id: user_id } = await world.given.person()
  const at = world.clock.now()
  const rows = Array.from({ length: 60 }, (_, index) => ({
    kind: 'participation.requested',
    subject: `counted/${index}`,
    channel: 'email' as const,
    user_id,
    payload: JSON.stringify({ eventId: events[index % 2]?.id }),
    state: 'sent' as const,
    not_before: at,
    created_at: at,
    settled_at: at,
  }))
  await world.db.insertInto('outbox').values(rows).execute()
  const ids = (await world.db.selectFrom('outbox').select('id').where('subject', 'like', 'counted/%').orderBy('id').execute()).map((row) => row.id)
  const parts = Array.from({ length: 20 }, (_, part) => ids.filter((_id, index) => index % 20 === part))
  await Promise.all(parts.map((part) => world.db.deleteFrom('outbox').where('id', 'in', part).execute()))
  for (const { id } of events) expect(countsOf(await mails(id, owner)).registration).toBe(30)
})

test('mails: an email that the event has switched off is not listed; a draft without dates has none', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner })
  await world.db.updateTable('events').set({ need_start_notification: false }).where('id', '=', id).execute()
  expect((await mails(id, owner)).map(({ code }) => code)).toEqual(['registration', 'approved', 'declined', 'returned', 'changed', 'cancelled'])
  const { body } = await world.request({ method: 'POST', url: '/api/owner/events', token: owner.token, body: {} })
  expect(await mails(body.id, owner)).toEqual([])
})
