import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** Invitations of the user as an expert, and the scores that the user gave. Scores about the user are for organizers only. */
export const expertsPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      'expert-invitations': await db
        .selectFrom('event_experts as x')
        .innerJoin('events as e', 'e.id', 'x.event_id')
        .select(['x.event_id as eventId', 'e.name as event', 'x.invite', 'x.invited_at as invitedAt', 'x.decided_at as decidedAt'])
        .where('x.user_id', '=', userId)
        .orderBy('x.id')
        .execute(),
      'expert-scores': await db
        .selectFrom('expert_scores')
        .select(['event_id as eventId', 'participant_id as participantId', 'score', 'comment', 'scored_at as scoredAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    },
  }),
  // the scores of a deleted account count nowhere, so they are deleted with the invitation
  erase: async (tx, userId) => {
    await tx.deleteFrom('event_experts').where('user_id', '=', userId).execute()
    await sql`delete from expert_scores s using event_participants p where p.id = s.participant_id and p.user_id = ${userId}`.execute(tx)
    await tx.updateTable('event_experts').set({ invited_by: null }).where('invited_by', '=', userId).execute()
    await tx.updateTable('event_scoring').set({ closed_by: null }).where('closed_by', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await moveInvitations(tx, { from, to })
    await moveScores(tx, { from, to })
    await tx.deleteFrom('event_experts').where('user_id', '=', from).execute()
    await tx.updateTable('event_experts').set({ invited_by: to }).where('invited_by', '=', from).execute()
    await tx.updateTable('event_scoring').set({ closed_by: to }).where('closed_by', '=', from).execute()
  },
}

type Accounts = { from: number; to: number }

/** Accepted, then waiting, then declined, then withdrawn. */
const strengthOf = (invitation: 'x' | 'excluded') => {
  const removedAt = sql.ref(`${invitation}.removed_at`)
  return sql`case when ${removedAt} is not null then 0 else array_position(array['declined', 'wait', 'approved'], ${sql.ref(`${invitation}.invite`)}) end`
}

/** The stronger of two invitations to one event stays, and that of the surviving account if they are equal. */
const moveInvitations = (tx: Tx, { from, to }: Accounts) =>
  sql`
    insert into event_experts as x (event_id, user_id, invite, invited_by, invited_at, decided_at, removed_at)
    select event_id, ${to}, invite, invited_by, invited_at, decided_at, removed_at from event_experts where user_id = ${from}
    on conflict (event_id, user_id) do update set invite = excluded.invite, invited_by = excluded.invited_by, invited_at = excluded.invited_at,
      decided_at = excluded.decided_at, removed_at = excluded.removed_at
    where ${strengthOf('excluded')} > ${strengthOf('x')}`.execute(tx)

/** A score of the surviving account stays as it is. A score that one account gave to the other is deleted: it would be for oneself. */
const moveScores = async (tx: Tx, { from, to }: Accounts) => {
  await sql`delete from expert_scores s using event_participants p
    where p.id = s.participant_id and s.user_id = any(${[from, to]}::bigint[]) and p.user_id = any(${[from, to]}::bigint[])`.execute(tx)
  await sql`
    insert into expert_scores (event_id, user_id, participant_id, answer_id, score, comment, scored_at)
    select event_id, ${to}, participant_id, answer_id, score, comment, scored_at from expert_scores where user_id = ${from}
    on conflict on constraint expert_scores_once do nothing`.execute(tx)
}
