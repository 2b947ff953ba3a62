import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installOwn } from '../own-packages.ts'
import type { Bench, Report } from './bench.ts'
import { type Base, openBase } from './database.ts'
import { root } from './processes.ts'
import { markdownOf, settingOf, writeFigures } from './table.ts'

const usage = 'npm run bench -- [--only pages,calls] [--rounds 3] [--seconds 5] [--large] [--write]'
const document = join(root, 'docs/performance.md')

const say = (line: string) => console.error(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  ${line}`)

/** Measures the selected areas, prints the table, and with `--write` writes it into the document. */
const main = async () => {
  const options = readOptions()
  installOwn(import.meta.dirname, say)
  const { areas } = await import('./areas.ts')
  const names = options.only ?? Object.keys(areas)
  const unknown = names.filter((name) => !areas[name])
  if (unknown.length > 0) throw new Error(`there is no area ${unknown.join(', ')}: ${Object.keys(areas).join(', ')}. ${usage}`)
  await using bases = new AsyncDisposableStack()
  const bench = benchOf(options, bases)
  const reports: Report[] = []
  endOnSignal(bases)
  for (const name of names) {
    const area = areas[name]
    if (area) reports.push(await area(bench))
  }
  const figures = figuresOf(bench, reports)
  console.log(`\n${figures}`)
  if (options.write) await writeFigures(document, figures)
}

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
      large: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const { only, rounds, seconds, large, write } = values
  return { only: only?.split(','), rounds: Number(rounds), seconds: Number(seconds), isLarge: large, write }
}

type Options = ReturnType<typeof readOptions>

const benchOf = ({ rounds, seconds, isLarge }: Options, bases: AsyncDisposableStack): Bench => {
  const opened = new Map<number, Promise<Base>>()
  const open = async (events: number) => bases.use(await openBase(events, say))
  const base = (events: number) => {
    const known = opened.get(events) ?? open(events)
    opened.set(events, known)
    return known
  }
  return { rounds, seconds, isLarge, say, base }
}

/** Stops the databases on a signal. Products and limits end by themselves when their channel to this process closes. */
const endOnSignal = (bases: AsyncDisposableStack) => {
  const end = async () => {
    await bases.disposeAsync()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  process.once('disconnect', end)
  // the listener would otherwise keep the finished measurement alive
  process.channel?.unref()
}

const figuresOf = (bench: Bench, reports: Report[]): string => {
  const rows = reports.flatMap((report) => report.rows)
  const notes = reports.flatMap((report) => report.notes ?? [])
  return [settingOf(bench), markdownOf(rows), ...notes].join('\n\n')
}

/** The first error, because closing resources may have failed after it. */
const causeOf = (error: unknown): unknown => (error instanceof SuppressedError ? causeOf(error.suppressed) : error)

await main().catch((error) => {
  console.error(causeOf(error))
  process.exitCode = 1
})
