import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Behaviour, startSmtp } from '../../../tests/kit/smtp.ts'
import { limitMs, soon, timeFactor } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { drainOutbox } from '../../kernel/outbox/worker.ts'
import { smtpMail } from '../../outside/mail.ts'
import { mailingsMessages } from './messages.ts'
import { mailingKind } from './progress.ts'
import { sendMailings } from './send.ts'

let world: World
let smtp: Awaited<ReturnType<typeof startSmtp>>
const planners: ChildProcess[] = []

beforeAll(async () => {
  smtp = await startSmtp()
  world = await createWorld()
})
afterAll(async () => {
  for (const planner of planners) planner.kill('SIGKILL')
  await smtp.close()
  await world.close()
})

const readers = 400
const batchSize = 10
const kills = 12

/** The first letters of an address decide how the server treats it. */
const special: Record<string, Behaviour> = { gone: 'permanent', later: 'temporary', cut: 'cutAfterData' }
const prefixes = Object.keys(special)
const nameIn = (address: string) => /^[a-z]+/.exec(address)?.[0] ?? ''

/** The first attempt gets its behaviour, later ones are accepted, except for missing mailboxes. */
const behaveOnce = () => {
  const met = new Set<string>()
  return (to: string, isContent: boolean): Behaviour => {
    const behaviour = special[nameIn(to)] ?? 'accept'
    if (behaviour === 'permanent') return behaviour
    if (met.has(to) || (behaviour === 'cutAfterData') !== isContent) return 'accept'
    met.add(to)
    return behaviour
  }
}

type Crowd = { prefix: (index: number) => string; count: number }

/** Confirmed participants of an event of the author, with one statement. */
const joinCrowd = (eventId: number, { prefix, count }: Crowd) => {
  const now = world.clock.now()
  const emails = Array.from({ length: count }, (_, index) => `${prefix(index)}${eventId}.${index}@people${index % 3}.test`)
  return sql`with added as (
      insert into users (first_name, last_name, email, email_confirmed_at, birthday, status, agreement_at, personal_data_agreement_at)
      select 'Анна', 'Тестова', email, ${new Date(now.getTime() - 60_000)}, '1990-05-17', 10, ${now}, ${now} from unnest(${emails}::text[]) as email returning id)
    insert into event_participants (event_id, user_id, state, queue_number, format, created_at)
    select ${eventId}, id, 'approved', row_number() over (), 'offline', ${now} from added`.execute(world.db)
}

const approvedMailing = async (crowd: Crowd) => {
  const author = await world.given.person()
  const event = await world.given.event({ owner: author })
  await joinCrowd(event.id, crowd)
  return { ...(await approve(author, event.id)), author, event }
}

