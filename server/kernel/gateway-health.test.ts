import { expect, test } from 'vitest'
import { type GatewayStates, watchGateways } from './gateway-health.ts'
import type { Gateways } from './gateways.ts'
import { Refusal } from './refusal.ts'

const letter = { to: 'anna@example.test', subject: '', text: '', html: '' }

const sizeOf = async (pieces: AsyncIterable<Uint8Array>) => {
  let size = 0
  for await (const piece of pieces) size += piece.length
  return size
}

/** Gateways that fail with the current error, if any. */
const gateways = (isReal = true) => {
  const current: { error: Error | null } = { error: null }
  const act = async () => {
    if (current.error) throw current.error
  }
  const outside: Gateways = {
    mail: { isReal, send: act },
    sms: { isReal, send: act, balance: async () => ({ smsBalance: 0, fcallBalance: 0 }) },
    social: { networks: [], photo: async () => null },
    push: { send: async () => 'sent' },
    pages: { read: async () => null },
    dns: { texts: async () => [] },
    storage: {
      put: act,
      putStream: (_key, pieces) => act().then(() => sizeOf(pieces)),
      get: () => act().then(() => null),
      getStream: () => act().then(() => null),
      remove: act,
    },
  }
  return { current, outside }
}

const clock = () => new Date('2026-11-22T10:00:00Z')
const failWith = (properties: object) => Object.assign(new Error('refused'), properties)
const tries = async (times: number, act: () => Promise<unknown>) => {
  for (let count = 0; count < times; count += 1) await act().catch(() => undefined)
}

test('gateways: report failing after three failures in a row and ok after a success', async () => {
  const { current, outside } = gateways()
  const health = watchGateways({ clock })
  const { mail, sms, storage } = health.watch(outside)
  current.error = failWith({ code: 'ECONNREFUSED' })
  await tries(2, () => mail.send(letter))
  expect(await health.states(outside)).toEqual({ mail: 'ok', sms: 'ok', storage: 'ok' } satisfies GatewayStates)
  await tries(1, () => mail.send(letter))
  expect(await health.states(outside)).toEqual({ mail: 'failing', sms: 'ok', storage: 'ok' } satisfies GatewayStates)
  await tries(3, () => sms.send('sms', '+79000000001', 'code'))
  await tries(3, () => storage.put('3f/3f', new Uint8Array()))
  expect(await health.states(outside)).toEqual({ mail: 'failing', sms: 'failing', storage: 'failing' } satisfies GatewayStates)
  current.error = null
  await mail.send(letter)
  expect(await health.states(outside)).toEqual({ mail: 'ok', sms: 'failing', storage: 'failing' } satisfies GatewayStates)
})

test('gateways: do not blame the gateway for a rejected recipient, a spent budget or an invalid key', async () => {
  const { current, outside } = gateways()
  const health = watchGateways({ clock })
  const { mail, sms, storage } = health.watch(outside)
  for (const error of [failWith({ code: 'EENVELOPE', responseCode: 550 }), failWith({ kind: 'permanent' })]) {
    current.error = error
    await tries(3, () => mail.send(letter))
  }
  current.error = new Refusal('tooManyRequests')
  await tries(3, () => sms.send('sms', '+79000000001', 'code'))
  current.error = new Error('not a storage key')
  await tries(3, () => storage.get('../x'))
  expect(await health.states(outside)).toEqual({ mail: 'ok', sms: 'ok', storage: 'ok' } satisfies GatewayStates)
})

test('gateways: blame the storage for its own errors while a stream is stored, not for those of the source', async () => {
  const { current, outside } = gateways()
  const health = watchGateways({ clock })
  const { storage } = health.watch(outside)
  const source = async function* (error?: Error) {
    yield new Uint8Array(2)
    if (error) throw error
  }
  await tries(3, () => storage.putStream('3f/3f', source(failWith({ code: '57014' }))))
  expect(await health.states(outside)).toMatchObject({ storage: 'ok' })
  current.error = failWith({ code: 'ENOSPC' })
  await tries(3, () => storage.putStream('3f/3f', source()))
  expect(await health.states(outside)).toMatchObject({ storage: 'failing' })
  current.error = null
  expect(await storage.putStream('3f/3f', source())).toBe(2)
  expect(await health.states(outside)).toMatchObject({ storage: 'ok' })
  current.error = failWith({ code: 'EIO' })
  await tries(3, () => storage.getStream('3f/3f'))
  expect(await health.states(outside)).toMatchObject({ storage: 'failing' })
})

test('gateways: report mail and SMS as off when messages stay in the inbox', async () => {
  expect(await watchGateways({ clock }).states(gateways(false).outside)).toEqual({ mail: 'off', sms: 'off', storage: 'ok' } satisfies GatewayStates)
})

test('gateways: report mail as failing while the oldest due message is late, with one query in ten seconds', async () => {
  const { outside } = gateways()
  let nowMs = clock().getTime()
  let reads = 0
  const due = new Date(nowMs)
  const oldestDue = async () => {
    reads += 1
    return due
  }
  const health = watchGateways({ clock: () => new Date(nowMs), oldestDue })
  nowMs += 10 * 60_000
  expect(await health.states(outside)).toMatchObject({ mail: 'ok' })
  nowMs += 1
  expect(await health.states(outside)).toMatchObject({ mail: 'failing' })
  expect(reads).toBe(1)
  nowMs += 10_000
  await health.states(outside)
  expect(reads).toBe(2)
})

test('gateways: answer by recent outcomes when the oldest due message cannot be read', async () => {
  const health = watchGateways({ clock, oldestDue: () => Promise.reject(new Error('no database')) })
  expect(await health.states(gateways().outside)).toMatchObject({ mail: 'ok' })
})
