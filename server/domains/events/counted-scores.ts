import { sql } from 'kysely'

/** Participants `p` who are scored: those who are admitted or wait. The second condition is that of the index event_participants_list. */
export const isScorable = sql<boolean>`p.state in ('approved', 'wait') and p.state <> 'noRequest'`

/** Experts `x` whose scores count: active users who accepted and do not organize the event. Indexes: primary keys. */
export const isCountedExpert = sql<boolean>`x.invite = 'approved' and x.removed_at is null
  and exists (select from users a where a.id = x.user_id and a.status = 10 and a.blocked_at is null)
  and not exists (select from event_owners o where o.event_id = x.event_id and o.user_id = x.user_id)`

/** Scores `s` that count, with their experts `x` and participants `p`; never of an expert for themselves. Indexes: expert_scores_once, primary keys. */
export const countedScores = sql`expert_scores s
  join event_experts x on x.event_id = s.event_id and x.user_id = s.user_id and ${isCountedExpert}
  join event_participants p on p.id = s.participant_id and p.user_id <> s.user_id and ${isScorable}`
