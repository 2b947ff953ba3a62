import { randomUUID } from 'node:crypto'
import type { Db } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'

type File = {
  name: string
  mime: string
  bytes: Uint8Array
  purpose: string
  ownerId: number | null
}

/** Keeps a finished file and answers its id: first the bytes, then the row, so that every row has its bytes. */
export const keepUpload = async ({ db, outside, clock }: Pick<Resources, 'db' | 'outside' | 'clock'>, file: File): Promise<string> => {
  const id = randomUUID()
  const storageKey = keyOf(id, file.name)
  await outside.storage.put(storageKey, file.bytes)
  try {
    await addUpload(db, { ...file, id, storageKey, now: clock() })
  } catch (error) {
    await outside.storage.remove(storageKey)
    throw error
  }
  return id
}

/** Spread over 256 folders; the ending is for those who look into the folder. */
const keyOf = (id: string, name: string) => {
  const ending = /\.[a-z0-9]{1,8}$/.exec(name.toLowerCase())?.[0] ?? ''
  return `${id.slice(0, 2)}/${id}${ending}`
}

const addUpload = (db: Db, { id, name, mime, bytes, purpose, ownerId, storageKey, now }: File & { id: string; storageKey: string; now: Date }) =>
  db
    .insertInto('uploads')
    .values({ id, name, size: bytes.byteLength, mime, purpose, storage_key: storageKey, owner_id: ownerId, created_at: now })
    .execute()
