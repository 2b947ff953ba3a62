import { type NotificationType, notificationTypes } from '../../../contract/limits.ts'
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
  /** Members that a team lacks. */
  others?: number
  /** Instead of the team. */
  linkHref?: string
  /** False for a user who may not see the team any more. */
  withLink?: boolean
}

/** Bell, email and push about a team. */
export const notifyTeam = async (resources: Pick<Resources, 'announce' | 'clock'>, tx: Tx, notice: Notice): Promise<void> => {
  const { teamId, to, type, kind, actorId, decision, eventId, others: lacking, withLink = true, linkHref = `/teams/${teamId}` } = notice
  const others = [...new Set(to)].filter((id) => id !== actorId)
  if (others.length === 0) return
  const about = {
    ...(decision && { decision }),
    ...(eventId !== undefined && { eventId }),
    ...(lacking !== undefined && { others: lacking }),
    ...(withLink && { linkHref }),
  }
  await notify(resources, tx, { to: others, type, data: { kind, userId: actorId, teamId, ...about } })
}

type Decided = Pick<Notice, 'teamId' | 'to' | 'actorId'> & {
  eventId: number
  decision: 'approved' | 'wait' | 'declined'
  participants: readonly number[]
}

/** The letter about the participation has the ticket or the comment, so that those who take part get the bell only. */
export const notifyOfDecision = async (resources: Resources, tx: Tx, { participants, to, ...notice }: Decided): Promise<void> => {
  const hasLetter = (id: number) => notice.decision !== 'wait' && participants.includes(id)
  const kind = 'teamEventDecided'
  await notifyTeam(resources, tx, { ...notice, kind, to: to.filter(hasLetter), type: notificationTypes.eventDecision })
  await notifyTeam(resources, tx, { ...notice, kind, to: to.filter((id) => !hasLetter(id)), type: notificationTypes.teamDecision })
}

type AboutTeam = Pick<Notice, 'teamId' | 'actorId'> & { eventId: number; kind: 'teamApplied' | 'teamLineUpChanged' | 'teamShrank'; others?: number }

/** Tells the organizers of the event. Index: the primary key of event_owners. */
export const notifyOrganizers = async (resources: Pick<Resources, 'announce' | 'clock'>, tx: Tx, about: AboutTeam): Promise<void> => {
  const owners = await tx.selectFrom('event_owners').select('user_id').where('event_id', '=', about.eventId).execute()
  const linkHref = `/organizer-cabinet/participants/teams?eventId=${about.eventId}`
  await notifyTeam(resources, tx, { ...about, to: owners.map(({ user_id }) => user_id), type: notificationTypes.teamDecision, linkHref })
}
