import { Check } from 'lucide-react'
import type { QuestionStats } from '../../../../contract/quizzes/answering.ts'
import { decimal, grouped } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Chart } from '../../../ui/chart.tsx'

/** The answers to one question, in the shape that its type needs. */
export const QuestionChart = ({ question }: { question: QuestionStats }) => {
  const { results: t, types } = useWords().quizBuilder
  const { type, title, isRemoved, answered, skipped } = question
  if (type === 'splitter' || type === 'afterword') return null
  return (
    <section className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <header className="flex flex-col items-start gap-1">
        <h2 className="text-lg font-semibold wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {isRemoved && <Badge>{t.removed}</Badge>}
          <span>{types[type].name}</span>
          <span>{t.answered(answered, skipped)}</span>
        </p>
      </header>
      {answered === 0 ? <p className="text-ink-soft">{t.nobody}</p> : <Answers question={question} />}
    </section>
  )
}

const Answers = ({ question }: { question: QuestionStats }) => {
  const { type, counts, places, numbers, texts } = question
  const isScale = type === 'scale'
  return (
    <>
      {numbers && <Numbers numbers={numbers} />}
      {isScale && counts.length > 0 && <Histogram question={question} />}
      {!isScale && places.length === 0 && counts.length > 0 && <Bars question={question} />}
      {places.length > 0 && <Places places={places} />}
      {texts.length > 0 && <Texts texts={texts} />}
    </>
  )
}

const Numbers = ({ numbers }: { numbers: NonNullable<QuestionStats['numbers']> }) => {
  const { results: t } = useWords().quizBuilder
  const locale = useLocale()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      {(['average', 'median', 'min', 'max'] as const).map((name) => (
        <div key={name} className="flex min-w-0 flex-col">
          <dt className="text-sm text-ink-soft">{t.stats[name]}</dt>
          <dd className="text-lg font-semibold tabular-nums wrap-anywhere">{decimal(numbers[name], locale)}</dd>
        </div>
      ))}
    </dl>
  )
}

const Histogram = ({ question: { counts, title } }: { question: QuestionStats }) => {
  const { results: t } = useWords().quizBuilder
  return (
    <Chart
      title={t.histogram(title)}
      kind="bar"
      labelName={t.point}
      labels={counts.map((row) => row.title)}
      series={[{ name: t.answers, values: counts.map(({ count }) => count) }]}
      empty={t.nobody}
    />
  )
}

/** Right options in the accent, others in ink where the question has right ones. A table, so that the numbers are read with their names. */
const Bars = ({ question: { counts, answered, title } }: { question: QuestionStats }) => {
  const { results: t } = useWords().quizBuilder
  const locale = useLocale()
  const hasRight = counts.some(({ right }) => right)
  return (
    <table className="w-full">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.option}</th>
          <th scope="col">{t.answers}</th>
          <th scope="col">{t.share}</th>
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3">
        {counts.map(({ key, title: name, count, right }) => {
          const share = Math.round((100 * count) / answered)
          return (
            <tr key={key} className="relative grid grid-cols-[1fr_auto_3.5rem] gap-x-3 pb-4">
              <th scope="row" className="text-left font-normal wrap-anywhere">
                {name}
                {right && (
                  <span className="ml-2 inline-flex items-center gap-1 align-bottom text-sm text-accent">
                    <Check className="size-4" aria-hidden="true" />
                    {t.right}
                  </span>
                )}
              </th>
              <td className="text-right font-medium tabular-nums">{grouped(count, locale)}</td>
              <td className="text-right text-ink-soft tabular-nums">
                {`${share} %`}
                <span className="absolute inset-x-0 bottom-0 h-2.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
                  <span className={`block h-full rounded-full ${hasRight && !right ? 'bg-ink-soft' : 'bg-accent'}`} style={{ width: `${share}%` }} />
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Options by their average place, the first ones on top. */
const Places = ({ places }: Pick<QuestionStats, 'places'>) => {
  const { results: t } = useWords().quizBuilder
  const locale = useLocale()
  const worst = Math.max(places.length, 1)
  return (
    <table className="w-full">
      <caption className="pb-2 text-left text-sm text-ink-soft">{t.places}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.option}</th>
          <th scope="col">{t.place}</th>
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3">
        {places
          .toSorted((one, other) => one.average - other.average)
          .map(({ optionId, title, average }) => (
            <tr key={optionId} className="relative grid grid-cols-[1fr_auto] gap-x-3 pb-4">
              <th scope="row" className="text-left font-normal wrap-anywhere">
                {title}
              </th>
              <td className="font-medium tabular-nums">
                {decimal(average, locale)}
                <span className="absolute inset-x-0 bottom-0 h-2.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
                  <span className="block h-full rounded-full bg-accent" style={{ width: `${(100 * (worst + 1 - average)) / worst}%` }} />
                </span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const Texts = ({ texts }: Pick<QuestionStats, 'texts'>) => {
  const { results: t } = useWords().quizBuilder
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">{t.latest}</p>
      <ul className="flex flex-col gap-2">
        {texts.map((text, place) => (
          <li key={`${place} ${text}`} className="rounded-xl bg-sunken px-4 py-2 whitespace-pre-line wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
