import { sql } from 'kysely'
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
  // the numbers stay in the averages without a name; an expert without scores leaves nothing
  erase: async (tx, userId) => {
    await tx.updateTable('expert_scores').set({ comment: null }).where('user_id', '=', userId).execute()
    await sql`delete from event_experts x where x.user_id = ${userId}
      and not exists (select from expert_scores s where s.event_id = x.event_id and s.user_id = x.user_id)`.execute(tx)
    await sql`delete from expert_scores s using event_participants p where p.id = s.participant_id and p.user_id = ${userId}`.execute(tx)
    await tx.updateTable('event_experts').set({ invited_by: null }).where('invited_by', '=', userId).execute()
    await tx.updateTable('event_scoring').set({ closed_by: null }).where('closed_by', '=', userId).execute()
  },
  // an invitation and a score of the surviving account stay as they are
  move: async (tx, { from, to }) => {
    await sql`
      insert into event_experts (event_id, user_id, invite, invited_by, invited_at, decided_at, removed_at)
      select event_id, ${to}, invite, invited_by, invited_at, decided_at, removed_at from event_experts where user_id = ${from}
      on conflict (event_id, user_id) do nothing`.execute(tx)
    await sql`
      insert into expert_scores (event_id, user_id, participant_id, answer_id, score, comment, scored_at)
      select event_id, ${to}, participant_id, answer_id, score, comment, scored_at from expert_scores where user_id = ${from}
      on conflict on constraint expert_scores_once do nothing`.execute(tx)
    await tx.deleteFrom('event_experts').where('user_id', '=', from).execute()
    await tx.updateTable('event_experts').set({ invited_by: to }).where('invited_by', '=', from).execute()
    await tx.updateTable('event_scoring').set({ closed_by: to }).where('closed_by', '=', from).execute()
  },
}
