import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName } from '../../contract/kit.ts'
import { Refusal } from './refusal.ts'

type Budget = { points: number; seconds: number }

const hour = 3600
const day = 86_400

/** Requests per caller and kind, counted across all processes. Calls open to anyone spend the address budget even with a session. */
const callBudgets: Record<LimitName, Budget> = {
  codes: { points: 20, seconds: 600 },
  codeTries: { points: 60, seconds: 600 },
  signIn: { points: 60, seconds: 600 },
  signUp: { points: 20, seconds: hour },
  captcha: { points: 120, seconds: 600 },
  letters: { points: 20, seconds: hour },
  links: { points: 60, seconds: 600 },
  emailChecks: { points: 60, seconds: 600 },
  social: { points: 120, seconds: 600 },
  reports: { points: 120, seconds: 60 },
  subscribing: { points: 20, seconds: hour },
  suggestions: { points: 60, seconds: hour },
  uploads: { points: 200, seconds: day },
  approaches: { points: 120, seconds: hour },
  registration: { points: 120, seconds: 60 },
  organizing: { points: 100, seconds: hour },
  teamCodes: { points: 120, seconds: hour },
  importing: { points: 30, seconds: hour },
  certificates: { points: 120, seconds: 600 },
  certificateFiles: { points: 240, seconds: 600 },
  // a hall of respondents shares one client address
  quizAnswers: { points: 1_200, seconds: 600 },
  quizDrafts: { points: 12_000, seconds: 600 },
  liveAnswers: { points: 1_200, seconds: 600 },
  liveStreams: { points: 600, seconds: 600 },
  // a search over all spaces of a network takes some 0.3 s of the process
  commonTimes: { points: 60, seconds: 600 },
}

/** Budgets that handlers spend themselves. */
const innerBudgets = {
  /** Exports of staff lists that a user starts; refused requests cost nothing. */
  exports: { points: 30, seconds: hour },
  /** Visits of short links that a client address adds to their counts. */
  shortLinkVisits: { points: 600, seconds: 600 },
  /** Messages of organizers to the participants of an event. */
  participantMessages: { points: 10, seconds: day },
  /** Messages to the support from a user, or from the client address of visitors; refused ones cost nothing. */
  supportMessages: { points: 40, seconds: hour },
  /** Messages to the support from visitors with one address. */
  supportVisitors: { points: 10, seconds: day },
  /** Test letters of mailings. */
  mailingTests: { points: 30, seconds: hour },
  /** Codes that a client address may request without a captcha (A181). */
  freeCodes: { points: 3, seconds: hour },
  /** Answers to a client address that disclose whether an account exists. */
  lookups: { points: 20, seconds: hour },
  /** Wrong codes from a client address, for all phones together. */
  wrongCodes: { points: 200, seconds: day },
  /** SMS and calls of the whole installation, and the part requested by unknown callers. The configuration replaces the points. */
  messagesPerHour: { points: 1_000, seconds: hour },
  messagesPerDay: { points: 10_000, seconds: day },
  strangerMessagesPerHour: { points: 700, seconds: hour },
  strangerMessagesPerDay: { points: 7_000, seconds: day },
} satisfies Record<string, Budget>

export type BudgetName = LimitName | keyof typeof innerBudgets

export type Limits = {
  /** Refuses with tooManyRequests and the seconds to wait once the budget is spent. `onFirst` runs for the first refusal of a window. */
  spend: (name: BudgetName, by: string, onFirst?: (retryAfterSeconds: number) => void) => Promise<void>
  /** Spends several points at once. */
  spendSeveral: (name: BudgetName, by: string, count: number) => Promise<void>
  /** The same without a refusal: false once the budget is spent. */
  trySpend: (name: BudgetName, by: string) => Promise<boolean>
  /** Refunds points of the current window, one by default. */
  giveBack: (name: BudgetName, by: string, count?: number) => Promise<void>
  /** Points spent in the current window. */
  spent: (name: BudgetName, by: string) => Promise<number>
}

/** `factor` multiplies every budget; `points` replaces the points of single budgets. */
export const openLimits = (pool: pg.Pool, factor = 1, points: Partial<Record<BudgetName, number>> = {}): Limits => {
  const budgets: Record<BudgetName, Budget> = { ...callBudgets, ...innerBudgets }
  const open = ([name, budget]: [string, Budget]) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      // the keys are budget names
      points: points[name as BudgetName] ?? budget.points * factor,
      duration: budget.seconds,
    })
  const limiters = new Map(Object.entries(budgets).map((entry) => [entry[0], open(entry)]))
  // the map has a limiter for every budget name
  const limiterOf = (name: BudgetName) => limiters.get(name) as RateLimiterPostgres
  const consume = async (name: BudgetName, by: string, count = 1) => {
    const limiter = limiterOf(name)
    try {
      await limiter.consume(by, count)
      return { ok: true, isFirst: false, retryAfterSeconds: 0 }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return { ok: false, isFirst: error.consumedPoints === limiter.points + 1, retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) }
    }
  }
  return {
    trySpend: async (name, by) => (await consume(name, by)).ok,
    spend: async (name, by, onFirst) => {
      const { ok, isFirst, retryAfterSeconds } = await consume(name, by)
      if (ok) return
      if (isFirst) onFirst?.(retryAfterSeconds)
      throw new Refusal('tooManyRequests', { retryAfterSeconds })
    },
    spendSeveral: async (name, by, count) => {
      const { ok, retryAfterSeconds } = await consume(name, by, count)
      if (!ok) throw new Refusal('tooManyRequests', { retryAfterSeconds })
    },
    giveBack: (name, by, count = 1) => giveBackTo(pool, limiterOf(name).getKey(by), count),
    spent: async (name, by) => (await limiterOf(name).get(by))?.consumedPoints ?? 0,
  }
}

/** The library's `reward` is unsuitable: after the end of a window it starts a new one at -1 point, which allows an extra attempt. */
const giveBackTo = async (pool: pg.Pool, key: string, count: number) => {
  const text = 'update rate_limits set points = greatest(points - $3, 0) where key = $1 and expire > $2'
  await pool.query({ name: 'rate_limits:give-back', text, values: [key, Date.now(), count] })
}
