import type { ProvidedContext } from 'vitest'

const [testsKey, contextKey] = ['MUTATE_TESTS', 'MUTATE_CONTEXT']

/** Test runners are child processes of Stryker, so the run passes its settings to them through the environment. */
export const passToRunners = (tests: readonly string[], context: Record<string, unknown>) => {
  process.env[testsKey] = JSON.stringify(tests)
  process.env[contextKey] = JSON.stringify(context)
}

export const testFiles = (): string[] => JSON.parse(process.env[testsKey] ?? '[]')

export const context = (): ProvidedContext => JSON.parse(process.env[contextKey] ?? '{}')
