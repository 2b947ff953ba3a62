import type { LoaderFunctionArgs } from 'react-router'
import type { Reply } from '../../../../../contract/contract.ts'
import type { Event } from '../../../../../contract/events/events.ts'
import type { TeamStaff } from '../../../../../contract/teams/team.ts'
import { tryApi } from '../../../../kernel/api.ts'
import { siteContext } from '../../../../kernel/context.ts'

type Context = LoaderFunctionArgs['context']
type Moderation = 'wait' | 'approved' | 'declined'

/** A team of the viewer at the event. */
export type TeamAtEvent = {
  id: number
  name: string
  moderation: Moderation
  comment: string | null
  canCancel: boolean
  /** The members who take part. */
  staff: TeamStaff[]
  /** The members whom the viewer may choose from; null where they may not change who takes part. */
  candidates: TeamStaff[] | null
}

/** A team that the viewer leads or administers and that is not registered; `obstacle` says in words why it cannot be. */
export type TeamChoice = { id: number; name: string; obstacle: string | null; staff: TeamStaff[] }

/** Without choices where they could not be loaded. */
export type TeamsAtEvent = { registered: TeamAtEvent[]; choices: TeamChoice[] | null }

/** The teams of the viewer at a team event; null for visitors and for other events. A failed call is logged, and the page is shown without its part (V292). */
export const loadTeamsAtEvent = async (context: Context, event: Event): Promise<TeamsAtEvent | null> => {
  if (event.participation_format !== 'team' || !context.get(siteContext).hasToken) return null
  const [edited, own] = await Promise.all([
    tryApi(context)('GET /owner/teams/event-teams', { query: { eventId: event.id } }),
    ownTeamAt(context, event),
  ])
  const items = edited.ok ? edited.reply._items : []
  const registered = items.flatMap((item) => registrationOf(item, event))
  return {
    registered: [...(own && !registered.some(({ id }) => id === own.id) ? [own] : []), ...registered],
    choices: edited.ok ? items.flatMap((item) => (item.registration ? [] : choiceOf(item))) : null,
  }
}

/** The team with which the viewer takes part, or took part until the organizer declined it. */
const ownTeamAt = async (context: Context, { id: eventId, userParticipant }: Event): Promise<TeamAtEvent | null> => {
  const teamId = userParticipant?.teamId ?? null
  if (teamId === null || userParticipant?.state === 'noRequest') return null
  const [status, team] = await Promise.all([
    tryApi(context)('GET /teams/:id/event-registration-status', { params: { id: teamId }, query: { eventId } }),
    tryApi(context)('GET /teams/:id', { params: { id: teamId } }),
  ])
  if (!status.ok || !team.ok || status.reply.moderation === 'noRequest') return null
  const { moderation, comment, canCancel, teamRecord } = status.reply
  return { id: teamId, name: team.reply.name, moderation, comment, canCancel, staff: teamRecord.staff, candidates: null }
}

type Item = Reply<'GET /owner/teams/event-teams'>['_items'][number]

const registrationOf = ({ teamId, team, staff, registration }: Item, { timeline }: Event): TeamAtEvent[] => {
  if (!registration) return []
  const { moderation, comment, teamRecord } = registration
  const canChange = takesPart(moderation) && timeline !== 'finished'
  const candidates = canChange ? withFormer(staff, teamRecord.staff) : null
  return [{ id: teamId, name: team.name, moderation, comment, canCancel: canChange, staff: teamRecord.staff, candidates }]
}

/** Members of the team, and those who take part without being one any more. */
const withFormer = (members: TeamStaff[], taking: TeamStaff[]): TeamStaff[] => [
  ...members,
  ...taking.filter(({ userId }) => !members.some((member) => member.userId === userId)),
]

const choiceOf = ({ teamId, team, reasonText, staff }: Item): TeamChoice => ({ id: teamId, name: team.name, obstacle: reasonText, staff })

/** A waiting and an approved team takes part; a declined one does not (V288). */
const takesPart = (moderation: Moderation): boolean => moderation !== 'declined'

/** The state of the team of the viewer that takes part, for the card. */
export const stateOfTeams = (teams: TeamsAtEvent | null): 'wait' | 'approved' | null => {
  const states = (teams?.registered ?? []).map(({ moderation }) => moderation)
  return states.includes('approved') ? 'approved' : states.includes('wait') ? 'wait' : null
}
