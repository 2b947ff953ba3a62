import { createHmac } from 'node:crypto'
import type { Db } from '../db.ts'
import { installationKey } from '../installation-keys.ts'
import { newToken } from '../secrets.ts'

/** Derives the secrets of a message from its seed, one per purpose. */
export const secretOf = async (db: Db, seed: string): Promise<(purpose: string) => Buffer> => {
  const { key } = await installationKey(db, 'outbox', () => ({ key: newToken() }))
  return (purpose) => createHmac('sha256', key).update(`${seed} ${purpose}`).digest()
}

/** A secret as a URL-safe token of 256 bits. */
export const tokenFrom = (secret: Buffer): string => secret.toString('base64url')

/** A secret as a code of digits. */
export const codeFrom = (secret: Buffer, digits: number): string => String(secret.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0')
