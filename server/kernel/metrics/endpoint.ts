import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashToken, isSameHash } from '../secrets.ts'
import type { Metrics } from './metrics.ts'

type Endpoint = { metrics: Metrics; token: string | undefined }

/** Serves the metrics at /metrics. If a token is set, requests must carry it. */
export const registerMetrics = (app: FastifyInstance, { metrics, token }: Endpoint) => {
  const expected = token === undefined ? null : hashToken(token)
  app.get('/metrics', { config: { kind: 'metrics' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (expected && !isSameHash(hashToken(bearerOf(request)), expected)) return reply.code(401).header('www-authenticate', 'Bearer').send()
    return reply.type(metrics.contentType).send(await metrics.scrape())
  })
}

const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
