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
    // the built site runs unchanged, as in production
    server: { deps: { external: [/\/build\/server\//] } },
    // React renders as in production, several times faster than with development checks
    env: { NODE_ENV: 'production' },
    globalSetup: ['tests/kit/postgres.ts'],
    testTimeout: limitMs(60_000),
    hookTimeout: limitMs(120_000),
    maxWorkers: 2,
    pool: 'forks',
    // a worker loads the modules of the server once, not once per file; tests share no state
    isolate: false,
  },
})
