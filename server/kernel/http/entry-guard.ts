import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { addressFault } from './own-site.ts'

/** Probes and scrapers reach a process by an address of its own. */
const answersAnyHost = new Set<string | undefined>(['GET /health', 'GET /health/ready', 'metrics'])

/** Rejects requests for another site before any handler runs. */
export const guardEntry = (app: FastifyInstance, { siteUrl }: Pick<Resources, 'siteUrl'>) => {
  app.addHook('onRequest', async (request) => {
    const fault = addressFault(request.raw, siteUrl)
    if (fault === 'misdirected' && isForAnyHost(request)) return
    if (fault) throw new Refusal(fault)
  })
}

const isForAnyHost = ({ routeOptions }: FastifyRequest): boolean => answersAnyHost.has(routeOptions.config?.kind)
