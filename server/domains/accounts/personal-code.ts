import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { plainCode } from '../../../contract/accounts/personal-code.ts'
import type { Db } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'

/** Crockford's base 32, whose characters are not confused when read aloud or typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const signatureBytes = 10
const signatureLength = 16

/** The code shown at an entrance: the user id with our signature, such as 1042-9D2M-XQ4T-B1VN-0PHC. */
export const personalCode = async (db: Db, userId: number): Promise<string> => {
  const codes = await personalCodes(db, [userId])
  return codes.get(userId) ?? ''
}

/** The same for several users, with as many statements. */
export const personalCodes = async (db: Db, userIds: readonly number[]): Promise<Map<number, string>> => {
  const [secret, versions] = await Promise.all([secretOf(db), versionsOf(db, userIds)])
  return new Map(userIds.map((userId) => [userId, written(userId, signatureOf(userId, versions.get(userId), secret))]))
}

const written = (userId: number, signature: string): string => [userId, ...(signature.match(/.{4}/g) ?? [])].join('-')

/** How often users have revoked their codes. Index: the primary key. */
const versionsOf = async (db: Db, userIds: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('door_code_revocations')
    .select(['user_id', 'version'])
    .where(sql<boolean>`user_id = any(${userIds}::bigint[])`)
    .execute()
  return new Map(rows.map(({ user_id, version }) => [user_id, version]))
}

/** The user id of a scanned or typed code; null for an invalid signature. The caller checks the state of the account. */
export const readPersonalCode = async (db: Db, code: string): Promise<number | null> => {
  const read = plainCode(code)
  const [id, signature] = [read.slice(0, -signatureLength), read.slice(-signatureLength)]
  if (!/^[1-9]\d{0,14}$/.test(id)) return null
  const userId = Number(id)
  const versions = await versionsOf(db, [userId])
  const expected = signatureOf(userId, versions.get(userId), await secretOf(db))
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? userId : null
}

const secretOf = async (db: Db): Promise<string> =>
  (await installationKey(db, 'personal-code', () => ({ secret: randomBytes(32).toString('base64url') }))).secret

const signatureOf = (userId: number, version: number | undefined, secret: string): string => {
  const hash = createHmac('sha256', secret)
    .update(version === undefined ? String(userId) : `${userId}/${version}`)
    .digest()
    .subarray(0, signatureBytes)
  const digits = BigInt(`0x${hash.toString('hex')}`)
    .toString(alphabet.length)
    .padStart(signatureLength, '0')
  return [...digits].map((digit) => alphabet[Number.parseInt(digit, alphabet.length)]).join('')
}
