import { sql } from 'kysely'
import { invalidate } from '../../server/kernel/cache/changes.ts'
import type { ScheduledJob } from '../../server/kernel/jobs.ts'
import type { Resources } from '../../server/kernel/resources.ts'
import { StartError } from '../../server/kernel/start-error.ts'
import { topUpDemo } from './demo/top-up.ts'
import { loadReference } from './reference/load.ts'

/** Updates the reference data. A demo also fills an empty database, or tops up the demo events. */
export const fillDatabase = async (resources: Resources) => {
  const { db, config } = resources
  if (!config.hasInbox) await rejectDemoAccounts(db)
  await loadReference(db)
  await invalidate(db, ['reference'])
  if (!config.isDemo) return
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (someone) await topUpDemo(resources)
  else await (await import('./demo/load.ts')).loadDemo(resources)
  await invalidate(db, ['events'])
}

/** The passwords of demo accounts are public, and some accounts are admins. */
const rejectDemoAccounts = async (db: Resources['db']) => {
  const account = await db.selectFrom('users').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst()
  if (account)
    throw new StartError(
      'The database holds demo accounts, whose passwords are public: set DATABASE_URL or DATA_DIR to another place, or empty it with npm run db:reset.',
    )
}

/** A long-running demo is topped up every night. */
export const keepDemoFresh: ScheduledJob = {
  name: 'demo.top-up',
  cron: '17 3 * * *',
  run: async (resources) => {
    await topUpDemo(resources)
    await invalidate(resources.db, ['events'])
  },
}

/** Empties every table of the product; the next fill loads everything again. */
export const resetDatabase = async ({ db }: Pick<Resources, 'db'>) => {
  const { rows } = await sql<{ name: string }>`select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`.execute(db)
  await db.transaction().execute(async (tx) => {
    // the audit log refuses to be emptied
    await sql`alter table audit_records disable trigger audit_is_not_emptied`.execute(tx)
    await sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`).execute(tx)
    await sql`alter table audit_records enable trigger audit_is_not_emptied`.execute(tx)
  })
}
