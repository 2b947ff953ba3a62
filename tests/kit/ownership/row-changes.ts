import { sql } from 'kysely'
import type { World } from '../world.ts'

/** Request counters, and keys that the installation creates at their first use. */
const ignored = ['rate_limits', 'installation_keys', 'row_changes']

/** Notes the table of every row that a committed transaction has changed. */
export const watchRows = async ({ db }: World) => {
  await sql`create unlogged table row_changes (table_name text not null)`.execute(db)
  await sql`create function note_row_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or old is distinct from new then insert into row_changes values (tg_table_name); end if;
      return null;
    end $$`.execute(db)
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  for (const { name } of rows.filter((row) => !ignored.includes(row.name)))
    await sql`create trigger note_row_change after insert or update or delete on ${sql.table(name)} for each row execute function note_row_change()`.execute(
      db,
    )
  /** The tables changed since the last call. */
  return async (): Promise<string[]> => {
    const changed = await sql<{ table_name: string }>`delete from row_changes returning table_name`.execute(db)
    return [...new Set(changed.rows.map((row) => row.table_name))].sort()
  }
}
export type ChangedTables = Awaited<ReturnType<typeof watchRows>>
