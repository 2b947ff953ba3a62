import { sql } from 'kysely'
import type { Tx } from '../../../server/kernel/db.ts'
import type { Ground } from './ground.ts'
import { meetings, suggestedPlaces } from './meetings.ts'
import { addDays, instantAt, localDate } from './zoned.ts'

/** Space staff of the demo work in two spaces (A152). */
export const spacesOfControl = ['asu-almaty', 'tochka-moskva']

export const assignSpaceStaff = async (tx: Tx, { accounts, spaces }: Ground): Promise<void> => {
  const user_id = accounts.get('control')
  if (user_id === undefined) return
  const rows = spacesOfControl.flatMap((key) => {
    const space = spaces.get(key)
    return space ? [{ space_id: space.id, user_id }] : []
  })
  if (rows.length > 0) await tx.insertInto('space_staff').values(rows).execute()
}

/** Halls of published demo events; of two events in one hall the earlier has it. */
export const holdHalls = async (tx: Tx, eventIds: readonly number[]): Promise<void> => {
  await sql`
    insert into reservations (space_id, event_id, user_id, theme, starts_at, ends_at, status, comment, created_at)
    select e.space_id, e.id, e.created_by, e.name, e.date_start, e.date_end,
      case e.moderation when 'approved' then 'approved' when 'declined' then 'rejected' else 'pending' end,
      case e.moderation when 'declined' then e.moderation_comment end, e.created_at
    from events e where e.id = any(${eventIds}::bigint[]) and e.status = 'published' and e.space_id is not null and e.hall_ids <> '{}'
      and e.date_start < e.date_end
    order by e.date_start, e.id on conflict do nothing`.execute(tx)
  await sql`
    insert into reserved_halls (reservation_id, space_id, hall_id, starts_at, ends_at, is_holding)
    select r.id, r.space_id, h.id, r.starts_at, r.ends_at, r.is_holding
    from reservations r join events e on e.id = r.event_id join halls h on h.id = any(e.hall_ids) and h.space_id = r.space_id
    where e.id = any(${eventIds}::bigint[]) order by r.starts_at, r.id, h.id on conflict do nothing`.execute(tx)
}

/** Meetings of demo accounts in each state, unless some are still ahead. */
export const loadMeetings = async (tx: Tx, ground: Ground, now: Date): Promise<void> => {
  const { rows: ahead } = await sql`
    select from reservations r join users u on u.id = r.user_id and u.is_demo where r.event_id is null and r.starts_at > ${now} limit 1`.execute(tx)
  if (ahead.length > 0) return
  for (const meeting of meetings) await addMeeting(tx, ground, meeting, now)
}

type Meeting = (typeof meetings)[number]

/** In the first hall and hour that are free. */
const addMeeting = async (tx: Tx, { accounts, spaces }: Ground, meeting: Meeting, now: Date) => {
  const [authorId, space] = [accounts.get(meeting.author), spaces.get(meeting.space)]
  if (authorId === undefined || !space) return
  const { rows } = await sql<{ zone: string }>`
    select coalesce(p.zone, c.zone) as zone from spaces s join places p on p.id = s.place_id join cities c on c.id = p.city_id where s.id = ${space.id}`.execute(tx)
  const zone = rows[0]?.zone ?? 'Europe/Moscow'
  const date = workday(addDays(localDate(now, zone), meeting.inDays))
  const id = await insertMeeting(tx, { meeting, authorId, spaceId: space.id, startsAt: instantAt(date, meeting.hour * 60, zone), now })
  for (let tried = 0; tried < 4; tried += 1)
    for (const hallId of [...space.halls.values()].toSorted((one, other) => other - one)) {
      const startsAt = instantAt(date, (meeting.hour + tried) * 60, zone)
      if (await takeHall(tx, { id, spaceId: space.id, hallId, startsAt, hours: meeting.hours })) return addGuests(tx, id, meeting, accounts)
    }
  await tx.deleteFrom('reservations').where('id', '=', id).execute()
}

