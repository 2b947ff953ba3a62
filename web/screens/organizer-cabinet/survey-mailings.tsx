import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { LinkedMailings } from '../../parts/mailings/linked/linked-mailings.tsx'
import { loadQuizMailings } from '../../parts/mailings/linked/load-linked.ts'
import { QuizLayout } from '../../parts/quiz-builder/quiz-layout.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/survey-mailings'

export const loader = (args: Route.LoaderArgs) => loadQuizMailings(args)

/** The mailings that ask to answer one survey. */
export default function SurveyMailingsScreen({ loaderData }: Route.ComponentProps) {
  const { linked: t } = useWords().mailings
  const { quiz, navigation, rows } = loaderData
  const path = paths.surveyMailings(quiz.id)
  return (
    <>
      <Head title={t.title(quiz.title)} path={path} isIndexed={false} />
      <QuizLayout key={quiz.id} quiz={quiz} navigation={navigation} part="mailings">
        {quiz.published || rows.length > 0 ? (
          <LinkedMailings page={loaderData} path={path} createTo={paths.mailing('create', { quizId: quiz.id })} none={t.quiz} />
        ) : (
          <EmptyState title={t.draft.title} action={<ButtonLink to={paths.survey(quiz.id)}>{t.draft.action}</ButtonLink>}>
            <p>{t.draft.text}</p>
          </EmptyState>
        )}
      </QuizLayout>
    </>
  )
}
