import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { NotificationKind } from '../../../contract/notifications/notifications.ts'
import type { Db } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'

/** Whose letters a link stops: a kind of notifications of a person, or a mailing of a subscriber. */
export type Unsubscribing = { id: number; from: NotificationKind | 'mailing' }

/** Such a link works without signing in, so it is signed itself. */
export const unsubscribeHash = async (db: Db, { id, from }: Unsubscribing): Promise<string> => {
  const text = `${id}.${from}`
  return `${text}.${await sign(db, text)}`
}

/** Null when the link is not ours. */
export const readUnsubscribeHash = async (db: Db, hash: string): Promise<Unsubscribing | null> => {
  const [id = '', from = '', signature = ''] = hash.split('.')
  const expected = Buffer.from(await sign(db, `${id}.${from}`))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  // signed by us, so it is one of ours
  return { id: Number(id), from: from as Unsubscribing['from'] }
}

const sign = async (db: Db, text: string): Promise<string> => {
  const { secret } = await installationKey(db, 'unsubscribe', () => ({ secret: randomBytes(32).toString('base64url') }))
  return createHmac('sha256', secret).update(text).digest('base64url')
}
