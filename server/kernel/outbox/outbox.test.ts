import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startSmtp } from '../../../tests/kit/smtp.ts'
import { limitMs, soon } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { smtpMail } from '../../outside/mail.ts'
import type { Gateways } from '../gateways.ts'
import { emailKind } from './kinds.ts'
import { type QueuedMessage, queueMessages, withdrawMessages } from './queue.ts'
import { oldestDueEmail } from './store.ts'
import { drainOutbox, outboxTimes, startOutbox } from './worker.ts'

const greeting = emailKind<{ word: string }>('test.greeting', async ({ payload, secret }) => ({
  subject: payload.word,
  text: [secret('token').toString('hex')],
  footer: 'footer',
}))

let world: World
let smtp: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  smtp = await startSmtp()
  world = await createWorld({ env: { SMTP_URL: smtp.url, SMS_GATEWAY_URL: 'http://127.0.0.1:9' } })
})
afterAll(async () => {
  await world.close()
  await smtp.close()
})
beforeEach(() => smtp.behave(() => 'accept'))
afterEach(async () => {
  await world.db.deleteFrom('outbox').execute()
  smtp.accepted.length = 0
})

const message = (subject: string, address = 'anna@people.test'): QueuedMessage => ({
  kind: 'test.greeting',
  subject,
  to: { address },
  payload: { word: 'Hello' },
})
const queue = (...messages: QueuedMessage[]) => world.db.transaction().execute((tx) => queueMessages(tx, messages, world.clock.now()))
const through = (mail: Gateways['mail']) => ({ ...world.resources, outside: { ...world.resources.outside, mail } })
const drain = (resources = world.resources) => drainOutbox(resources, [greeting])
const rows = () => world.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const minutes = (count: number) => world.clock.advance(count * 60_000)

