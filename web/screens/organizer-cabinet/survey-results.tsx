import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadResults } from '../../parts/quiz-builder/results/load-results.ts'
import { ResultsPage } from '../../parts/quiz-builder/results/results-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/survey-results'

export const loader = (args: Route.LoaderArgs) => loadResults(args)

/** The numbers of one survey (R138). */
export default function SurveyResultsScreen({ loaderData }: Route.ComponentProps) {
  const { results: t } = useWords().quizBuilder
  const { quiz } = loaderData
  return (
    <>
      <Head title={t.title(quiz.title)} path={paths.surveyResults(quiz.id)} isIndexed={false} />
      <ResultsPage key={quiz.id} data={loaderData} />
    </>
  )
}
