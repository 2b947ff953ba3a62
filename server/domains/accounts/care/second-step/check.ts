import { codeTries } from '../../../../../contract/limits.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'
import type { Refusal, RefusalDetails } from '../../../../kernel/refusal.ts'
import { hashRecoveryCode, stepOf } from './one-time-codes.ts'
import { countTry, findSecondStep, forgetTries, spendRecoveryCode, spendStep } from './store.ts'

const quietSeconds = 15 * 60

type Trying = { db: Db; actor: Actor; now: Date; refuse: (code: 'tooManyRequests', details: RefusalDetails) => Refusal }

/** 5 tries in 15 minutes, whatever they are made with and however many at once. Success gives them back. */
export const spendTry = async ({ db, actor, now, refuse }: Trying) => {
  const since = new Date(now.getTime() - quietSeconds * 1000)
  const isLeft = await countTry(db, actor.id, { now, since, most: codeTries })
  if (!isLeft) throw refuse('tooManyRequests', { retryAfterSeconds: quietSeconds })
}

/** Is it a code of the app or a recovery code, not used before? It is used now. */
export const spendOwnCode = async (tx: Tx, userId: number, code: string, now: Date): Promise<boolean> => {
  const isRight = /^\d{6}$/.test(code) ? await spendAppCode(tx, userId, code, now) : await spendRecoveryCode(tx, userId, hashRecoveryCode(code))
  if (isRight) await forgetTries(tx, userId)
  return isRight
}

const spendAppCode = async (tx: Tx, userId: number, code: string, now: Date) => {
  const second = await findSecondStep(tx, userId)
  const step = second?.confirmed_at ? stepOf(second.secret, code, now) : null
  return step !== null && spendStep(tx, userId, step)
}
