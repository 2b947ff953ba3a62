import type { SecondStep } from '../../../../../contract/accounts/care.ts'
import { dictionaries } from '../../../../../messages/dictionaries.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import { maskChannel, otherChannel } from './channel.ts'
import { spendTry } from './check.ts'
import { checkMayEnrol, enrol, isSecondStepRequired } from './factors.ts'
import { newSecret, setupOf, stepOf } from './one-time-codes.ts'
import { offersPasskeys } from './passkeys/relying-party.ts'
import { beginSecondStep, confirmSecondStep, countRecoveryCodes, factorsOf, findSecondStep } from './store.ts'

export const secondStepOf = async ({ db, actor, config, siteUrl }: Ctx<'GET /user/second-step'>): Promise<SecondStep> => {
  const [{ appSince, passkeySince }, recoveryCodesLeft, channel] = await Promise.all([
    factorsOf(db, actor.id),
    countRecoveryCodes(db, actor.id),
    otherChannel(db, actor),
  ])
  const since = [appSince, passkeySince].filter((moment) => moment !== null).sort((a, b) => a.getTime() - b.getTime())[0]
  return {
    isEnrolled: since !== undefined,
    isRequired: isSecondStepRequired({ config, actor }),
    enrolledAt: since?.toISOString() ?? null,
    hasApp: appSince !== null,
    hasPasskey: passkeySince !== null,
    offersPasskeys: offersPasskeys(siteUrl),
    recoveryCodesLeft,
    channel: channel && maskChannel(channel),
  }
}

/** Creates a secret for the app. It takes effect only when a code made from it is confirmed. */
export const startEnrolment = async (ctx: Ctx<'POST /user/second-step/setup'>) => {
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
  const { recoveryCodes } = await enrol(ctx, 'appAdded', async (tx) => {
    if (!(await confirmSecondStep(tx, actor.id, { secret: begun.secret, step, now }))) throw refuse('secondStepExists')
  })
  return { recoveryCodes }
}
