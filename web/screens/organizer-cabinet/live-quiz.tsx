import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerHost } from '../../parts/live-quiz/host/answer-host.ts'
import { HostPage } from '../../parts/live-quiz/host/host-page.tsx'
import { loadHost } from '../../parts/live-quiz/host/load-host.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/live-quiz'

export const loader = (args: Route.LoaderArgs) => loadHost(args)

export const action = (args: Route.ActionArgs) => answerHost(args)

/** The screen of the host, made for a projector. */
export default function HostScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { host: t } = useWords().liveQuiz
  const path = paths.hostQuiz(loaderData.quizId)
  return (
    <PageForms value={{ action: path, answer: actionData ?? null }}>
      <Head title={t.title(loaderData.title)} path={path} isIndexed={false} />
      <HostPage key={loaderData.quizId} data={loaderData} />
    </PageForms>
  )
}
