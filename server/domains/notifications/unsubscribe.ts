import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { NotificationKind } from '../../../contract/notifications/notifications.ts'
import type { Db } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'

/** Target of an unsubscribe link: `id` is a subscriber for `mailing`, otherwise a user. `organizers`: mailings of organizers. */
export type UnsubscribeTarget = { id: number; from: NotificationKind | 'mailing' | 'organizers' }

/** The value is signed, because the link works without signing in. */
export const unsubscribeHash = async (db: Db, { id, from }: UnsubscribeTarget): Promise<string> => {
  const text = `${id}.${from}`
  return `${text}.${await sign(db, text)}`
}

/** Null for a wrong signature. */
export const readUnsubscribeHash = async (db: Db, hash: string): Promise<UnsubscribeTarget | null> => {
  const [id = '', from = '', signature = ''] = hash.split('.')
  const expected = Buffer.from(await sign(db, `${id}.${from}`))
  const givenSignature = Buffer.from(signature)
  if (expected.length !== givenSignature.length || !timingSafeEqual(expected, givenSignature)) return null
  // the signature proves that unsubscribeHash wrote it
  return { id: Number(id), from: from as UnsubscribeTarget['from'] }
}

const sign = async (db: Db, text: string): Promise<string> => {
  const { secret } = await installationKey(db, 'unsubscribe', () => ({ secret: randomBytes(32).toString('base64url') }))
  return createHmac('sha256', secret).update(text).digest('base64url')
}
