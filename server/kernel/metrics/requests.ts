import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of the route: the address of a call, or a page. Routes without one serve files. */
    kind?: string
    /** The answer is a stream of events: its duration is that of the visit. */
    isEvents?: boolean
  }
}

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Times every answer of an app. Labels are routes, never addresses, so that requests cannot create new series. */
export const requestTimes = (registry: Registry) => {
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answers by method, route (the address of a call, page, file, metrics or none) and status class',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const watchRequests = (app: FastifyInstance) => {
    app.addHook('onResponse', (request, reply, done) => {
      if (request.routeOptions.config?.isEvents && reply.statusCode === 200) return done()
      times.observe(
        {
          method: methods.has(request.method) ? request.method : 'other',
          route: routeOf(request),
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        },
        reply.elapsedTime / 1000,
      )
      done()
    })
  }
  /** Counts a cached answer served before routing, with a duration of 0. */
  const countEarly = (route: string) => times.observe({ method: 'GET', route, status: '2xx' }, 0)
  return { watchRequests, countEarly }
}

const routeOf = ({ routeOptions }: FastifyRequest): string => {
  if (routeOptions.url === undefined) return 'none'
  return routeOptions.config.kind ?? 'file'
}
