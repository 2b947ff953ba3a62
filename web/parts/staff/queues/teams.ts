import type { z } from 'zod'
import { teamTypes } from '../../../../contract/limits.ts'
import { teamQueue } from '../../../../contract/teams/review.ts'
import type { ServerDictionary } from '../../../../messages/ru.ts'
import { type Fact, queueOf } from '../queue.ts'

type ReviewedTeam = z.output<typeof teamQueue.item>

export const teams = queueOf({
  spec: teamQueue,
  place: 10,
  isFinal: false,
  rowOf: (team, _now, { queues }) => ({
    state: team.moderation,
    comment: team.moderationComment,
    people: [{ id: team.user.id, name: team.user.name, facts: [] }],
    what: team.name,
    since: team.createdAt,
    facts: factsOf(team, queues.teams.types),
    files: [],
  }),
})

const factsOf = (team: ReviewedTeam, types: ServerDictionary['queues']['teams']['types']): Fact<'teams'>[] => [
  { name: 'team', text: team.name },
  { name: 'teamType', text: team.type === teamTypes.event ? types.event : types.project },
  ...(team.cityName ? [{ name: 'city', text: team.cityName } as const] : []),
  { name: 'members', text: String(team.membersCount) },
  ...(team.description ? [{ name: 'description', text: team.description } as const] : []),
  { name: 'createdAt', at: team.createdAt, kind: 'dateTime' },
]
