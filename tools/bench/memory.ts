import { setTimeout as delay } from 'node:timers/promises'
import type { Area, Bench } from './bench.ts'
import type { Database } from './database.ts'
import { offerOf, randomQueries } from './filters.ts'
import { addHotEvents, emptyEvents } from './hot-events.ts'
import type { LoopDelay } from './limits/watch.ts'
import { type Load, load } from './load.ts'
import { browserHeaders, popularEvent } from './pages.ts'
import { ask, residentMegabytes } from './processes.ts'
import { type Product, startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { slopeOf } from './statistics.ts'
import { type Row, shown } from './table.ts'

/** The requests of an hour at 30 a second, sent without pauses at these rates per kind. */
const hourOfRequests = 108_000
const perSecond = { shared: 800, unseen: 40, signedIn: 50, registrations: 10 }
const sliceSeconds = 12
const warmingSeconds = 4
const maxMs = 4 * 60_000
const people = 100
/** Enough users that none reaches a rate limit. */
const guests = Array.from({ length: people }, (_, person) => person)
const sampleEveryMs = 500
const pauseMs = 1_000
const [maxMegabytes, maxSlopeMegabytes, maxLoopDelayMs] = [300, 20, 50]

type Sample = { requests: number; megabytes: number }

/** All kinds of requests at once, as many as in an hour, while memory and the event loop are measured. */
export const memory: Area = async (bench) => {
  await using database = await (await bench.base(200_000)).copy('memory')
  const tokens = await signIn(database, people)
  const [event = 0] = await addHotEvents(database, 1, null)
  await using product = await startProduct({ database, imports: ['./tools/bench/limits/watch.ts'] })
  const mix = await mixOf(database, tokens, event)
  await mix(product, 0, warmingSeconds)
  product.child.send('forget')
  const { samples, requests, failures } = await runHour(bench, product, mix)
  const loop = await ask<LoopDelay>(product.child, { loopDelay: true })
  return { rows: [memoryRow(samples, requests, failures), loopRow(loop)] }
}

type Mix = (product: Product, round: number, seconds: number) => Promise<Load[]>

const runHour = async (bench: Bench, product: Product, mix: Mix) => {
  const samples: Sample[] = []
  let requests = 0
  let failures = 0
  const timer = setInterval(() => samples.push({ requests, megabytes: residentMegabytes(product.pid) ?? Number.NaN }), sampleEveryMs)
  const until = Date.now() + maxMs
  for (let round = 1; requests < hourOfRequests && Date.now() < until; round++) {
    const loads = await mix(product, round, sliceSeconds)
    requests += loads.reduce((sum, { answers }) => sum + answers, 0)
    failures += loads.reduce((sum, load) => sum + load.failures, 0)
    bench.say(`memory: ${shown(requests)} of ${shown(hourOfRequests)} requests, ${shown(samples.at(-1)?.megabytes ?? 0)} MB`)
  }
  clearInterval(timer)
  return { samples, requests, failures }
}

/** One slice of the hour: cached pages and lists, uncached lists, pages of signed-in users, registrations and cancellations. */
const mixOf = async (database: Database, tokens: string[], event: number): Promise<Mix> => {
  const offer = await offerOf(database)
  const pages = ['/', '/events', `/events/${await popularEvent(database)}`].map((path) => ({ path, headers: browserHeaders }))
  const lists = randomQueries(offer, 5, 7).map((query) => ({ path: `/api/events?${query}` }))
  return async (product, round, seconds) => {
    // registrations in progress at the end of the last slice complete before they are deleted
    await delay(pauseMs)
    await emptyEvents(database, [event])
    const unseen = randomQueries(offer, seconds * perSecond.unseen, 1_000 + round).map((query) => ({ path: `/api/events?${query}` }))
    const at = (maxPerSecond: number, connections: number) => ({ ...product, seconds, maxPerSecond, connections })
    return Promise.all([
      load({ ...at(perSecond.shared, 8), requests: [...pages, ...lists] }),
      load({ ...at(perSecond.unseen, 4), requestsOf: (n) => unseen.filter((_, index) => index % 4 === n) }),
      load({ ...at(perSecond.signedIn, 4), requestsOf: (n) => pages.map(signedInAs(tokens[n])) }),
      load({
        ...at(perSecond.registrations, 2),
        requestsOf: (n) => guests.filter((guest) => guest % 2 === n).flatMap((guest) => registeringAndCancelling(event, guest, tokens)),
      }),
    ])
  }
}

type Page = { path: string; headers: Record<string, string> }

const signedInAs =
  (token: string | undefined) =>
  ({ path, headers }: Page) => ({ path, headers: { ...headers, cookie: `token=${token}` } })

const registeringAndCancelling = (eventId: number, person: number, tokens: string[]) =>
  ['registration', 'cancel'].map((what) => ({
    method: 'POST',
    path: `/api/event-participants/${what}`,
    headers: { authorization: `Bearer ${tokens[person]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: person + 1, eventId }),
  }))

const memoryRow = (samples: Sample[], requests: number, failures: number): Row => {
  const megabytes = samples.map((sample) => sample.megabytes)
  const later = samples.slice(Math.floor(samples.length / 2))
  const slope = slopeOf(later.map(({ requests, megabytes: y }) => ({ x: requests / hourOfRequests, y })))
  const peak = Math.max(...megabytes)
  return {
    what: `Memory over ${shown(requests)} mixed requests${failures > 0 ? `; ${failures} failed` : ''}`,
    product: `at most ${shown(peak)} MB resident, at the end ${shown(megabytes.at(-1) ?? 0)} MB, ${requests < hourOfRequests / 2 ? 'too few requests to tell the slope' : `slope ${slope.toFixed(1)} MB an hour`}`,
    limit: '',
    ratio: '',
    goal: `≤ ${maxMegabytes} MB after ${shown(hourOfRequests)}, flat (≤ ${maxSlopeMegabytes} MB an hour)`,
    holds: failures === 0 && requests >= hourOfRequests && peak <= maxMegabytes && slope <= maxSlopeMegabytes,
  }
}

const loopRow = ({ p99Ms, maxMs: peak }: LoopDelay): Row => ({
  what: 'Event loop under the same load',
  product: `p99 ${shown(p99Ms)} ms late, at most ${shown(peak)} ms`,
  limit: '',
  ratio: '',
  goal: `p99 ≤ ${maxLoopDelayMs} ms`,
  holds: p99Ms <= maxLoopDelayMs,
})
