import { sql } from 'kysely'
import type { Tx } from '../../../server/kernel/db.ts'

const dayMs = 86_400_000

/** Emails about registrations of demo users: some sent, one failed, one queued for a month. A repetition renews their times. */
export const loadOutbox = (tx: Tx, now: Date) => {
  const yesterday = new Date(now.getTime() - dayMs / 2)
  const nextMonth = new Date(now.getTime() + 30 * dayMs)
  return sql`
    insert into outbox (kind, subject, channel, user_id, payload, state, attempts, reason, not_before, first_attempt_at, created_at, settled_at)
    select 'participation.approved', 'demo/' || place, 'email', user_id, jsonb_build_object('eventId', event_id, 'userId', user_id, 'because', 'organizer'),
      case place when 1 then 'failed' when 2 then 'queued' else 'sent' end,
      case place when 2 then 0 else 1 end,
      case place when 1 then '550 5.1.1 Recipient address rejected: user unknown' end,
      case place when 2 then ${nextMonth}::timestamptz else ${yesterday} end,
      case place when 2 then null else ${yesterday}::timestamptz end,
      ${yesterday}::timestamptz,
      case place when 2 then null else ${yesterday}::timestamptz end
    from (
      select event_id, user_id, row_number() over (order by user_id) as place from (
        select distinct on (p.user_id) p.user_id, p.event_id from event_participants p join users u on u.id = p.user_id
        where u.is_demo and u.email is not null and p.state = 'approved' order by p.user_id, p.event_id) as seated) as numbered
    where place <= 8
    on conflict (kind, subject, channel, user_id, address) do update set state = excluded.state, attempts = excluded.attempts,
      reason = excluded.reason, not_before = excluded.not_before, first_attempt_at = excluded.first_attempt_at,
      created_at = excluded.created_at, settled_at = excluded.settled_at, lease_until = null`.execute(tx)
}
