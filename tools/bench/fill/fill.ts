import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from '../../../db/schema.ts'
import { loadReference } from '../../../db/seed/reference/load.ts'
import { migrate } from '../../../server/kernel/migrate.ts'
import { addDetails } from './details.ts'
import { addEvents } from './events.ts'
import { clearGround, createGround } from './ground.ts'
import { withoutIndexes } from './indexes.ts'
import { addPeople } from './people.ts'
import { addPlaces } from './places.ts'
import { addRegistrations } from './registrations.ts'

export type Size = { events: number; people: number; registrations: number }

/** Increase it when the generator fills a size differently, so that cached databases of earlier versions are rebuilt. */
export const fillVersion = 2

const big = [
  'events',
  'users',
  'phones',
  'event_owners',
  'event_organizers',
  'event_people',
  'event_schedules',
  'event_participants',
  'favorites',
  'event_seats',
]

/** Commits need not survive a power loss, and building indexes needs memory. */
const options = '-c synchronous_commit=off -c jit=off -c work_mem=64MB -c maintenance_work_mem=512MB'

/** Fills an empty database with migrations, reference data and deterministic data of the given size. */
export const fill = async (connection: pg.PoolConfig, size: Size, say: (line: string) => void) => {
  const pool = new pg.Pool({ ...connection, max: 2, options })
  // a pool ends before its connections close, so the stop of the server is not an error
  pool.on('error', () => undefined)
  try {
    await fillWith(pool, size, say)
  } finally {
    await pool.end()
  }
}

const fillWith = async (pool: pg.Pool, size: Size, say: (line: string) => void) => {
  await migrate(pool)
  await loadReference(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }))
  await createGround(pool)
  await addPlaces(pool, size.events)
  say('  migrations, reference data, words and places')
  await withoutIndexes(pool, big, async () => {
    await addPeople(pool, size.people)
    say(`  people ${size.people}`)
    await addEvents(pool, size, say)
    await pool.query('analyze users, events')
    await addDetails(pool, size)
    say('  speakers, programmes')
    await addRegistrations(pool, size)
    say(`  registrations ${size.registrations}`)
  })
  say('  indexes')
  await clearGround(pool)
  await pool.query('vacuum analyze')
  say('  statistics')
}
