import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isScorable } from '../events/counted-scores.ts'
import { presentAnswers } from './present-answers.ts'
import { lockInvitation, lockScoring } from './store.ts'

/** Scores a participant once or again, until the scoring is closed. */
export const scoreParticipant = async (ctx: Ctx<'POST /expert/events/decision'>) => {
  const { actor, body, db, now, refuse } = ctx
  const participantId = await db.transaction().execute((tx) => giveScore(tx, { ...body, userId: actor.id, now }))
  const [answer] = await presentAnswers(ctx, [participantId])
  // withdrawn between the two statements
  if (!answer) throw refuse('forbidden')
  return answer
}

export type Score = {
  eventId: number
  userId: number
  answerId?: number | undefined
  participantId?: number | undefined
  score: number
  comment?: string | undefined
  now: Date
}

/** Returns the id of the participant. An answer of another event is refused like an unknown one. */
export const giveScore = async (tx: Tx, given: Score, lock = lockScoring): Promise<number> => {
  const invitation = await lockInvitation(tx, given, 'share')
  if (invitation?.invite !== 'approved') throw new Refusal('forbidden')
  if (!(await isPublic(tx, given.eventId))) throw new Refusal('scoringPaused')
  const participant = await findScorable(tx, given)
  if (!participant) throw new Refusal('forbidden')
  if ((await lock(tx, given.eventId)).isClosed) throw new Refusal('scoringClosed')
  await setScore(tx, { ...given, participantId: participant.id })
  return participant.id
}

/** False for an event that is cancelled, unpublished or in moderation. Index: the primary key. */
const isPublic = async (tx: Tx, eventId: number): Promise<boolean> => {
  const { rows } = await sql`select from events where id = ${eventId} and status = 'published' and moderation = 'approved'`.execute(tx)
  return rows.length > 0
}

const findScorable = async (tx: Tx, given: Score): Promise<{ id: number } | undefined> => (await scorableNamed(given).execute(tx)).rows[0]

/** A participant who is not the expert. Indexes: the primary key, event_participants_quiz_answer. */
export const scorableNamed = ({ eventId, userId, answerId, participantId }: Score) => {
  const isNamed = participantId === undefined ? sql`p.quiz_answer_id = ${answerId}` : sql`p.id = ${participantId}`
  return sql<{ id: number }>`
    select p.id from event_participants p where p.event_id = ${eventId} and p.user_id <> ${userId} and ${isScorable} and ${isNamed}
    for key share`
}

/** A second score replaces the first. Index: expert_scores_once. */
const setScore = async (tx: Tx, { eventId, userId, answerId, participantId, score, comment, now }: Score & { participantId: number }) => {
  await sql`
    insert into expert_scores as s (event_id, user_id, participant_id, answer_id, score, comment, scored_at)
    values (${eventId}, ${userId}, ${participantId}, ${answerId ?? null}, ${score}, ${comment || null}, ${now})
    on conflict on constraint expert_scores_once do update set score = excluded.score, answer_id = coalesce(excluded.answer_id, s.answer_id),
      comment = ${comment === undefined ? sql`s.comment` : sql`excluded.comment`}, scored_at = excluded.scored_at`.execute(tx)
}
