import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { type EventSeats, lockSeatsOf } from '../participation/seats.ts'
import { releaseTeam } from '../participation/team-places.ts'
import { returnSmallTeam } from './small-teams.ts'

type Member = { teamId: number; userId: number }
type Deps = Pick<Resources, 'announce' | 'clock'> & { now: Date; actor: { id: number } }

export type LockedPlaces = Member & { seats: EventSeats[] }

/** Locks the seats of the upcoming events where a member takes part for the team, before the team itself. */
export const lockEventsOf = async ({ now }: Deps, tx: Tx, member: Member): Promise<LockedPlaces> => {
  const eventIds = await upcomingEventsOf(tx, member, now)
  return { ...member, seats: eventIds.length > 0 ? await lockSeatsOf(tx, eventIds) : [] }
}

/** Gives the places back, under the lock of the team. A registration that was made between the two locks is rare: the call is repeated. */
export const leaveEvents = async (deps: Deps, tx: Tx, { seats, ...member }: LockedPlaces): Promise<void> => {
  const eventIds = await upcomingEventsOf(tx, member, deps.now)
  if (eventIds.some((id) => !seats.some(({ event_id }) => event_id === id))) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  for (const one of seats) {
    await releaseTeam(deps, tx, one, { teamId: member.teamId, userIds: [member.userId] })
    await returnSmallTeam(deps, tx, { teamId: member.teamId, eventId: one.event_id })
  }
}

/** Index: event_participants_team. */
const upcomingEventsOf = async (tx: Tx, { teamId, userId }: Member, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from event_participants p join events e on e.id = p.event_id
    where p.team_id = ${teamId} and p.user_id = ${userId} and p.state <> 'noRequest' and p.attended_at is null and e.date_end > ${now}
      and e.deleted_at is null
    order by e.id`.execute(tx)
  return rows.map(({ id }) => id)
}
