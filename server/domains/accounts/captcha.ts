import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { hashToken, isSameHash, newToken } from '../../kernel/secrets.ts'
import { drawDigits } from './captcha-picture.ts'
import { addCaptcha, passCaptchaOnce, spendCaptcha, tryCaptcha } from './store.ts'

const digitCount = 5
const tries = 5
const lifetimeSeconds = 600
const workCost = 1_000

/** Creates a captcha with a picture for people and a proof of work for scripts; either one solves it. */
export const challengeOf = async ({ db, now, limits, caller }: Ctx<'GET /captcha/challenge'>) => {
  const id = randomUUID()
  const secret = randomBytes(32)
  const digits = String(randomInt(10 ** digitCount)).padStart(digitCount, '0')
  const [image, work] = await Promise.all([drawDigits(digits), createWork(secret, id, workFactor(await limits.spent('lookups', caller.addressKey)))])
  await addCaptcha(db, { id, secret, answer_hash: hashDigits(secret, digits), expires_at: secondsAfter(now, lifetimeSeconds) })
  return { captchaId: id, image: `data:image/png;base64,${image.toString('base64')}`, expiresIn: lifetimeSeconds, altcha: { ...work } }
}

/** Exchanges a right answer for a captcha token that works once. */
export const verifyCaptcha = async ({ db, body, now, refuse }: Ctx<'POST /captcha/verify'>) => {
  const stored = isUuid(body.captchaId) && (await tryCaptcha(db, body.captchaId, { now, most: tries }))
  if (!stored || !(await isRight(stored, body.answer))) throw refuse('captcha')
  const token = newToken()
  const passed = await passCaptchaOnce(db, stored.id, { tokenHash: hashToken(token), until: secondsAfter(now, lifetimeSeconds) })
  if (!passed) throw refuse('captcha')
  return { captcha: token }
}

type Passing = { db: Db; body: { captcha?: string }; now: Date; refuse: (code: 'captcha') => Refusal }

/** Uses up the captcha of the request. A given captcha must be valid even if none is needed. */
export const passCaptcha = async ({ db, body, now, refuse }: Passing, { isNeeded }: { isNeeded: boolean }) => {
  if (!body.captcha && !isNeeded) return
  if (!body.captcha || !(await spendCaptcha(db, hashToken(body.captcha), now))) throw refuse('captcha')
}

type StoredCaptcha = { id: string; secret: Buffer; answer_hash: Buffer }

const isRight = (stored: StoredCaptcha, answer: string): boolean | Promise<boolean> => {
  const digits = answer.replace(/\s/g, '')
  if (/^\d+$/.test(digits)) return isSameHash(hashDigits(stored.secret, digits), stored.answer_hash)
  return isWorkDone(stored, answer)
}

const hashDigits = (secret: Buffer, digits: string) => hashToken(`${secret.toString('hex')}:${digits}`)

const keysOf = (secret: Buffer) => ({
  hmacSignatureSecret: `${secret.toString('hex')}:work`,
  hmacKeySignatureSecret: `${secret.toString('hex')}:key`,
})

const lookupsPerStep = 5
const maxSteps = 3

/** The work doubles with every five account lookups an hour of an address, up to eightfold. */
export const workFactor = (lookups: number): number => 2 ** Math.min(Math.floor(lookups / lookupsPerStep), maxSteps)

/**
 * By default about a second of one desktop core to solve, half a millisecond to create and to check. It needs no expiry, because the
 * captcha's row has one.
 */
const createWork = (secret: Buffer, captchaId: string, factor: number) => {
  const counter = randomInt(500 * factor, 1_500 * factor)
  return createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: workCost, counter, data: { captchaId }, deriveKey, ...keysOf(secret) })
}

/** The challenge is signed with the captcha's own secret, so the solution of another captcha does not verify. */
const isWorkDone = async ({ secret }: StoredCaptcha, answer: string): Promise<boolean> => {
  const payload = payloadShape.safeParse(parseJson(Buffer.from(answer, 'base64').toString()))
  if (!payload.success) return false
  const { challenge, solution } = payload.data
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysOf(secret) })
  return verified
}

const hex = z.hex().max(128)

/** Exactly the fields that `createWork` signs, because the library throws on unexpected values in others. */
const payloadShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.literal(workCost),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      data: z.object({ captchaId: z.string() }),
    }),
    signature: hex,
  }),
  solution: z.object({
    counter: z
      .int()
      .min(0)
      .max(2 ** 32 - 1),
    derivedKey: hex,
  }),
})

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isUuid = (text: string) => z.uuid().safeParse(text).success

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
