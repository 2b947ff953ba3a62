import type { Db } from '../../../kernel/db.ts'
import type { Refusal, RefusalDetails } from '../../../kernel/refusal.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { countAttempt } from '../attempts.ts'
import { verifyPassword } from '../passwords.ts'
import { forgetFailures } from '../store.ts'
import { passwordHashOf } from './store.ts'

type Asking = {
  db: Db
  actor: { id: number }
  now: Date
  refuse: (code: 'tooManyRequests', details: RefusalDetails) => Refusal
}

/** Does the signed-in person know the password? Who has none need not. Guesses are counted as at the door. */
export const knowsPassword = async (ctx: Asking, typed: string | undefined): Promise<boolean> => {
  const passwordHash = await passwordHashOf(ctx.db, ctx.actor.id)
  if (passwordHash === null) return true
  if (typed === undefined) return false
  const key = hashToken(`own password ${ctx.actor.id}`)
  await countAttempt(ctx, { lockedBy: key })
  const isRight = await verifyPassword(typed, passwordHash)
  if (isRight) await forgetFailures(ctx.db, [key])
  return isRight
}
