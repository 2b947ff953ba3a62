import autocannon, { type Request } from 'autocannon'
import { cpuSeconds } from './processes.ts'

type Plan = {
  url: string
  pid: number
  connections: number
  /** How long, or how many in all. */
  seconds?: number
  amount?: number
  /** No faster than this in all, however fast the answers come. */
  maxPerSecond?: number
  /** What every connection asks for, over and over. */
  requests?: Request[]
  /** What each connection asks for, when they differ. */
  requestsOf?: (connection: number) => Request[]
}

export type Load = {
  answers: number
  perSecond: number
  /** Answers for a second of the serving process's own processor time: what one core could serve. Null where the system does not tell. */
  perCore: number | null
  p99Ms: number
  failures: number
}

/** Drives a server for a while and tells how fast it answered. */
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

/** As many as a core could serve, or what was seen where that is not known. */
export const rateOf = ({ perCore, perSecond }: Load): number => perCore ?? perSecond

/** Runs limit and product by turns, so that what else the machine does falls on both. */
export const byTurns = async <L, P>(rounds: number, limit: (round: number) => Promise<L>, product: (round: number) => Promise<P>) => {
  const pairs: { limit: L; product: P }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ limit: await limit(round), product: await product(round) })
  return pairs
}
