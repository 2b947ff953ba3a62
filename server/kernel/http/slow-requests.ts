import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contract } from '../../../contract/contract.ts'
import type { CallSpec } from '../../../contract/kit.ts'
import { Refusal } from '../refusal.ts'

export type RequestTimeouts = {
  headersMs: number
  /** Time for a body without files. */
  bodyMs: number
  /** Time for a whole request with files: 16 MB from a phone at 0.5 Mbit/s. */
  filesMs: number
  checkEveryMs: number
  /** Longer than the idle timeout of a balancer, because it would otherwise send requests into a closing connection. */
  keepAliveMs: number
}

export const requestTimeouts: RequestTimeouts = { headersMs: 10_000, bodyMs: 30_000, filesMs: 300_000, checkEveryMs: 2_000, keepAliveMs: 72_000 }

/** Bounds the memory of idle connections to some 200 MB. An operator bounds them per client at the proxy. */
export const maxConnections = 10_000

/** Node's request timeouts. The one for the whole request is that of the largest form, because Node knows no routes. */
export const connectionOptions = ({ headersMs, filesMs, checkEveryMs, keepAliveMs }: RequestTimeouts) => ({
  requestTimeout: filesMs,
  keepAliveTimeout: keepAliveMs,
  http: {
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkEveryMs,
    // entry-guard.ts rejects a request without a Host, in our format
    requireHostHeader: false,
  },
})

/** Rejects a body without files that has not arrived after `bodyMs`. */
export const limitBodies = (app: FastifyInstance, { bodyMs }: RequestTimeouts) => {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request) || takesFiles(request)) return
    const timer = setTimeout(() => payload.emit('error', new Refusal('requestTimeout')), bodyMs).unref()
    for (const end of ['end', 'close', 'error']) payload.once(end, () => clearTimeout(timer))
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean => headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** The largest body of calls without files. */
export const largestPlainBody = 256 * 1024

/** Route kinds other than calls have no spec. */
const calls: Readonly<Record<string, CallSpec | undefined>> = contract

const takesFiles = ({ routeOptions }: FastifyRequest): boolean => {
  const spec = calls[routeOptions.config?.kind ?? '']
  return spec?.takes !== undefined || (routeOptions.bodyLimit ?? 0) > largestPlainBody
}
