import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { ServerBuild } from 'react-router'
import { builtSite, renderer } from './built-site.ts'
import { localePrefixes } from './contract/locales.ts'
import { fillDatabase, keepDemoFresh, resetDatabase } from './db/seed/fill.ts'
import type { Config } from './server/kernel/config.ts'
import { closeServer } from './server/kernel/http/close-server.ts'
import type { Log } from './server/kernel/log.ts'
import { StartError } from './server/kernel/start-error.ts'
import { createApp, createMetricsApp, createServer, type Server } from './server/server.ts'
import { screens } from './web/site-map.ts'

type Setting = { config: Config; connection: pg.PoolConfig; log: Log; siteUrl: string }

/** Stops the product. The signal ends the delay before the port closes. */
type Stop = (hurry: AbortSignal) => Promise<void>

/** Starts calls, pages and jobs on a migrated database. */
export const openProduct = async (setting: Setting): Promise<Stop> => {
  rejectPageAsApiBase(setting.config.API_BASE)
  const server = await openServer(setting)
  try {
    return await openPorts(server, setting.config)
  } catch (error) {
    // open connections would log the end of the embedded database before the error; a failure to close does not matter then
    await server.close().catch(() => undefined)
    throw error
  }
}

/** Calls below a page's first segment would hide the page. */
const rejectPageAsApiBase = (apiBase: string) => {
  const [, root = ''] = apiBase.split('/')
  const taken = [...screens.map(({ path }) => path), ...Object.values(localePrefixes), '/assets', '/files', '/og']
  if (taken.some((path) => path.split('/')[1] === root))
    throw new StartError(`API_BASE ${apiBase} is the address of pages: write another path, such as /api.`)
}

const openPorts = async (server: Server, config: Config): Promise<Stop> => {
  const [app] = await Promise.all([openSite(config, server), fillDatabase(server.resources)])
  if (config.ROLE !== 'web') await server.startWorkers()
  await listen(app, { name: 'PORT', port: config.PORT, host: config.HOST })
  const metricsApp = await openMetrics(config, server)
  return async (hurry) => {
    server.startDraining()
    await delay(1_000 * drainSeconds(config), undefined, { signal: hurry }).catch(() => undefined)
    await closeServer(app.server)
    await app.close()
    await metricsApp?.close()
    await server.close()
  }
}

/** A balancer needs time to read that the process is no longer ready. A loopback address has none. */
const drainSeconds = ({ SHUTDOWN_DELAY_SECONDS, isPublic }: Config): number => SHUTDOWN_DELAY_SECONDS ?? (isPublic ? 5 : 0)

/** Empties the database and fills it again. */
export const refillDatabase = async (setting: Setting) => {
  const { resources, close } = await openServer(setting)
  await resetDatabase(resources)
  await fillDatabase(resources)
  await close()
}

const openServer = (setting: Setting): Promise<Server> =>
  createServer({
    ...setting,
    clock: () => new Date(),
    pagePaths: screens.map(({ path }) => path),
    ownJobs: setting.config.isDemo ? [keepDemoFresh] : [],
  })

type Place = { name: string; port: number; host: string }

const listen = (app: FastifyInstance, { name, port, host }: Place) =>
  app.listen({ port, host }).catch((error) => Promise.reject(portError(error, { name, port, host })))

const portError = (error: NodeJS.ErrnoException, { name, port, host }: Place) => {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} on ${host} is in use: stop what runs there, or set ${name} to another number.`)
  if (error.code === 'EACCES') return new StartError(`This user may not open port ${port}: set ${name} to a number above 1023.`)
  return error
}

const openMetrics = async (config: Config, server: Server): Promise<FastifyInstance | null> => {
  const { METRICS_PORT: port, METRICS_HOST: host } = config
  if (port === undefined) return null
  const app = createMetricsApp(server)
  await listen(app, { name: 'METRICS_PORT', port, host })
  return app
}

const openSite = async (config: Config, server: Server): Promise<FastifyInstance> => {
  if (config.NODE_ENV === 'development') return openDevelopmentSite(server)
  return createApp(server, await builtSite(server.resources.metrics), async (app) => {
    const root = join(import.meta.dirname, 'build/client')
    await app.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
    })
    await app.register(fastifyStatic, { root, prefix: '/', wildcard: false, index: false, maxAge: '1h', globIgnore: ['assets/**', '.vite/**'] })
  })
}

/** In development Vite compiles pages on demand and reloads them. The calls are the same. */
const openDevelopmentSite = async (server: Server): Promise<FastifyInstance> => {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ server: { middlewareMode: true } })
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  // nothing is stored, because a changed component must show at once
  return createApp(server, renderer(load, { getOrRender: (_key, render) => render() }), async (app) => {
    app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => !reply.raw.headersSent && done()))
    app.addHook('onClose', () => vite.close())
  })
}
