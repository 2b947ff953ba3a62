import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'

/** The question and the player of a token, and when the server has shown the one to the other. */
export type ShownQuestion = { playerId: number; ordinal: number; shownAt: Date }

/** Signs tokens; the secret is read once per process. */
export const questionTokens = async (db: Db) => {
  const secret = await secretOf(db)
  return {
    sign: (shown: ShownQuestion): string => {
      const text = textOf(shown)
      return `${text}.${signatureOf(secret, text)}`
    },
    /** Null for a token that this installation has not signed. */
    read: (token: string): ShownQuestion | null => {
      const [, text = '', signature = ''] = /^(\d{1,15}\.\d{1,5}\.\d{1,15})\.([\w-]{22})$/.exec(token) ?? []
      if (!text || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, text)))) return null
      const [playerId = 0, ordinal = 0, shownMs = 0] = text.split('.').map(Number)
      return { playerId, ordinal, shownAt: new Date(shownMs) }
    },
  }
}
export type QuestionTokens = Awaited<ReturnType<typeof questionTokens>>

const textOf = ({ playerId, ordinal, shownAt }: ShownQuestion) => `${playerId}.${ordinal}.${shownAt.getTime()}`

const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`question/${text}`).digest().subarray(0, 16).toString('base64url')

const secrets = new WeakMap<Db, Promise<string>>()

const secretOf = (db: Db): Promise<string> => {
  const known = secrets.get(db) ?? readSecret(db)
  secrets.set(db, known)
  // a failure is not stored
  known.catch(() => secrets.delete(db))
  return known
}

const readSecret = async (db: Db): Promise<string> =>
  (await installationKey(db, 'live-question', () => ({ secret: randomBytes(32).toString('base64url') }))).secret
