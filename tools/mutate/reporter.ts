import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

type Position = { line: number; column: number }
type Mutant = { fileName: string; location: { start: Position; end: Position }; mutatorName: string; replacement: string; status: string }
type DryRun = { result: { tests: readonly unknown[] }; timing: { net: number } }
type Plan = { mutantPlans: readonly unknown[] }

const counts = new Map<string, number>()
const survivors: string[] = []
let planned = 0

const reporter = {
  onDryRunCompleted: ({ result, timing }: DryRun) => console.log(`${result.tests.length} tests, ${(timing.net / 1000).toFixed(0)} s`),
  onMutationTestingPlanReady: ({ mutantPlans }: Plan) => {
    planned += mutantPlans.length
    console.log(`${mutantPlans.length} mutants`)
  },
  onMutantTested: (mutant: Mutant) => {
    counts.set(mutant.status, (counts.get(mutant.status) ?? 0) + 1)
    if (!(mutant.status in reasons)) return
    survivors.push(describe(mutant))
    console.log(survivors.at(-1))
  },
}

/** Stryker finds the reporter by this name. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', value: reporter }]

/** All survivors again, and the number of mutants by outcome. */
export const summary = (): string => {
  const done = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const figures = [...counts].map(([status, count]) => `${count} ${status}`).join(', ')
  return ['', ...survivors, `${done} of ${planned} mutants: ${figures}`].join('\n')
}

const reasons: Record<string, string> = { Survived: 'survived', NoCoverage: 'no test runs it' }

const describe = ({ fileName, location, mutatorName, replacement, status }: Mutant): string => {
  const path = relative(process.cwd(), fileName).replaceAll('\\', '/')
  const before = textAt(readFileSync(fileName, 'utf8'), location)
  return `${path}:${location.start.line} ${reasons[status]} (${mutatorName})\n  - ${onOneLine(before)}\n  + ${onOneLine(replacement)}`
}

/** Lines and columns are counted from 1. */
const textAt = (source: string, { start, end }: Mutant['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines.map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined)).join('\n')
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
