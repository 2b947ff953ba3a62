import { type RawBuilder, sql } from 'kysely'
import type { ParticipantScores } from '../../../contract/experts/experts.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { countedScores } from '../events/counted-scores.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { usersByIds } from './present-answers.ts'

type Call = Ctx<'GET /owner/events/:id/scores'>
type Sort = Call['query']['sort']

/** The scored participants of an own event with their averages: only scores that count. */
export const eventScores = async (ctx: Call) => {
  const { db, actor, params, query } = ctx
  const { id } = await ownEvent(db, { eventId: params.id, actor })
  const slice = sliceOf(query, actor)
  const { rows, total } = await pageOfAverages(db, id, { sort: query.sort, slice })
  const [users, scores] = await Promise.all([
    usersByIds(
      ctx,
      rows.map((row) => row.user_id),
    ),
    scoresOf(
      db,
      id,
      rows.map((row) => row.id),
    ),
  ])
  const items = rows.map(
    (row): ParticipantScores => ({
      id: row.id,
      user: users.get(row.user_id) ?? null,
      state: row.state,
      average: row.average,
      count: row.count,
      scores: scores.get(row.id) ?? [],
    }),
  )
  return pageOf(items, total, query, slice)
}

type AverageRow = { id: number; user_id: number; state: ParticipantScores['state']; average: number; count: number }

const orders: Record<Sort, RawBuilder<unknown>> = {
  '-average': sql`average desc, count desc, id`,
  average: sql`average, count, id`,
  '-count': sql`count desc, average desc, id`,
  count: sql`count, average desc, id`,
}

/** The cost grows with the scores of the event, not with its participants. Indexes: expert_scores_once, primary keys. */
const pageOfAverages = async (db: Db, eventId: number, { sort, slice }: { sort: Sort; slice: Slice }) => {
  const { rows } = await sql<{ page: AverageRow[] | null; total: number }>`
    with averages as materialized (
      select p.id, p.user_id, p.state, round(avg(s.score), 1)::float as average, count(*)::int as count
      from ${countedScores}
      where s.event_id = ${eventId} group by p.id),
    page as (select * from averages order by ${orders[sort]} limit ${slice.limit} offset ${slice.offset})
    select (select json_agg(page order by ${orders[sort]}) from page) as page, (select count(*) from averages)::int as total`.execute(db)
  return { rows: rows[0]?.page ?? [], total: rows[0]?.total ?? 0 }
}

type ScoreRow = { participant_id: number; user_id: number; name: string; score: number; comment: string | null; scored_at: Date }

/** Indexes: expert_scores_participant, primary keys. */
const scoresOf = async (db: Db, eventId: number, participantIds: readonly number[]) => {
  const { rows } = await sql<ScoreRow>`
    select s.participant_id, s.user_id, btrim(concat_ws(' ', u.first_name, u.last_name)) as name, s.score, s.comment, s.scored_at
    from ${countedScores} join users u on u.id = s.user_id
    where s.participant_id = any(${participantIds}::bigint[]) and s.event_id = ${eventId} order by s.scored_at, s.id`.execute(db)
  const byParticipant = Map.groupBy(rows, (row) => row.participant_id)
  return new Map(
    [...byParticipant].map(([id, given]) => [
      id,
      given.map(({ user_id, name, score, comment, scored_at }) => ({
        ...{ expertId: user_id, name, score, comment },
        scoredAt: scored_at.toISOString(),
      })),
    ]),
  )
}
