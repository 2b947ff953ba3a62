import type pg from 'pg'
import { PgBoss, type QueueResult } from 'pg-boss'
import type { Reaction } from './facts.ts'
import { safeError } from './log.ts'
import type { Resources } from './resources.ts'

export type ScheduledJob = {
  name: string
  /** Cron, in UTC. */
  cron: string
  run: (resources: Resources) => Promise<void>
}

/** The job queue: announced facts are inserted into it and workers read from it. */
export const openBoss = async (connection: pg.PoolConfig, onError: (error: Error) => void): Promise<PgBoss> => {
  const boss = new PgBoss({ ...bossConnection(connection), max: 4, schema: 'jobs' })
  boss.on('error', onError)
  await boss.start()
  return boss
}

const bossConnection = ({ connectionString, host, port, user, database, password }: pg.PoolConfig) =>
  connectionString ? { connectionString } : { host, port, user, database, password }

/** Without NOTIFY, because transactions that notify commit one after another. A delay of one second is acceptable. */
const jobTimeouts = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, notify: false }

/** Creates the queues of all reactions, because announcing a fact requires them, whichever process runs the reaction. */
export const createQueues = async (boss: PgBoss, reactions: readonly Reaction<Resources>[], jobs: readonly ScheduledJob[]) => {
  const names = [...reactions.map((reaction) => reaction.queue), ...jobs.map((job) => job.name)]
  const known = new Map((await boss.getQueues(names)).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, jobTimeouts)
    else if (!hasJobTimeouts(queue)) await boss.updateQueue(name, jobTimeouts)
  }
}

// the options are the keys of jobTimeouts
const hasJobTimeouts = (queue: QueueResult) =>
  Object.entries(jobTimeouts).every(([option, value]) => queue[option as keyof typeof jobTimeouts] === value)

export const startWorkers = async (boss: PgBoss, resources: Resources, reactions: readonly Reaction<Resources>[], jobs: readonly ScheduledJob[]) => {
  for (const { queue, react } of reactions) await work(boss, resources, queue, (payload) => react(payload as never, resources))
  for (const job of jobs) await work(boss, resources, job.name, () => job.run(resources))
  await Promise.all(jobs.map((job) => boss.schedule(job.name, job.cron)))
  const names = new Set(jobs.map(({ name }) => name))
  // a schedule that a former version stored would fill a queue without a worker
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
}

/** Polls once a second, and immediately after a job. */
const work = async (boss: PgBoss, resources: Resources, queue: string, run: (payload: object) => Promise<void>) => {
  const worker = await boss.work<object>(queue, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]) => {
    if (!job) return
    boss.notifyWorker(worker)
    try {
      await resources.metrics.timeJob(queue, () => run(job.data))
    } catch (error) {
      resources.log.warn({ queue, jobId: job.id, error: safeError(error) }, 'job failed and will be retried')
      throw error
    }
  })
}
