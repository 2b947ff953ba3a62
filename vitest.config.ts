import { defineConfig } from 'vitest/config'
import { limitMs } from './tests/kit/time-limits.ts'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.{ts,tsx}',
      'messages/**/*.test.ts',
      'db/**/*.test.ts',
      'tests/**/*.test.ts',
      'tools/**/*.test.mjs',
    ],
    // the built site is run as it is served
    server: { deps: { external: [/\/build\/server\//] } },
    // React renders pages as they are served, and several times faster than with the checks of development
    env: { NODE_ENV: 'production' },
    globalSetup: ['tests/kit/postgres.ts'],
    testTimeout: limitMs(60_000),
    hookTimeout: limitMs(120_000),
    maxWorkers: 2,
    pool: 'forks',
    // a file loads the modules of the whole server once, not once a file: tests share no state
    isolate: false,
  },
})
