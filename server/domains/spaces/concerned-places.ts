import { sql } from 'kysely'
import { z } from 'zod'
import { openHours, specialDay } from '../../../contract/spaces/hours.ts'
import type { Concern, ContentChange } from '../../kernel/content/content-routes.ts'
import type { Tx } from '../../kernel/db.ts'
import { localOf } from '../../kernel/zones.ts'
import { placesConcerned } from './facts.ts'
import { type Hours, hoursOn } from './hours.ts'

/** Places in the coworking on days that a change of their space closes or shortens, and days with more places taken than its new capacity. */
export const placesOfClosedSpace = async (tx: Tx, { id, before, after, now }: ContentChange): Promise<Concern[]> => {
  const [old, next] = [coworking.parse(before), coworking.parse(after)]
  const days = (await takenDays(tx, id, now)).map((day) => ({ ...day, was: hoursLeft(old, day, now), is: hoursLeft(next, day, now) }))
  const closed = days.filter(({ was, is }) => was.length > 0 && is.length === 0).flatMap(({ entryIds }) => entryIds)
  const shortened = days.filter(({ was, is }) => is.length > 0 && !was.every((hours) => isCovered(hours, is))).flatMap(({ entryIds }) => entryIds)
  const over = isLess(next, old) ? days.filter(({ is, taken }) => is.length > 0 && taken > next.coworkingCapacity) : []
  return [
    // all users keep their places, so no notices
    { name: 'coworkingDays', fault: 'overCapacity', count: over.length },
    {
      name: 'coworking',
      fault: 'placesConcerned',
      count: closed.length + shortened.length,
      announce: (by, { announce, actorId }) => announce(by, placesConcerned, { spaceId: id, closed, shortened, actorId }),
    },
  ]
}

const isLess = (one: Coworking, other: Coworking) => one.coworkingCapacity < other.coworkingCapacity

type Coworking = z.output<typeof coworking>

const coworking = z.object({ isActive: z.boolean(), coworkingCapacity: z.int(), schedule: z.array(openHours), specialDays: z.array(specialDay) })

type Day = { date: string; zone: string; entryIds: number[]; taken: number }

/** Upcoming days with taken places, and of these the ones of users who have not come yet. Index: the unique (space_id, date, user_id). */
const takenDays = async (tx: Tx, spaceId: number, now: Date): Promise<Day[]> => {
  const zone = sql`coalesce(p.zone, c.zone)`
  const { rows } = await sql<Day>`
    select x.date::text as date, ${zone} as zone, coalesce(array_agg(x.id order by x.id) filter (where x.status = 'enlisted'), '{}') as "entryIds", count(*) as taken
    from coworking_entries x join spaces s on s.id = x.space_id join places p on p.id = s.place_id join cities c on c.id = p.city_id
    where x.space_id = ${spaceId} and x.date >= (${now}::timestamptz at time zone ${zone})::date
      and (x.status <> 'delisted' or x.visited_at is not null)
    group by x.date, ${zone} order by x.date`.execute(tx)
  return rows
}

/** The hours of the coworking on a day that are not over; of those that have begun, the rest. */
const hoursLeft = (space: Coworking, { date, zone }: Day, now: Date): Hours[] => {
  if (!space.isActive || space.coworkingCapacity === 0) return []
  const [today, time] = [localOf(now, zone).slice(0, 10), localOf(now, zone).slice(11)]
  const hours = hoursOn({ ...space, zone }, date)
  if (date > today) return hours
  return hours.filter(({ close }) => time < close).map(({ open, close }) => (open < time ? { open: time, close } : { open, close }))
}

const isCovered = ({ open, close }: Hours, hours: readonly Hours[]) => hours.some((one) => one.open <= open && close <= one.close)
