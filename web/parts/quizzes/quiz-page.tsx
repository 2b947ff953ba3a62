import { Link } from 'react-router'
import type { FormAnswer } from '../../forms/answer-form.ts'
import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { takesAnswer } from './answer-names.ts'
import type { QuizOutcome } from './answer-quiz.ts'
import { estimatedMinutes } from './estimated-minutes.ts'
import { LazyStatistics } from './lazy-statistics.tsx'
import type { QuizPageData } from './load-quiz.ts'
import { queryOf } from './quiz-address.ts'
import { QuizForm } from './quiz-form.tsx'
import { QuizResult } from './quiz-result.tsx'

type Props = { page: QuizPageData; answer: FormAnswer<QuizOutcome> | null }

/** A quiz or a survey: its questions, the answer to it, or its statistics. */
export const QuizPage = ({ page, answer }: Props) => {
  const { quiz, idOrSlug, address } = page
  return (
    <section className="frame-narrow flex flex-col gap-8 py-8 sm:py-12">
      <Head title={quiz.title} path={paths.quiz(quiz.slug ?? quiz.id)} isIndexed={false} />
      <Heading page={page} />
      <PageForms value={{ action: paths.quiz(idOrSlug, queryOf(address)), answer }}>
        <View page={page} />
      </PageForms>
    </section>
  )
}

const View = ({ page }: { page: QuizPageData }) => {
  if (page.view === 'form') return <QuizForm key={page.quiz.id} page={page} />
  if (page.view === 'result') return <QuizResult page={page} answer={page.answer} stats={page.stats} />
  return <Statistics page={page} />
}

const Statistics = ({ page }: { page: Extract<QuizPageData, { view: 'stats' }> }) => {
  const t = useWords().quizzes.page
  return (
    <>
      <LazyStatistics stats={page.stats} />
      {page.quiz.selfPermission.answer && (
        <ButtonLink to={paths.quiz(page.idOrSlug, queryOf(page.address))} look="quiet" className="self-start">
          {t.toForm}
        </ButtonLink>
      )}
    </>
  )
}

const Heading = ({ page: { quiz, author, event, view } }: { page: QuizPageData }) => {
  const t = useWords().quizzes.page
  const count = quiz.questions.filter(takesAnswer).length
  return (
    <header className="flex flex-col gap-2">
      {event && (
        <p className="text-ink-soft">
          <Link to={paths.event(event.id)} className="text-accent underline underline-offset-4">
            {event.purpose === 'registration' ? t.forRegistration(event.name) : t.forSurvey(event.name)}
          </Link>
        </p>
      )}
      <h1 className="text-2xl font-semibold text-balance wrap-anywhere">{quiz.title}</h1>
      {author && (
        <p className="text-ink-soft">
          {t.from}{' '}
          <Link to={paths.user(author.id)} className="text-accent underline underline-offset-4">
            {author.name}
          </Link>
        </p>
      )}
      {view === 'form' && count > 0 && <p className="text-ink-soft">{t.length(count, estimatedMinutes(quiz.questions))}</p>}
    </header>
  )
}
