// Loaded into a product before its main.ts: records every statement it sends to the database and returns them on request.
import pg from 'pg'

export type Recorded = { client: number; text: string; values: unknown[]; startedAt: number; endedAt: number }

const recorded: Recorded[] = []
const clients = new Map<pg.Client, number>()

const numberOf = (client: pg.Client): number => {
  const known = clients.get(client) ?? clients.size
  clients.set(client, known)
  return known
}

/** False for pg-boss, which maintains its queues on its own connections, independent of requests. */
const isOfTheProduct = (client: pg.Client) =>
  (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters.application_name !== 'pgboss'

type Query = (...args: unknown[]) => unknown

const send = pg.Client.prototype.query as Query
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const statement = statementOf(args)
  if (!statement || !isOfTheProduct(this)) return send.apply(this, args)
  const entry: Recorded = { client: numberOf(this), ...statement, startedAt: performance.now(), endedAt: Number.POSITIVE_INFINITY }
  recorded.push(entry)
  const end = () => {
    entry.endedAt = performance.now()
  }
  const last = args.at(-1)
  if (typeof last !== 'function') return endingWith(send.apply(this, args), end)
  const reportEnd = (...answer: unknown[]) => {
    end()
    return last(...answer)
  }
  return send.apply(this, [...args.slice(0, -1), reportEnd])
} as typeof pg.Client.prototype.query

const statementOf = ([first, second]: unknown[]) => {
  const { text, values } = typeof first === 'string' ? { text: first, values: second } : (first as { text?: unknown; values?: unknown })
  return typeof text === 'string' ? { text, values: Array.isArray(values) ? values : [] } : null
}

const endingWith = (result: unknown, end: () => void) => {
  if (result instanceof Promise) result.then(end, end)
  return result
}

process.on('message', (message) => {
  if (message !== 'statements') return
  process.send?.(recorded.splice(0))
})
