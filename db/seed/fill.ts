import { sql } from 'kysely'
import type { Services } from '../../server/kernel/services.ts'
import { touch } from '../../server/kernel/cache/changes.ts'
import { loadDemo } from './demo/load.ts'
import { topUpDemo } from './demo/top-up.ts'
import { loadReference } from './reference/load.ts'

/** Brings the reference data up to date and, for a demo, fills an empty database with life or keeps its life fresh. */
export const fillDatabase = async (services: Services) => {
  const { db, config } = services
  await loadReference(db)
  await touch(db, ['reference'])
  if (!config.isDemo) return
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (someone) await topUpDemo(services)
  else await loadDemo(services)
  await touch(db, ['events'])
}

/** Empties every table of the product; the next fill starts anew. */
export const resetDatabase = async ({ db }: Pick<Services, 'db'>) => {
  const { rows } = await sql<{ name: string }>`select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`.execute(db)
  await sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`).execute(db)
}
