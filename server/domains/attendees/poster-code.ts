import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'

/** The code of a poster: the event id with our signature. It proves that the participant has seen the poster. */
export const posterCode = async (db: Db, eventId: number): Promise<string> => `${eventId}-${await signatureOf(db, eventId)}`

/** The event id; null for an invalid signature. */
export const readPosterCode = async (db: Db, code: string): Promise<number | null> => {
  const [, id = '', signature = ''] = /^([1-9]\d{0,14})-([\w-]{22})$/.exec(code.trim()) ?? []
  if (!id) return null
  const expected = await signatureOf(db, Number(id))
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(id) : null
}

const signatureOf = async (db: Db, eventId: number): Promise<string> => {
  const { secret } = await installationKey(db, 'poster-code', () => ({ secret: randomBytes(32).toString('base64url') }))
  return createHmac('sha256', secret).update(`event/${eventId}`).digest().subarray(0, 16).toString('base64url')
}
