import type { SecondStep } from '../../../../../contract/accounts-care.ts'
import { dictionaries } from '../../../../../messages/dictionaries.ts'
import { type Actor, isTrusted } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import type { Db } from '../../../../kernel/db.ts'
import type { Refusal } from '../../../../kernel/refusal.ts'
import { passwordHashOf } from '../../credentials/store.ts'
import { verifyPassword } from '../../passwords.ts'
import { maskChannel, otherChannel } from './channel.ts'
import { spendOwnCode, spendTry } from './check.ts'
import { hashRecoveryCode, newRecoveryCodes, newSecret, setupOf, stepOf } from './one-time-codes.ts'
import {
  beginSecondStep,
  completeSession,
  confirmSecondStep,
  countRecoveryCodes,
  endWaitingSessions,
  findSecondStep,
  forgetTries,
  removeSecondStep,
  replaceRecoveryCodes,
} from './store.ts'

export const secondStepOf = async ({ db, actor, config }: Ctx<'GET /user/second-step'>): Promise<SecondStep> => {
  const [second, recoveryCodesLeft, channel] = await Promise.all([
    findSecondStep(db, actor.id),
    countRecoveryCodes(db, actor.id),
    otherChannel(db, actor),
  ])
  return {
    isEnrolled: Boolean(second?.confirmed_at),
    isRequired: config.requiresSecondStep && actor.roles.some(isTrusted),
    enrolledAt: second?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft,
    channel: channel && maskChannel(channel),
  }
}

/** A secret for the app; it counts for nothing until a code of it is told. */
export const beginEnrolment = async (ctx: Ctx<'POST /user/second-step/setup'>) => {
  await checkMayEnrol(ctx)
  const secret = newSecret()
  const begun = await beginSecondStep(ctx.db, ctx.actor.id, secret, ctx.now)
  if (!begun) throw ctx.refuse('secondStepExists')
  return setupOf(secret, { issuer: dictionaries[ctx.caller.locale].common.siteName, label: ctx.actor.email ?? ctx.actor.firstName })
}

export const confirmEnrolment = async (ctx: Ctx<'POST /user/second-step/confirm'>) => {
  const { db, actor, body, now, refuse } = ctx
  await checkMayEnrol(ctx)
  const begun = await findSecondStep(db, actor.id)
  if (!begun) throw refuse('secondStepAbsent')
  if (begun.confirmed_at) throw refuse('secondStepExists')
  await spendTry(ctx)
  const step = stepOf(begun.secret, body.code, now)
  if (step === null) throw refuse('wrongCode')
  const recoveryCodes = newRecoveryCodes()
  await db.transaction().execute(async (tx) => {
    if (!(await confirmSecondStep(tx, actor.id, { secret: begun.secret, step, now }))) throw refuse('secondStepExists')
    await replaceRecoveryCodes(tx, actor.id, recoveryCodes.map(hashRecoveryCode))
    await completeSession(tx, actor.sessionId, { now })
    await forgetTries(tx, actor.id)
  })
  return { recoveryCodes }
}

type Removing = Ctx<'DELETE /user/second-step'>

/** Who has the phone or knows the password may; sessions that still waited for a code are ended. */
export const endEnrolment = async (ctx: Removing) => {
  const { db, actor, refuse } = ctx
  if (!(await findSecondStep(db, actor.id))?.confirmed_at) throw refuse('secondStepAbsent')
  await spendTry(ctx)
  await checkPassword(ctx)
  await db.transaction().execute(async (tx) => {
    if (ctx.body.code !== undefined && !(await spendOwnCode(tx, actor.id, ctx.body.code, ctx.now))) throw refuse('wrongCode')
    await endWaitingSessions(tx, actor.id, actor.sessionId)
    await removeSecondStep(tx, actor.id)
    await forgetTries(tx, actor.id)
  })
  return { ok: true as const }
}

/** Not needed where a code is told. */
const checkPassword = async ({ db, actor, body, refuse }: Removing) => {
  if (body.code !== undefined) return
  const isRight = await verifyPassword(body.password ?? '', await passwordHashOf(db, actor.id))
  if (!isRight) throw refuse('wrongPassword')
}

type Enrolling = { db: Db; actor: Actor; refuse: (code: 'secondStepRequired') => Refusal }

/** Half a sign-in may set up a second step only where no code can be sent: else a stolen password would be enough to own it. */
const checkMayEnrol = async ({ db, actor, refuse }: Enrolling) => {
  if (actor.awaits === 'setup' && (await otherChannel(db, actor))) throw refuse('secondStepRequired')
}
