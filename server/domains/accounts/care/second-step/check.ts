import { codeTries } from '../../../../../contract/limits.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'
import type { Refusal, RefusalDetails } from '../../../../kernel/refusal.ts'
import { hashRecoveryCode, stepOf } from './one-time-codes.ts'
import { clearTries, countTry, findSecondStep, spendRecoveryCode, spendStep } from './store.ts'

const quietSeconds = 15 * 60

type TryContext = { db: Db; actor: Actor; now: Date; refuse: (code: 'tooManyRequests', details: RefusalDetails) => Refusal }

/** 5 tries in 15 minutes across all factors, also for concurrent requests. A correct code resets the count. */
export const spendTry = async ({ db, actor, now, refuse }: TryContext) => {
  const since = new Date(now.getTime() - quietSeconds * 1000)
  const isLeft = await countTry(db, actor.id, { now, since, most: codeTries })
  if (!isLeft) throw refuse('tooManyRequests', { retryAfterSeconds: quietSeconds })
}

/** Marks an unused app code or recovery code as used. Returns false if the code is wrong. */
export const spendOwnCode = async (tx: Tx, userId: number, code: string, now: Date): Promise<boolean> => {
  const isRight = /^\d{6}$/.test(code) ? await spendAppCode(tx, userId, code, now) : await spendRecoveryCode(tx, userId, hashRecoveryCode(code))
  if (isRight) await clearTries(tx, userId)
  return isRight
}

const spendAppCode = async (tx: Tx, userId: number, code: string, now: Date) => {
  const second = await findSecondStep(tx, userId)
  const step = second?.confirmed_at ? stepOf(second.secret, code, now) : null
  return step !== null && spendStep(tx, userId, step)
}
