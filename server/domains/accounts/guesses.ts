import { failuresBeforeCaptcha } from '../../../contract/limits.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { type Counter, countAttempt } from './attempts.ts'
import { passCaptcha } from './captcha.ts'
import { guessingDetected } from './care/facts.ts'
import { forgetFailures, undoFailure } from './store.ts'

const dayMinutes = 24 * 60
const addressQuietMinutes = 15
/** Each so many failures the owner may be due for a letter; a letter a day is sent at most (`claimGuessAlert`). */
const failuresPerAlert = 10

type Guessing = {
  db: Db
  announce: Announce
  body: { captcha?: string }
  caller: Caller
  now: Date
  refuse: (code: 'captcha') => Refusal
}

export type Guess = {
  /** What is guessed: the password of an account or of a login without one, the codes of a phone. */
  secret: string
  userId: number | null
  /** The guess comes from a trusted browser of the account: its failures are counted apart from those of strangers. */
  isTrusted: boolean
}

/**
 * Counts a guess at a password or a code. After three failures of the secret or of the address each guess takes a captcha.
 * Guarantee: a solved captcha allows a guess, however many failures there were.
 */
export const countGuess = async (ctx: Guessing, guess: Guess) => {
  const [own, ...others] = countersOf(ctx, guess)
  let failuresBefore = 0
  await countAttempt(ctx, {
    counters: [own, ...others],
    allow: async (tx, failures) => {
      failuresBefore = failures[0]?.failures ?? 0
      const most = Math.max(...failures.map((row) => row.failures))
      await passCaptcha({ ...ctx, db: tx }, { isNeeded: most >= failuresBeforeCaptcha })
      const isDue = failuresBefore > 0 && failuresBefore % failuresPerAlert === 0
      if (!guess.isTrusted && isDue) await alertOwner(ctx, tx, guess)
    },
  })
  return {
    /** Failures at this secret within the window, without this guess; those of strangers or those of the trusted browser. */
    failuresBefore,
    /** The address keeps its other failures, because a stranger may own an account to succeed with. */
    wasRight: () => Promise.all([forgetFailures(ctx.db, [own.key]), ...others.map(({ key }) => undoFailure(ctx.db, key))]),
    wasNone: () => Promise.all([own, ...others].map(({ key }) => undoFailure(ctx.db, key))),
  }
}

/** The key under which strangers' failures at a secret are counted. */
export const strangersKey = (secret: string) => hashToken(`strangers ${secret}`)

export const strangersWindowMs = dayMinutes * 60_000

const countersOf = ({ caller }: Guessing, { secret, isTrusted }: Guess): [Counter, ...Counter[]] => {
  if (isTrusted) return [{ key: hashToken(`device ${caller.device} ${secret}`), quietMinutes: dayMinutes }]
  return [
    { key: strangersKey(secret), quietMinutes: dayMinutes },
    { key: hashToken(`address ${caller.addressKey}`), quietMinutes: addressQuietMinutes },
  ]
}

/** Announced also for no account, so that the time does not show which accounts exist. */
const alertOwner = ({ announce, now }: Guessing, tx: Tx, { userId }: Guess) => announce(tx, guessingDetected, { userId, at: now.toISOString() })
