import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { answerPlay } from '../../parts/live-quiz/player/answer-play.ts'
import { loadPlay } from '../../parts/live-quiz/player/load-play.ts'
import { PlayerPage } from '../../parts/live-quiz/player/player-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/play'

export const loader = (args: Route.LoaderArgs) => loadPlay(args)

export const action = (args: Route.ActionArgs) => answerPlay(args)

/** A live quiz as a player sees it: lobby, questions, results (R062). */
export default function PlayScreen({ loaderData, actionData }: Route.ComponentProps) {
  const path = paths.fastQuiz(loaderData.code)
  return (
    <PageForms value={{ action: path, answer: actionData ?? null }}>
      <Head title={loaderData.title} path={path} isIndexed={false} />
      <PlayerPage key={loaderData.id} loaded={loaderData} />
    </PageForms>
  )
}
