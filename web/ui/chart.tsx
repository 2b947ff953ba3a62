import { useEffect, useRef, useState } from 'react'
import { grouped } from '../kernel/format.ts'
import { useLocale, useWords } from '../kernel/words.tsx'
import type { Plot } from './chart-plot.ts'

export type ChartSeries = { name: string; values: readonly (number | null)[] }

type Props = {
  title: string
  kind: 'line' | 'bar'
  /** The name of what the labels are, such as a day. */
  labelName: string
  /** One label a point, already in the words of the page. */
  labels: readonly string[]
  /** The first in the accent, the second in ink. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries]
  /** The index of the current period, shown warm. */
  now?: number
  /** Words in place of an empty chart: the content that will appear. */
  empty: string
}

/**
 * A line or bar chart with its table. The server renders the table, so the numbers can be read without scripts and with a
 * keyboard; the drawing is loaded when it comes into view.
 */
export const Chart = (chart: Props) => {
  const t = useWords().uiData
  const { title, labels, series, empty } = chart
  const isEmpty = series.every(({ values }) => values.every((value) => !value))
  return (
    <figure className="flex min-w-0 flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-lg font-semibold">{title}</span>
        {!isEmpty && <Legend {...chart} />}
      </figcaption>
      {isEmpty || labels.length === 0 ? (
        <p className="flex min-h-40 items-center justify-center rounded-xl border border-dashed border-line-strong p-6 text-center text-ink-soft">
          {empty}
        </p>
      ) : (
        <>
          <Drawing {...chart} />
          <details className="group">
            <summary className="inline-flex min-h-(--control) items-center text-accent underline underline-offset-4">{t.asTable}</summary>
            <Table {...chart} />
          </details>
        </>
      )}
    </figure>
  )
}

const markers = ['bg-accent', 'bg-ink']

const Legend = ({ series, now }: Props) => {
  const t = useWords().uiData
  return (
    <span className="script-only flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {series.length > 1 && series.map(({ name }, place) => <Marked key={name} marker={markers[place] ?? ''} name={name} />)}
      {now !== undefined && <Marked marker="bg-warm" name={t.now} />}
    </span>
  )
}

const Marked = ({ marker, name }: { marker: string; name: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={`size-3 rounded-full ${marker}`} aria-hidden="true" />
    {name}
  </span>
)

/** The table has the same numbers, so screen readers skip the drawing. */
const Drawing = ({ kind, labels, series, now }: Props) => {
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  // the parent makes new arrays at each render; the drawing changes with the numbers only
  const content = JSON.stringify({ kind, labels, values: series.map(({ values }) => values), now, locale })
  useEffect(() => plotWhenSeen(frame.current, JSON.parse(content), setPointed), [content])
  const values = pointed === null ? [] : series.map(({ name, values }) => `${name}: ${grouped(values[pointed] ?? 0, locale)}`)
  return (
    <div aria-hidden="true" className="script-only">
      <div ref={frame} className="h-60 min-w-0 overflow-hidden" />
      <p className="min-h-6 text-sm text-ink-soft tabular-nums">{pointed !== null && [labels[pointed], ...values].join(' · ')}</p>
    </div>
  )
}

const plotWhenSeen = (frame: HTMLElement | null, plot: Plot, onPoint: (index: number | null) => void) => {
  if (!frame) return
  let stop: (() => void) | null = null
  let isOver = false
  const draw = async () => {
    const module = await import('./chart-plot.ts').catch(() => null)
    // without the library the frame collapses, and the table remains
    if (!module) frame.hidden = true
    else if (!isOver) stop = module.plotChart(frame, plot, onPoint)
  }
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    sight.disconnect()
    void draw()
  })
  sight.observe(frame)
  return () => {
    isOver = true
    sight.disconnect()
    stop?.()
  }
}

const Table = ({ title, labelName, labels, series }: Props) => {
  const locale = useLocale()
  const head = 'border-b border-line px-3 py-2 text-left text-sm font-medium text-ink-soft not-first:text-right'
  const cell = 'border-b border-line px-3 py-1.5 text-left font-normal not-first:text-right tabular-nums'
  return (
    <table className="mt-2 w-full max-w-160">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {[labelName, ...series.map(({ name }) => name)].map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row" className={cell}>
              {label}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} className={cell}>
                {wordOf(values[index], locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const wordOf = (value: number | null | undefined, locale: Parameters<typeof grouped>[1]) => (value == null ? '—' : grouped(value, locale))
