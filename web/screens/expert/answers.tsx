import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerScore } from '../../parts/experts/answers/answer-score.ts'
import { AnswersPage } from '../../parts/experts/answers/answers-page.tsx'
import { loadAnswers } from '../../parts/experts/answers/load-answers.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/answers'

export const loader = (args: Route.LoaderArgs) => loadAnswers(args)

export const action = (args: Route.ActionArgs) => answerScore(args)

/** The participants of one event that an expert scores (R061). */
export default function ExpertAnswersScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { event } = loaderData
  return (
    <>
      <Head title={useWords().experts.answers.title(event.name)} path={paths.expertEvent(event.id)} isIndexed={false} />
      <AnswersPage data={loaderData} answer={actionData ?? null} />
    </>
  )
}
