import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Review, submittedEvent } from '../../../tests/kit/submitted-events.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { queueDeliveries } from '../notifications/plan.ts'
import { sendChangeNotices } from './change-notice.ts'
import { changedKind } from './messages.ts'

let world: World
let staff: Person
let owner: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  owner = await world.given.person()
})
afterAll(() => world.close())

const submitted = (wanted: Review = {}) => submittedEvent(world, { owner, ...wanted })
const decide = (id: number, body: object, by = staff) =>
  world.request({ method: 'POST', url: `/api/admin/events/${id}/decision`, token: by.token, body })
const undo = (decisionId: number) => world.request({ method: 'POST', url: `/api/admin/decisions/${decisionId}/undo`, token: staff.token })
const declining = { decision: 'declined', reason: 'incomplete', comment: 'Добавьте программу' }
const bells = async (person: Person) =>
  (await world.request({ url: '/api/user/notifications', token: person.token })).body._items.map(({ data }: { data: object }) => data)

test('messages of a review: tell the submitter, once the decision can no longer be undone, with the reason and the comment', async () => {
  const id = await submitted({ isFirst: true })
  await decide(id, declining)
  await world.sendMessages()
  expect(await bells(owner)).toEqual([])
  world.clock.advance(31_000)
  await world.sendMessages()
  const recipients = world.db.selectFrom('notification_recipients').select('notification_id').where('user_id', '=', owner.id)
  const { notification_id: notificationId } = await recipients.executeTakeFirstOrThrow()
  await queueDeliveries(world.db, { notificationId, now: world.clock.now() })
  await world.sendMessages()
  const [letter] = await world.inbox(owner.email)
  expect(letter).toMatchObject({
    subject: 'Событие проверено',
    text: expect.stringMatching(/исправить и отправить снова[\s\S]*Добавьте программу/),
  })
  expect(await bells(owner)).toEqual([{ eventId: id, eventName: 'Вечер у моря', decision: 'declined', linkHref: `/events/create?id=${id}` }])
})

test('messages of a review: tell every owner, by bell and email, and quote the reason of a decision without a comment', async () => {
  const coOwner = await world.given.person()
  const id = await submitted({ isFirst: true, by: staff })
  await world.db.insertInto('event_owners').values({ event_id: id, user_id: coOwner.id }).execute()
  const other = await world.given.person({ roles: ['crm_tk_staff'] })
  expect((await decide(id, { decision: 'declined', reason: 'incomplete' }, other)).status).toBe(200)
  const life = async () => (await world.request({ url: `/api/events/${id}/draft`, token: coOwner.token })).body.life
  expect(await life()).toMatchObject({ moderation: 'declined', moderationComment: 'Не хватает сведений' })
  world.clock.advance(31_000)
  await world.sendMessages()
  const [notificationId] = await decisionsOf(id)
  await queueDeliveries(world.db, { notificationId: notificationId ?? 0, now: world.clock.now() })
  await world.sendMessages()
  for (const person of [owner, coOwner, staff]) {
    expect(await bells(person)).toEqual([expect.objectContaining({ eventId: id, decision: 'declined' })])
    const letters = await world.inbox(person.email)
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('Не хватает сведений')])
  }
  await world.request({ method: 'POST', url: `/api/events/${id}/draft/publish`, token: owner.token })
  expect(await life()).toMatchObject({ moderation: 'wait', moderationComment: null })
})

const decisionsOf = async (eventId: number) => {
  const rows = await world.db.selectFrom('notifications').select(['id', 'data']).execute()
  return rows.filter(({ data }) => data.eventId === eventId).map(({ id }) => id)
}

test('messages of a review: tell participants about new dates of an event that was a draft meanwhile, 30 seconds after the approval', async () => {
  for (const isMoved of [false, true]) {
    const id = await submitted({ isFirst: true })
    const participant = await world.given.person()
    const send = (method: 'POST' | 'PATCH', path: string, body?: object) =>
      world.request({ method, url: `/api${path}`, token: owner.token, ...(body && { body }) })
    const approve = async () => {
      expect((await decide(id, { decision: 'approved' })).status).toBe(200)
      await sendChangeNotices(world.resources)
      expect(await bells(participant)).toEqual([])
      world.clock.advance(31_000)
      await sendChangeNotices(world.resources)
    }
    await approve()
    await register(id, participant)
    await send('POST', `/owner/events/${id}/make-draft`)
    await send('PATCH', `/events/${id}/draft`, { dateStart: '2027-11-24T15:30:00Z', dateEnd: '2027-11-24T17:30:00Z' })
    if (!isMoved) await send('PATCH', `/events/${id}/draft`, await datesOf(id))
    await sendChangeNotices(world.resources)
    expect((await send('POST', `/events/${id}/draft/publish`)).status).toBe(200)
    await sendChangeNotices(world.resources)
    expect(await bells(participant)).toEqual([])
    await approve()
    expect(await bells(participant)).toEqual(isMoved ? [expect.objectContaining({ eventId: id })] : [])
    const letters = await world.db.selectFrom('outbox').select('id').where('kind', '=', changedKind).where('user_id', '=', participant.id).execute()
    expect(letters).toHaveLength(isMoved ? 1 : 0)
  }
})

/** The dates of the version that was submitted. */
const datesOf = async (id: number) => {
  const { rows } = await sql<{ dateStart: string; dateEnd: string }>`
    select data->>'dateStart' as "dateStart", data->>'dateEnd' as "dateEnd" from event_reviews where event_id = ${id}`.execute(world.db)
  return rows[0] ?? {}
}
const register = (eventId: number, { id: user_id }: Person) =>
  world.db
    .insertInto('event_participants')
    .values({ event_id: eventId, user_id, state: 'approved', format: 'offline', queue_number: 1, created_at: world.clock.now() })
    .execute()

test('messages of a review: tell participants about new dates 30 seconds after the approval, and nothing if it is undone', async () => {
  const participant = await world.given.person()
  const moved = { dateStart: '2027-12-24T15:30:00.000Z', dateEnd: '2027-12-24T17:30:00.000Z' }
  const waitForNotices = async () => {
    world.clock.advance(31_000)
    await sendChangeNotices(world.resources)
    await world.sendMessages()
  }
  for (const isUndone of [true, false]) {
    const id = await submitted({ change: moved })
    await register(id, participant)
    const { body } = await decide(id, { decision: 'approved' })
    await sendChangeNotices(world.resources)
    expect(await bells(participant)).toEqual([])
    if (isUndone) await undo(body.decisionId)
    await waitForNotices()
    expect(await bells(participant)).toEqual(isUndone ? [] : [expect.objectContaining({ eventId: id })])
  }
})
