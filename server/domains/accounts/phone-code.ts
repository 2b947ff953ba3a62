import { randomInt } from 'node:crypto'
import { codeLength, codeLifetimeMinutes, codeTries, freeCodesADay, resendSeconds } from '../../../contract/limits.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Tx } from '../../kernel/db.ts'
import type { SmsChannel } from '../../kernel/gateways.ts'
import { safeError } from '../../kernel/log.ts'
import { Refusal, type RefusalDetails } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { passCaptcha } from './captcha.ts'
import { isTrustedBrowser } from './devices.ts'
import { strangersKey, strangersWindowMs } from './guesses.ts'
import { normalPhone } from './phones.ts'
import { codesOf, failuresBeforeSingleTry, hashCode, minutesAfter } from './prove-phone.ts'
import { obstacleToEnter } from './rules.ts'
import { type AccountRow, addPhoneConfirm, codesSentTo, failuresSince, findAccountByPhone, lockPhone, removePhoneConfirm } from './store.ts'

type Deps = Resources & {
  query: { test?: '0' | '1' }
  body: { phone: string; channel?: SmsChannel; captcha?: string }
  actor: Actor | null
  caller: Caller
  now: Date
  refuse: (code: 'captcha' | 'invalidPhone' | 'resendBlocked' | 'sendFailed', details?: RefusalDetails) => Refusal
}

const testCode = '0'.repeat(codeLength)
const dayMs = 86_400_000
/** Codes a day that the owner of a phone requests from trusted browsers without a captcha. */
const ownCodesADay = 20
/**
 * Guarantee: strangers compare fewer than 30 of the 10,000 codes of a phone a day, with any number of captchas and addresses.
 * They have 7 failures, one try of each of the 5 codes that are valid at once, and then one try in 90 minutes.
 */
const guessedResendSeconds = 90 * 60
/** Strangers flood a phone with about a hundred codes a day at most: after so many of a day each further one waits. */
const strangersCodesADay = 20
const floodedResendSeconds = 15 * 60

/** Sends a code to a phone and answers whether the phone has an account (V173). */
export const startPhoneConfirm = async (ctx: Ctx<'POST /auth/start-phone-confirm'>) => {
  const code = await createCode(ctx)
  return { ...(await deliver(ctx, code)), exists: existsOf(code) }
}

/** The same for signing in. A closed account gets no code. Where the answer may not show that, the code leads to the refusal. */
export const startPhoneSignIn = async (ctx: Ctx<'POST /auth/pre-login-phone-confirm'>) => {
  const code = await createCode(ctx)
  const obstacle = code.account && code.isTold ? obstacleToEnter(code.account) : null
  if (obstacle) {
    await removePhoneConfirm(ctx.db, hashToken(code.token))
    throw ctx.refuse(obstacle)
  }
  return { ...(await deliver(ctx, code)), exists: existsOf(code), captchaRequired: true }
}

/** The balance of each channel; while the gateway is silent, neither is offered. */
export const codeBalance = async ({ outside, log }: Pick<Resources, 'outside' | 'log'>) => {
  try {
    return await outside.sms.balance()
  } catch (error) {
    log.warn({ error: safeError(error) }, 'the SMS gateway did not answer its balance')
    return { smsBalance: 0, fcallBalance: 0 }
  }
}

type Code = {
  phone: string
  code: string
  token: string
  channel: SmsChannel
  resendAt: Date
  account: AccountRow | undefined
  isOwn: boolean
  /** The answer may show whether the phone has an account. */
  isTold: boolean
}

const existsOf = ({ account, isTold }: Code) => (isTold ? account !== undefined : null)

const isTest = ({ query, config }: Deps): boolean => query.test === '1' && config.allowsTestCodes

