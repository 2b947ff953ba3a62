import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** Emails and pushes, messages of the local inbox, stored responses for idempotency keys, and the queue. */
export const platformPersonalData: PersonalData = {
  collect: async (db, userId) => ({ rows: { messages: await messagesTo(db, userId) } }),
  erase: async (tx, userId) => {
    const words = await wordsOf(tx, userId)
    await sql`delete from inbox_messages where recipient = any(${words.addresses}::text[]) or ${mentions('text', words)} or ${mentions('html', words)}`.execute(
      tx,
    )
    await sql`delete from outbox where user_id = ${userId} or address = any(${words.addresses}::text[])`.execute(tx)
    await sql`delete from idempotency_keys where caller = ${`user:${userId}`} or ${namesUser(userId)} or ${mentions('answer::text', words)}`.execute(
      tx,
    )
    await sql`delete from statistics where ${mentions('value', words)}`.execute(tx)
    await sql`delete from jobs.job where ${mentions('data::text', words)} or ${mentions('output::text', words)}`.execute(tx)
  },
  move: async (tx, { from, to }) => {
    await sql`update outbox o set user_id = ${to} where user_id = ${from} and not exists (
      select from outbox other where other.user_id = ${to} and other.kind = o.kind and other.subject = o.subject and other.channel = o.channel
        and other.address is not distinct from o.address)`.execute(tx)
    await tx.deleteFrom('outbox').where('user_id', '=', from).execute()
  },
}

/** Index: outbox_user. */
const messagesTo = (db: Db, userId: number) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'channel', 'address', 'state', 'created_at', 'settled_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

type Words = { addresses: string[]; name: string }

/** Words to erase from texts: addresses and the full name, but not the first name, because many users share it. */
const wordsOf = async (tx: Tx, userId: number): Promise<Words> => {
  const { rows } = await sql<Words>`
    select array_remove(array[email] || array(select phone from phones where user_id = users.id), null) as addresses,
      first_name || ' ' || last_name as name
    from users where id = ${userId}`.execute(tx)
  return rows[0] ?? { addresses: [], name: '' }
}

/** Replies to other callers name the user in `user.id`, or in a field like `userId` or `sourceUserId`. */
const namesUser = (userId: number) => sql<boolean>`jsonb_path_exists(answer, '$.** ? (@.type() == "object" && (@.user.id == $id
  || exists(@.keyvalue() ? (@.key like_regex "[uU]serId$" && @.value == $id))))', jsonb_build_object('id', ${userId}::bigint))`

const mentions = (
  column: 'text' | 'html' | 'value' | 'answer::text' | 'data::text' | 'output::text',
  { addresses, name }: Words,
) => sql<boolean>`exists (
  select from unnest(${[...addresses, name]}::text[]) as word where length(word) > 4 and position(lower(word) in lower(coalesce(${sql.raw(column)}, ''))) > 0)`
