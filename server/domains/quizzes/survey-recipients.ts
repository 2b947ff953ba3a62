import { type RawBuilder, sql } from 'kysely'
import { userStatuses } from '../../../contract/limits.ts'
import { maxStrangersAsked, surveyPauseDays } from '../../../contract/quizzes/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Tx } from '../../kernel/db.ts'

type SurveyRequest = { quizId: number; actor: Pick<Actor, 'id' | 'isStaff'>; userIds: readonly number[]; now: Date }

/**
 * Of these users, those whom the caller may ask: everyone for staff; else those who have to do with the caller, and a few adults who do not. The
 * caller is locked, so that simultaneous requests do not exceed the number of strangers.
 */
export const mayBeAsked = async (tx: Tx, { quizId, actor, userIds, now }: SurveyRequest): Promise<number[]> => {
  if (actor.isStaff) return [...userIds]
  const { rows } = await sql<{ id: number; is_known: boolean }>`
    select u.id, ${isKnown(sql`u.id`, { quizId, callerId: actor.id })} as is_known
    from unnest(${userIds}::bigint[]) with ordinality as chosen(id, place) join users u on u.id = chosen.id
    where u.status in (${userStatuses.active}, ${userStatuses.minor}) and (u.status = ${userStatuses.active} or ${isKnown(sql`u.id`, { quizId, callerId: actor.id })})
    order by chosen.place`.execute(tx)
  const strangers = rows.filter(({ is_known }) => !is_known)
  const left = strangers.length === 0 ? 0 : maxStrangersAsked - (await countStrangers(tx, { quizId, callerId: actor.id, now }))
  const skipped = new Set(strangers.slice(Math.max(0, left)).map(({ id }) => id))
  return rows.flatMap(({ id }) => (skipped.has(id) ? [] : [id]))
}

/** Those asked by the caller whose pause lasts. Index: survey_requests_asked_by. */
const countStrangers = async (tx: Tx, { quizId, callerId, now }: { quizId: number; callerId: number; now: Date }): Promise<number> => {
  const since = new Date(now.getTime() - surveyPauseDays * 86_400_000)
  const { rows } = await sql<{ count: number }>`
    select count(*) from survey_requests s
    where s.asked_by = ${callerId} and s.asked_at > ${since} and not ${isKnown(sql`s.user_id`, { quizId, callerId })}`.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * Participants of the caller's events and of those that ask the quiz, followers, and users with whom contacts were exchanged.
 * Indexes: event_participants_user, the primary keys of event_owners and user_subscriptions, contact_accesses_user_id_owner_id_key.
 */
const isKnown = (userId: RawBuilder<unknown>, { quizId, callerId }: { quizId: number; callerId: number }) => sql<boolean>`(${userId} = ${callerId}
  or exists (select from event_participants p where p.user_id = ${userId} and p.state <> 'noRequest'
    and (p.state = 'approved' or p.attended_at is not null)
    and (exists (select from event_owners o where o.event_id = p.event_id and o.user_id = ${callerId})
      or exists (select from events e where e.id = p.event_id and (e.quiz_id = ${quizId} or e.survey_quiz_id = ${quizId}))
      or exists (select from quizzes q where q.id = ${quizId} and q.event_id = p.event_id)))
  or exists (select from user_subscriptions f where f.subscriber_id = ${userId} and f.user_id = ${callerId})
  or exists (select from contact_accesses c where c.decision = 'approved'
    and ((c.user_id = ${callerId} and c.owner_id = ${userId}) or (c.user_id = ${userId} and c.owner_id = ${callerId}))))`
