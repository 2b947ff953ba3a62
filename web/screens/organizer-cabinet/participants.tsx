import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerParticipants } from '../../parts/attendees/list/answer-participants.ts'
import { loadParticipants } from '../../parts/attendees/list/load-participants.ts'
import { ParticipantsPage } from '../../parts/attendees/list/participants-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/participants'

export const loader = (args: Route.LoaderArgs) => loadParticipants(args)

export const action = (args: Route.ActionArgs) => answerParticipants(args)

/** The participants of own events (R030). */
export default function ParticipantsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useWords().attendees.list
  return (
    <>
      <Head title={title} path={paths.participants()} isIndexed={false} />
      <ParticipantsPage data={loaderData} answer={actionData ?? null} />
    </>
  )
}
