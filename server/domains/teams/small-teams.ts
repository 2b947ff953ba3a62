import { notificationTypes } from '../../../contract/limits.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { lockSeatsOf } from '../participation/seats.ts'
import { participantsOfTeam } from '../participation/store.ts'
import { decideTeam } from '../participation/team-places.ts'
import { registrationState } from './event-teams-store.ts'
import { notifyOrganizers, notifyTeam } from './notices.ts'
import { participates } from './rules.ts'
import { memberIds } from './store.ts'

type Deps = Pick<Resources, 'announce' | 'clock'> & { now: Date; actor: { id: number } }
type Shrunk = { teamId: number; eventId: number }

/**
 * A team that has fewer participants left than the event demands waits for the organizer again, and one without any is withdrawn (V289). The
 * caller holds the locks on the seats and on the team. A team that has begun to arrive stays.
 */
export const returnSmallTeam = async (deps: Deps, tx: Tx, { teamId, eventId }: Shrunk): Promise<void> => {
  const registration = await registrationState(tx, eventId, teamId)
  if (!registration || !participates(registration.moderation)) return
  const rest = await participantsOfTeam(tx, eventId, teamId)
  const notice = { teamId, eventId, to: await memberIds(tx, teamId), actorId: deps.actor.id, type: notificationTypes.teamDecision }
  if (rest.length === 0) {
    await tx.deleteFrom('event_teams').where('id', '=', registration.id).execute()
    return notifyTeam(deps, tx, { ...notice, kind: 'teamWithdrawn' })
  }
  const { team_size_min } = await tx.selectFrom('events').select('team_size_min').where('id', '=', eventId).executeTakeFirstOrThrow()
  const hasArrived = rest.some(({ attended_at }) => attended_at !== null)
  if (registration.moderation !== 'approved' || rest.length >= team_size_min || hasArrived) return
  const [seats] = await lockSeatsOf(tx, [eventId])
  if (seats) await decideTeam(deps, tx, seats, { teamId, state: 'wait', comment: null })
  await tx
    .updateTable('event_teams')
    .set({ moderation: 'wait', comment: null, decided_by: null, decided_at: null })
    .where('id', '=', registration.id)
    .execute()
  const about = { kind: 'teamShrank' as const, others: team_size_min - rest.length }
  await notifyTeam(deps, tx, { ...notice, ...about, linkHref: `/events/${eventId}` })
  await notifyOrganizers(deps, tx, { teamId, eventId, actorId: deps.actor.id, ...about })
}
