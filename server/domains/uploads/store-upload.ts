import { randomUUID } from 'node:crypto'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import type { Db } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'

type File = {
  id?: string
  name: string
  mime: string
  bytes: Uint8Array
  width?: number | null
  height?: number | null
  purpose: UploadPurpose
  ownerId: number | null
  /** The file is used from the start; true by default. */
  isClaimed?: boolean
}

/** Stores a finished file and returns its id. Bytes are stored before the row, so that every row has its bytes. */
export const storeUpload = async ({ db, outside, clock }: Pick<Resources, 'db' | 'outside' | 'clock'>, file: File): Promise<string> => {
  const id = file.id ?? randomUUID()
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

/** Files are spread over 256 folders; the extension is for people who browse the folder. */
const keyOf = (id: string, name: string) => {
  const ending = /\.[a-z0-9]{1,8}$/.exec(name.toLowerCase())?.[0] ?? ''
  return `${id.slice(0, 2)}/${id}${ending}`
}

const addUpload = (db: Db, { bytes, storageKey, now, ...file }: File & { id: string; storageKey: string; now: Date }) =>
  db
    .insertInto('uploads')
    .values({
      id: file.id,
      name: file.name,
      size: bytes.byteLength,
      mime: file.mime,
      width: file.width ?? null,
      height: file.height ?? null,
      purpose: file.purpose,
      storage_key: storageKey,
      owner_id: file.ownerId,
      is_claimed: file.isClaimed ?? true,
      created_at: now,
    })
    .execute()
