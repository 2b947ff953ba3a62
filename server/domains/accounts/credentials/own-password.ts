import type { Caller } from '../../../kernel/caller.ts'
import type { Db } from '../../../kernel/db.ts'
import type { Refusal, RefusalDetails } from '../../../kernel/refusal.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { countLockedAttempt } from '../attempts.ts'
import { verifyPassword } from '../passwords.ts'
import { clearFailures } from '../store.ts'
import { passwordHashOf } from './store.ts'

type Deps = {
  db: Db
  actor: { id: number }
  caller: Caller
  now: Date
  refuse: (code: 'tooManyRequests', details: RefusalDetails) => Refusal
}

/** An account that signs in only by phone or network has none. */
export const hasPassword = async (db: Db, userId: number): Promise<boolean> => (await passwordHashOf(db, userId)) !== null

/** True if the password is right or the account has none. Ten wrong guesses lock it for 15 minutes. */
export const isPasswordRight = async (ctx: Deps, typed: string | undefined): Promise<boolean> => {
  const passwordHash = await passwordHashOf(ctx.db, ctx.actor.id)
  if (passwordHash === null) return true
  if (typed === undefined) return false
  const key = hashToken(`own password ${ctx.actor.id}`)
  await countLockedAttempt(ctx, key)
  const isRight = await verifyPassword(typed, passwordHash, ctx.caller.addressKey)
  if (isRight) await clearFailures(ctx.db, [key])
  return isRight
}
