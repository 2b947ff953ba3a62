import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { isSameAnswers } from '../../parts/quiz-builder/results/answers-address.ts'
import { AnswersPage } from '../../parts/quiz-builder/results/answers-page.tsx'
import { loadAnswers } from '../../parts/quiz-builder/results/load-answers.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/survey-answers'

export const loader = (args: Route.LoaderArgs) => loadAnswers(args)

/** The panel shows a row of the list on screen, so that it does not load the list again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href && isSameAnswers(currentUrl, nextUrl) ? false : defaultShouldRevalidate

/** The answers to one survey (R138). */
export default function SurveyAnswersScreen({ loaderData }: Route.ComponentProps) {
  const { answers: t } = useWords().quizBuilder
  const { quiz } = loaderData
  return (
    <>
      <Head title={t.titleOf(quiz.title)} path={paths.surveyAnswers(quiz.id)} isIndexed={false} />
      <AnswersPage key={quiz.id} data={loaderData} />
    </>
  )
}
