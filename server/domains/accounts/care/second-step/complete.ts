import type { SessionUser } from '../../../../../contract/accounts/sign-in.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import type { Tx } from '../../../../kernel/db.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { hashToken, newToken } from '../../../../kernel/secrets.ts'
import { currentSession, handOver } from '../../session.ts'
import { spendOwnCode, spendTry } from './check.ts'
import { hashSentCode } from './send.ts'
import { completeSession, forgetTries, spendSentCode } from './store.ts'

type Call = Ctx<'POST /auth/second-step'>

/** Makes a session whole. Its token is replaced: whoever saw the one of half a sign-in has nothing. */
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
  return handOver(ctx, token)
}

/** A sent code counts only for who has set up nothing else: a mailbox must not stand in for the app or a passkey. */
const spendCode = async ({ actor, body, caller, now }: Call, tx: Tx): Promise<boolean> => {
  if (actor.awaits !== 'setup') return spendOwnCode(tx, actor.id, body.code, now)
  const isRight = await spendSentCode(tx, actor.id, { sessionId: actor.sessionId, codeHash: hashSentCode(caller.token, body.code), now })
  if (isRight) await forgetTries(tx, actor.id)
  return isRight
}
