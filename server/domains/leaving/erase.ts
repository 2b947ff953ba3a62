import type { Resources } from '../../kernel/resources.ts'
import { storedFilesOf } from './files-store.ts'

/** Erases a user from every domain in one transaction; the bytes of their files are removed after the commit. */
export const erasePerson = async ({ db, outside, clock, announce, personalData }: Resources, userId: number): Promise<void> => {
  const files = await storedFilesOf(db, userId)
  await db.transaction().execute(async (tx) => {
    for (const domain of personalData) await domain.erase(tx, userId, { announce, now: clock() })
  })
  for (const key of files) await outside.storage.remove(key)
}
