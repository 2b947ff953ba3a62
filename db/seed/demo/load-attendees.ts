import { sql } from 'kysely'
import type { Tx } from '../../../server/kernel/db.ts'
import { demoAccounts } from './accounts.ts'

const organizerEmail = demoAccounts.find(({ role }) => role === 'organizer')?.email ?? ''

/** Every seventh participant has the first tag, and so on. */
const tags = ['Первый раз', 'Нужен пандус', 'Постоянный гость']
const turns = 7

/** Reasons of declined participants, as organizers write them. */
const comments = ['Мест в зале больше нет, приходите в следующий раз.', 'Встреча для тех, у кого уже есть действующее дело.']

/** Tags, speakers and declined requests of events of the demo organizer. */
export const loadAttendees = async (tx: Tx, now: Date): Promise<void> => {
  await sql`
    insert into participant_tags (event_id, user_id, name)
    select p.event_id, p.user_id, t.name from ${placed}
      join unnest(${tags}::text[]) with ordinality t(name, turn) on p.place % ${turns} = t.turn
    where p.state <> 'noRequest' on conflict do nothing`.execute(tx)
  await sql`
    update event_participants set state = 'declined', waits_for_seat = false, decided_at = ${now}, comment = (${comments}::text[])[1 + p.place % ${comments.length}]
    from ${placed} where event_participants.id = p.id and p.state = 'wait'
      and p.place % case when p.waits_for_seat then 4 else 6 end = 0`.execute(tx)
  await sql`
    update event_participants set role = case p.place when 2 then 'speaker' else 'media' end
    from ${placed} where event_participants.id = p.id and p.state = 'approved' and p.place in (2, 5)`.execute(tx)
}

/** Participants with their places in the lists of the events. */
const placed = sql`(
  select p.id, p.event_id, p.user_id, p.state, p.waits_for_seat, row_number() over (partition by p.event_id order by p.queue_number) as place
  from event_participants p join events e on e.id = p.event_id and e.demo_key is not null
    join event_owners o on o.event_id = e.id join users u on u.id = o.user_id and u.email = ${organizerEmail}) p`
