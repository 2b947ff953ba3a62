import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { errorDetails } from '../../parts/layout/error-details.ts'
import { ErrorScreen } from '../../parts/layout/error-screen.tsx'
import { answerQuiz } from '../../parts/quizzes/answer-quiz.ts'
import { loadQuizPage } from '../../parts/quizzes/load-quiz.ts'
import { MissingQuiz } from '../../parts/quizzes/missing-quiz.tsx'
import { QuizPage } from '../../parts/quizzes/quiz-page.tsx'
import type { Route } from './+types/page'

export const loader = (args: Route.LoaderArgs) => loadQuizPage(args)

export const action = (args: Route.ActionArgs) => answerQuiz(args)

/** The page stays as it is while unfinished answers are saved. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') !== 'saveDraft' && defaultShouldRevalidate

export default function QuizScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <QuizPage page={loaderData} answer={actionData ?? null} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const details = errorDetails(error)
  return details.status === 404 ? <MissingQuiz /> : <ErrorScreen {...details} />
}
