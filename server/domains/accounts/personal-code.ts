import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'

/** Crockford's base 32, whose characters are not confused when read aloud or typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const signatureBytes = 10
const signatureLength = 16

/** The code shown at an entrance: the user id with our signature, such as 1042-9D2M-XQ4T-B1VN-0PHC. */
export const personalCode = async (db: Db, userId: number): Promise<string> => written(userId, await secretOf(db))

/** The same for several users, with one statement. */
export const personalCodes = async (db: Db, userIds: readonly number[]): Promise<Map<number, string>> => {
  const secret = await secretOf(db)
  return new Map(userIds.map((userId) => [userId, written(userId, secret)]))
}

const written = (userId: number, secret: string): string => [userId, ...(signatureOf(userId, secret).match(/.{4}/g) ?? [])].join('-')

/** The user id of a scanned or typed code; null for an invalid signature. The caller checks the state of the account. */
export const readPersonalCode = async (db: Db, code: string): Promise<number | null> => {
  const read = normalized(code)
  const [id, signature] = [read.slice(0, -signatureLength), read.slice(-signatureLength)]
  if (!/^[1-9]\d{0,14}$/.test(id)) return null
  const expected = signatureOf(Number(id), await secretOf(db))
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(id) : null
}

/** Normalizes case, separators and letters that look like digits. */
const normalized = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[\s-]/g, '')
    .replace(/[^0-9A-Z]/g, '?')

const secretOf = async (db: Db): Promise<string> =>
  (await installationKey(db, 'personal-code', () => ({ secret: randomBytes(32).toString('base64url') }))).secret

const signatureOf = (userId: number, secret: string): string => {
  const hash = createHmac('sha256', secret).update(String(userId)).digest().subarray(0, signatureBytes)
  const digits = BigInt(`0x${hash.toString('hex')}`)
    .toString(alphabet.length)
    .padStart(signatureLength, '0')
  return [...digits].map((digit) => alphabet[Number.parseInt(digit, alphabet.length)]).join('')
}
