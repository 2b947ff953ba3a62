import { join, resolve } from 'node:path'
import { type Config, readConfig } from './server/kernel/config.ts'
import { openLog, openOutput, safeError } from './server/kernel/log.ts'
import { startEmbeddedPostgres } from './server/kernel/postgres/embedded.ts'
import { asDatabaseFailure, prepareDatabase } from './server/kernel/prepare-database.ts'
import { logProcess } from './server/kernel/process-log.ts'
import { StartError } from './server/kernel/start-error.ts'
import { siteUrlOf, welcomeLines } from './welcome.ts'

/** Starts the product in one process: database, calls, jobs and site. */
const main = async () => {
  const startedAt = performance.now()
  const config = readConfig(process.env)
  const log = openLog(config.LOG_LEVEL, logOutput())
  if (config.NODE_ENV === 'production') logProcess(log)
  const say = config.hasInbox ? print : (line: string) => openLog('info').info(line.trim())
  const postgres = config.isEmbedded ? await openEmbedded(config, say) : null
  const connection = postgres?.connection ?? { connectionString: config.DATABASE_URL }
  try {
    await prepareDatabase(connection, say)
    const { openProduct, refillDatabase } = await load()
    const setting = { config, connection, log, siteUrl: siteUrlOf(config) }
    if (process.argv.includes('--reset-database')) {
      await refillDatabase(setting)
      return await postgres?.stop()
    }
    const close = await openProduct(setting)
    stopInTheEnd(async (hurry) => {
      await close(hurry)
      await postgres?.stop()
    })
    say(`\n  Вместе: ${setting.siteUrl}  (ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
    for (const line of welcomeLines(config, setting.siteUrl)) say(line)
  } catch (error) {
    await postgres?.stop()
    throw asDatabaseFailure(error) ?? error
  }
}

const openEmbedded = ({ DATA_DIR, BACKUP_DIR }: Config, say: (line: string) => void) =>
  startEmbeddedPostgres({
    dataDir: join(DATA_DIR, 'postgres'),
    backupDir: BACKUP_DIR === undefined ? undefined : resolve(BACKUP_DIR),
    log: say,
    meanwhile: load,
  })

/** Most of the code. It loads while the database starts, because loading takes longer. */
const load = () => import('./product.ts')

/** For people at a terminal. Installations with gateways log JSON lines only. */
const print = (line: string) => process.stdout.write(`${line}\n`)

/** Resolves when stdout is closed. Without a listener the error would end the process and leave PostgreSQL running. */
const outputClosed = Promise.withResolvers<void>()
process.stdout.on('error', () => outputClosed.resolve())

/** The log bypasses `process.stdout` and would silently ignore a closed pipe. */
const logOutput = () => openOutput(() => outputClosed.resolve())

/** SIGTERM leaves a balancer time before the port closes. A second signal, and any other reason to stop, does not. */
const stopInTheEnd = (stop: (hurry: AbortSignal) => Promise<void>) => {
  const hurry = new AbortController()
  let isStopping = false
  const onEnd = async (reason?: unknown) => {
    if (isStopping || reason !== 'SIGTERM') hurry.abort()
    if (isStopping) return
    isStopping = true
    await stop(hurry.signal)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onEnd)
  process.on('disconnect', onEnd)
  void outputClosed.promise.then(onEnd)
}

main().catch((error) => {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else openLog('error').fatal({ error: safeError(error) }, 'the product cannot start')
  process.exit(1)
})
