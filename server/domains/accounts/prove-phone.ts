import { codeTries } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import type { Limits } from '../../kernel/limits.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { isTrustedBrowser } from './devices.ts'
import { countGuess } from './guesses.ts'
import { normalPhone } from './phones.ts'
import { findAccountByPhone, tryCode } from './store.ts'

/** Minutes to complete the registration form after the phone is confirmed. */
const proofMinutes = 30

/** Wrong codes of strangers a day after which each code has a single try, and the next one waits. */
export const failuresBeforeSingleTry = 8

export const completePhoneConfirm = async (ctx: Ctx<'POST /auth/complete-phone-confirm'>) => ({ token: (await provePhone(ctx)).proof })

type Proving = {
  db: Db
  announce: Announce
  limits: Limits
  caller: Caller
  body: { phone: string; token: string; code: string; captcha?: string }
  now: Date
  refuse: (code: 'wrongCode' | 'expiredCode' | 'captcha') => Refusal
}

/** The phone whose code was entered, and a proof that works once. */
export const provePhone = async (ctx: Proving) => {
  const phone = normalPhone(ctx.body.phone)
  if (!phone) throw ctx.refuse('expiredCode')
  const guess = await countCode(ctx, phone)
  const proof = newToken()
  const provenUntil = minutesAfter(ctx.now, proofMinutes)
  const outcome = await tryCode(ctx.db, { phone, ...hashesOf(ctx, proof), now: ctx.now, provenUntil, maxTries: guess.maxTries })
  if (!outcome) {
    await guess.wasNone()
    throw ctx.refuse('expiredCode')
  }
  if (!outcome.isRight) throw ctx.refuse('wrongCode')
  await guess.wasRight()
  return { phone, proof }
}

/** Hashed with the token, which the database does not store: its rows alone reveal no code. */
export const hashCode = ({ token, code }: { token: string; code: string }) => hashToken(`${token}:${code}`)

export const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

/** The counter of guesses at any code of a phone. */
export const codesOf = (phone: string) => `code ${phone}`

/** Counts the guess for the phone and the address. Strangers also spend the daily budget of their address, with or without a captcha. */
const countCode = async (ctx: Proving, phone: string) => {
  const { db, caller, limits } = ctx
  const by = caller.addressKey
  const account = await findAccountByPhone(db, phone)
  const isTrusted = await isTrustedBrowser({ db, caller, userId: account?.id })
  if (!isTrusted) await limits.spend('wrongCodes', by)
  const giveBack = () => (isTrusted ? Promise.resolve() : limits.giveBack('wrongCodes', by))
  const guess = await countGuess(ctx, { secret: codesOf(phone), userId: account?.id ?? null, isTrusted }).catch(async (error) => {
    await giveBack()
    throw error
  })
  return {
    maxTries: !isTrusted && guess.failuresBefore >= failuresBeforeSingleTry ? 1 : codeTries,
    wasRight: () => Promise.all([guess.wasRight(), giveBack()]),
    wasNone: () => Promise.all([guess.wasNone(), giveBack()]),
  }
}

const hashesOf = ({ body }: Proving, proof: string) => ({
  tokenHash: hashToken(body.token),
  codeHash: hashCode(body),
  proofHash: hashToken(proof),
})
