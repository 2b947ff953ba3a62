import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { localePrefixes } from './contract/locales.ts'
import { demoAccounts } from './db/seed/demo/accounts.ts'
import { fillDatabase, keepDemoFresh, resetDatabase } from './db/seed/fill.ts'
import { type Config, readConfig } from './server/kernel/config.ts'
import type { Page, PageRequest, Render } from './server/kernel/http/site.ts'
import { openLog, safeError } from './server/kernel/log.ts'
import { migrate } from './server/kernel/migrate.ts'
import { startEmbeddedPostgres } from './server/kernel/postgres/embedded.ts'
import { StartError } from './server/kernel/start-error.ts'
import { createApp, createMetricsApp, createServer, type Server } from './server/server.ts'

/** Starts the whole product in one process: database, calls, jobs and site. */
const main = async () => {
  const startedAt = performance.now()
  const config = readConfig(process.env)
  const log = openLog(config.LOG_LEVEL)
  const postgres = config.isEmbedded ? await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres'), log: say }) : null
  const connection = postgres?.connection ?? { connectionString: config.DATABASE_URL }
  try {
    await prepareDatabase(connection)
    const siteUrl = (config.BASE_URL ?? `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${config.PORT}`).replace(/\/$/, '')
    const server = await createServer({ config, connection, log, clock: () => new Date(), siteUrl, ownJobs: config.isDemo ? [keepDemoFresh] : [] })
    if (process.argv.includes('--reset-database')) await resetDatabase(server.resources)
    await fillDatabase(server.resources)
    if (process.argv.includes('--reset-database')) return await stopAll([server.close, postgres?.stop])
    const app = await openSite(config, server)
    if (config.ROLE !== 'web') await server.startWorkers()
    await listen(app, { name: 'PORT', port: config.PORT, host: config.HOST })
    const metricsApp = await openMetrics(config, server)
    stopOnSignal(async () => {
      server.startDraining()
      await stopAll([() => app.close(), async () => metricsApp?.close(), server.close, postgres?.stop])
    })
    welcome(config, siteUrl, performance.now() - startedAt)
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const prepareDatabase = async (connection: pg.PoolConfig) => {
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1').catch((error) => {
      throw new StartError(
        `The database named in DATABASE_URL cannot be reached (${error.code ?? error.message}): check the address and that it is running.`,
      )
    })
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

const stopAll = async (steps: ((() => Promise<unknown>) | undefined)[]) => {
  for (const step of steps) await step?.()
}

type Place = { name: string; port: number; host: string }

const listen = (app: FastifyInstance, { name, port, host }: Place) =>
  app.listen({ port, host }).catch((error) => Promise.reject(portError(error, { name, port, host })))

const portError = (error: NodeJS.ErrnoException, { name, port, host }: Place) => {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} on ${host} is in use: stop what runs there, or set ${name} to another number.`)
  if (error.code === 'EACCES') return new StartError(`Port ${port} may not be opened by this user: set ${name} to a number above 1023.`)
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
  const path = join(import.meta.dirname, 'build/server/index.js')
  if (!existsSync(path)) throw new StartError('The site is not built: start the product with npm start.')
  const build: ServerBuild = await import(path)
  return createApp(
    server,
    renderer(async () => build),
    async (app) => {
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
    },
  )
}

/** Development: Vite compiles on demand and reloads the page; the calls are the same. */
const openDevelopmentSite = async (server: Server): Promise<FastifyInstance> => {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ server: { middlewareMode: true } })
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return createApp(server, renderer(load), async (app) => {
    app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => !reply.raw.headersSent && done()))
    app.addHook('onClose', () => vite.close())
  })
}

/** Joins server and web: the page's loaders reach the calls through contexts that the web bundle itself exports. */
const renderer =
  (load: () => Promise<ServerBuild>): Render =>
  async (page: PageRequest): Promise<Page> => {
    const build = await load()
    const { siteContext, pageSink } = contextsOf(build)
    const handle = createRequestHandler({ ...build, basename: localePrefixes[page.locale] || '/' })
    const context = new RouterContextProvider()
    const sink: { body?: Uint8Array } = {}
    context.set(siteContext, page)
    context.set(pageSink, sink)
    const answer = await handle(page.request, context)
    const body = sink.body ?? new Uint8Array(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, body: Buffer.from(body) }
  }

type Contexts = Pick<typeof import('./web/kernel/context.ts'), 'siteContext' | 'pageSink'>

// entry.server exports them beside what React Router knows of
const contextsOf = (build: ServerBuild) => build.entry.module as unknown as Contexts

const stopOnSignal = (stop: () => Promise<void>) => {
  let isStopping = false
  const onSignal = async () => {
    if (isStopping) return
    isStopping = true
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.on('disconnect', onSignal)
}

const welcome = (config: Config, siteUrl: string, ms: number) => {
  say(`\n  Вместе: ${siteUrl}  (ready in ${(ms / 1000).toFixed(1)} s)`)
  if (config.hasInbox) say(`  Letters and codes: ${siteUrl}/inbox`)
  if (!config.isDemo) return
  say('  Demo sign-ins (e-mail / phone, password vmeste2026):')
  for (const { role, email, phone } of demoAccounts) say(`    ${role.padEnd(12)} ${email}  ${phone}`)
}

main().catch((error) => {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else openLog('error').fatal({ error: safeError(error) }, 'the product cannot start')
  process.exit(1)
})
