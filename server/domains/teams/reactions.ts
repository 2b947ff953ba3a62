import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { participationCancelled } from '../participation/facts.ts'
import { lockEventSeats } from '../participation/seats.ts'
import { lockTeam } from './lock.ts'
import { returnSmallTeam } from './small-teams.ts'

type Cancelled = { eventId: number; userId: number; teamId: number | null }

/** A member who cancels alone, or deletes the account, may leave a team behind that is too small for its event. */
const checkSize = async ({ eventId, userId, teamId }: Cancelled, resources: Resources) => {
  if (teamId === null) return
  await resources.db.transaction().execute(async (tx) => {
    const seats = await lockEventSeats(tx, eventId)
    const team = await lockTeam(tx, teamId, userId)
    if (seats && team) await returnSmallTeam({ ...resources, now: resources.clock(), actor: { id: userId } }, tx, { teamId, eventId })
  })
}

export const teamsReactions = [on(participationCancelled, 'team-size', checkSize)]
