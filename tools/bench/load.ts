import autocannon, { type Request } from 'autocannon'
import { cpuSeconds } from './processes.ts'

type Plan = {
  url: string
  pid: number
  connections: number
  /** The end of the load: a duration, or a total number of requests. */
  seconds?: number
  amount?: number
  /** Limits the total rate. */
  maxPerSecond?: number
  /** Requests that every connection repeats. */
  requests?: Request[]
  /** Requests per connection, if they differ. */
  requestsOf?: (connection: number) => Request[]
}

export type Load = {
  answers: number
  perSecond: number
  /** Answers per second of processor time of the server: the rate of one core. Null where the system does not provide it. */
  perCore: number | null
  p99Ms: number
  failures: number
}

/** Sends load to a server and measures its answers. */
export const load = async ({ url, pid, connections, seconds, amount, maxPerSecond, requests, requestsOf }: Plan): Promise<Load> => {
  const before = cpuSeconds(pid)
  let connection = 0
  const result = await autocannon({
    url,
    connections,
    timeout: 30,
    ...(amount === undefined ? { duration: seconds ?? 5 } : { amount }),
    ...(maxPerSecond && { overallRate: maxPerSecond }),
    ...(requests && { requests }),
    ...(requestsOf && { setupClient: (client) => client.setRequests(requestsOf(connection++)) }),
  })
  const after = cpuSeconds(pid)
  const good = result['2xx']
  return {
    answers: good,
    perSecond: good / result.duration,
    perCore: before === null || after === null ? null : good / (after - before),
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

/** The rate of one core, or the measured rate where that is unknown. */
export const rateOf = ({ perCore, perSecond }: Load): number => perCore ?? perSecond

/** Runs limit and product in alternation, so that other work of the machine affects both. */
export const byTurns = async <L, P>(rounds: number, limit: (round: number) => Promise<L>, product: (round: number) => Promise<P>) => {
  const pairs: { limit: L; product: P }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ limit: await limit(round), product: await product(round) })
  return pairs
}
