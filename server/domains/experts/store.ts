import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'
import { isScorable } from '../events/counted-scores.ts'

/**
 * Invitations `x` of an expert that are in force, each with its event `e`, which is or was public: drafts, and events that staff have not
 * approved, are not for experts. Organizers are no experts of their own events.
 * Index: event_experts_user.
 */
export const invitationsOf = (userId: number): RawBuilder<unknown> => sql`
  event_experts x join events e on e.id = x.event_id and e.deleted_at is null
    and (e.status in ('published', 'canceled') and e.moderation = 'approved' or e.last_public is not null)
  where x.user_id = ${userId} and x.removed_at is null and x.invite <> 'declined'
    and not exists (select from event_owners o where o.event_id = x.event_id and o.user_id = x.user_id)`

type Invitation = { eventId: number; userId: number }

/** The invitation in force, or undefined. */
export const findInvitation = async (db: Db, { eventId, userId }: Invitation): Promise<{ invite: 'wait' | 'approved' } | undefined> => {
  const { rows } = await sql<{ invite: 'wait' | 'approved' }>`select x.invite from ${invitationsOf(userId)} and x.event_id = ${eventId}`.execute(db)
  return rows[0]
}

/** The same, locked until the transaction ends. Scores share the lock; a decision and a withdrawal wait for them. */
export const lockInvitation = async (tx: Tx, { eventId, userId }: Invitation, mode: 'share' | 'change') => {
  const lock = mode === 'share' ? sql`for share` : sql`for update`
  // the next statement reads the invitation as it is after the wait
  await sql`select from event_experts x where x.event_id = ${eventId} and x.user_id = ${userId} ${lock}`.execute(tx)
  return findInvitation(tx, { eventId, userId })
}

/** The state of the scoring. Closing waits until the transaction ends; scores do not wait for each other. Index: the primary key. */
export const lockScoring = async (tx: Tx, eventId: number): Promise<{ isClosed: boolean }> => {
  const { rows } = await sql<{ closed_at: Date | null }>`select closed_at from event_scoring where event_id = ${eventId} for share`.execute(tx)
  return { isClosed: (rows[0]?.closed_at ?? null) !== null }
}

/** The participants to score of each event, without the expert. Indexes: the primary key, the unique (event_id, user_id). */
export const answersTotal = (eventId: RawBuilder<unknown>, userId: RawBuilder<unknown>) => sql<number>`(
  coalesce((select c.approved + c.wait + c.waiting_list from event_participant_counts c where c.event_id = ${eventId}), 0)
  - (select count(*) from event_participants p where p.event_id = ${eventId} and p.user_id = ${userId} and ${isScorable}))::int`

/** Participants that the expert has scored and still may score. Indexes: expert_scores_once, primary keys. */
export const answersScored = (eventId: RawBuilder<unknown>, userId: RawBuilder<unknown>) => sql<number>`(
  select count(*) from expert_scores s join event_participants p on p.id = s.participant_id and ${isScorable} and p.user_id <> s.user_id
  where s.event_id = ${eventId} and s.user_id = ${userId})::int`
