import type { QuizAnswer, QuizStats } from '../../../contract/quizzes/answering.ts'
import { askedQuestions } from '../../../contract/quizzes/conditions.ts'
import type { Question } from '../../../contract/quizzes/quizzes.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LazyStatistics } from './lazy-statistics.tsx'
import type { QuizPageData } from './load-quiz.ts'
import { OwnAnswers } from './own-answers.tsx'
import { queryOf } from './quiz-address.ts'

type Props = { page: QuizPageData; answer: QuizAnswer | null; stats: QuizStats | null }

/** After the answer: thanks, the afterword of the author, the score and the right answers if the quiz shows them, and the statistics. */
export const QuizResult = ({ page, answer, stats }: Props) => {
  const t = useWords().quizzes.result
  const { quiz, address } = page
  const isNew = address.done === 'sent' || page.view === 'form'
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4 rounded-2xl bg-accent-soft p-5 sm:p-6">
        <div role="status">
          <h2 className="text-xl font-semibold">{isNew ? t.thanks : t.already}</h2>
        </div>
        <Afterwords questions={answer ? askedFor(quiz.questions, answer) : quiz.questions.filter(({ condition }) => !condition)} />
        {answer?.score !== null && answer?.score !== undefined && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span>{t.score}</span>
            <span className="text-2xl font-semibold">{t.points(answer.score)}</span>
          </p>
        )}
        <Next page={page} />
      </div>
      {answer && <OwnAnswers questions={askedFor(quiz.questions, answer)} answer={answer} />}
      {stats && <LazyStatistics stats={stats} />}
    </div>
  )
}

const askedFor = (questions: readonly Question[], { values }: QuizAnswer): Question[] =>
  askedQuestions(questions, (id) => values.find(({ questionId }) => questionId === id)?.value ?? null)

const Afterwords = ({ questions }: { questions: readonly Question[] }) =>
  questions
    .filter(({ type }) => type === 'afterword')
    .map(({ id, title, description }) => (
      <div key={id} className="flex flex-col gap-1 wrap-anywhere">
        <p className="font-medium">{title}</p>
        {description && <p className="whitespace-pre-line">{description}</p>}
      </div>
    ))

const Next = ({ page: { quiz, idOrSlug, event, address } }: { page: QuizPageData }) => {
  const { result: t, page: words } = useWords().quizzes
  const isWaiting = event?.purpose === 'registration' && event.isOpen && !event.isIn
  return (
    <p className="flex flex-wrap gap-3">
      {event && <ButtonLink to={`${paths.event(event.id)}#participation`}>{isWaiting ? t.continueToEvent : words.backToEvent}</ButtonLink>}
      {quiz.allowMultiple && !event && (
        <ButtonLink to={paths.quiz(idOrSlug, { ...queryOf(address), show: 'form' })} look="quiet">
          {t.again}
        </ButtonLink>
      )}
      {!event && (
        <ButtonLink to={paths.home()} look="quiet">
          {t.home}
        </ButtonLink>
      )}
    </p>
  )
}
