import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'

/** Crockford's 32 signs: none looks like another, so that a code can be read aloud and typed. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const sealBytes = 10
const sealLength = 16

/** What a person shows at an entrance: his id and our seal on it, such as 1042-9D2M-XQ4T-B1VN-0PHC. */
export const personalCode = async (db: Db, userId: number): Promise<string> => {
  const seal = await sealOf(db, userId)
  return [userId, ...(seal.match(/.{4}/g) ?? [])].join('-')
}

/** Whose code it is, scanned or typed; null when it is none of ours. What has become of that account is for the reader to ask. */
export const readPersonalCode = async (db: Db, code: string): Promise<number | null> => {
  const read = asSpelled(code)
  const [id, seal] = [read.slice(0, -sealLength), read.slice(-sealLength)]
  if (!/^[1-9]\d{0,14}$/.test(id)) return null
  const expected = await sealOf(db, Number(id))
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? Number(id) : null
}

/** Whatever case and breaks it came in, and with the letters that are taken for digits. */
const asSpelled = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[\s-]/g, '')
    .replace(/[^0-9A-Z]/g, '?')

const sealOf = async (db: Db, userId: number): Promise<string> => {
  const { secret } = await installationKey(db, 'personal-code', () => ({ secret: randomBytes(32).toString('base64url') }))
  const hash = createHmac('sha256', secret).update(String(userId)).digest().subarray(0, sealBytes)
  const digits = BigInt(`0x${hash.toString('hex')}`)
    .toString(signs.length)
    .padStart(sealLength, '0')
  return [...digits].map((digit) => signs[Number.parseInt(digit, signs.length)]).join('')
}
