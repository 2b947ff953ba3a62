import { sql } from 'kysely'
import type { Tx } from '../../../server/kernel/db.ts'
import type { Ground } from './ground.ts'
import { spacesOfControl } from './load-bookings.ts'
import { addDays, localDate } from './zoned.ts'

const daysFilled = 4
const [guestsADay, alreadyHere] = [14, 5]

/** The coworking of today and of the next days in the spaces of the demo operator: some users are here, the others are expected. */
export const loadVisits = async (tx: Tx, { accounts, spaces }: Ground, now: Date): Promise<void> => {
  const [control, participant] = [accounts.get('control'), accounts.get('participant')]
  for (const key of spacesOfControl) {
    const space = spaces.get(key)
    if (!space || control === undefined || participant === undefined) continue
    const today = localDate(now, await zoneOf(tx, space.id))
    const days = Array.from({ length: daysFilled }, (_, day) => addDays(today, day))
    await addPlaces(tx, { spaceId: space.id, days, participant, now })
    await markSome(tx, { spaceId: space.id, today, control, participant, now })
    await banSomebody(tx, { spaceId: space.id, until: addDays(today, 30), control, now })
  }
}

const zoneOf = async (tx: Tx, spaceId: number): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`
    select coalesce(p.zone, c.zone) as zone from spaces s join places p on p.id = s.place_id join cities c on c.id = p.city_id
    where s.id = ${spaceId}`.execute(tx)
  return rows[0]?.zone ?? 'Europe/Moscow'
}

type Filling = { spaceId: number; days: readonly string[]; participant: number; now: Date }

/** Other users each day, within the capacity. Days that have places stay as they are. */
const addPlaces = (tx: Tx, { spaceId, days, participant, now }: Filling) =>
  sql`insert into coworking_entries (space_id, user_id, date, created_at)
    select ${spaceId}, guest.id, day::date, ${now}::timestamptz - interval '1 day' from unnest(${days}::text[]) as day cross join lateral (
      (select ${participant}::bigint as id)
      union all
      (select u.id from users u where u.is_demo and u.status = 10 and u.blocked_at is null and u.roles = '{}' and u.id <> ${participant}
        order by md5(u.id::text || day || ${spaceId}::text) limit ${guestsADay})) guest
    where not exists (select from coworking_entries x where x.space_id = ${spaceId} and x.date = day::date)
    on conflict do nothing`.execute(tx)

type Marking = { spaceId: number; today: string; control: number; participant: number; now: Date }

const markSome = (tx: Tx, { spaceId, today, control, participant, now }: Marking) =>
  sql`with here as (
      select id, row_number() over (order by id) as place from coworking_entries x
      where space_id = ${spaceId} and date = ${today}::date and user_id <> ${participant}
        and not exists (select from coworking_entries y where y.space_id = x.space_id and y.date = x.date and y.status = 'visited')
      limit ${alreadyHere})
    update coworking_entries x set status = 'visited', marked_by = ${control}, visited_at = ${now}::timestamptz - here.place * interval '7 minutes'
    from here where here.id = x.id`.execute(tx)

type Ban = { spaceId: number; until: string; control: number; now: Date }

/** A user without a place, unless the space has bans. */
const banSomebody = (tx: Tx, { spaceId, until, control, now }: Ban) =>
  sql`insert into space_restrictions (space_id, user_id, until, reason, created_by, created_at)
    select ${spaceId}, u.id, ${until}::date, 'Шумел в общем зале после замечания', ${control}, ${now} from users u
    where u.is_demo and u.status = 10 and u.blocked_at is null and u.roles = '{}' and not u.is_expert
      and not exists (select from coworking_entries x where x.space_id = ${spaceId} and x.user_id = u.id)
      and not exists (select from space_restrictions x where x.space_id = ${spaceId} and (x.until is null or x.until >= ${now}::date))
    order by u.id desc limit 1 on conflict do nothing`.execute(tx)
