import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** The table of a game keeps the places of the others, so an erased player stays in it without a name. */
export const liveQuizPersonalData: PersonalData = {
  collect: async (db, userId) => {
    const { rows } = await sql<object>`
      select q.title as quiz, p.name, p.points, p.place, p.joined_at as "joinedAt",
        coalesce((select jsonb_agg(jsonb_build_object('question', k.question->>'title', 'options',
            (select jsonb_agg(o->>'title') from jsonb_array_elements(k.question->'options') o where (o->>'id')::bigint = any(a.option_ids)),
            'yes', a.yes, 'points', a.points, 'answeredAt', a.answered_at) order by a.ordinal)
          from live_answers a join live_questions k on k.game_id = a.game_id and k.ordinal = a.ordinal where a.player_id = p.id), '[]') as answers
      from live_players p join live_games g on g.id = p.game_id join quizzes q on q.id = g.quiz_id
      where p.user_id = ${userId} order by p.id`.execute(db)
    return { rows: { liveQuizzes: rows } }
  },
  erase: async (tx, userId) => {
    await tx.updateTable('live_players').set({ user_id: null, name: null, name_key: null }).where('user_id', '=', userId).execute()
    await tx.deleteFrom('live_games').where('solo_user_id', '=', userId).execute()
  },
  // in a game that both accounts played, the place of the surviving one stays
  move: async (tx, { from, to }) => {
    await sql`
      delete from live_players p where p.user_id = ${from} and exists (
        select from live_players x where x.game_id = p.game_id and x.user_id = ${to})`.execute(tx)
    await sql`
      delete from live_games g where g.solo_user_id = ${from} and g.state <> 'finished' and exists (
        select from live_games x where x.quiz_id = g.quiz_id and x.solo_user_id = ${to} and x.state <> 'finished')`.execute(tx)
    await tx.updateTable('live_players').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('live_games').set({ solo_user_id: to }).where('solo_user_id', '=', from).execute()
  },
}
