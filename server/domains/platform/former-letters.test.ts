import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { messages } from '../../app.ts'
import { moveFormerLetters } from './former-letters.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const emails = messages.filter((message) => 'fact' in message)
const waiting = (queue: string) => world.boss.findJobs(queue, { queued: true })

test('outbox: an upgrade moves the emails that wait in the former job queues', async () => {
  const person = await world.given.person()
  const event = await world.given.event()
  const now = world.clock.now()
  const link = { kind: 'confirm' as const, user_id: person.id, email: 'new@people.test', created_at: now, resend_at: now, expires_at: now }
  const { id: linkId } = await world.db.insertInto('email_links').values(link).returning('id').executeTakeFirstOrThrow()
  const former = {
    'participation.approved/letter': [
      { eventId: event.id, userId: person.id, because: 'organizer' },
      { eventId: event.id, userId: 99_999 },
    ],
    'accounts.linkAsked/letter': [{ linkId }, { linkId: 99_999 }],
    'accounts.emailChangeAsked/warning': [{ userId: person.id, email: 'new@people.test' }],
    'participation.declined/letter': [{ eventId: event.id, userId: person.id }],
  }
  for (const [queue, payloads] of Object.entries(former)) {
    await world.boss.createQueue(queue)
    await world.boss.insert(
      queue,
      payloads.map((data) => ({ data })),
    )
  }
  const [running] = await world.boss.fetch('participation.declined/letter')
  await moveFormerLetters(world.db, emails, now)
  await moveFormerLetters(world.db, emails, now)
  const rows = await world.db.selectFrom('outbox').select(['kind', 'user_id', 'address', 'state']).orderBy('kind').execute()
  const to = { user_id: person.id, state: 'queued' }
  expect(rows).toEqual([
    { ...to, kind: 'accounts.emailChange', address: person.email },
    { ...to, kind: 'accounts.link', address: 'new@people.test' },
    { ...to, kind: 'participation.approved', address: null },
  ])
  expect((await Promise.all(Object.keys(former).map(waiting))).flat()).toEqual([])
  await world.boss.fail('participation.declined/letter', String(running?.id))
  await moveFormerLetters(world.db, emails, now)
  await world.sendMessages()
  expect((await world.inbox(person.email)).length).toBeGreaterThan(1)
  expect(await world.db.selectFrom('outbox').select('kind').where('kind', '=', 'participation.declined').execute()).toHaveLength(1)
})
