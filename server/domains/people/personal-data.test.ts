import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { peoplePersonalData } from './personal-data.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const follow = (sender: Person, receiver: Person) =>
  world.request({ method: 'POST', url: `/api/users/${receiver.id}/subscription`, token: sender.token })
const requestContacts = (sender: Person, receiver: Person) =>
  world.request({ method: 'POST', url: '/api/participant/accesses/request-contact', token: sender.token, body: { userId: receiver.id } })
const setProfile = (sender: Person, body: object) => world.request({ method: 'PUT', url: `/api/users/${sender.id}`, token: sender.token, body })
const inTransaction = (work: (tx: Parameters<typeof peoplePersonalData.move>[0]) => Promise<void>) => world.db.transaction().execute(work)

test('people: the data archive contains profile texts, subscriptions and contact accesses', async () => {
  const [person, other] = [await world.given.person(), await world.given.person()]
  await setProfile(person, { about: 'Пеку', slug: 'baker' })
  await follow(person, other)
  await requestContacts(other, person)
  const { rows } = await peoplePersonalData.collect(world.db, person.id)
  expect(rows.profile).toMatchObject([{ about: 'Пеку', slug: 'baker', contacts_to: 'granted' }])
  expect(rows.follows).toMatchObject([{ subscriber_id: person.id, user_id: other.id }])
  expect(rows['contact-accesses']).toMatchObject([{ user_id: other.id, owner_id: person.id, decision: null }])
})

test('people: erasure deletes all data of the user and no data of other users', async () => {
  const [person, one, two] = [await world.given.person(), await world.given.person(), await world.given.person()]
  await setProfile(person, { about: 'Пеку', slug: 'gone' })
  for (const [sender, receiver] of [
    [person, one],
    [one, person],
    [one, two],
  ] as const) {
    await follow(sender, receiver)
    await requestContacts(sender, receiver)
  }
  await inTransaction((tx) => peoplePersonalData.erase(tx, person.id, { announce: world.resources.announce, now: world.clock.now() }))
  const { rows } = await peoplePersonalData.collect(world.db, person.id)
  expect(rows).toMatchObject({ profile: [{ about: null, slug: null, socials: [], in_catalogue: false }], follows: [], 'contact-accesses': [] })
  expect((await peoplePersonalData.collect(world.db, two.id)).rows.follows).toHaveLength(1)
})

test('people: a merge unites the data of both accounts without duplicates and self-subscriptions', async () => {
  const [from, to, friend] = [await world.given.person(), await world.given.person(), await world.given.person()]
  await setProfile(from, { about: 'Прежнее', socials: [{ network: 'site', url: 'https://a.example/' }] })
  await setProfile(to, { about: 'Нынешнее' })
  for (const [sender, receiver] of [
    [from, friend],
    [to, friend],
    [friend, from],
    [from, to],
  ] as const) {
    await follow(sender, receiver)
    await requestContacts(sender, receiver)
  }
  await inTransaction((tx) =>
    peoplePersonalData.move(tx, { from: from.id, to: to.id }, { announce: world.resources.announce, now: world.clock.now() }),
  )
  const { rows } = await peoplePersonalData.collect(world.db, to.id)
  expect(rows.profile).toMatchObject([{ about: 'Нынешнее', socials: [{ network: 'site' }] }])
  const pairs = (list: readonly object[] = []) => list.map((row) => Object.values(row).slice(0, 2)).sort()
  expect(pairs(rows.follows)).toEqual(
    [
      [friend.id, to.id],
      [to.id, friend.id],
    ].sort(),
  )
  expect(pairs(rows['contact-accesses'])).toEqual(
    [
      [friend.id, to.id],
      [to.id, friend.id],
    ].sort(),
  )
  expect((await peoplePersonalData.collect(world.db, from.id)).rows).toMatchObject({ follows: [], 'contact-accesses': [] })
})
