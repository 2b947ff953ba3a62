import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type pg from 'pg'
import { businessCounts, handlers, jobs, messages, personalData, queues, reactions, tableExports } from './app.ts'
import { registerEventFiles } from './domains/events/pages.ts'
import { formerLettersJob } from './domains/platform/former-letters.ts'
import { registerFiles } from './domains/uploads/serve.ts'
import { announcer } from './kernel/announcer.ts'
import { type Changes, followChanges, syncPerRequest } from './kernel/cache/changes.ts'
import { type ReplyCache, withReplyCache } from './kernel/cache/reply-cache.ts'
import { createStore } from './kernel/cache/store.ts'
import { type CacheValue, cacheNothing, cacheValuesIn, type ValueCache } from './kernel/cache/value-cache.ts'
import { createCalls } from './kernel/call.ts'
import type { Config } from './kernel/config.ts'
import { openDatabase } from './kernel/db.ts'
import { watchGateways } from './kernel/gateway-health.ts'
import type { Gateways } from './kernel/gateways.ts'
import type { SharedAnswer } from './kernel/http/answer.ts'
import { answerFailure } from './kernel/http/answer-failure.ts'
import { registerApi } from './kernel/http/api.ts'
import { createClientErrors } from './kernel/http/client-errors.ts'
import { countRequests } from './kernel/http/close-server.ts'
import { registerDocs } from './kernel/http/docs.ts'
import { answerEarly } from './kernel/http/early-answers.ts'
import { guardEntry } from './kernel/http/entry-guard.ts'
import { loggedAddress, pagePatterns } from './kernel/http/logged-address.ts'
import { routablePath } from './kernel/http/routable-path.ts'
import { commonSecurityHeaders } from './kernel/http/security.ts'
import { registerSecurityTxt } from './kernel/http/security-txt.ts'
import { type Render, registerSite } from './kernel/http/site.ts'
import {
  connectionOptions,
  largestPlainBody,
  limitBodies,
  maxConnections,
  type RequestTimeouts,
  requestTimeouts,
} from './kernel/http/slow-requests.ts'
import { createQueues, openBoss, type ScheduledJob, startWorkers } from './kernel/jobs.ts'
import { openLimits } from './kernel/limits.ts'
import { type Log, safeError } from './kernel/log.ts'
import { registerMetrics } from './kernel/metrics/endpoint.ts'
import { createMetrics } from './kernel/metrics/metrics.ts'
import { oldestDueEmail } from './kernel/outbox/store.ts'
import { drainOutbox, startOutbox } from './kernel/outbox/worker.ts'
import { Refusal } from './kernel/refusal.ts'
import type { Resources } from './kernel/resources.ts'
import type { RunCall } from './kernel/run-call.ts'
import { messageBudgets, withinBudget } from './outside/budgeted-sms.ts'
import { openDns } from './outside/dns.ts'
import { openMail } from './outside/mail.ts'
import { openPages } from './outside/pages.ts'
import { openPush } from './outside/push.ts'
import { openSms } from './outside/sms.ts'
import { openSocial } from './outside/social/social.ts'
import { diskStorage } from './outside/storage.ts'

type Options = {
  config: Config
  connection: pg.PoolConfig
  log: Log
  clock: () => Date
  siteUrl: string
  /** Multiplies every request budget. Tests raise it unless they test budgets. */
  budgetFactor?: number
  /** The paths of the pages, with `:name` for a variable segment. */
  pagePaths?: readonly string[]
  /** Jobs of the installation in addition to those of the domains. */
  ownJobs?: ScheduledJob[]
}

const cacheBytes = 24 * 1024 * 1024
const repliesBytes = 4 * 1024 * 1024
const valuesBytes = 8 * 1024 * 1024
const pageThrottleMs = 250
const jobsMs = 5_000
const closeWithinMs = 8_000

