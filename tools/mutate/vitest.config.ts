import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'
import { testFiles } from './runner-settings.ts'

/** Runs the tests of the mutated files against the PostgreSQL of the run. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: testFiles(), globalSetup: ['tools/mutate/provide-postgres.ts'] },
})