const approve = async (author: { id: number; token: string }, eventId: number) => {
  const now = world.clock.now()
  const text = { subject: 'Новости', blocks: '[{"type":"text","html":"<p>Привет</p>"}]', content: '<p>Привет</p>', template: 'organizer' as const }
  const values = { ...text, user_id: author.id, recipients: JSON.stringify({ eventIds: [eventId] }), status: 'approved' as const }
  return world.db
    .insertInto('mailings')
    .values({ ...values, created_at: now, updated_at: now, submitted_at: now, decided_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const ask = (method: 'GET' | 'POST', url: string, token: string) => world.request({ method, url: `/api${url}`, token })
const planned = async (id: number) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from outbox where kind = ${mailingKind} and subject = ${`mailing/${id}`}`.execute(
      world.db,
    )
  ).rows[0]?.count ?? 0

/** A planner process that has loaded its code and waits for the word. */
const preparePlanner = async () => {
  const options = JSON.stringify({ connection: world.connection, now: world.clock.now(), batchSize })
  const planner = spawn(process.execPath, [join(import.meta.dirname, '../../../tests/kit/mailing-planner.ts'), options], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(world.resources.config.DATA_DIR, 'compiled') },
  })
  planners.push(planner)
  await once(planner.stdout, 'data')
  return planner
}

/** The world with a mail gateway instead of the local inbox. */
const withSmtp = () => ({
  ...world.resources,
  outside: {
    ...world.resources.outside,
    mail: smtpMail(smtp.url, { from: 'site@vmeste.test', timeouts: { connectMs: 2_000, greetingMs: 2_000, socketMs: 2_000 * timeFactor } }),
  },
})

const acceptedOf = () => Map.groupBy(smtp.accepted, ({ to }) => to)

test(
  'sender: every recipient gets exactly one letter, although planners are killed in the middle and the server fails (V407)',
  async () => {
    smtp.behave(behaveOnce())
    const { id, author, event } = await approvedMailing({ prefix: (index) => (index < 30 ? (prefixes[index % 3] ?? '') : 'reader'), count: readers })
    for (let count = 0; count < kills; count += 1) {
      const before = await planned(id)
      const planner = await preparePlanner()
      planner.stdin.write('go')
      await vi.waitFor(async () => expect(await planned(id)).toBeGreaterThan(before), { ...soon, interval: 1 })
      planner.kill('SIGKILL')
      await once(planner, 'exit')
    }
    // the last planner was killed before the end
    expect(await planned(id)).toBeLessThan(readers)
    await Promise.all([sendMailings(world.resources, batchSize), sendMailings(world.resources, batchSize)])
    expect(await planned(id)).toBe(readers)
    for (let round = 0; round < 4; round += 1) {
      await drainOutbox(withSmtp(), mailingsMessages)
      world.clock.advance(10 * 60_000)
      await sendMailings(world.resources)
    }
    const accepted = acceptedOf()
    expect(accepted.size).toBe(readers - 10)
    // a letter that was accepted twice after a cut is the same one
    for (const letters of accepted.values()) expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1)
    expect([...accepted].filter(([to, letters]) => letters.length > 1 && nameIn(to) !== 'cut')).toEqual([])
    expect((await ask('GET', `/owner/mailings/${id}`, author.token)).body).toMatchObject({
      status: 50,
      recipientCount: readers,
      sentCount: readers - 10,
      failedCount: 10,
      skippedCount: 0,
    })
    expect(smtp.accepted[0]?.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)

    // the addresses without a mailbox get no further mailings
    const count = await world.request({
      method: 'POST',
      url: '/api/owner/mailings/recipients-count',
      token: author.token,
      body: { recipients: { eventIds: [event.id] } },
    })
    expect(count.body).toEqual({ count: readers - 10, excluded: 10, reasons: [{ reason: 'suppressed', count: 10 }] })
  },
  limitMs(120_000),
)

test('sender: a pause holds the letters that wait, and a resumption sends each once', async () => {
  const { id, author } = await approvedMailing({ prefix: () => 'paused', count: 12 })
  await sendMailings(world.resources)
  expect((await ask('POST', `/owner/mailings/${id}/pause`, author.token)).body).toMatchObject({
    status: 40,
    selfPermission: { pause: false, resume: true },
  })
  expect((await ask('POST', `/owner/mailings/${id}/pause`, author.token)).status).toBe(409)
  await world.sendMessages()
  await sendMailings(world.resources)
  const progress = async () => (await ask('GET', `/owner/mailings/${id}`, author.token)).body
  expect(await progress()).toMatchObject({ status: 40, sentCount: 0 })
  expect((await ask('POST', `/owner/mailings/${id}/resume`, author.token)).body.pausedAt).toBeNull()
  await world.sendMessages()
  expect(await progress()).toMatchObject({ status: 40, sentCount: 12, recipientCount: 12 })
  await sendMailings(world.resources)
  expect(await progress()).toMatchObject({ status: 50, sentCount: 12 })
  expect((await ask('POST', `/owner/mailings/${id}/pause`, author.token)).status).toBe(409)
})

test('sender: what staff have stopped, only staff resume', async () => {
  const { id, author } = await approvedMailing({ prefix: () => 'stopped', count: 2 })
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  expect((await ask('POST', `/owner/mailings/${id}/pause`, staff.token)).status).toBe(200)
  const resumed = await ask('POST', `/owner/mailings/${id}/resume`, author.token)
  expect([resumed.status, (await ask('GET', `/owner/mailings/${id}`, author.token)).body.selfPermission.resume]).toEqual([409, false])
  expect((await ask('POST', `/owner/mailings/${id}/resume`, staff.token)).body.pausedAt).toBeNull()
})

test('sender: the mailing of an author who is blocked while it is planned waits', async () => {
  const { id, author } = await approvedMailing({ prefix: () => 'waits', count: 2 })
  await world.db.updateTable('mailings').set({ status: 'executing', started_at: world.clock.now() }).where('id', '=', id).execute()
  const block = (blocked_at: Date | null) => world.db.updateTable('users').set({ blocked_at }).where('id', '=', author.id).execute()
  const planned = async () =>
    (await world.db.selectFrom('mailings').select('planned_count').where('id', '=', id).executeTakeFirstOrThrow()).planned_count
  await block(world.clock.now())
  await sendMailings(world.resources)
  expect(await planned()).toBe(0)
  await block(null)
  await sendMailings(world.resources)
  expect(await planned()).toBe(2)
})

test('sender: a recipient who unsubscribes after the planning gets no letter and comes back by the same link', async () => {
  const { id, author } = await approvedMailing({ prefix: () => 'leaver', count: 2 })
  await sendMailings(world.resources)
  const users = await world.db.selectFrom('users').select(['id', 'email']).where('email', 'like', 'leaver%').orderBy('id').execute()
  const [first, second] = users.map(({ email }) => email ?? '')
  await world.db
    .updateTable('outbox')
    .set({ not_before: new Date('2099-01-01') })
    .where('user_id', '=', users[1]?.id ?? 0)
    .execute()
  await world.sendMessages()
  const [letter] = await world.inbox(first ?? '')
  const hash = /hash=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const link = (path: string, body?: object) => world.request({ method: body ? 'POST' : 'GET', url: `/api/mailing/${path}`, ...(body && { body }) })
  const reply = { email: first, title: 'Письма организаторов', mailing_type_id: 2 }
  expect((await link(`unsubscribe?hash=${hash}`)).body).toEqual({ ...reply, enabled: true })
  expect((await link('unsubscribe', { hash })).body).toEqual(reply)
  expect((await link(`unsubscribe?hash=${hash}`)).body.enabled).toBe(false)
  expect((await link('subscribe', { hash })).body).toEqual(reply)
  expect((await link(`unsubscribe?hash=${hash}`)).body.enabled).toBe(true)
  expect((await link('unsubscribe', { hash, mailing_type_id: 1 })).body.mailing_type_id).toBe(1)
  expect((await link('unsubscribe', { hash, mailing_type_id: 77 })).body.reason).toBe('mailingUnknown')
  expect((await link('unsubscribe', { hash: hash.replace(/^\d+/, '1') })).body.reason).toBe('linkInvalid')
  await world.db
    .insertInto('mailing_subscribers')
    .values({ email: second ?? '', mailing_type_id: 2, enabled: false, created_at: world.clock.now() })
    .execute()
  await world.db
    .updateTable('outbox')
    .set({ not_before: world.clock.now() })
    .where('user_id', '=', users[1]?.id ?? 0)
    .execute()
  await world.sendMessages()
  await sendMailings(world.resources)
  expect(await world.inbox(second ?? '')).toEqual([])
  expect((await ask('GET', `/owner/mailings/${id}`, author.token)).body).toMatchObject({ status: 50, sentCount: 1, skippedCount: 1 })
})

test('sender: a blocked author’s mailing waits, and the participants of an event that its author has left get no letter', async () => {
  const { id, author, event } = await approvedMailing({ prefix: () => 'left', count: 2 })
  await world.db.updateTable('users').set({ blocked_at: world.clock.now() }).where('id', '=', author.id).execute()
  await sendMailings(world.resources)
  const status = async () => (await world.db.selectFrom('mailings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
  expect(await status()).toBe('approved')
  await world.db.updateTable('users').set({ blocked_at: null }).where('id', '=', author.id).execute()
  await world.db.deleteFrom('event_owners').where('event_id', '=', event.id).execute()
  await sendMailings(world.resources)
  expect([await status(), await planned(id)]).toEqual(['sent', 0])
})

test('outbox: messages about a change leave before a mailing that was planned earlier', async () => {
  const { id } = await approvedMailing({ prefix: () => 'bulk', count: 30 })
  await sendMailings(world.resources)
  const { claimDue } = await import('../../kernel/outbox/store.ts')
  const later = new Date(world.clock.now().getTime() + 60_000)
  await sql`insert into outbox (kind, subject, channel, address, not_before, created_at) values ('test.code', 'code', 'email', 'urgent@people1.test', ${later}, ${later})`.execute(
    world.db,
  )
  const rows = await claimDue(world.db, { now: later, leaseMs: 1, limit: 3, perDomain: 4 })
  expect(rows.map(({ kind }) => kind)).toEqual(['test.code', mailingKind, mailingKind])
  await world.db.deleteFrom('outbox').where('kind', '=', 'test.code').execute()
  await world.db.deleteFrom('mailings').where('id', '=', id).execute()
})
