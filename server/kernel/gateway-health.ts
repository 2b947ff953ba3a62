import { setTimeout } from 'node:timers/promises'
import type { Gateways } from './gateways.ts'
import { Refusal } from './refusal.ts'

/** `off`: nothing leaves the machine through this gateway. */
export type GatewayState = 'ok' | 'failing' | 'off'
export type GatewayStates = Record<WatchedName, GatewayState>

type WatchedName = 'mail' | 'sms' | 'storage'
type Options = {
  clock: () => Date
  /** When the oldest unsent message was due, across all processes; null if none is. Without it only this process counts. */
  oldestDue?: () => Promise<Date | null>
}

const failuresInRow = 3
const lateMs = 10 * 60_000
const rereadMs = 10_000
const timeoutMs = 1_000

/** The states of the gateways by their recent outcomes. No request is sent to find them out. */
export const watchGateways = ({ clock, oldestDue }: Options) => {
  const failures: Record<WatchedName, number> = { mail: 0, sms: 0, storage: 0 }
  const watched = async <Result>(name: WatchedName, act: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await act()
      failures[name] = 0
      return result
    } catch (error) {
      if (isFaultOf(name, error)) failures[name] += 1
      throw error
    }
  }
  const stateOf = (name: WatchedName): GatewayState => (failures[name] >= failuresInRow ? 'failing' : 'ok')
  const readOldest = oldestDue && rarely(oldestDue, clock)
  const isLate = async () => {
    const due = await readOldest?.()
    return due ? clock().getTime() - due.getTime() > lateMs : false
  }
  return {
    watch: (gateways: Gateways): Gateways => ({
      ...gateways,
      mail: { ...gateways.mail, send: (...message) => watched('mail', () => gateways.mail.send(...message)) },
      sms: { ...gateways.sms, send: (...message) => watched('sms', () => gateways.sms.send(...message)) },
      storage: {
        put: (...file) => watched('storage', () => gateways.storage.put(...file)),
        putStream: (key, pieces) => watched('storage', () => gateways.storage.putStream(key, markErrors(pieces))),
        get: (key) => watched('storage', () => gateways.storage.get(key)),
        getStream: (key) => watched('storage', () => gateways.storage.getStream(key)),
        remove: (key) => watched('storage', () => gateways.storage.remove(key)),
      },
    }),
    states: async ({ mail, sms }: Gateways): Promise<GatewayStates> => ({
      mail: !mail.isReal ? 'off' : (await isLate()) ? 'failing' : stateOf('mail'),
      sms: sms.isReal ? stateOf('sms') : 'off',
      storage: stateOf('storage'),
    }),
  }
}

const sourceErrors = new WeakSet<Error>()

/** Remembers the errors of a source, to tell them apart from those of the storage. */
const markErrors = async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces
  } catch (error) {
    if (error instanceof Error) sourceErrors.add(error)
    throw error
  }
}

/** A spent budget, a rejected recipient, an invalid key and a failing source say nothing about the gateway. */
const isFaultOf = (name: WatchedName, error: unknown): boolean => {
  if (error instanceof Refusal) return false
  if (!(error instanceof Error)) return true
  if (name === 'storage') return 'code' in error && !sourceErrors.has(error)
  const isRejected = 'responseCode' in error && Number(error.responseCode) >= 500 && 'code' in error && error.code === 'EENVELOPE'
  return !isRejected && !('kind' in error && error.kind === 'permanent')
}

/** Guarantee: one query in ten seconds however often it is called, never throws, and ends within the timeout. */
const rarely = (read: () => Promise<Date | null>, clock: () => Date) => {
  let known: Date | null = null
  let readAtMs = Number.NEGATIVE_INFINITY
  let running: Promise<Date | null> | null = null
  const reread = async () => {
    try {
      known = await read()
      readAtMs = clock().getTime()
    } catch {
      // the state of the database is reported apart
    } finally {
      running = null
    }
    return known
  }
  return (): Promise<Date | null> => {
    if (clock().getTime() - readAtMs < rereadMs) return Promise.resolve(known)
    running ??= reread()
    return Promise.race([running, setTimeout(timeoutMs, known, { ref: false })])
  }
}
