import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerInvite } from '../../parts/experts/answer-invite.ts'
import { ExpertEventsPage } from '../../parts/experts/events-page.tsx'
import { loadExpertEvents } from '../../parts/experts/load-events.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/events'

export const loader = (args: Route.LoaderArgs) => loadExpertEvents(args)

export const action = (args: Route.ActionArgs) => answerInvite(args)

/** The events of an expert (R013). */
export default function ExpertEventsScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Head title={useWords().experts.title} path={paths.expert()} isIndexed={false} />
      <ExpertEventsPage data={loaderData} answer={actionData ?? null} />
    </>
  )
}
