import { findQuiz } from '../../parts/quizzes/find-quiz.ts'
import { FindQuizPage } from '../../parts/quizzes/find-quiz-page.tsx'
import type { Route } from './+types/find'

export const loader = (args: Route.LoaderArgs) => findQuiz(args)

export default function FindQuizScreen({ loaderData }: Route.ComponentProps) {
  return <FindQuizPage {...loaderData} />
}
