// Mutation testing of the rules: Stryker changes the code piece by piece, and each change should fail a test.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import setupPostgres from '../../tests/kit/postgres.ts'
import { installOwn } from '../own-packages.ts'
import { type Batch, batchesOf } from './plan.ts'
import { summary } from './reporter.ts'
import { passToRunners } from './runner-settings.ts'

const usage = 'npm run mutate -- [file, file:12-30 or folder …] [--tests file,folder] [--concurrency 1] [--minutes 30]'
const sandboxes = '.stryker-tmp'

const main = async () => {
  const { paths, tests, concurrency, minutes } = readOptions()
  const batches = batchesOf(paths, tests)
  if (batches.length === 0) {
    console.error(`There is no code or no test in ${paths.join(', ')}. ${usage}`)
    process.exitCode = 1
    return
  }
  installOwn(import.meta.dirname, console.log)
  const provided: Record<string, unknown> = {}
  const stopPostgres = await setupPostgres({ provide: (key, value) => Object.assign(provided, { [key]: value }) })
  endAfter(minutes, stopPostgres)
  for (const batch of batches) {
    passToRunners(batch.tests, provided)
    await mutate(batch, concurrency)
  }
  console.log(summary())
  await stopPostgres()
}

const readOptions = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tests: { type: 'string' },
      concurrency: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '30' },
    },
  })
  const { tests, concurrency, minutes } = values
  return { paths: positionals, tests: tests?.split(','), concurrency: Number(concurrency), minutes: Number(minutes) }
}

const mutate = async ({ files, tests }: Batch, concurrency: number) => {
  console.log(`\n${files.join(', ')}\nagainst ${tests.length} test files`)
  const { Stryker } = await import('@stryker-mutator/core')
  const stryker = new Stryker({
    mutate: files,
    concurrency,
    testRunner: 'vitest',
    // `related` would choose every test that starts the server
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: false, pool: 'forks' },
    appendPlugins: [join(import.meta.dirname, 'reporter.ts')],
    reporters: ['survivors'],
    tempDirName: sandboxes,
    cleanTempDir: 'always',
    ignorePatterns: ['.data', '.react-router', 'docs', 'build'],
    // types are stripped, never checked, so a mutant with a wrong type counts too
    disableTypeChecks: false,
    dryRunTimeoutMinutes: 15,
    // otherwise a busy machine would time a slow mutant out and count it as killed
    timeoutMS: 60_000,
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: { slow: false },
  })
  await stryker.runMutationTest()
}

/** The runners end with their channel to this process. */
const endAfter = (minutes: number, stopPostgres: () => Promise<void>) => {
  process.once('exit', () => rmSync(sandboxes, { recursive: true, force: true }))
  const end = async () => {
    console.log(`\nended after ${minutes} minutes\n${summary()}`)
    await stopPostgres()
    process.exit(1)
  }
  setTimeout(end, minutes * 60_000).unref()
}

await main().catch((error) => {
  console.error(error)
  process.exit(1)
})
