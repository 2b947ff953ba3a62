import { afterAll, beforeAll, expect, test } from 'vitest'
import { submittedEvent } from '../../../tests/kit/submitted-events.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import type { Tx } from '../../kernel/db.ts'
import { erasePerson } from '../leaving/erase.ts'
import { applyDocument } from './apply-document.ts'
import { documentOf } from './document-of.ts'
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

/** An event of another organizer whose draft and versions name a user in every list. */
const named = async ({ id }: Person, others: { id: number }[] = []) => {
  const owner = await world.given.person()
  const ids = [id, ...others.map((other) => other.id)]
  const change = {
    hosts: [{ userId: null, name: 'Гость' }, ...ids.map((userId) => ({ userId, name: 'Мария' }))],
    speakers: ids.map((userId) => ({ userId, name: 'Мария', position: 'Поэт' })),
    experts: ids.map((expert) => ({ id: expert })),
    organizers: [{ type: 'organization' as const, id }, ...ids.map((organizer) => ({ type: 'user' as const, id: organizer }))],
  }
  const eventId = await submittedEvent(world, { owner, change: { ...change, owners: [...ids, owner.id] } })
  const review = await world.db.selectFrom('event_reviews').select('data').where('event_id', '=', eventId).executeTakeFirstOrThrow()
  await world.db
    .updateTable('event_reviews')
    .set({ approved_data: JSON.stringify(review.data) })
    .where('event_id', '=', eventId)
    .execute()
  await world.db
    .insertInto('event_drafts')
    .values({ event_id: eventId, data: JSON.stringify({ name: 'Вечер', ...change }), updated_at: world.clock.now() })
    .execute()
  return { eventId, owner, change }
}

const documentsOf = async (eventId: number) => {
  const { drafts, reviews } = await rowsOf(eventId, 0)
  return { drafts, all: [drafts[0]?.data, reviews[0]?.data, reviews[0]?.approved_data], reviews }
}

test('personal data of organizing: erasure removes the user from the documents of other organizers', async () => {
  const person = await world.given.person()
  const { eventId, owner } = await named(person)
  const { eventId: untouched } = await named(await world.given.person())
  const before = await documentsOf(untouched)
  await changed((tx) => organizingPersonalData.erase(tx, person.id, deps()))
  const { drafts, reviews, all } = await documentsOf(eventId)
  const organizers = [{ type: 'organization', id: person.id }]
  for (const document of all) expect(document).toMatchObject({ hosts: [{ name: 'Гость' }], speakers: [], experts: [], organizers })
  for (const review of reviews) expect([review.data, review.approved_data]).toMatchObject([{ owners: [owner.id] }, { owners: [owner.id] }])
  expect(drafts).toMatchObject([{ data: { name: 'Вечер' }, version: 2, field_versions: { hosts: 2, speakers: 2, experts: 2, organizers: 2 } }])
  expect(drafts[0]?.data).not.toHaveProperty('owners')
  expect(await documentsOf(untouched)).toEqual(before)
})

test('personal data of organizing: a merge rewrites the documents, and a list with both accounts keeps one', async () => {
  const [person, target] = [await world.given.person(), await world.given.person()]
  const [{ eventId }, { eventId: withBoth }] = [await named(person), await named(person, [target])]
  await changed((tx) => organizingPersonalData.move(tx, { from: person.id, to: target.id }, deps()))
  const moved = {
    hosts: [{ userId: null }, { userId: target.id, name: 'Мария' }],
    speakers: [{ userId: target.id, name: 'Мария', position: 'Поэт' }],
    experts: [{ id: target.id }],
    organizers: [
      { type: 'organization', id: person.id },
      { type: 'user', id: target.id },
    ],
  }
  for (const id of [eventId, withBoth]) for (const document of (await documentsOf(id)).all) expect(document).toMatchObject(moved)
  expect((await documentsOf(eventId)).reviews[0]?.data).toMatchObject({ owners: [target.id, expect.any(Number)] })
})

test('personal data of organizing: a publication leaves out users whose accounts are closed', async () => {
  const [person, active] = [await world.given.person(), await world.given.person()]
  const owner = await world.given.person()
  const { id: eventId } = await world.given.event({ owner })
  const { id: organizationId } = await world.given.organization()
  const userIds = [person.id, active.id]
  const document = {
    ...(await documentOf(world.db, eventId)),
    hosts: [{ userId: null, name: 'Гость' }, ...userIds.map((userId) => ({ userId, name: 'Мария' }))],
    speakers: userIds.map((userId) => ({ userId, name: 'Мария', position: null })),
    experts: userIds.map((id) => ({ id })),
    organizers: [{ type: 'organization' as const, id: organizationId }, ...userIds.map((id) => ({ type: 'user' as const, id }))],
  }
  await world.db.updateTable('users').set({ status: 15 }).where('id', '=', person.id).execute()
  await changed((tx) => applyDocument(tx, { eventId, document, now: world.clock.now() }))
  const people = await world.db.selectFrom('event_people').select(['role', 'user_id']).where('event_id', '=', eventId).orderBy('role').execute()
  const organizers = await world.db.selectFrom('event_organizers').select(['user_id', 'organization_id']).where('event_id', '=', eventId).execute()
  expect(people.map(({ user_id }) => user_id).sort()).toEqual([active.id, active.id, active.id, null].sort())
  expect(organizers.map(({ user_id }) => user_id).sort()).toEqual([active.id, null].sort())
})

test('personal data of organizing: the erasure of an account cleans the draft that another organizer saved', async () => {
  const [person, other] = [await world.given.person(), await world.given.person()]
  const { id: eventId } = await world.given.event({ owner: person })
  await world.db.insertInto('event_owners').values({ event_id: eventId, user_id: other.id }).execute()
  const data = JSON.stringify({ name: 'Вечер', contacts, hosts: [{ userId: person.id, name: 'Мария' }] })
  await world.db.insertInto('event_drafts').values({ event_id: eventId, data, updated_by: other.id, updated_at: world.clock.now() }).execute()
  await erasePerson(world.resources, person.id)
  expect((await rowsOf(eventId, 0)).drafts).toMatchObject([{ data: { name: 'Вечер', contacts: [], hosts: [] }, updated_by: other.id }])
})
