import { ChartColumn } from 'lucide-react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { BarList } from '../../../ui/bar-list.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Chart } from '../../../ui/chart.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Tiles } from '../../../ui/tiles.tsx'
import { QuizLayout } from '../quiz-layout.tsx'
import { ExportLinks } from './export-links.tsx'
import type { ResultsData } from './load-results.ts'
import { QuestionChart } from './question-chart.tsx'

/** How a survey is answered: totals, each question, where respondents stopped, and the days. Each chart has its table. */
export const ResultsPage = ({ data: { quiz, navigation, stats } }: { data: ResultsData }) => {
  const { results: t } = useWords().quizBuilder
  const { total, started, averageScore, questions } = stats
  return (
    <QuizLayout quiz={quiz} navigation={navigation} part="results" action={total > 0 && <ExportLinks quizId={quiz.id} />}>
      {started === 0 && total === 0 ? (
        <Nothing quiz={quiz} />
      ) : (
        <>
          <Tiles
            label={t.numbers}
            period="month"
            tiles={[
              { name: t.answers, value: total, to: paths.surveyAnswers(quiz.id) },
              { name: t.started, value: started },
              { name: t.completion, value: started > 0 ? Math.round((100 * total) / started) : 0 },
              ...(averageScore === null ? [] : [{ name: t.score, value: Math.round(averageScore) }]),
            ]}
          />
          <ol aria-label={t.questions} className="flex flex-col gap-6">
            {questions.map((question) => (
              <li key={question.questionId}>
                <QuestionChart question={question} />
              </li>
            ))}
          </ol>
          <DropOff stats={stats} />
          <Days days={stats.days} />
        </>
      )}
    </QuizLayout>
  )
}

const Nothing = ({ quiz: { id, published } }: Pick<ResultsData, 'quiz'>) => {
  const { results: t, parts } = useWords().quizBuilder
  return (
    <EmptyState
      Icon={ChartColumn}
      title={t.empty}
      action={
        <ButtonLink to={paths.survey(id, published ? { section: 'sharing' } : {})} look="quiet">
          {published ? parts.sharing : parts.questions}
        </ButtonLink>
      }
    >
      <p>{published ? t.emptyPublished : t.emptyDraft}</p>
    </EmptyState>
  )
}

/** Respondents who began and did not answer, by the question where they stopped. */
const DropOff = ({ stats: { questions } }: Pick<ResultsData, 'stats'>) => {
  const { results: t } = useWords().quizBuilder
  const bars = questions.filter(({ dropped }) => dropped > 0).map(({ title, dropped }) => ({ name: title, value: dropped }))
  return <BarList title={t.dropOff} bars={bars} empty={t.noDropOff} />
}

const Days = ({ days }: Pick<ResultsData['stats'], 'days'>) => {
  const { results: t } = useWords().quizBuilder
  const locale = useLocale()
  const spansYears = days[0]?.date.slice(0, 4) !== days.at(-1)?.date.slice(0, 4)
  return (
    <Chart
      title={t.byDay}
      kind={days.length > 1 ? 'line' : 'bar'}
      labelName={t.day}
      labels={days.map(({ date }) => format(`${date}T12:00:00Z`, { locale, zone: 'UTC', kind: spansYears ? 'yearDate' : 'date' }))}
      series={[{ name: t.answers, values: days.map(({ count }) => count) }]}
      empty={t.noDays}
    />
  )
}
