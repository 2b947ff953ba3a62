import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { peoplePersonalData } from './personal-data.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const follow = (who: Person, whom: Person) => world.request({ method: 'POST', url: `/api/users/${whom.id}/subscription`, token: who.token })
const ask = (who: Person, whom: Person) =>
  world.request({ method: 'POST', url: '/api/participant/accesses/request-contact', token: who.token, body: { userId: whom.id } })
const tell = (who: Person, body: object) => world.request({ method: 'PUT', url: `/api/users/${who.id}`, token: who.token, body })
const inOne = (work: (tx: Parameters<typeof peoplePersonalData.move>[0]) => Promise<void>) => world.db.transaction().execute(work)

test('a person takes along what he told, whom he follows and who let him in', async () => {
  const [person, other] = [await world.given.person(), await world.given.person()]
  await tell(person, { about: 'Пеку', slug: 'baker' })
  await follow(person, other)
  await ask(other, person)
  const { rows } = await peoplePersonalData.collect(world.db, person.id)
  expect(rows.profile).toMatchObject([{ about: 'Пеку', slug: 'baker', contacts_to: 'granted' }])
  expect(rows.follows).toMatchObject([{ subscriber_id: person.id, user_id: other.id }])
  expect(rows['contact-accesses']).toMatchObject([{ user_id: other.id, owner_id: person.id, decision: null }])
})

test('an erased person leaves nothing behind, and what others have stays', async () => {
  const [person, one, two] = [await world.given.person(), await world.given.person(), await world.given.person()]
  await tell(person, { about: 'Пеку', slug: 'gone' })
  for (const [who, whom] of [
    [person, one],
    [one, person],
    [one, two],
  ] as const) {
    await follow(who, whom)
    await ask(who, whom)
  }
  await inOne((tx) => peoplePersonalData.erase(tx, person.id, { announce: world.resources.announce, now: world.clock.now() }))
  const { rows } = await peoplePersonalData.collect(world.db, person.id)
  expect(rows).toMatchObject({ profile: [{ about: null, slug: null, socials: [], in_catalogue: false }], follows: [], 'contact-accesses': [] })
  expect((await peoplePersonalData.collect(world.db, two.id)).rows.follows).toHaveLength(1)
})

test('of two accounts one has what both had, once, and does not follow itself', async () => {
  const [from, to, friend] = [await world.given.person(), await world.given.person(), await world.given.person()]
  await tell(from, { about: 'Прежнее', socials: [{ network: 'site', url: 'https://a.example/' }] })
  await tell(to, { about: 'Нынешнее' })
  for (const [who, whom] of [
    [from, friend],
    [to, friend],
    [friend, from],
    [from, to],
  ] as const) {
    await follow(who, whom)
    await ask(who, whom)
  }
  await inOne((tx) => peoplePersonalData.move(tx, { from: from.id, to: to.id }))
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
