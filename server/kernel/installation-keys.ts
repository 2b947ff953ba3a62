import type { Db } from './db.ts'

/** A secret of this installation, created at its first use and shared by all its processes. */
export const installationKey = async <T extends object>(db: Db, name: string, make: () => T | Promise<T>): Promise<T> => {
  // a name belongs to one maker, so the stored value has its type
  const known = await readKey(db, name)
  if (known) return known as T
  await db
    .insertInto('installation_keys')
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readKey(db, name)) as T
}

const readKey = async (db: Db, name: string): Promise<unknown> =>
  (await db.selectFrom('installation_keys').select('value').where('name', '=', name).executeTakeFirst())?.value
