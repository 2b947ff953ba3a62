import type { NotificationType } from '../../../contract/limits.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'
import type { NoticeOccasion } from '../notifications/store.ts'

type TeamOccasion = Extract<NoticeOccasion, `team${string}`>

type Notice = {
  teamId: number
  to: readonly number[]
  type: NotificationType
  kind: TeamOccasion
  /** Knows already. */
  actorId: number
  decision?: 'approved' | 'wait' | 'declined'
  eventId?: number
  /** False for a user who may not see the team any more. */
  withLink?: boolean
}

/** Bell, email and push about a team. */
export const notifyTeam = async (resources: Pick<Resources, 'announce' | 'clock'>, tx: Tx, notice: Notice): Promise<void> => {
  const { teamId, to, type, kind, actorId, decision, eventId, withLink = true } = notice
  const others = [...new Set(to)].filter((id) => id !== actorId)
  if (others.length === 0) return
  const about = { ...(decision && { decision }), ...(eventId !== undefined && { eventId }), ...(withLink && { linkHref: `/teams/${teamId}` }) }
  await notify(resources, tx, { to: others, type, data: { kind, userId: actorId, teamId, ...about } })
}
