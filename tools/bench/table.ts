import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'
import type { Bench } from './bench.ts'
import { type Spread, spreadOf } from './statistics.ts'

/** A row of the table. `holds` is null without a goal. */
export type Row = { what: string; product: string; limit: string; ratio: string; goal: string; holds: boolean | null }

export const shown = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

const withSpread = ({ median, least, most }: Spread, unit: string) => `${shown(median)}${unit} (${shown(least)}–${shown(most)})`

export const spread = (values: number[], unit = ''): string => withSpread(spreadOf(values), unit)

const head = ['Measurement', 'Product', 'Limit', 'Ratio', 'Goal', 'Holds']
const mark = (holds: boolean | null) => (holds === null ? '' : holds ? 'yes' : '**no**')

export const markdownOf = (rows: Row[]): string => {
  const lines = rows.map(({ what, product, limit, ratio, goal, holds }) => [what, product, limit, ratio, goal, mark(holds)])
  const all = [head, head.map(() => '---'), ...lines]
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The machine and settings of the measurement. */
export const settingOf = ({ rounds, seconds }: Bench): string =>
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ` +
  `${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}; ${rounds} rounds of ${seconds} s; median (least–most).`

const [start, end] = ['<!-- figures: written by npm run bench -- --write -->', '<!-- end of figures -->']

/** Writes the figures between the markers of the document. */
export const writeFigures = async (path: string, figures: string) => {
  const text = await readFile(path, 'utf8')
  const [before, rest] = text.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${path} has no markers for the figures`)
  await writeFile(path, `${before}${start}\n\n${figures}\n\n${end}${after}`)
}
