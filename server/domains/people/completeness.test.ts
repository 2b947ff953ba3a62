import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Person = { id: number; token: string }

const set = (person: Person, change: object) => world.db.updateTable('users').set(change).where('id', '=', person.id).execute()

const picture = async () => {
  const id = randomUUID()
  await world.db.insertInto('uploads').values({ id, name: 'a.png', size: 9, mime: 'image/png', storage_key: id, is_claimed: true }).execute()
  return id
}

const study = ({ id }: Person) => {
  const when = { year_start: 2008, created_at: world.clock.now() }
  const education = { user_id: id, university_id: 1, specialty: 'Экономика', is_foreign: false, level: 'master', ...when } as const
  return world.db.insertInto('educations').values(education).execute()
}

const join = async ({ id, token }: Person) => {
  const body = { user_id: id, eventId: (await world.given.event()).id }
  await world.request({ method: 'POST', url: '/api/event-participants/registration', token, body })
}

/** The heaviest first. */
const steps: [string, string, number, (person: Person) => Promise<unknown>][] = [
  ['photo', '/profile#photo', 20, async (person) => set(person, { photo_id: await picture() })],
  ['interests', '/profile#interests', 15, (person) => set(person, { theme_ids: [1] })],
  ['about', '/profile#about', 15, (person) => set(person, { about: 'Пеку хлеб' })],
  ['experience', '/profile#employments', 15, study],
  ['city', '/settings', 10, (person) => set(person, { city_id: 881 })],
  ['event', '/events', 10, join],
  ['email', '/settings?tab=account', 5, (person) => set(person, { email_confirmed_at: world.clock.now() })],
  ['personalStatus', '/profile#status', 5, (person) => set(person, { personal_status: 'team' })],
  ['cover', '/profile#cover', 5, async (person) => set(person, { cover_id: await picture() })],
]

test('completeness: each step adds its weight, and the next open step is the heaviest', async () => {
  const person = await world.given.person()
  await set(person, { email_confirmed_at: null })
  const completeness = async () => (await world.request({ url: '/api/user/completeness', token: person.token })).body
  const done: string[] = []
  let percent = 0
  for (const [key, href, weight, fill] of steps) {
    expect(await completeness()).toEqual({ percent, next: { key, href }, done })
    await fill(person)
    done.push(key)
    percent += weight
  }
  expect([percent, await completeness()]).toEqual([100, { percent, next: null, done }])
})
