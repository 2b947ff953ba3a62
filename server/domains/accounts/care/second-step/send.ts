import { randomInt } from 'node:crypto'
import { codeLifetimeMinutes, resendSeconds } from '../../../../../contract/limits.ts'
import { dictionaries } from '../../../../../messages/dictionaries.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import type { Db } from '../../../../kernel/db.ts'
import { safeError } from '../../../../kernel/log.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { hashToken } from '../../../../kernel/secrets.ts'
import { type Channel, maskChannel, otherChannel } from './channel.ts'
import { codeDigits, newEmailedCode, queueCodeEmail } from './code-email.ts'
import { invalidateCode, nextCodeAt, saveCode } from './store.ts'

type Call = Ctx<'POST /auth/second-step/send'>

const dayMs = 86_400_000
const maxCodesADay = 20

/** Sends a second step code to a user without an app for it. */
export const sendSecondStepCode = async (ctx: Call) => {
  const channel = await otherChannel(ctx.db, ctx.actor)
  if (!channel) throw ctx.refuse('noOtherChannel')
  const times = {
    expiresAt: new Date(ctx.now.getTime() + codeLifetimeMinutes * 60_000),
    resendAt: new Date(ctx.now.getTime() + resendSeconds * 1000),
  }
  await (channel.kind === 'phone' ? textCode(ctx, channel, times) : emailCode(ctx, channel, times))
  return { ...maskChannel(channel), resendAt: times.resendAt.toISOString() }
}

/** Hashed with the session token, which the database does not store: reading the database reveals no code. */
export const hashSentCode = (token: string | null, code: string): Buffer => hashToken(`${token}:${code}`)

type Times = { expiresAt: Date; resendAt: Date }

const textCode = async (ctx: Call, { to }: Channel, times: Times) => {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  await storeCode(ctx, ctx.db, { code, ...times })
  try {
    await ctx.outside.sms.send('sms', to, dictionaries[ctx.caller.locale].careLetters.secondStep.sms(code), { isOwn: true })
  } catch (error) {
    await invalidateCode(ctx.db, ctx.actor.id, ctx.now)
    if (error instanceof Refusal) throw error
    ctx.log.warn({ error: safeError(error) }, 'a code of the second step could not be sent')
    throw ctx.refuse('sendFailed')
  }
}

const emailCode = async (ctx: Call, { to: address, isDemo }: Channel, times: Times) => {
  const { db, actor, caller, now, outside, refuse } = ctx
  if (isDemo && outside.mail.isReal) throw refuse('sendFailed')
  const { seed, code } = await newEmailedCode(db)
  await db.transaction().execute(async (tx) => {
    await storeCode(ctx, tx, { code, ...times })
    await queueCodeEmail(tx, { userId: actor.id, address, locale: caller.locale, seed, now, expiresAt: times.expiresAt })
  })
}

const storeCode = async ({ actor, caller, now, refuse }: Call, db: Db, { code, expiresAt, resendAt }: Times & { code: string }) => {
  const isStored = await saveCode(db, {
    userId: actor.id,
    sessionId: actor.sessionId,
    codeHash: hashSentCode(caller.token, code),
    now,
    expiresAt,
    resendAt,
    since: new Date(now.getTime() - dayMs),
    most: maxCodesADay,
  })
  if (isStored) return
  const waitMs = ((await nextCodeAt(db, actor.id))?.getTime() ?? 0) - now.getTime()
  if (waitMs > 0) throw refuse('resendBlocked', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  throw refuse('tooManyRequests', { retryAfterSeconds: 3600 })
}
