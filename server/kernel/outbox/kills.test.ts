import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Behaviour, startSmtp } from '../../../tests/kit/smtp.ts'
import { limitMs, timeFactor } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { requeueFailed } from '../../domains/platform/outbox-store.ts'
import { queueMessages } from './queue.ts'

let world: World
let smtp: Awaited<ReturnType<typeof startSmtp>>
const workers: ChildProcess[] = []

beforeAll(async () => {
  smtp = await startSmtp()
  world = await createWorld()
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await smtp.close()
  await world.close()
})

const messages = 300
const kills = 20
const acceptedPerKill = 6

/** Recipients of the same domain as most others, whose messages the server treats otherwise. */
const special: Record<string, Behaviour> = {
  cut: 'cutAfterData',
  gone: 'permanent',
  later: 'temporary',
  silent: 'silentAfterData',
  mute: 'silentRecipient',
}
const names = Object.keys(special)
const recipient = (index: number) => `${index < 50 ? names[index % names.length] : 'reader'}${index}@${domainOf(index)}`
/** A silent domain must not hold up the three others. */
const domainOf = (index: number) => (index < 50 && names[index % names.length] === 'mute' ? 'mute.test' : `people${index % 3}.test`)
const nameIn = (address: string) => /^[a-z]+/.exec(address)?.[0] ?? ''

/** The first attempt of a special recipient gets its behaviour, later ones are accepted, except for permanent failures. */
const behaveOnce = () => {
  const met = new Set<string>()
  return (to: string, isContent: boolean): Behaviour => {
    const behaviour = special[nameIn(to)] ?? 'accept'
    if (behaviour === 'permanent') return behaviour
    const isOfContent = behaviour === 'cutAfterData' || behaviour === 'silentAfterData'
    if (met.has(to) || isOfContent !== isContent) return 'accept'
    met.add(to)
    return behaviour
  }
}

/** A worker process that has loaded its code and waits for the word. */
const prepareWorker = async () => {
  const options = JSON.stringify({ connection: world.connection, smtpUrl: smtp.url, timeFactor })
  const worker = spawn(process.execPath, [join(import.meta.dirname, '../../../tests/kit/outbox-worker.ts'), options], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(world.resources.config.DATA_DIR, 'compiled') },
  })
  workers.push(worker)
  await once(worker.stdout, 'data')
  return worker
}

const unsettled = async () => (await states()).filter(({ state }) => state === 'queued' || state === 'sending')

const states = async () => {
  const rows = await world.db.selectFrom('outbox').select(['id', 'address', 'state', 'reason', 'message_key', 'repeats']).execute()
  return rows.map((row) => ({ ...row, name: nameIn(row.address ?? '') }))
}

test(
  'outbox: 300 messages under 20 killed workers, cut, silent and refusing servers are accepted once each, and none is lost',
  async () => {
    smtp.behave(behaveOnce())
    await world.db.transaction().execute((tx) =>
      queueMessages(
        tx,
        Array.from({ length: messages }, (_, index) => ({ kind: 'test.letter', subject: String(index), to: { address: recipient(index) } })),
        world.clock.now(),
      ),
    )
    let next = prepareWorker()
    for (let kill = 0; kill < kills; kill++) {
      const worker = await next
      const reached = smtp.whenAccepted(smtp.accepted.length + acceptedPerKill)
      worker.stdin?.write('go')
      next = prepareWorker()
      await reached
      worker.kill('SIGKILL')
    }
    expect((await unsettled()).length).toBeGreaterThan(0)
    ;(await next).stdin?.write('go')
    const settled = () => vi.waitFor(async () => expect(await unsettled()).toEqual([]), { timeout: limitMs(30_000), interval: 100 })
    await settled()
    // two attempts without an answer fail with a reason, and the operator sends them again
    const unanswered = (await states()).filter(({ state, name }) => state === 'failed' && name !== 'gone')
    for (const { repeats, reason } of unanswered) expect([repeats, reason !== null]).toEqual([1, true])
    await world.db.transaction().execute((tx) => requeueFailed(tx, { by: { ids: unanswered.map(({ id }) => id) }, now: world.clock.now() }))
    await settled()

    const rows = await states()
    const copiesOf = Map.groupBy(smtp.accepted, ({ to }) => to)
    expect(rows).toHaveLength(messages)
    for (const { address, name, state, reason, message_key, repeats } of rows) {
      const copies = copiesOf.get(address ?? '') ?? []
      if (name === 'gone') {
        expect([address, state, reason?.slice(0, 3), copies.length]).toEqual([address, 'failed', '550', 0])
        continue
      }
      // a copy more than one follows only an attempt without an answer
      const attemptsWithoutAnswer = repeats + (unanswered.some((row) => row.address === address) ? 2 : 0)
      expect([address, copies.length >= 1, copies.length <= 1 + attemptsWithoutAnswer, repeats <= 1]).toEqual([address, true, true, true])
      for (const { messageId } of copies) expect(messageId).toBe(`<${message_key}@vmeste.test>`)
    }
    expect(copiesOf.size).toBe(rows.filter(({ name }) => name !== 'gone').length)
    expect(rows.filter(({ name, repeats }) => name === 'cut' && repeats === 1).length).toBeGreaterThan(0)
  },
  limitMs(60_000),
)
