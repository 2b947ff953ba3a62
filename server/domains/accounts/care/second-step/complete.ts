import type { SessionUser } from '../../../../../contract/accounts/sign-in.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import type { Tx } from '../../../../kernel/db.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { hashToken, newToken } from '../../../../kernel/secrets.ts'
import { currentSession, issueSession } from '../../session.ts'
import { spendOwnCode, spendTry } from './check.ts'
import { hashSentCode } from './send.ts'
import { clearTries, completeSession, spendSentCode } from './store.ts'

type Call = Ctx<'POST /auth/second-step'>

/** Completes a session under a new token, so that the token of the incomplete session becomes useless. */
export const completeSignIn = async (ctx: Call): Promise<SessionUser> => {
  if (ctx.actor.awaits === null) return currentSession(ctx)
  await spendTry(ctx)
  const token = newToken()
  const isRight = await ctx.db.transaction().execute(async (tx) => {
    if (!(await spendCode(ctx, tx))) return false
    const isStillThere = await completeSession(tx, ctx.actor.sessionId, { tokenHash: hashToken(token), now: ctx.now })
    if (!isStillThere) throw new Refusal('signInRequired')
    return true
  })
  if (!isRight) throw ctx.refuse('wrongCode')
  return issueSession(ctx, token)
}

/** A sent code counts only without other factors: access to a mailbox must not replace the app or a passkey. */
const spendCode = async ({ actor, body, caller, now }: Call, tx: Tx): Promise<boolean> => {
  if (actor.awaits !== 'setup') return spendOwnCode(tx, actor.id, body.code, now)
  const isRight = await spendSentCode(tx, actor.id, { sessionId: actor.sessionId, codeHash: hashSentCode(caller.token, body.code), now })
  if (isRight) await clearTries(tx, actor.id)
  return isRight
}
