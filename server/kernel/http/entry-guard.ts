import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { addressFault } from './own-site.ts'

/** Probes and scrapers use the address of the process, or HTTP/1.0 without a Host. They also work during shutdown. */
const answersAnyHost = new Set<string | undefined>(['GET /health', 'GET /health/ready', 'metrics'])

/** Rejects requests for another site, and new requests once the port is closed for the shutdown, before any handler runs. */
export const guardEntry = (app: FastifyInstance, { siteUrl, isDraining }: Pick<Resources, 'siteUrl' | 'isDraining'>) => {
  app.addHook('onRequest', async (request) => {
    const fault = addressFault(request.raw, siteUrl)
    const isMisnamed = fault === 'misdirected' || request.headers.host === undefined
    if (fault && !(isMisnamed && isForAnyHost(request))) throw new Refusal(fault)
    if (isDraining?.() && !app.server.listening && !isForAnyHost(request)) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  })
  // a keep-alive connection would delay the exit of the process after its last answer
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining?.()) reply.header('connection', 'close')
  })
}

const isForAnyHost = ({ routeOptions }: FastifyRequest): boolean => answersAnyHost.has(routeOptions.config?.kind)
