import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerEventTeams } from '../../parts/attendees/teams/answer-event-teams.ts'
import { EventTeamsPage } from '../../parts/attendees/teams/event-teams-page.tsx'
import { loadEventTeams } from '../../parts/attendees/teams/load-event-teams.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/teams'

export const loader = (args: Route.LoaderArgs) => loadEventTeams(args)

export const action = (args: Route.ActionArgs) => answerEventTeams(args)

/** The teams of an own event (R030). */
export default function EventTeamsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useWords().teamEvents.cabinet
  return (
    <>
      <Head title={title} path={paths.eventTeams()} isIndexed={false} />
      <EventTeamsPage data={loaderData} answer={actionData ?? null} />
    </>
  )
}
