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
/** Between changes: at times one comes while the last is being told, at times after all is quiet. */
const pausesMs = [20, 400, 90, 1_500]
const maxLagMs = 1_000
const patienceMs = 5_000

type Sight = { visitor: number; askedAt: number; seenAt: number; guests: number }
type Change = { guests: number; doneAt: number }

/** Registrations through one of two processes, and what anonymous visitors of both are shown meanwhile. */
export const changes: Area = async (bench) => {
  await using database = await (await bench.base(10_000)).copy('changes')
  const [event = 0] = await addHotEvents(database, 1, null)
  const tokens = await signIn(database, 40 * bench.rounds)
  await using first = await startProduct({ database })
  await using second = await startProduct({ database })
  await using balancer = await startBalancer([first.url, second.url])
  bench.say(`changes: ${tokens.length} registrations seen by ${visitors} visitors through two processes`)
  const watching = new AbortController()
  const watch = Array.from({ length: visitors }, (_, visitor) => look(balancer.url, event, visitor, watching.signal))
  const done = await register(balancer.url, event, tokens)
  await delay(patienceMs)
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
    if (!answer.ok) throw new Error(`registering is answered with ${answer.status}`)
    done.push({ guests: index + 1, doneAt: performance.now() })
    await answer.arrayBuffer()
    await delay(pausesMs[index % pausesMs.length])
  }
  return done
}

const look = async (url: string, event: number, visitor: number, signal: AbortSignal): Promise<Sight[]> => {
  const sights: Sight[] = []
  while (!signal.aborted) {
    const askedAt = performance.now()
    const { participantsCount } = await (await fetch(`${url}/api/events/${event}`)).json()
    sights.push({ visitor, askedAt, seenAt: performance.now(), guests: participantsCount })
    await delay(pauseMs)
  }
  return sights
}

const rowOf = (done: Change[], sights: Sight[]): Row => {
  const lags = done.map((change) => lagOf(change, sights))
  const own = backwardsOf(sights, true)
  const any = backwardsOf(sights, false)
  return {
    what: `A change seen through two processes behind a balancer, ${done.length} changes, ${shown(sights.length)} looks`,
    product: `last old sight after ${shown(quantile(lags, 0.5))} ms, p99 ${shown(quantile(lags, 0.99))}, at most ${shown(Math.max(...lags))} ms`,
    limit: `older than shown to the same visitor: ${own}, to anybody: ${any}`,
    ratio: '',
    goal: '≤ 1 s, never older than shown',
    holds: Math.max(...lags) <= maxLagMs && own === 0 && any === 0,
  }
}

/** How long after a change was done a request was still made that did not show it. */
const lagOf = ({ guests, doneAt }: Change, sights: Sight[]): number =>
  Math.max(0, ...sights.filter((sight) => sight.guests < guests).map(({ askedAt }) => askedAt - doneAt))

/** Sights older than what had been shown, to the same visitor or to anybody, before they were asked for. */
const backwardsOf = (sights: Sight[], isOwn: boolean): number => {
  const bySeen = sights.toSorted((a, b) => a.seenAt - b.seenAt)
  const most = new Map<number, number>()
  let next = 0
  return sights
    .toSorted((a, b) => a.askedAt - b.askedAt)
    .filter(({ visitor, askedAt, guests }) => {
      for (let sight = bySeen[next]; sight && sight.seenAt <= askedAt; sight = bySeen[++next]) {
        const whom = isOwn ? sight.visitor : 0
        most.set(whom, Math.max(most.get(whom) ?? 0, sight.guests))
      }
      return guests < (most.get(isOwn ? visitor : 0) ?? 0)
    }).length
}
