import { randomInt } from 'node:crypto'
import { codeLifetimeMinutes, resendSeconds } from '../../../../../contract/limits.ts'
import { dictionaries } from '../../../../../messages/dictionaries.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import type { LetterContent } from '../../../../kernel/letter.ts'
import { safeError } from '../../../../kernel/log.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { hashToken } from '../../../../kernel/secrets.ts'
import { type LetterContext, type LetterReader, sendLetter } from '../../../../kernel/send-letter.ts'
import { type Channel, maskChannel, otherChannel } from './channel.ts'
import { invalidateCode, nextCodeAt, saveCode } from './store.ts'

type Call = Ctx<'POST /auth/second-step/send'>

const digits = 6
const dayMs = 86_400_000
const maxCodesADay = 20

/** Sends a second step code to a user without an app for it. */
export const sendSecondStepCode = async (ctx: Call) => {
  const channel = await otherChannel(ctx.db, ctx.actor)
  if (!channel) throw ctx.refuse('noOtherChannel')
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const resendAt = new Date(ctx.now.getTime() + resendSeconds * 1000)
  await storeCode(ctx, code, resendAt)
  await deliver(ctx, channel, code)
  return { ...maskChannel(channel), resendAt: resendAt.toISOString() }
}

/** Hashed with the session token, which the database does not store: reading the database reveals no code. */
export const hashSentCode = (token: string | null, code: string): Buffer => hashToken(`${token}:${code}`)

const storeCode = async ({ db, actor, caller, now, refuse }: Call, code: string, resendAt: Date) => {
  const isStored = await saveCode(db, {
    userId: actor.id,
    sessionId: actor.sessionId,
    codeHash: hashSentCode(caller.token, code),
    now,
    expiresAt: new Date(now.getTime() + codeLifetimeMinutes * 60_000),
    resendAt,
    since: new Date(now.getTime() - dayMs),
    most: maxCodesADay,
  })
  if (isStored) return
  const waitMs = ((await nextCodeAt(db, actor.id))?.getTime() ?? 0) - now.getTime()
  if (waitMs > 0) throw refuse('resendBlocked', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  throw refuse('tooManyRequests', { retryAfterSeconds: 3600 })
}

const deliver = async (ctx: Call, channel: Channel, code: string) => {
  const { outside, caller } = ctx
  try {
    const text = dictionaries[caller.locale].careLetters.secondStep.sms(code)
    if (channel.kind === 'phone') await outside.sms.send('sms', channel.to, text, { isOwn: true })
    else await mailCode(ctx, channel, code)
  } catch (error) {
    await invalidateCode(ctx.db, ctx.actor.id, ctx.now)
    if (error instanceof Refusal) throw error
    ctx.log.warn({ channel: channel.kind, error: safeError(error) }, 'a code of the second step could not be sent')
    throw ctx.refuse('sendFailed')
  }
}

const mailCode = async (ctx: Call, { to: email, firstName: first_name, isDemo: is_demo }: Channel, code: string) => {
  const to = { email, first_name, is_demo, locale: ctx.caller.locale }
  const isSent = await sendLetter(ctx, { to, compose: (stationery) => letterWith(stationery, code) })
  if (!isSent) throw new Error('people of the demo get no real mail')
}

const letterWith = ({ words: { careLetters } }: LetterContext<LetterReader>, code: string): LetterContent => {
  const words = careLetters.secondStep
  return { subject: words.subject, text: [words.text(code), words.lasts(codeLifetimeMinutes)], footer: careLetters.footer }
}
