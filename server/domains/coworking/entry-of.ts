import type { CoworkingEntry } from '../../../contract/coworking/coworking.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import { presentEntry } from './present.ts'
import { entriesWithIds } from './store.ts'

/** The entry that a call has just changed. */
export const entryOf = async ({ db, caller, now }: { db: Db; caller: Caller; now: Date }, id: number): Promise<CoworkingEntry> => {
  const [row] = await entriesWithIds(db, caller.locale, [id])
  if (!row) throw new Error('an entry of the coworking was erased during its change')
  return presentEntry(row, now)
}