const hourMs = 3_600_000

type Made = { meeting: Meeting; authorId: number; spaceId: number; startsAt: Date; now: Date }

const insertMeeting = async (tx: Tx, { meeting, authorId, spaceId, startsAt, now }: Made): Promise<number> => {
  const made = new Date(Math.min(startsAt.getTime(), now.getTime()) - 26 * hourMs)
  const isDecided = meeting.status !== 'pending'
  const { id } = await tx
    .insertInto('reservations')
    .values({
      ...{ space_id: spaceId, user_id: authorId, theme: meeting.theme, agenda: meeting.agenda ?? '', status: meeting.status },
      ...{ starts_at: startsAt, ends_at: new Date(startsAt.getTime() + meeting.hours * hourMs), comment: meeting.comment ?? null },
      ...{ cancelled_at: meeting.isCancelled ? now : null, decided_at: isDecided ? made : null, created_at: made },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Taking = { id: number; spaceId: number; hallId: number; startsAt: Date; hours: number }

const takeHall = async (tx: Tx, { id, spaceId, hallId, startsAt, hours }: Taking): Promise<boolean> => {
  const endsAt = new Date(startsAt.getTime() + hours * hourMs)
  const { rows } = await sql`
    insert into reserved_halls (reservation_id, space_id, hall_id, starts_at, ends_at, is_holding)
    select r.id, ${spaceId}, ${hallId}, ${startsAt}, ${endsAt}, r.is_holding from reservations r where r.id = ${id}
    on conflict do nothing returning 1`.execute(tx)
  if (rows.length === 0) return false
  await sql`update reservations set starts_at = ${startsAt}, ends_at = ${endsAt},
    equipment = (select h.equipment[1:1] from halls h where h.id = ${hallId}) where id = ${id}`.execute(tx)
  return true
}

const addGuests = async (tx: Tx, id: number, { guests = [] }: Meeting, accounts: Ground['accounts']) => {
  const rows = guests.flatMap((role) => {
    const user_id = accounts.get(role)
    return user_id === undefined ? [] : [{ reservation_id: id, user_id }]
  })
  if (rows.length > 0) await tx.insertInto('reservation_participants').values(rows).execute()
}

const workday = (date: string): string => {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay()
  return weekday === 6 ? addDays(date, 2) : weekday === 0 ? addDays(date, 1) : date
}

/** Suggested places that wait for staff. */
export const loadSuggestedPlaces = async (tx: Tx, { accounts, cities }: Ground, now: Date): Promise<void> => {
  const rows = suggestedPlaces.flatMap(({ author, city, daysAgo, ...place }) => {
    const [user_id, found] = [accounts.get(author), cities.get(city)]
    if (user_id === undefined || !found) return []
    const created_at = new Date(now.getTime() - daysAgo * 24 * hourMs)
    return [{ ...place, type: 'partner' as const, city_id: found.id, user_id, moderation: 'wait' as const, is_demo: true, created_at }]
  })
  if (rows.length > 0) await tx.insertInto('places').values(rows).execute()
}

/** Topics of a place are those of its events, partners are organizations of its city. */
export const describePlaces = async (tx: Tx): Promise<void> => {
  await sql`
    insert into place_topics (place_id, theme_id, position)
    select place_id, theme_id, position from (
      select e.place_id, t.id as theme_id, row_number() over (partition by e.place_id order by count(*) desc, t.id) as position
      from events e join places p on p.id = e.place_id and p.is_demo, unnest(e.theme_ids) theme join themes t on t.id = theme
      where e.is_listed group by e.place_id, t.id) ranked
    where position <= 4 on conflict do nothing`.execute(tx)
  await sql`
    insert into place_partners (place_id, organization_id, position)
    select p.id, o.id, row_number() over (partition by p.id order by o.id) from places p join organizations o on o.city_id = p.city_id and o.is_demo
    where p.is_demo and p.moderation = 'approved' and p.type <> 'legal_person' on conflict do nothing`.execute(tx)
}
