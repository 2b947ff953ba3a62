import type { ScheduledJob } from '../../kernel/jobs.ts'
import type { Resources } from '../../kernel/resources.ts'
import { moveOnce } from './moves.ts'

/** A game without a move for this time is over. */
const idleMs = 3 * 3_600_000
const batchSize = 100

/** Finishes games that their hosts and players have left, so that the answers are recorded and a new round can begin. */
export const finishIdleGames = async ({ db, clock }: Pick<Resources, 'db' | 'clock'>) => {
  const now = clock()
  const idle = await db
    .selectFrom('live_games')
    .select('id')
    .where('state', '<>', 'finished')
    .where('moved_at', '<', new Date(now.getTime() - idleMs))
    .orderBy('moved_at')
    .limit(batchSize)
    .execute()
  for (const { id } of idle) await moveOnce(db, { gameId: id, step: 'finish', now })
}

export const liveQuizJobs: ScheduledJob[] = [{ name: 'live-quiz/finish-idle', cron: '*/10 * * * *', run: finishIdleGames }]
