import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** Messages of the local inbox, stored responses for idempotency keys, and the queue. */
export const platformPersonalData: PersonalData = {
  collect: async () => ({ rows: {} }),
  erase: async (tx, userId) => {
    const words = await wordsOf(tx, userId)
    await sql`delete from inbox_messages where recipient = any(${words.addresses}::text[]) or ${mentions('text', words)} or ${mentions('html', words)}`.execute(
      tx,
    )
    await sql`delete from idempotency_keys where caller = ${`user:${userId}`}`.execute(tx)
    await sql`delete from statistics where ${mentions('value', words)}`.execute(tx)
    await sql`delete from jobs.job where ${mentions('data::text', words)} or ${mentions('output::text', words)}`.execute(tx)
  },
  move: async () => undefined,
}

type Words = { addresses: string[]; name: string }

/** Words to erase from texts: addresses and the full name, but not the first name, because many users share it. */
const wordsOf = async (tx: Tx, userId: number): Promise<Words> => {
  const { rows } = await sql<Words>`
    select array_remove(array[email] || array(select phone from phones where user_id = users.id), null) as addresses,
      first_name || ' ' || last_name as name
    from users where id = ${userId}`.execute(tx)
  return rows[0] ?? { addresses: [], name: '' }
}

const mentions = (column: 'text' | 'html' | 'value' | 'data::text' | 'output::text', { addresses, name }: Words) => sql<boolean>`exists (
  select from unnest(${[...addresses, name]}::text[]) as word where length(word) > 4 and position(lower(word) in lower(coalesce(${sql.raw(column)}, ''))) > 0)`