/** Stores the code before it is sent: of two parallel requests one sends, and no transaction waits for the gateway. */
const createCode = async (ctx: Deps): Promise<Code> => {
  const { db, body, caller, now, limits } = ctx
  const phone = normalPhone(body.phone)
  if (!phone) throw ctx.refuse('invalidPhone')
  const account = await findAccountByPhone(db, phone)
  const isOwn = await isOwnerHere(ctx, account)
  const isFree = isOwn || isTest(ctx) || (await limits.trySpend('freeCodes', caller.addressKey))
  const sent = { phone, code: isTest(ctx) ? testCode : newCode(), token: newToken(), channel: body.channel ?? 'sms' }
  const resendAt = await db.transaction().execute(async (tx) => {
    const { pauseSeconds, most_tries } = await allowCode(ctx, tx, { phone, isOwn, isFree })
    const resend_at = new Date(now.getTime() + pauseSeconds * 1000)
    await addPhoneConfirm(tx, { ...confirmOf(sent, now), resend_at, is_own: isOwn, most_tries })
    return resend_at
  })
  const isTold = isOwn || isTest(ctx) || (await limits.trySpend('lookups', caller.addressKey))
  return { ...sent, resendAt, account, isOwn, isTold }
}

/** The request comes from a trusted browser of the account, or with its own session. */
const isOwnerHere = async ({ db, caller, actor }: Deps, account: AccountRow | undefined): Promise<boolean> => {
  const isTrusted = await isTrustedBrowser({ db, caller, userId: account?.id })
  return isTrusted || (account !== undefined && actor?.id === account.id)
}

const newCode = () => String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

const confirmOf = ({ phone, code, token, channel }: Pick<Code, 'phone' | 'code' | 'token' | 'channel'>, now: Date) => ({
  token_hash: hashToken(token),
  code_hash: hashCode({ token, code }),
  phone,
  channel,
  created_at: now,
  expires_at: minutesAfter(now, codeLifetimeMinutes),
})

type Wanted = { phone: string; isOwn: boolean; isFree: boolean }

/** Answers the tries of the code and the pause after it. The owner's codes and those of strangers are counted apart. */
const allowCode = async (ctx: Deps, tx: Tx, { phone, isOwn, isFree }: Wanted) => {
  const { now, refuse } = ctx
  await lockPhone(tx, phone)
  const { sent, resend_at } = await codesSentTo(tx, phone, { isOwn, since: new Date(now.getTime() - dayMs) })
  const waitMs = (resend_at?.getTime() ?? 0) - now.getTime()
  if (waitMs > 0) throw refuse('resendBlocked', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  const isOverDay = !isTest(ctx) && sent >= (isOwn ? ownCodesADay : freeCodesADay)
  await passCaptcha({ ...ctx, db: tx }, { isNeeded: !isFree || isOverDay })
  const failures = await failuresSince(tx, strangersKey(codesOf(phone)), new Date(now.getTime() - strangersWindowMs))
  if (isOwn || isTest(ctx)) return { pauseSeconds: resendSeconds, most_tries: codeTries }
  if (failures >= failuresBeforeSingleTry) return { pauseSeconds: guessedResendSeconds, most_tries: 1 }
  return { pauseSeconds: sent + 1 >= strangersCodesADay ? floodedResendSeconds : resendSeconds, most_tries: codeTries }
}

/** A code that did not leave blocks no other. */
const deliver = async (ctx: Deps, { phone, code, token, channel, resendAt, isOwn }: Code) => {
  const text = channel === 'sms' ? dictionaries[ctx.caller.locale].letters.code(code) : code
  try {
    if (!isTest(ctx)) await ctx.outside.sms.send(channel, phone, text, { isOwn })
  } catch (error) {
    await removePhoneConfirm(ctx.db, hashToken(token))
    if (error instanceof Refusal) throw error
    ctx.log.warn({ channel, error: safeError(error) }, 'a code could not be sent')
    throw ctx.refuse('sendFailed')
  }
  return { token, resendAt: resendAt.toISOString() }
}
