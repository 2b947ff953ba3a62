import { defineConfig } from '@playwright/test'
import { limitMs } from './tests/kit/time-limits.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  globalSetup: './tests/journeys/product.ts',
  workers: 2,
  fullyParallel: true,
  timeout: limitMs(60_000),
  expect: { timeout: limitMs(15_000) },
  retries: 0,
  reporter: 'line',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'off',
  },
})
