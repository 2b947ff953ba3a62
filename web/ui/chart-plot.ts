import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Locale } from '../../contract/locales.ts'
import { grouped } from '../kernel/format.ts'

export type Plot = {
  kind: 'line' | 'bar'
  labels: string[]
  values: (number | null)[][]
  now?: number
  locale: Locale
}

type Listener = (index: number | null) => void

/** Draws a chart into a frame and redraws it for a new width or theme. Returns the function that removes it. */
export const plotChart = (frame: HTMLElement, plot: Plot, onPoint: Listener): (() => void) => {
  const chart = new uPlot(optionsOf(frame, plot, onPoint), dataOf(plot), frame)
  const size = new ResizeObserver(() => chart.setSize(sizeOf(frame)))
  size.observe(frame)
  const redraw = () => chart.redraw()
  const chosenTheme = new MutationObserver(redraw)
  chosenTheme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const systemTheme = matchMedia('(prefers-color-scheme: dark)')
  systemTheme.addEventListener('change', redraw)
  return () => {
    size.disconnect()
    chosenTheme.disconnect()
    systemTheme.removeEventListener('change', redraw)
    chart.destroy()
  }
}

const sizeOf = (frame: HTMLElement) => ({ width: Math.max(frame.clientWidth, 160), height: frame.clientHeight })

/** Points by number; the current period is a series of its own, because its colour differs. */
const dataOf = ({ kind, values, now, labels }: Plot): uPlot.AlignedData => {
  const places = labels.map((_, index) => index)
  if (now === undefined) return [places, ...values]
  const [first = [], ...others] = values
  const current = first.map((value, index) => (index === now ? value : null))
  const past = kind === 'bar' ? first.map((value, index) => (index === now ? null : value)) : first
  return [places, past, ...others, current]
}

const optionsOf = (frame: HTMLElement, plot: Plot, onPoint: Listener): uPlot.Options => ({
  ...sizeOf(frame),
  scales: { x: { time: false, range: (_chart, from, to) => (plot.kind === 'bar' ? [from - 0.6, to + 0.6] : [from, to]) }, y: { range: fromZero } },
  // the last label is centred under the last point
  padding: [8, Math.ceil(labelWidth(frame, plot.labels) / 2), 0, 0],
  legend: { show: false },
  cursor: { y: false, drag: { x: false, y: false }, points: { show: plot.kind === 'line' } },
  axes: [
    {
      ...axisLook(frame),
      size: 28,
      splits: placesOf(plot.labels, labelWidth(frame, plot.labels)),
      values: (_chart, places) => places.map((place) => plot.labels[place] ?? ''),
    },
    { ...axisLook(frame), size: valuesWidth, incrs: wholeSteps, values: (_chart, marks) => marks.map((mark) => grouped(mark, plot.locale)) },
  ],
  series: [{}, ...seriesOf(frame, plot)],
  hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
})

const fromZero = (_chart: uPlot, _least: number, largest: number): uPlot.Range.MinMax => uPlot.rangeNum(0, Math.max(largest, 1), 0.1, true)

const wholeSteps = [1, 2, 5].flatMap((step) => [0, 1, 2, 3, 4, 5, 6, 7].map((power) => step * 10 ** power)).sort((a, b) => a - b)

const valuesWidth = 56

/** As many labels as fit beside each other. */
const placesOf = (labels: string[], width: number) => (chart: uPlot) => {
  const room = chart.width - valuesWidth - width / 2
  const step = Math.max(1, Math.ceil(labels.length / Math.max(1, Math.floor(room / (width + labelGap)))))
  return labels.map((_, index) => index).filter((index) => index % step === 0)
}

const labelGap = 16

/** The width of the widest label. */
const labelWidth = (frame: HTMLElement, labels: string[]): number => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return 72
  pen.font = fontOf(frame)
  return Math.max(...labels.map((label) => pen.measureText(label).width))
}

const fontOf = (frame: HTMLElement) => `13px ${getComputedStyle(frame).fontFamily}`

const axisLook = (frame: HTMLElement): uPlot.Axis => ({
  stroke: colour(frame, '--ink-soft'),
  font: fontOf(frame),
  grid: { stroke: colour(frame, '--line'), width: 1 },
  ticks: { show: false },
})

const seriesOf = (frame: HTMLElement, { kind, values, now }: Plot): uPlot.Series[] => {
  const names = [...['--accent', '--ink'].slice(0, values.length), ...(now === undefined ? [] : ['--warm'])]
  return names.map((name, place) =>
    kind === 'bar' ? barOf(colour(frame, name), place, values.length) : lineOf(colour(frame, name), name === '--warm'),
  )
}

const lineOf = (stroke: () => string, isNow: boolean): uPlot.Series => ({
  stroke,
  width: isNow ? 0 : 2,
  points: { show: isNow, size: 10, width: 0, fill: stroke },
})

/** Two series stand side by side; the bar of now stands where the first series would. */
const barOf = (fill: () => string, place: number, count: number): uPlot.Series => {
  const side = place === 1 && count === 2 ? 1 : -1
  return {
    fill,
    stroke: fill,
    width: 0,
    points: { show: false },
    paths: uPlot.paths.bars?.({ size: count === 2 ? [0.35, 24] : [0.6, 40], align: count === 2 ? side : 0, radius: 0.15 }),
  }
}

/** Read at every drawing, because the theme may change between two. */
const colour = (frame: HTMLElement, name: string) => () => getComputedStyle(frame).getPropertyValue(name)
