import { setTimeout as delay } from 'node:timers/promises'
import { startBalancer } from './balancer.ts'
import type { Area } from './bench.ts'
import { addHotEvents } from './hot-events.ts'
import { startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { quantile } from './statistics.ts'
import { type Row, shown } from './table.ts'

const visitors = 8
const pauseMs = 10
/** Pauses between changes: some changes arrive while the previous one spreads, some after it has. */
const pausesMs = [20, 400, 90, 1_500]
const maxLagMs = 1_000
const settleMs = 5_000

type Observation = { visitor: number; requestedAt: number; receivedAt: number; guests: number }
type Change = { guests: number; doneAt: number }

/** Registrations through one of two processes, while anonymous requests to both record the served versions. */
export const changes: Area = async (bench) => {
  await using database = await (await bench.base(10_000)).copy('changes')
  const [event = 0] = await addHotEvents(database, 1, null)
  const tokens = await signIn(database, 40 * bench.rounds)
  await using first = await startProduct({ database })
  await using second = await startProduct({ database })
  await using balancer = await startBalancer([first.url, second.url])
  bench.say(`changes: ${tokens.length} registrations seen by ${visitors} visitors through two processes`)
  const watching = new AbortController()
  const watch = Array.from({ length: visitors }, (_, visitor) => observe(balancer.url, event, visitor, watching.signal))
  const done = await register(balancer.url, event, tokens)
  await delay(settleMs)
  watching.abort()
  return { rows: [rowOf(done, (await Promise.all(watch)).flat())] }
}

const register = async (url: string, eventId: number, tokens: string[]): Promise<Change[]> => {
  const done: Change[] = []
  for (const [index, token] of tokens.entries()) {
    const answer = await fetch(`${url}/api/event-participants/registration`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: index + 1, eventId }),
    })
    if (!answer.ok) throw new Error(`the registration returned ${answer.status}`)
    done.push({ guests: index + 1, doneAt: performance.now() })
    await answer.arrayBuffer()
    await delay(pausesMs[index % pausesMs.length])
  }
  return done
}

const observe = async (url: string, event: number, visitor: number, signal: AbortSignal): Promise<Observation[]> => {
  const observations: Observation[] = []
  while (!signal.aborted) {
    const requestedAt = performance.now()
    const { participantsCount } = await (await fetch(`${url}/api/events/${event}`)).json()
    observations.push({ visitor, requestedAt, receivedAt: performance.now(), guests: participantsCount })
    await delay(pauseMs)
  }
  return observations
}

const rowOf = (done: Change[], observations: Observation[]): Row => {
  const lags = done.map((change) => lagOf(change, observations))
  const own = backwardsOf(observations, true)
  const any = backwardsOf(observations, false)
  return {
    what: `A change seen through two processes behind a balancer, ${done.length} changes, ${shown(observations.length)} looks`,
    product: `last old sight after ${shown(quantile(lags, 0.5))} ms, p99 ${shown(quantile(lags, 0.99))}, at most ${shown(Math.max(...lags))} ms`,
    limit: `older than shown to the same visitor: ${own}, to anybody: ${any}`,
    ratio: '',
    goal: '≤ 1 s, never older than shown',
    holds: Math.max(...lags) <= maxLagMs && own === 0 && any === 0,
  }
}

/** The time after a change of the last request whose answer did not show it. */
const lagOf = ({ guests, doneAt }: Change, observations: Observation[]): number =>
  Math.max(0, ...observations.filter((observation) => observation.guests < guests).map(({ requestedAt }) => requestedAt - doneAt))

/** Answers older than a version served before their request, to the same visitor (`isOwn`) or to any. */
const backwardsOf = (observations: Observation[], isOwn: boolean): number => {
  const byReceived = observations.toSorted((a, b) => a.receivedAt - b.receivedAt)
  const newest = new Map<number, number>()
  let next = 0
  return observations
    .toSorted((a, b) => a.requestedAt - b.requestedAt)
    .filter(({ visitor, requestedAt, guests }) => {
      for (let observation = byReceived[next]; observation && observation.receivedAt <= requestedAt; observation = byReceived[++next]) {
        const viewer = isOwn ? observation.visitor : 0
        newest.set(viewer, Math.max(newest.get(viewer) ?? 0, observation.guests))
      }
      return guests < (newest.get(isOwn ? visitor : 0) ?? 0)
    }).length
}
