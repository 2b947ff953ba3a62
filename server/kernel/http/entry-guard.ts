import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { addressFault } from './own-site.ts'

/** Probes and scrapers reach a process by an address of its own, or by HTTP/1.0 without any, also while it drains. */
const answersAnyHost = new Set<string | undefined>(['GET /health', 'GET /health/ready', 'metrics'])

/** Rejects requests for another site, and every new request while the process drains, before any handler runs. */
export const guardEntry = (app: FastifyInstance, { siteUrl, isDraining }: Pick<Resources, 'siteUrl' | 'isDraining'>) => {
  app.addHook('onRequest', async (request) => {
    const fault = addressFault(request.raw, siteUrl)
    const isMisnamed = fault === 'misdirected' || request.headers.host === undefined
    if (fault && !(isMisnamed && isForAnyHost(request))) throw new Refusal(fault)
    if (isDraining?.() && !isForAnyHost(request)) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  })
  // a kept connection would hold the process back after its last answer
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining?.()) reply.header('connection', 'close')
  })
}

const isForAnyHost = ({ routeOptions }: FastifyRequest): boolean => answersAnyHost.has(routeOptions.config?.kind)
