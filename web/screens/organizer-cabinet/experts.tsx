import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerExperts } from '../../parts/experts/own/answer-experts.ts'
import { OwnExpertsPage } from '../../parts/experts/own/experts-page.tsx'
import { loadOwnExperts } from '../../parts/experts/own/load-experts.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/experts'

export const loader = (args: Route.LoaderArgs) => loadOwnExperts(args)

export const action = (args: Route.ActionArgs) => answerExperts(args)

/** The experts and scores of one own event. */
export default function OwnExpertsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { own: t } = useWords().experts
  const { event } = loaderData
  return (
    <>
      <Head title={t.title(event.name)} path={paths.ownEvent(event.id, 'experts')} isIndexed={false} />
      <OwnExpertsPage data={loaderData} answer={actionData ?? null} />
    </>
  )
}
