import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { isScorable } from '../events/counted-scores.ts'
import { presentAnswers } from './present-answers.ts'
import { answersScored, answersTotal, findInvitation } from './store.ts'

/** The participants to score. An expert who participates is not among them. */
export const expertAnswers = async (ctx: Ctx<'GET /expert/events/answers'>) => {
  const { db, actor, query, refuse } = ctx
  const { eventId, participantId } = query
  const invitation = await findInvitation(db, { eventId, userId: actor.id })
  if (invitation?.invite !== 'approved') throw refuse('forbidden')
  const slice = sliceOf(query, actor)
  const filter = { eventId, userId: actor.id, scored: query.scored, participantId }
  const [ids, total] = await Promise.all([idsOfPage(db, filter, slice), participantId === undefined ? countAnswers(db, filter) : null])
  const items = await presentAnswers(ctx, ids)
  return pageOf(items, total ?? items.length, query, slice)
}

type Filter = { eventId: number; userId: number; scored: boolean | undefined; participantId: number | undefined }

const idsOfPage = async (db: Db, filter: Filter, slice: Slice): Promise<number[]> =>
  (await pageOfAnswers(filter, slice).execute(db)).rows.map(({ id }) => id)

/**
 * A page of the list. The pages of scored participants read only the scores of the expert, the others the participants up to the page.
 * Indexes: event_participants_list, expert_scores_once.
 */
export const pageOfAnswers = (filter: Filter, { limit, offset }: Slice) =>
  sql<{ id: number }>`${plannedEachTime} ${filter.scored ? scoredOf(filter) : listedOf(filter)} limit ${limit} offset ${offset}`

const scoredOf = (filter: Filter) => sql`
  select p.id from expert_scores s join event_participants p on p.id = s.participant_id
  where s.event_id = ${filter.eventId} and s.user_id = ${filter.userId} and ${scorableOf(filter)} order by s.scored_at desc, p.id desc`

const listedOf = (filter: Filter) => sql`
  select p.id from event_participants p where p.event_id = ${filter.eventId} and ${scorableOf(filter)}
    and ${filter.scored === undefined ? sql`true` : isUnscored(filter)}
  order by p.created_at, p.id`

/**
 * A scalar subquery is looked up in the index for each participant, whatever the statistics say. `not exists` becomes a join, which compares
 * every participant with every score when the statistics are older than a bulk load.
 */
const isUnscored = ({ eventId, userId }: Filter) => sql<boolean>`
  (select s.participant_id from expert_scores s where s.event_id = ${eventId} and s.user_id = ${userId} and s.participant_id = p.id) is null`

const scorableOf = ({ userId, participantId }: Filter): RawBuilder<boolean> =>
  sql<boolean>`${isScorable} and p.user_id <> ${userId} and ${participantId === undefined ? sql`true` : sql`p.id = ${participantId}`}`

const countAnswers = async (db: Db, { eventId, userId, scored: isScored }: Filter): Promise<number> => {
  const event = sql`${eventId}::bigint`
  const user = sql`${userId}::bigint`
  const { rows } = await sql<{ total: number; scored: number }>`
    select ${answersTotal(event, user)} as total, ${answersScored(event, user)} as scored`.execute(db)
  const { total, scored } = rows[0] ?? { total: 0, scored: 0 }
  return isScored === undefined ? total : isScored ? scored : total - scored
}