test('outbox: sends a message once, whatever is queued again', async () => {
  await queue(message('a'), message('a'), message('b'))
  await queue(message('a'))
  await drain()
  await drain()
  expect(smtp.accepted).toHaveLength(2)
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('outbox: 4xx answers are retried later, 5xx answers fail with their reason', async () => {
  smtp.behave((to) => (to.startsWith('gone') ? 'permanent' : 'temporary'))
  await queue(message('a', 'gone@people.test'), message('b'))
  await drain()
  expect((await rows()).map(({ state, reason }) => [state, reason?.slice(0, 3)])).toEqual([
    ['failed', '550'],
    ['queued', '451'],
  ])
  smtp.behave(() => 'accept')
  await drain()
  expect(smtp.accepted).toHaveLength(0)
  minutes(1)
  await drain()
  expect(smtp.accepted.map(({ to }) => to)).toEqual(['anna@people.test'])
})

test.each(['refusedGreeting', 'refusedSender', 'refusedRelay'] as const)(
  'outbox: 5xx that is not about the message (%s) is an outage: nothing fails',
  async (refusal) => {
    smtp.behave(() => refusal)
    await queue(message('a'), message('b'))
    // a connection of its own, so that the greeting is met
    await drain(through(smtpMail(smtp.url, { from: 'site@vmeste.test' })))
    expect((await rows()).map(({ state }) => state)).toEqual(['queued', 'queued'])
    smtp.behave(() => 'accept')
    minutes(1)
    await drain()
    expect(smtp.accepted).toHaveLength(2)
  },
)

test('outbox: a connection cut after the content is repeated once, with the same Message-ID and secret', async () => {
  smtp.behave(() => 'cutAfterData')
  await queue(message('a'))
  await drain()
  minutes(1)
  await drain()
  minutes(60)
  await drain()
  const [first, second] = smtp.accepted
  expect(smtp.accepted).toHaveLength(2)
  expect(first?.messageId).toBe(second?.messageId)
  expect(bodyOf(first?.text)).toBe(bodyOf(second?.text))
  expect((await rows())[0]).toMatchObject({ state: 'failed', repeats: 1 })
})

/** The text of a message without its boundaries, which differ. */
const bodyOf = (content = '') => /[0-9a-f]{64}/.exec(content.replace(/=\r\n/g, ''))?.[0]

test('outbox: takes up the messages of a killed worker when their lease ends', async () => {
  await queue(message('a'))
  await world.db
    .updateTable('outbox')
    .set({ state: 'sending', lease_until: world.clock.now(), attempts: 1, first_attempt_at: world.clock.now() })
    .execute()
  await drain()
  expect(smtp.accepted).toHaveLength(0)
  world.clock.advance(1)
  await drain()
  expect(smtp.accepted).toHaveLength(1)
})

test('outbox: withdraws a message before it leaves, not after', async () => {
  const later = new Date(world.clock.now().getTime() + 60_000)
  const withdraw = (subject: string) => world.db.transaction().execute((tx) => withdrawMessages(tx, { kind: 'test.greeting', subject }))
  await queue({ ...message('a'), notBefore: later }, message('b'))
  await drain()
  expect([await withdraw('a'), await withdraw('b')]).toEqual([true, false])
  minutes(2)
  await drain()
  expect(smtp.accepted).toHaveLength(1)
})

test('outbox: a paused kind waits until it is resumed', async () => {
  await queue(message('a'))
  await world.db.insertInto('outbox_pauses').values({ kind: 'test.greeting', paused_at: world.clock.now() }).execute()
  await drain()
  expect(smtp.accepted).toHaveLength(0)
  await world.db.deleteFrom('outbox_pauses').execute()
  await drain()
  expect(smtp.accepted).toHaveLength(1)
})

test('outbox: two workers send a message once', async () => {
  await queue(...Array.from({ length: 40 }, (_, index) => message(String(index))))
  await Promise.all([drain(), drain(), drain()])
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(40)
  expect(smtp.accepted).toHaveLength(40)
})

/** A gateway that refuses connections, for so many hours. */
const outageOf = async (hours: number) => {
  const away = through(smtpMail('smtp://127.0.0.1:9', { from: 'site@vmeste.test' }))
  for (let minute = 0; minute < hours * 60; minute += 10) {
    await drain(away)
    minutes(10)
  }
}

test.each([0.25, 24])('outbox: an outage of %d hours loses no message', async (hours) => {
  await queue(...Array.from({ length: 5 }, (_, index) => message(String(index))))
  await outageOf(hours)
  expect(smtp.accepted).toHaveLength(0)
  await drain()
  minutes(30)
  await drain()
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(5)
  expect(smtp.accepted).toHaveLength(5)
})

test('outbox: a message that the gateway does not accept for 48 hours fails with the last reason', async () => {
  await queue(message('a'))
  await outageOf(47)
  expect((await rows())[0]).toMatchObject({ state: 'queued', reason: expect.stringContaining('ECONNREFUSED') })
  await outageOf(2)
  expect((await rows())[0]).toMatchObject({ state: 'failed', reason: expect.stringContaining('ECONNREFUSED') })
  expect((await rows())[0]?.attempts).toBeGreaterThan(48)
})

test('outbox: a silent domain of recipients holds up no other', async () => {
  smtp.behave((to) => (to.endsWith('@mute.test') ? 'silentRecipient' : 'accept'))
  await queue(...Array.from({ length: 1500 }, (_, index) => message(`mute ${index}`, `reader${index}@mute.test`)))
  await queue(...Array.from({ length: 30 }, (_, index) => message(String(index))))
  const timeouts = { connectMs: limitMs(5_000), greetingMs: limitMs(5_000), socketMs: limitMs(5_000) }
  const worker = startOutbox(through(smtpMail(smtp.url, { from: 'site@vmeste.test', timeouts })), [greeting], { ...outboxTimes, pollMs: 20 })
  await vi.waitFor(() => expect(smtp.accepted).toHaveLength(30), soon)
  const muted = (await rows()).filter(({ address }) => address?.endsWith('@mute.test'))
  expect(new Set(muted.map(({ state }) => state))).toEqual(new Set(['queued', 'sending']))
  await worker.stop(0)
})

test('outbox: the oldest email that waits is found while no other is sent', async () => {
  const oldest = () => oldestDueEmail(world.db, world.clock.now())
  const queuedAt = world.clock.now()
  smtp.behave((to) => (to.startsWith('late') ? 'temporary' : 'accept'))
  await queue(message('a', 'late@people.test'))
  await drain()
  minutes(11)
  expect(await oldest()).toEqual(queuedAt)
  await queue(message('b'))
  await drain()
  expect(await oldest()).toBeNull()
  await world.db.deleteFrom('outbox').where('state', '=', 'sent').execute()
  await world.db.insertInto('outbox_pauses').values({ kind: 'test.greeting', paused_at: world.clock.now() }).execute()
  expect(await oldest()).toBeNull()
  await world.db.deleteFrom('outbox_pauses').execute()
})

test('outbox: a calendar goes with its method as a part for mail clients and as a file', async () => {
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
  const invitation = emailKind('test.greeting', async () => ({ subject: 'a', text: ['b'], footer: 'c', calendar: { method: 'CANCEL', content } }))
  await queue(message('a'))
  await drainOutbox(world.resources, [invitation])
  const { text = '' } = smtp.accepted[0] ?? {}
  expect(text).toContain('Content-Type: text/calendar; charset=utf-8; method=CANCEL')
  expect(text).toMatch(/Content-Disposition: attachment; filename=event\.ics/)
  expect(text.match(/METHOD:CANCEL/g) ?? text).toHaveLength(1)
})
