import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'

/** Posters of events mark attendance, those of spaces coworking visits. */
type Subject = 'event' | 'space'

const prefixes: Record<Subject, string> = { event: '', space: 's' }

/** The code of a poster: an id with our signature. It proves that the user has seen the poster. */
export const posterCode = async (db: Db, subject: Subject, id: number): Promise<string> =>
  `${prefixes[subject]}${id}-${await signatureOf(db, subject, id)}`

/** The id in a code, or in the address that the poster holds; null for an invalid signature and for the poster of another subject. */
export const readPosterCode = async (db: Db, subject: Subject, scanned: string): Promise<number | null> => {
  const code = /[?&]code=([^&#]*)/.exec(scanned)?.[1] ?? scanned
  const [, prefix = '', id = '', signature = ''] = /^([a-z]?)([1-9]\d{0,14})-([\w-]{22})$/.exec(code.trim()) ?? []
  if (!id || prefix !== prefixes[subject]) return null
  const expected = await signatureOf(db, subject, Number(id))
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(id) : null
}

const signatureOf = async (db: Db, subject: Subject, id: number): Promise<string> => {
  const version = subject === 'space' ? await posterVersion(db, id) : 1
  const signed = version > 1 ? `${subject}/${id}/${version}` : `${subject}/${id}`
  const { secret } = await installationKey(db, 'poster-code', () => ({ secret: randomBytes(32).toString('base64url') }))
  return createHmac('sha256', secret).update(signed).digest().subarray(0, 16).toString('base64url')
}

/** Index: the primary key. */
const posterVersion = async (db: Db, spaceId: number): Promise<number> =>
  (await db.selectFrom('spaces').select('poster_version').where('id', '=', spaceId).executeTakeFirst())?.poster_version ?? 1

/** The codes of all earlier posters of a space are invalid from now on, for example one on a photo that users scan at home. */
export const replacePosterCode = (tx: Tx, spaceId: number) =>
  tx
    .updateTable('spaces')
    .set((row) => ({ poster_version: row('poster_version', '+', 1) }))
    .where('id', '=', spaceId)
    .execute()
