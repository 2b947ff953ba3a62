import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contract } from '../../../contract/contract.ts'
import type { CallSpec } from '../../../contract/kit.ts'
import { Refusal } from '../refusal.ts'

export type RequestTimeouts = {
  headersMs: number
  /** For a body without files. */
  bodyMs: number
  /** For a whole request with files: 16 MB from a phone at 0.5 Mbit/s. */
  filesMs: number
  checkEveryMs: number
  /** Longer than a balancer keeps an idle connection, or it sends requests into one that is being closed. */
  keepAliveMs: number
}

export const requestTimeouts: RequestTimeouts = { headersMs: 10_000, bodyMs: 30_000, filesMs: 300_000, checkEveryMs: 2_000, keepAliveMs: 72_000 }

/** Bounds the memory of idle connections to some 200 MB. An operator bounds them per client at the proxy. */
export const maxConnections = 10_000

/** How long Node waits for a request. It knows no routes, so its limit for the whole is that of the largest form. */
export const connectionOptions = ({ headersMs, filesMs, checkEveryMs, keepAliveMs }: RequestTimeouts) => ({
  requestTimeout: filesMs,
  keepAliveTimeout: keepAliveMs,
  http: {
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkEveryMs,
    // a request without a Host is answered by entry-guard.ts, in our shape
    requireHostHeader: false,
  },
})

/** Rejects a body without files that is not here after `bodyMs`. */
export const limitBodies = (app: FastifyInstance, { bodyMs }: RequestTimeouts) => {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request) || takesFiles(request)) return
    const timer = setTimeout(() => payload.emit('error', new Refusal('requestTimeout')), bodyMs).unref()
    for (const end of ['end', 'close', 'error']) payload.once(end, () => clearTimeout(timer))
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean => headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Calls that take no file accept no larger body. */
export const largestPlainBody = 256 * 1024

/** Kinds of routes that are no calls have no spec. */
const calls: Readonly<Record<string, CallSpec | undefined>> = contract

const takesFiles = ({ routeOptions }: FastifyRequest): boolean => {
  const spec = calls[routeOptions.config?.kind ?? '']
  return spec?.takes !== undefined || (routeOptions.bodyLimit ?? 0) > largestPlainBody
}
