import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { SupportState } from '../../../contract/support/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { exactUpTo } from '../../kernel/total-count.ts'

/** A user, or the address of a visitor. */
export type Author = { userId: number; email: null } | { userId: null; email: string }

/** The thread of the author, open and locked until the transaction ends. Indexes: the unique keys. */
export const openThread = async (tx: Tx, { userId, email }: Author, { locale, now }: { locale: Locale; now: Date }): Promise<number> => {
  const key = sql.ref(userId === null ? 'email' : 'user_id')
  const { rows } = await sql<{ id: number }>`
    insert into support_threads as t (user_id, email, locale, state, since) values (${userId}, ${email}, ${locale}, 'open', ${now})
    on conflict (${key}) do update set locale = excluded.locale, state = 'open', since = case when t.state = 'open' then t.since else excluded.since end
    returning id`.execute(tx)
  const [thread] = rows
  if (!thread) throw new Error('a thread was neither added nor found')
  return thread.id
}

type NewMessage = { threadId: number; text: string; staffId?: number; now: Date }

/** `staffId` makes it an answer. */
export const addMessage = (tx: Tx, { threadId, text, staffId, now }: NewMessage): Promise<{ id: number }> =>
  tx
    .insertInto('support_messages')
    .values({ thread_id: threadId, text, from_staff: staffId !== undefined, staff_id: staffId ?? null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

export const addFiles = (tx: Tx, messageId: number, fileIds: readonly string[]) =>
  tx
    .insertInto('support_message_files')
    .values(fileIds.map((upload_id, index) => ({ message_id: messageId, position: index + 1, upload_id })))
    .execute()

/** Index: the unique user_id. */
export const threadOf = (db: Db, userId: number) => db.selectFrom('support_threads').select('id').where('user_id', '=', userId).executeTakeFirst()

type LockedThread = { id: number; user_id: number | null; email: string | null; locale: Locale; state: SupportState }

/** Locked until the transaction ends. Index: the primary key. */
export const lockThread = (tx: Tx, id: number): Promise<LockedThread | undefined> =>
  tx.selectFrom('support_threads').select(['id', 'user_id', 'email', 'locale', 'state']).where('id', '=', id).forUpdate().executeTakeFirst()

type Change = { state: SupportState; now: Date; isAnswer?: boolean }

/** An answer is unread until its user opens the thread; visitors read it in their mail. */
export const setState = (tx: Tx, id: number, { state, now, isAnswer = false }: Change) =>
  tx
    .updateTable('support_threads')
    .set({
      state,
      since: now,
      ...(isAnswer && { has_unread: sql<boolean>`user_id is not null`, unread_count: sql<number>`unread_count + (user_id is not null)::int` }),
    })
    .where('id', '=', id)
    .execute()

/** A later answer stays unread: the lock lets the count see one that is written at the same time. Indexes: the unique user_id, support_messages_thread. */
export const markRead = async (tx: Tx, userId: number, upTo: number): Promise<void> => {
  await sql`select from support_threads where user_id = ${userId} for update`.execute(tx)
  await sql`update support_threads t set has_unread = later.count > 0, unread_count = later.count
    from support_threads x, lateral (
      select count(*)::int as count from support_messages m where m.thread_id = x.id and m.from_staff and m.id > ${upTo}) later
    where x.id = t.id and t.user_id = ${userId} and t.has_unread`.execute(tx)
}

export type MessageRow = {
  id: number
  user_id: number | null
  text: string
  from_staff: boolean
  staff_id: number | null
  staff_name: string | null
  created_at: Date
  files: { id: string; name: string; size: number; mime: string }[]
}

const messageColumns = sql`m.id, t.user_id, m.text, m.from_staff, m.staff_id, m.created_at,
  (select btrim(concat_ws(' ', s.first_name, s.last_name)) from users s where s.id = m.staff_id) as staff_name,
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'size', p.size, 'mime', p.mime) order by f.position), '[]')
    from support_message_files f join uploads p on p.id = f.upload_id where f.message_id = m.id) as files`

/** The newest first, with the number of all. Index: support_messages_thread. */
export const messagesOf = async (db: Db, threadId: number, { limit, offset }: Slice): Promise<{ rows: MessageRow[]; total: number }> => {
  const [{ rows }, { total }] = await Promise.all([
    sql<MessageRow>`select ${messageColumns} from support_messages m join support_threads t on t.id = m.thread_id
      where m.thread_id = ${threadId} order by m.id desc limit ${limit} offset ${offset}`.execute(db),
    db
      .selectFrom('support_messages')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('thread_id', '=', threadId)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Index: the primary key. */
export const findMessage = async (db: Db, id: number): Promise<MessageRow | undefined> => {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from support_messages m join support_threads t on t.id = m.thread_id where m.id = ${id}`.execute(db)
  return rows[0]
}

/** Index: support_messages_thread. */
export const latestMessage = async (db: Db, threadId: number): Promise<MessageRow | undefined> => {
  const { rows } = await messagesOf(db, threadId, { limit: 1, offset: 0 })
  return rows[0]
}

/** Exact up to the number that lists are counted to, because every page of staff shows it. Index: support_threads_queue. */
export const countOpenThreads = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from (select from support_threads where state = 'open' limit ${sql.lit(exactUpTo)}) counted`.execute(db)
  return rows[0]?.open ?? 0
}

/** Threads of visitors without a message or change since. Index: support_threads_visitors. */
export const deleteVisitorThreads = (db: Db, unchangedSince: Date) =>
  db.deleteFrom('support_threads').where('user_id', 'is', null).where('since', '<', unchangedSince).execute()
