import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerQuizzes } from '../../parts/quiz-builder/list/answer-quizzes.ts'
import { loadQuizzes } from '../../parts/quiz-builder/list/load-quizzes.ts'
import { isSameList } from '../../parts/quiz-builder/list/quizzes-address.ts'
import { QuizzesPage } from '../../parts/quiz-builder/list/quizzes-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/surveys'

export const loader = (args: Route.LoaderArgs) => loadQuizzes(args)

export const action = (args: Route.ActionArgs) => answerQuizzes(args)

/** A question is about the list on screen, so that it does not load the list again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !formMethod && currentUrl.href !== nextUrl.href && isSameList(currentUrl, nextUrl) ? false : defaultShouldRevalidate

/** Surveys that the user may edit (R138). */
export default function SurveysScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useWords().quizBuilder.list
  return (
    <>
      <Head title={title} path={paths.surveys()} isIndexed={false} />
      <QuizzesPage data={loaderData} answer={actionData ?? null} />
    </>
  )
}
