import { failuresBeforeCaptcha } from '../../../contract/limits.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { type Counter, countAttempt } from './attempts.ts'
import { passCaptcha } from './captcha.ts'
import { guessingDetected } from './care/facts.ts'
import { clearFailures, undoFailure } from './store.ts'

const dayMinutes = 24 * 60
const addressQuietMinutes = 15
/** The owner may be emailed after every so many failures, once a day at most (`claimGuessAlert`). */
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
  /** Guessed secret: the password of an account, of a login without an account, or the codes of a phone. */
  secret: string
  userId: number | null
  /** The guess comes from a trusted browser of the account; its failures are counted apart from those of strangers. */
  isTrusted: boolean
}

/**
 * Counts a guess at a password or a code. After three failures for the secret or the address each guess needs a captcha.
 * Guarantee: a solved captcha allows a guess, regardless of the number of failures.
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
    /** Failures for this secret within the window before this guess, either of strangers or of the trusted browser. */
    failuresBefore,
    /** Other failures of the address stay, because a stranger may own an account and sign in to it. */
    wasRight: () => Promise.all([clearFailures(ctx.db, [own.key]), ...others.map(({ key }) => undoFailure(ctx.db, key))]),
    wasNone: () => Promise.all([own, ...others].map(({ key }) => undoFailure(ctx.db, key))),
  }
}

/** The counter key for strangers' failures for a secret. */
export const strangersKey = (secret: string) => hashToken(`strangers ${secret}`)

export const strangersWindowMs = dayMinutes * 60_000

const countersOf = ({ caller }: Guessing, { secret, isTrusted }: Guess): [Counter, ...Counter[]] => {
  if (isTrusted) return [{ key: hashToken(`device ${caller.device} ${secret}`), quietMinutes: dayMinutes }]
  return [
    { key: strangersKey(secret), quietMinutes: dayMinutes },
    { key: hashToken(`address ${caller.addressKey}`), quietMinutes: addressQuietMinutes },
  ]
}

/** Also announced without an account, so that timing does not reveal accounts. */
const alertOwner = ({ announce, now }: Guessing, tx: Tx, { userId }: Guess) => announce(tx, guessingDetected, { userId, at: now.toISOString() })
