import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName } from '../../contract/kit.ts'
import { Refusal } from './refusal.ts'

type Budget = { points: number; seconds: number }

/** Requests one address may make of each kind, counted for all processes together. */
const budgets: Record<LimitName, Budget> = {
  codes: { points: 20, seconds: 600 },
  codeTries: { points: 60, seconds: 600 },
  signIn: { points: 60, seconds: 600 },
  signUp: { points: 30, seconds: 3600 },
  captcha: { points: 120, seconds: 600 },
  letters: { points: 20, seconds: 3600 },
  links: { points: 60, seconds: 600 },
  emailChecks: { points: 60, seconds: 600 },
  social: { points: 120, seconds: 600 },
  reports: { points: 120, seconds: 60 },
  subscribing: { points: 20, seconds: 3600 },
  suggestions: { points: 60, seconds: 3600 },
  uploads: { points: 200, seconds: 86_400 },
  approaches: { points: 120, seconds: 3600 },
  registration: { points: 120, seconds: 60 },
}

export type Limits = { spend: (name: LimitName, by: string) => Promise<void> }

/** Counts in PostgreSQL; refuses with tooManyRequests and the seconds to wait. */
export const openLimits = (pool: pg.Pool, factor = 1): Limits => {
  const limiters = new Map(
    Object.entries(budgets).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: points * factor,
        duration: seconds,
      }),
    ]),
  )
  return {
    spend: async (name, by) => {
      try {
        await limiters.get(name)?.consume(by)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) })
        throw error
      }
    },
  }
}
