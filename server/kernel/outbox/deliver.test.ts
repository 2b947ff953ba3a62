import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import type { Letter } from '../gateways.ts'
import { emailKind, type MessageKind } from './kinds.ts'
import { type QueuedMessage, queueMessages } from './queue.ts'
import { drainOutbox } from './worker.ts'

let world: World
let composed = 0
const sent: Letter[] = []

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  composed = 0
  sent.length = 0
})
afterEach(() => world.db.deleteFrom('outbox').execute())

const letterOf = emailKind('test.letter', async ({ links }) => {
  composed += 1
  return { subject: 'Письмо', text: ['Текст'], links: [{ label: 'Событие', url: links.event(7) }], footer: 'Подпись' }
})

/** The state and reason of a message, sent by a process with a real gateway unless stated otherwise. */
const outcomeOf = async (to: QueuedMessage['to'], { kind = letterOf, isReal = true }: { kind?: MessageKind; isReal?: boolean } = {}) => {
  const mail = { isReal, send: async (letter: Letter) => void sent.push(letter) }
  await world.db.transaction().execute((tx) => queueMessages(tx, [{ kind: kind.kind, subject: 'a', to }], world.clock.now()))
  await drainOutbox({ ...world.resources, outside: { ...world.resources.outside, mail } }, [kind])
  const row = await world.db.selectFrom('outbox').select(['state', 'reason', 'seed']).executeTakeFirst()
  return row && [row.state, row.reason, row.seed]
}

const unconfirm = (id: number) => world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute()

test('outbox: the greeting and links are in the language of the recipient', async () => {
  const { id, email } = await world.given.person({ firstName: 'Анна', locale: 'kz' })
  expect(await outcomeOf({ userId: id })).toEqual(['sent', null, null])
  expect(sent.map(({ to }) => to)).toEqual([email])
  expect(sent[0]?.text).toContain('Анна')
  expect(sent[0]?.text).toContain('http://site.test/kz/events/7')
})

test('outbox: an address without an account is greeted without a name, in its own language', async () => {
  expect(await outcomeOf({ address: 'reader@example.org', locale: 'en' })).toEqual(['sent', null, null])
  expect(sent[0]?.text).toContain('Hello!')
})

test('outbox: another address than the confirmed one of the account is greeted without a name', async () => {
  const { id } = await world.given.person({ firstName: 'Незнакомец' })
  await outcomeOf({ userId: id, address: 'other@example.org' })
  expect(sent[0]?.to).toBe('other@example.org')
  expect(sent[0]?.text).not.toContain('Незнакомец')
})

test('outbox: demo users get no real email, and none is composed for them', async () => {
  const { id } = await world.given.person()
  await world.db.updateTable('users').set({ is_demo: true }).where('id', '=', id).execute()
  expect(await outcomeOf({ userId: id })).toEqual(['suppressed', 'demoRecipient', null])
  expect([composed, sent]).toEqual([0, []])
})

test('outbox: nothing is sent to a closed account or one without an address', async () => {
  const [closed, bare] = [await world.given.person({ status: 9 }), await world.given.person()]
  await world.db.updateTable('users').set({ email: null }).where('id', '=', bare.id).execute()
  expect(await outcomeOf({ userId: closed.id })).toEqual(['suppressed', 'closedAccount', null])
  await world.db.deleteFrom('outbox').execute()
  expect(await outcomeOf({ userId: bare.id })).toEqual(['suppressed', 'noAddress', null])
})

test('outbox: a kind for confirmed addresses is not sent to an unconfirmed one', async () => {
  const { id } = await world.given.person()
  await unconfirm(id)
  expect(await outcomeOf({ userId: id }, { kind: { ...letterOf, onlyConfirmed: true } })).toEqual(['suppressed', 'unconfirmedAddress', null])
  expect(sent).toEqual([])
})

test('outbox: a letter with a link to unsubscribe skips a suppressed address, until the address is confirmed again', async () => {
  const { id, email } = await world.given.person()
  const optional: MessageKind = {
    ...letterOf,
    email: () => ({ subject: 'Новости', text: [], footer: '', unsubscribe: { label: 'Отписаться', url: 'https://site.test/' } }),
  }
  const later = new Date(world.clock.now().getTime() + 1000)
  const suppress = (address: string) =>
    world.db.insertInto('mail_suppressions').values({ email: address, reason: 'complaint', created_at: later }).execute()
  await suppress(email)
  await suppress('reader@example.org')
  const outcomes = []
  for (const [to, kind] of [
    [{ userId: id }, optional],
    [{ userId: id, address: 'reader@example.org' }, optional],
    [{ address: 'Reader@example.org' }, optional],
    [{ userId: id }, letterOf],
  ] as const) {
    outcomes.push((await outcomeOf(to, { kind }))?.slice(0, 2))
    await world.db.deleteFrom('outbox').execute()
  }
  expect(outcomes).toEqual([...Array(3).fill(['suppressed', 'suppressedAddress']), ['sent', null]])
  await world.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(later.getTime() + 1000) })
    .where('id', '=', id)
    .execute()
  expect((await outcomeOf({ userId: id }, { kind: optional }))?.slice(0, 2)).toEqual(['sent', null])
})

test('outbox: a kind without a memory leaves no row with the address', async () => {
  expect(await outcomeOf({ address: 'erased@example.org' }, { kind: { ...letterOf, isForgotten: true } })).toBeUndefined()
  expect(sent).toHaveLength(1)
})

test('emails: no domain sends one itself, and all link through siteLinks', () => {
  const folder = join(import.meta.dirname, '../../domains')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const sources = files.map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }))
  expect(sources.filter(({ source }) => /\bmail\.send\(|\$\{siteUrl\}\$\{/.test(source)).map(({ file }) => file)).toEqual([])
})
