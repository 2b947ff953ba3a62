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
 * Guarantee: strangers compare fewer than 30 of the 10,000 codes of a phone a day, with any captchas and addresses.
 * They have 7 failures and one try of each of the 5 codes valid at once. Then they have one try in 90 minutes.
 */
const guessedResendSeconds = 90 * 60
/** After so many codes a day strangers wait longer for each further one, which allows about a hundred a day. */
const strangersCodesADay = 20
const floodedResendSeconds = 15 * 60

/** Sends a code to a phone and returns whether the phone has an account (V173). */
export const startPhoneConfirm = async (ctx: Ctx<'POST /auth/start-phone-confirm'>) => {
  const code = await createCode(ctx)
  return { ...(await deliver(ctx, code)), exists: existsOf(code) }
}

/** Sends a sign-in code. A closed account gets none, unless the response may not reveal the account: then the refusal follows the code. */
export const startPhoneSignIn = async (ctx: Ctx<'POST /auth/pre-login-phone-confirm'>) => {
  const code = await createCode(ctx)
  const obstacle = code.account && code.mayReveal ? obstacleToEnter(code.account) : null
  if (obstacle) {
    await removePhoneConfirm(ctx.db, hashToken(code.token))
    throw ctx.refuse(obstacle)
  }
  return { ...(await deliver(ctx, code)), exists: existsOf(code), captchaRequired: true }
}

/** The balance of each channel. Zeros make the client offer neither channel while the gateway is unavailable. */
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
  /** The response may reveal whether the phone has an account. */
  mayReveal: boolean
}

const existsOf = ({ account, mayReveal }: Code) => (mayReveal ? account !== undefined : null)

const isTest = ({ query, config }: Deps): boolean => query.test === '1' && config.allowsTestCodes

/** Stores the code before sending it: of concurrent requests one sends, and no transaction waits for the gateway. */
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
  const mayReveal = isOwn || isTest(ctx) || (await limits.trySpend('lookups', caller.addressKey))
  return { ...sent, resendAt, account, isOwn, mayReveal }
}

/** True if the request comes from a trusted browser of the account, or with its own session. */
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

type CodeRequest = { phone: string; isOwn: boolean; isFree: boolean }

/** Returns the tries of the code and the pause after it. Codes of the owner and of strangers are counted apart. */
const allowCode = async (ctx: Deps, tx: Tx, { phone, isOwn, isFree }: CodeRequest) => {
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

/** A code that could not be sent is removed, so that it does not delay the next one. */
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
