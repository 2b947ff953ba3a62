import type { Ctx } from '../../../../kernel/call.ts'
import type { Config } from '../../../../kernel/config.ts'
import type { Tx } from '../../../../kernel/db.ts'
import type { Refusal, RefusalDetails } from '../../../../kernel/refusal.ts'
import { lockAccount, passwordHashOf } from '../../credentials/store.ts'
import { verifyPassword } from '../../passwords.ts'
import type { SecondStepChange } from '../facts.ts'
import { spendOwnCode, spendTry } from './check.ts'
import { announceChange, type Changing, hasFactor, isSecondStepRequired, renewCodes } from './factors.ts'
import { clearTries, endWaitingSessions, findSecondStep, removeAppOf, removeSecondStep, requireSecondStepAgain } from './store.ts'

type Proving = Changing & {
  body: { code?: string | undefined; password?: string | undefined }
  refuse: (code: 'wrongCode' | 'wrongPassword' | 'tooManyRequests', details?: RefusalDetails) => Refusal
}
type Removing = Proving & { config: Pick<Config, 'requiresSecondStep'> }

/** Removes every factor. */
export const turnOff = async (ctx: Ctx<'DELETE /user/second-step'>) => {
  const { db, actor, refuse } = ctx
  if (!(await hasFactor(db, actor.id))) throw refuse('secondStepAbsent')
  return withProof(ctx, async (tx) => {
    await end(ctx, tx)
    return { ok: true as const }
  })
}

export const removeApp = async (ctx: Ctx<'DELETE /user/second-step/app'>) => {
  const { db, actor, refuse } = ctx
  if (!(await findSecondStep(db, actor.id))?.confirmed_at) throw refuse('secondStepAbsent')
  return removeFactor(ctx, 'appRemoved', async (tx) => {
    await removeAppOf(tx, actor.id)
  })
}

export const renewRecoveryCodes = async (ctx: Ctx<'POST /user/second-step/recovery-codes'>) => {
  const { db, actor, refuse } = ctx
  if (!(await hasFactor(db, actor.id))) throw refuse('secondStepAbsent')
  return withProof(ctx, async (tx) => {
    const recoveryCodes = await renewCodes(tx, actor.id)
    await announceChange(ctx, tx, 'codesRenewed')
    return { recoveryCodes }
  })
}

/** Removes one factor. Removing the last one turns the second step off. */
export const removeFactor = (ctx: Removing, change: SecondStepChange, remove: (tx: Tx) => Promise<void>) =>
  withProof(ctx, async (tx) => {
    await remove(tx)
    if (await hasFactor(tx, ctx.actor.id)) await announceChange(ctx, tx, change)
    else await end(ctx, tx)
    return { ok: true as const }
  })

/**
 * Ends incomplete sessions, because without a second step they would become complete. If the second step is required, every session needs
 * one again.
 */
const end = async (ctx: Removing, tx: Tx) => {
  const { actor } = ctx
  await endWaitingSessions(tx, actor.id, actor.sessionId)
  await removeSecondStep(tx, actor.id)
  if (isSecondStepRequired(ctx)) await requireSecondStepAgain(tx, actor.id)
  await announceChange(ctx, tx, 'turnedOff')
}

/** Changes a factor after a correct code or password. The lock serializes changes of one account. */
const withProof = async <T>(ctx: Proving, change: (tx: Tx) => Promise<T>): Promise<T> => {
  const { db, actor, body, now, refuse } = ctx
  await spendTry(ctx)
  await checkPassword(ctx)
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, actor.id)
    if (body.code !== undefined && !(await spendOwnCode(tx, actor.id, body.code, now))) throw refuse('wrongCode')
    await clearTries(tx, actor.id)
    return change(tx)
  })
}

/** A code makes the password unnecessary. */
const checkPassword = async ({ db, actor, body, caller, refuse }: Proving) => {
  if (body.code !== undefined) return
  const isRight = await verifyPassword(body.password ?? '', await passwordHashOf(db, actor.id), caller.addressKey)
  if (!isRight) throw refuse('wrongPassword')
}
