import { randomInt } from 'node:crypto'
import { codeLength, codeLifetimeMinutes, resendSeconds } from '../../../contract/limits.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { safeError } from '../../kernel/log.ts'
import type { Refusal, RefusalDetails } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import type { SmsChannel } from '../../outside/sms.ts'
import { passCaptcha } from './captcha.ts'
import { normalPhone } from './phones.ts'
import { obstacleToEnter } from './rules.ts'
import { addPhoneConfirm, codesSentTo, findAccountByPhone, lockPhone, removePhoneConfirm, tryCode } from './store.ts'

type Asking = Resources & {
  query: { test?: '0' | '1' }
  body: { phone: string; channel?: SmsChannel; captcha?: string }
  caller: Caller
  now: Date
  refuse: (code: 'captcha' | 'invalidPhone' | 'resendBlocked' | 'tooManyRequests' | 'sendFailed', details?: RefusalDetails) => Refusal
}

const testCode = '0'.repeat(codeLength)
const dayMs = 86_400_000
/** With 5 tries a code this leaves a guesser 1 chance in 100 a day, and a stranger's phone some peace. */
const mostCodesADay = 20
/** Time to fill in the registration form after the phone is proven. */
const proofMinutes = 30

/** Sends a code to a phone; that the phone has an account is told after a captcha only (A085). */
export const startPhoneConfirm = async (ctx: Ctx<'POST /auth/start-phone-confirm'>) => {
  const { phone, account, isTold } = await lookUp(ctx)
  return { ...(await sendCode(ctx, phone)), exists: isTold ? account !== undefined : null }
}

/** The same for who wants to sign in. After a captcha an account that may not be entered is sent no code; else the code itself ends there. */
export const startPhoneSignIn = async (ctx: Ctx<'POST /auth/pre-login-phone-confirm'>) => {
  const { phone, account, isTold } = await lookUp(ctx)
  const obstacle = isTold && account ? obstacleToEnter(account) : null
  if (obstacle) throw ctx.refuse(obstacle)
  return { ...(await sendCode(ctx, phone)), exists: isTold ? account !== undefined : null, captchaRequired: true }
}

export const completePhoneConfirm = async (ctx: Ctx<'POST /auth/complete-phone-confirm'>) => ({ token: (await provePhone(ctx)).proof })

type Proving = {
  db: Db
  body: { phone: string; token: string; code: string }
  now: Date
  refuse: (code: 'wrongCode' | 'expiredCode') => Refusal
}

/** The phone whose code was told, and a proof of it that is good once. */
export const provePhone = async ({ db, body, now, refuse }: Proving) => {
  const phone = normalPhone(body.phone)
  const proof = newToken()
  const provenUntil = minutesAfter(now, proofMinutes)
  const hashes = { tokenHash: hashToken(body.token), codeHash: hashCode(body), proofHash: hashToken(proof) }
  const outcome = phone && (await tryCode(db, { phone, ...hashes, now, provenUntil }))
  if (!outcome) throw refuse('expiredCode')
  if (!outcome.isRight) throw refuse('wrongCode')
  return { phone, proof }
}

/** What is left of each channel; while the gateway does not tell, neither is offered. */
export const codeBalance = async ({ outside, log }: Pick<Resources, 'outside' | 'log'>) => {
  try {
    return await outside.sms.balance()
  } catch (error) {
    log.warn({ error: safeError(error) }, 'the SMS gateway did not tell its balance')
    return { smsBalance: 0, fcallBalance: 0 }
  }
}

/** The account of the phone, looked for whether or not anything may be told of it. A captcha that is brought must be right. */
const lookUp = async (ctx: Asking) => {
  const phone = normalPhone(ctx.body.phone)
  if (!phone) throw ctx.refuse('invalidPhone')
  await passCaptcha(ctx, { isNeeded: false })
  return { phone, account: await findAccountByPhone(ctx.db, phone), isTold: Boolean(ctx.body.captcha) || isTest(ctx) }
}

const isTest = ({ query, config }: Asking): boolean => query.test === '1' && config.allowsTestCodes

type Sent = { phone: string; code: string; token: string; channel: SmsChannel }

/** Keeps the code first and sends it then: of two who ask at once one sends, and no transaction waits for the gateway. */
const sendCode = async (ctx: Asking, phone: string) => {
  const sent = { phone, code: isTest(ctx) ? testCode : newCode(), token: newToken(), channel: ctx.body.channel ?? 'sms' }
  const resendAt = new Date(ctx.now.getTime() + resendSeconds * 1000)
  await ctx.db.transaction().execute(async (tx) => {
    await allowCode(ctx, tx, phone)
    await addPhoneConfirm(tx, { ...confirmOf(sent, ctx.now), resend_at: resendAt })
  })
  if (!isTest(ctx)) await deliver(ctx, sent)
  return { token: sent.token, resendAt: resendAt.toISOString() }
}

const newCode = () => String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

const confirmOf = ({ phone, code, token, channel }: Sent, now: Date) => ({
  token_hash: hashToken(token),
  code_hash: hashCode({ token, code }),
  phone,
  channel,
  created_at: now,
  expires_at: minutesAfter(now, codeLifetimeMinutes),
})

const allowCode = async (ctx: Asking, tx: Tx, phone: string) => {
  const { now, refuse } = ctx
  await lockPhone(tx, phone)
  const { sent, resend_at } = await codesSentTo(tx, phone, new Date(now.getTime() - dayMs))
  const waitMs = (resend_at?.getTime() ?? 0) - now.getTime()
  if (waitMs > 0) throw refuse('resendBlocked', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  if (sent >= mostCodesADay && !isTest(ctx)) throw refuse('tooManyRequests', { retryAfterSeconds: 3600 })
}

/** A code that did not leave blocks no other. */
const deliver = async (ctx: Asking, { phone, code, token, channel }: Sent) => {
  const text = channel === 'sms' ? dictionaries[ctx.caller.locale].letters.code(code) : code
  try {
    await ctx.outside.sms.send(channel, phone, text)
  } catch (error) {
    ctx.log.warn({ channel, error: safeError(error) }, 'a code could not be sent')
    await removePhoneConfirm(ctx.db, hashToken(token))
    throw ctx.refuse('sendFailed')
  }
}

/** Salted with the token, which the database does not have: reading it gives no code away. */
const hashCode = ({ token, code }: { token: string; code: string }) => hashToken(`${token}:${code}`)

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)
