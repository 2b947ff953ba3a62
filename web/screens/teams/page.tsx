import { answerTeam } from '../../parts/teams/answer-team.ts'
import { loadTeam } from '../../parts/teams/page/load-team.ts'
import { TeamPage } from '../../parts/teams/page/team-page.tsx'
import type { Route } from './+types/page'

export const loader = (args: Route.LoaderArgs) => loadTeam(args)

export const action = (args: Route.ActionArgs) => answerTeam(args)

export default function TeamScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamPage key={loaderData.id} team={loaderData} answer={actionData ?? null} />
}