/** All parts of a process except its pages and its port. The database must be migrated. */
export const createServer = async (options: Options) => {
  const { config, connection, log } = options
  let isDraining = false
  const draining = new AbortController()
  let outbox: ReturnType<typeof startOutbox> | null = null
  const onLost = (error: Error) => {
    // a stop by the keyboard also reaches the embedded PostgreSQL, which then ends its connections first
    if (!isDraining) log.warn({ error: safeError(error) }, 'a database connection was lost')
  }
  const metrics = createMetrics({ businessCounts, isExposed: config.METRICS_PORT !== undefined || config.METRICS_TOKEN !== undefined })
  const { onAcquired, onStatement } = metrics
  const database = openDatabase({ ...connection, max: config.DATABASE_POOL, onLost, onAcquired, onStatement })
  const boss = await openBoss(connection, (error) => log.warn({ error: safeError(error) }, 'the queue reports an error'))
  const factMessages = messages.filter((message) => 'fact' in message)
  const allJobs = [...jobs, formerLettersJob(factMessages), ...(options.ownJobs ?? [])]
  await createQueues(boss, reactions, allJobs)
  const { db } = database
  const limits = metrics.watchLimits(openLimits(database.pool, options.budgetFactor, messageBudgets(config)))
  const gatewayWatch = watchGateways({ clock: options.clock, oldestDue: () => oldestDueEmail(db, options.clock()) })
  const gateways = gatewayWatch.watch(openGateways(options, db))
  const resources: Resources = {
    config,
    db,
    log,
    pagePatternOf: pagePatterns(options.pagePaths ?? []),
    metrics,
    personalData,
    queues,
    tableExports,
    messageKinds: messages.map(({ kind }) => kind),
    clock: options.clock,
    siteUrl: options.siteUrl,
    announce: announcer(boss, { reactions, messages: factMessages, clock: options.clock }),
    limits,
    cacheValue: cacheNothing,
    outside: { ...gateways, sms: withinBudget(gateways.sms, { limits, log, count: metrics.countMessage }) },
    gatewayStates: () => gatewayWatch.states(gateways),
    isDraining: () => isDraining,
    draining: draining.signal,
  }
  const shared = createStore<SharedAnswer>({ maxBytes: cacheBytes, throttleMs: pageThrottleMs })
  const replies: ReplyCache = createStore({ maxBytes: repliesBytes })
  const values: ValueCache = createStore({ maxBytes: valuesBytes })
  const stores = [shared, replies, values]
  const changes = followChanges({
    connection,
    onChange: (tags) => {
      for (const store of stores) store.drop(tags)
    },
    onGap: () => {
      for (const store of stores) store.clear()
    },
  })
  const callsWith = (cacheValue: CacheValue): RunCall =>
    metrics.watchCalls(createCalls(handlers, { ...resources, cacheValue }, config.NODE_ENV !== 'production'))
  metrics.watchPool(database.pool)
  metrics.watchCache(shared, changes.isDisconnected)
  metrics.watchQueues(db)
  metrics.watchGateways(resources.gatewayStates)
  metrics.watchOutbox(db, options.clock)

  return {
    resources,
    run: callsWith(resources.cacheValue),
    runForPage: withReplyCache(replies, options.clock, syncAfter(changes, callsWith(cacheValuesIn(values, options.clock)))),
    shared,
    syncFor: syncPerRequest(changes),
    database,
    boss,
    startWorkers: async () => {
      await startWorkers(boss, resources, reactions, allJobs)
      outbox = startOutbox(resources, messages)
    },
    /** Sends the messages that are due, without a worker. */
    sendMessages: () => drainOutbox(resources, messages),
    startDraining: () => {
      isDraining = true
      draining.abort()
    },
    /** Unfinished jobs return to the queue. A connection that does not close is abandoned, because the process ends anyway. */
    close: async () => {
      const stopped = Promise.all([outbox?.stop(jobsMs), boss.stop({ graceful: true, timeout: jobsMs })]).then(() =>
        Promise.all([changes.stop(), database.close()]),
      )
      await Promise.race([stopped, delay(closeWithinMs, undefined, { ref: false })])
    },
  }
}
export type Server = Awaited<ReturnType<typeof createServer>>

const openGateways = ({ config, siteUrl }: Options, db: Resources['db']): Gateways => ({
  mail: openMail(config, db),
  sms: openSms(config, db),
  social: openSocial(config, siteUrl),
  push: openPush(config.MAIL_FROM),
  pages: openPages(),
  dns: openDns(),
  storage: diskStorage(join(config.DATA_DIR, 'storage')),
})

/** Guarantee: a page rendered after an action shows the changes of the action. */
const syncAfter =
  ({ syncInvalidations }: Changes, run: RunCall): RunCall =>
  async (request, caller) => {
    const reply = await run(request, caller)
    if (!request.address.startsWith('GET ')) await syncInvalidations()
    return reply
  }

/** The HTTP app of a server: calls, their reference, files, and pages if there is a site. */
export const createApp = async (
  { resources, run, runForPage, shared, syncFor }: Server,
  render: Render | null,
  addStatic?: (app: FastifyInstance) => Promise<void>,
  waits: RequestTimeouts = requestTimeouts,
) => {
  const onError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => answerFailure(resources, error, request, reply)
  const clientErrors = createClientErrors(resources)
  const app = Fastify({
    ...connectionOptions(waits),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: resources.config.TRUST_PROXY,
    bodyLimit: largestPlainBody,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '' }) => routablePath(url),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: onError,
    clientErrorHandler: clientErrors.answer,
  })
  app.server.maxConnections = maxConnections
  countRequests(app.server)
  app.setErrorHandler(onError)
  app.setNotFoundHandler((request, reply) => onError(new Refusal('notFound'), request, reply))
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    for (const [name, value] of commonSecurityHeaders) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  guardEntry(app, resources)
  limitBodies(app, waits)
  app.addHook('onResponse', async (request, reply) => {
    if (!resources.log.isLevelEnabled('info')) return
    const address = loggedAddress(request, resources.pagePatternOf)
    resources.log.info(
      { requestId: request.id, method: request.method, address, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  resources.metrics.watchRequests(app)
  const apiBase = resources.config.API_BASE
  await addStatic?.(app)
  if (resources.config.METRICS_TOKEN) registerMetrics(app, { metrics: resources.metrics, token: resources.config.METRICS_TOKEN })
  await app.register(async (api) => registerApi(api, { resources, run, shared, syncFor }), { prefix: apiBase })
  await app.register(async (docs) => registerDocs(docs, { apiBase, siteUrl: resources.siteUrl }))
  await app.register(async (files) => registerFiles(files, resources))
  await app.register(async (files) => registerSecurityTxt(files, resources))
  await app.register(async (files) => registerEventFiles(files, { resources }))
  if (render) await app.register(async (site) => registerSite(site, { resources, run: runForPage, shared, syncFor, render }))
  answerEarly(app.server, { resources, shared, syncFor })
  clientErrors.watch(app.server)
  return app
}

/** Serves metrics on a separate port, for operators only. */
export const createMetricsApp = ({ resources: { metrics, config } }: Server) => {
  const app = Fastify({ forceCloseConnections: true })
  registerMetrics(app, { metrics, token: config.METRICS_TOKEN })
  return app
}
