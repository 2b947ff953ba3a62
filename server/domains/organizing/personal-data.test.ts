import { afterAll, beforeAll, expect, test } from 'vitest'
import { submittedEvent } from '../../../tests/kit/submitted-events.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import type { Tx } from '../../kernel/db.ts'
import { organizingPersonalData } from './personal-data.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const deps = () => ({ announce: world.resources.announce, now: world.clock.now() })
const changed = (change: (tx: Tx) => Promise<unknown>) => world.db.transaction().execute(change)
const contacts = [{ name: 'Мария Петрова', phone: '+79990000000', email: null, telegram: null }]

const claim = (event_id: number, { id: user_id }: Person, text: string) =>
  world.db.insertInto('claims').values({ target_type: 'event', event_id, user_id, reason: 'spam', text, created_at: world.clock.now() }).execute()
const rate = (event_id: number, { id: user_id }: Person, text: string) =>
  world.db.insertInto('event_feedback').values({ event_id, user_id, rating: 4, text, created_at: world.clock.now() }).execute()

/** A person with a row in each table of the domain that has personal data. */
const organizer = async () => {
  const person = await world.given.person()
  const eventId = await submittedEvent(world, { owner: person, change: { contacts, name: 'Вечер у реки' }, answer: 'Добавила программу' })
  await world.db
    .insertInto('event_drafts')
    .values({ event_id: eventId, data: JSON.stringify({ name: 'Вечер у реки', contacts }), updated_by: person.id, updated_at: world.clock.now() })
    .execute()
  const { id: visited } = await world.given.event()
  await claim(visited, person, 'Повтор объявления')
  await rate(visited, person, 'Было тепло')
  return { person, eventId, visited }
}

const rowsOf = async (eventId: number, visited: number) => {
  const byEvent = (id: number) => (table: 'event_drafts' | 'event_reviews' | 'claims' | 'event_feedback') =>
    world.db.selectFrom(table).selectAll().where('event_id', '=', id).orderBy('event_id').execute()
  const [own, other] = [byEvent(eventId), byEvent(visited)]
  return {
    drafts: await own('event_drafts'),
    reviews: await own('event_reviews'),
    claims: await other('claims'),
    feedback: await other('event_feedback'),
  }
}

test('personal data of organizing: an export has drafts, submitted versions, complaints and feedback', async () => {
  const { person, eventId, visited } = await organizer()
  const { rows } = await organizingPersonalData.collect(world.db, person.id)
  expect(rows).toMatchObject({
    'event-drafts': [{ eventId, data: { name: 'Вечер у реки', contacts } }],
    'submitted-events': [{ eventId, answer: 'Добавила программу', data: { contacts } }],
    complaints: [{ eventId: visited, reason: 'spam', text: 'Повтор объявления' }],
    'event-feedback': [{ eventId: visited, rating: 4, text: 'Было тепло' }],
  })
  const stranger = await world.given.person()
  const none = { 'event-drafts': [], 'submitted-events': [], complaints: [], 'event-feedback': [] }
  expect((await organizingPersonalData.collect(world.db, stranger.id)).rows).toEqual(none)
})

test('personal data of organizing: erasure removes complaints, words and contact persons; ratings and events stay', async () => {
  const [{ person, eventId, visited }, other] = [await organizer(), await organizer()]
  const before = await rowsOf(other.eventId, other.visited)
  await changed((tx) => organizingPersonalData.erase(tx, person.id, deps()))
  expect(await rowsOf(eventId, visited)).toMatchObject({
    drafts: [{ data: { name: 'Вечер у реки', contacts: [] }, updated_by: null }],
    reviews: [{ data: { name: 'Вечер у реки', contacts: [] }, approved_data: { contacts: [] }, answer: null }],
    claims: [],
    feedback: [{ rating: 4, text: null }],
  })
  expect(await rowsOf(other.eventId, other.visited)).toEqual(before)
})

test('personal data of organizing: a merge moves every row, and keeps one of two about the same event', async () => {
  const { person, eventId, visited } = await organizer()
  const target = await world.given.person()
  const { id: shared } = await world.given.event()
  for (const [from, text] of [
    [person, 'прежний'],
    [target, 'новый'],
  ] as const) {
    await claim(shared, from, text)
    await rate(shared, from, text)
  }
  await changed((tx) => organizingPersonalData.move(tx, { from: person.id, to: target.id }, deps()))
  const user_id = target.id
  expect(await rowsOf(eventId, visited)).toMatchObject({
    drafts: [{ updated_by: user_id }],
    reviews: [{ user_id, answer: 'Добавила программу' }],
    claims: [{ user_id, text: 'Повтор объявления' }],
    feedback: [{ user_id, text: 'Было тепло' }],
  })
  expect(await rowsOf(eventId, shared)).toMatchObject({ claims: [{ user_id, text: 'новый' }], feedback: [{ user_id, text: 'новый' }] })
})
