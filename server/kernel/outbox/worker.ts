import { setTimeout as pause } from 'node:timers/promises'
import { safeError } from '../log.ts'
import type { Resources } from '../resources.ts'
import { deliver } from './deliver.ts'
import type { MessageKind } from './kinds.ts'
import { DeliveryFailure, nextAfter } from './retry.ts'
import { claimDue, expiredLeases, extendLeases, forget, type OutboxRow, recordContent, requeue, settle } from './store.ts'

export type OutboxTimes = { leaseMs: number; heartbeatMs: number; pollMs: number }

/** A killed worker's messages are taken up again within 30 seconds: a lease of 20, looked at every second. */
export const outboxTimes: OutboxTimes = { leaseMs: 20_000, heartbeatMs: 5_000, pollMs: 1_000 }

const maxInFlight = 20
const maxPerDomain = 4
/** Between two polls while more messages are due than can be in flight. */
const busyPauseMs = 50

/** Sends messages until it is stopped. `stop` waits for the messages in flight, at most `graceMs`; their leases then run out. */
export const startOutbox = (resources: Resources, messageKinds: readonly MessageKind[], times: OutboxTimes = outboxTimes) => {
  const kinds = new Map(messageKinds.map((kind) => [kind.kind, kind]))
  const inFlight = new Map<number, Promise<void>>()
  const stopping = new AbortController()

  const sendOne = (row: OutboxRow) => {
    const sending = attempt(resources, row, kinds)
      .catch((error) => resources.log.error({ kind: row.kind, error: safeError(error) }, 'an outbox message could not be settled'))
      .finally(() => inFlight.delete(row.id))
    inFlight.set(row.id, sending)
  }
  const poll = async () => {
    const { db, clock } = resources
    await releaseExpired(resources, kinds)
    const limit = maxInFlight - inFlight.size
    if (limit <= 0) return busyPauseMs
    const rows = await claimDue(db, { now: clock(), leaseMs: times.leaseMs, limit, perDomain: maxPerDomain })
    for (const row of rows) sendOne(row)
    return rows.length === limit ? busyPauseMs : times.pollMs
  }
  const loop = repeat(poll, { signal: stopping.signal, log: resources.log })
  const heartbeat = repeat(
    async () => {
      if (inFlight.size > 0) await extendLeases(resources.db, [...inFlight.keys()], new Date(resources.clock().getTime() + times.leaseMs))
      return times.heartbeatMs
    },
    { signal: stopping.signal, log: resources.log },
  )
  return {
    stop: async (graceMs = 5_000) => {
      stopping.abort()
      await Promise.race([Promise.all([loop, heartbeat, ...inFlight.values()]), pause(graceMs, undefined, { ref: false })])
    },
  }
}

type Repeating = { signal: AbortSignal; log: Resources['log'] }

const pauseAfterErrorMs = 1_000

/** Runs again after the milliseconds that the run returns. */
const repeat = async (run: () => Promise<number>, { signal, log }: Repeating) => {
  while (!signal.aborted) {
    const waitMs = await run().catch((error) => {
      log.warn({ error: safeError(error) }, 'the outbox could not read its messages')
      return pauseAfterErrorMs
    })
    await pause(waitMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Sends everything that is due, for tests and for the end of a batch. */
export const drainOutbox = async (resources: Resources, messageKinds: readonly MessageKind[]): Promise<void> => {
  const kinds = new Map(messageKinds.map((kind) => [kind.kind, kind]))
  for (;;) {
    await releaseExpired(resources, kinds)
    const rows = await claimDue(resources.db, {
      now: resources.clock(),
      leaseMs: outboxTimes.leaseMs,
      limit: maxInFlight,
      perDomain: maxInFlight,
    })
    if (rows.length === 0) return
    await Promise.all(rows.map((row) => attempt(resources, row, kinds)))
  }
}

type Kinds = ReadonlyMap<string, MessageKind>

const attempt = async (resources: Resources, row: OutboxRow, kinds: Kinds): Promise<void> => {
  const { db, clock } = resources
  const onContent = async () => {
    if (!(await recordContent(db, row, clock()))) throw new DeliveryFailure('temporary', 'the lease was lost')
  }
  try {
    const suppression = await deliver(resources, { row, kinds, onContent })
    await finish(db, row, { kinds, state: suppression ? 'suppressed' : 'sent', reason: suppression, now: clock() })
  } catch (error) {
    await recordFailure(resources, row, { kinds, error })
  }
}

type Finished = Parameters<typeof settle>[2] & { kinds: Kinds }

const finish = (db: Resources['db'], row: Pick<OutboxRow, 'id' | 'attempts' | 'kind'>, { kinds, ...settled }: Finished) =>
  kinds.get(row.kind)?.isForgotten ? forget(db, row) : settle(db, row, settled)

/** A failure before the gateway, such as a broken composer, is temporary too: the message leaves after the mend. */
const recordFailure = async ({ db, clock, log }: Resources, row: OutboxRow, { kinds, error }: { kinds: Kinds; error: unknown }) => {
  const kind = error instanceof DeliveryFailure ? error.kind : 'temporary'
  const reason = error instanceof DeliveryFailure ? error.message : (safeError(error).message ?? 'a broken composer')
  const next = nextAfter(kind, row, clock())
  log.warn({ kind: row.kind, channel: row.channel, attempts: row.attempts, failure: kind, next: next.state }, 'a message was not accepted')
  if (next.state === 'failed') await finish(db, row, { kinds, state: 'failed', reason, now: clock() })
  else await requeue(db, row, { ...next, reason })
}

/** Takes up the messages of killed workers: those whose content had left may have arrived. */
const releaseExpired = async ({ db, clock }: Resources, kinds: Kinds) => {
  for (const row of await expiredLeases(db, clock())) {
    const next = nextAfter(row.content_sent_at ? 'uncertain' : 'temporary', row, clock())
    const reason = 'the worker ended'
    if (next.state === 'failed') await finish(db, row, { kinds, state: 'failed', reason, now: clock() })
    else await requeue(db, row, { ...next, notBefore: clock(), reason })
  }
}
