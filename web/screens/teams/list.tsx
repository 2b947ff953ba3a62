import { TeamCatalogue } from '../../parts/teams/catalogue/catalogue.tsx'
import { loadTeams } from '../../parts/teams/catalogue/load.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadTeams(args)

export default function TeamsScreen({ loaderData }: Route.ComponentProps) {
  return <TeamCatalogue data={loaderData} />
}
