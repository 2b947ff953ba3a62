import type { QuestionStats, QuizStats } from '../../../contract/quizzes/answering.ts'
import { decimal, format, grouped } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { Chart } from '../../ui/chart.tsx'
import { ShareTable } from './share-table.tsx'

/** The statistics of a quiz, for respondents and for the organizer: totals, days, and each question by its type. */
export const QuizStatistics = ({ stats }: { stats: QuizStats }) => {
  const t = useWords().quizzes.stats
  const locale = useLocale()
  return (
    <section className="flex flex-col gap-6" aria-label={t.title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-semibold">{t.title}</h2>
        <p className="text-ink-soft">{t.total(stats.total)}</p>
      </div>
      {stats.total === 0 && <p className="rounded-2xl border border-dashed border-line-strong p-6 text-ink-soft">{t.empty}</p>}
      {stats.days.length > 1 && (
        <Chart
          title={t.days}
          kind="line"
          labelName={t.day}
          labels={stats.days.map(({ date }) => format(`${date}T12:00:00Z`, { locale, zone: 'UTC', kind: 'day' }))}
          series={[{ name: t.count, values: stats.days.map(({ count }) => count) }]}
          empty={t.empty}
        />
      )}
      {stats.total > 0 && stats.questions.map((question) => <QuestionStatistics key={question.questionId} question={question} />)}
    </section>
  )
}

/** The answers to one question. */
export const QuestionStatistics = ({ question }: { question: QuestionStats }) => {
  const t = useWords().quizzes.stats
  const { title, isRemoved, answered, skipped, dropped } = question
  const facts = [t.answered(answered), skipped > 0 && t.skipped(skipped), dropped > 0 && t.dropped(dropped), isRemoved && t.removed]
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <div>
        <h3 className="text-lg font-semibold wrap-anywhere">{title}</h3>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {answered === 0 ? <p className="text-ink-soft">{t.none}</p> : <Answers question={question} />}
    </div>
  )
}

const Answers = ({ question }: { question: QuestionStats }) => {
  const t = useWords().quizzes.stats
  const { type, title, answered, counts, places, numbers, texts } = question
  return (
    <>
      {counts.length > 0 && places.length === 0 && (
        <ShareTable
          label={title}
          rows={counts.map((row) => ({ key: row.key, title: row.right ? `${row.title} (${t.right})` : row.title, count: row.count }))}
          answered={answered}
        />
      )}
      {places.length > 0 && <Places title={title} places={places} />}
      {numbers && <Numbers numbers={numbers} />}
      {texts.length > 0 && <Texts texts={texts} />}
      {isText(type) && texts.length === 0 && <p className="text-sm text-ink-soft">{t.hiddenTexts}</p>}
    </>
  )
}

const isText = (type: QuestionStats['type']) => type === 'textShort' || type === 'text' || type === 'url' || type === 'file'

/** The first place is the best, so its bar is the longest. */
const Places = ({ title, places }: { title: string; places: QuestionStats['places'] }) => {
  const t = useWords().quizzes.stats
  const locale = useLocale()
  const rows = places.toSorted((one, other) => one.average - other.average)
  return (
    <table className="w-full">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-left text-sm text-ink-soft">
          <th scope="col" className="pb-1 font-medium">
            {t.option}
          </th>
          <th scope="col" className="pb-1 text-right font-medium">
            {t.place}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ optionId, title: option, average }) => (
          <tr key={optionId} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              {option}
              <span className="mt-1 block h-2 rounded-full bg-sunken" aria-hidden="true">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(100 * (places.length + 1 - average)) / places.length}%` }}
                />
              </span>
            </th>
            <td className="py-2 pl-4 text-right align-top font-medium tabular-nums">{decimal(average, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Numbers = ({ numbers }: { numbers: NonNullable<QuestionStats['numbers']> }) => {
  const t = useWords().quizzes.stats
  const locale = useLocale()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {(['average', 'median', 'min', 'max'] as const).map((name) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-soft">{t[name]}</dt>
          <dd className="text-xl font-semibold tabular-nums wrap-anywhere">
            {Number.isInteger(numbers[name]) ? grouped(numbers[name], locale) : decimal(numbers[name], locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Texts = ({ texts }: { texts: readonly string[] }) => {
  const t = useWords().quizzes.stats
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-sm font-medium text-ink-soft">{t.texts}</h4>
      <ul className="flex flex-col gap-2">
        {texts.map((written, index) => (
          <li key={index} className="rounded-xl bg-sunken px-3 py-2 whitespace-pre-line wrap-anywhere">
            {written}
          </li>
        ))}
      </ul>
    </div>
  )
}
