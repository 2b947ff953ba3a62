import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { Game } from './store.ts'

/** Closes the current question of a locked game: counts its answers and places the players. The caller writes the transition. */
export const settleQuestion = async (tx: Tx, { id, ordinal }: Game, now: Date) => {
  await sql`
    update live_questions q set settled_at = ${now}, counts = (
      select coalesce(jsonb_object_agg(c.key, c.count), '{}') from (
        select x.key, count(*) from live_answers a cross join lateral (
          select o::text from unnest(a.option_ids) as o union all select a.yes::text where a.yes is not null) as x(key)
        where a.game_id = ${id} and a.ordinal = ${ordinal} group by x.key) c)
    where q.game_id = ${id} and q.ordinal = ${ordinal}`.execute(tx)
  await placePlayers(tx, { gameId: id, settled: ordinal })
}

/** Sums the points of all settled questions, so that an answer that was late for one result counts in the next. One statement for all players. */
export const placePlayers = (tx: Tx, { gameId, settled }: { gameId: number; settled: number }) =>
  sql`
    update live_players p set points = t.points, right_count = t.right_count, place = t.place
    from (
      select l.id, coalesce(sum(a.points), 0)::int as points, count(*) filter (where a.is_right)::int as right_count,
        rank() over (order by coalesce(sum(a.points), 0) desc)::int as place
      from live_players l left join live_answers a on a.player_id = l.id and a.ordinal <= ${settled}
      where l.game_id = ${gameId} group by l.id) t
    where p.id = t.id and (p.points, p.right_count, p.place) is distinct from (t.points, t.right_count, t.place)`.execute(tx)
