import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { type QueuedMessage, queueMessages } from '../../kernel/outbox/queue.ts'
import { platformPersonalData } from './personal-data.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const deps = () => ({ announce: world.resources.announce, now: world.clock.now() })
const message = (subject: string, to: QueuedMessage['to']): QueuedMessage => ({ kind: 'test.letter', subject, to })
const queue = (...messages: QueuedMessage[]) => world.db.transaction().execute((tx) => queueMessages(tx, messages, world.clock.now()))
const rowsOf = (userId: number) => world.db.selectFrom('outbox').select('subject').where('user_id', '=', userId).orderBy('subject').execute()

test('outbox: messages of a user are exported, and erased with those to their address', async () => {
  const [leaver, other] = [await world.given.person(), await world.given.person()]
  await queue(message('a', { userId: leaver.id }), message('b', { address: leaver.email }), message('c', { userId: other.id }))
  const { rows } = await platformPersonalData.collect(world.db, leaver.id)
  expect(rows.messages).toEqual([
    { kind: 'test.letter', channel: 'email', address: null, state: 'queued', created_at: world.clock.now(), settled_at: null },
  ])
  await world.db.transaction().execute((tx) => platformPersonalData.erase(tx, leaver.id, deps()))
  const left = await world.db.selectFrom('outbox').select('subject').execute()
  expect(left).toEqual([{ subject: 'c' }])
})

test('outbox: a merge moves the messages of the account, without duplicates', async () => {
  const [from, to] = [await world.given.person(), await world.given.person()]
  await queue(message('own', { userId: from.id }), message('shared', { userId: from.id }), message('shared', { userId: to.id }))
  await world.db.transaction().execute((tx) => platformPersonalData.move(tx, { from: from.id, to: to.id }, deps()))
  expect([await rowsOf(from.id), await rowsOf(to.id)]).toEqual([[], [{ subject: 'own' }, { subject: 'shared' }]])
})
