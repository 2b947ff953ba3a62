import { type Expression, sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { SupportThread } from '../../../contract/support/desk.ts'
import { type SupportState, supportStates } from '../../../contract/support/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { listQueue, type QueueSql, searchedUser } from '../moderation/list.ts'
import { presentForStaff } from './present.ts'
import { messagesOf } from './store.ts'

export const listThreads = async ({ actor, caller, db, query }: Ctx<'GET /admin/support-messages'>) => {
  const slice = sliceOf(query, actor)
  const { rows, total } = await listQueue(db, queue, { filters: { ...query, readerId: actor.id }, slice, locale: caller.locale })
  return pageOf(rows.map(presentThread), total, query, slice)
}

export const readThread = async ({ actor, db, params, query, refuse }: Ctx<'GET /admin/support-messages/:id'>) => {
  const thread = await findThread(db, params.id)
  if (!thread) throw refuse('notFound')
  const slice = sliceOf(query, actor)
  const { rows, total } = await messagesOf(db, params.id, slice)
  return { ...pageOf(rows.map(presentForStaff), total, query, slice), thread }
}

export const findThread = async (db: Db, id: number): Promise<SupportThread | undefined> => {
  const { rows } = await sql<ThreadRow>`${threadRows(db, sql`select ${id}::bigint`)}`.execute(db)
  return rows[0] && presentThread(rows[0])
}

type ThreadRow = {
  id: number
  user_id: number | null
  user_name: string
  email: string | null
  has_account: boolean
  locale: Locale
  state: SupportState
  since: Date
  last_id: number
  last_text: string
}

const excerptLength = 200

/** Indexes: primary keys, support_messages_thread, the unique email of users. */
const threadRows = (db: Db, ids: ReturnType<typeof sql>): Expression<ThreadRow> =>
  db
    .selectFrom('support_threads as x')
    .leftJoin('users as u', 'u.id', 'x.user_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('support_messages as m')
          .select(['m.id as last_id', sql<string>`left(m.text, ${sql.lit(excerptLength)})`.as('last_text')])
          .whereRef('m.thread_id', '=', 'x.id')
          .orderBy('m.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['x.id', 'x.user_id', 'x.email', 'x.locale', 'x.state', 'x.since', 'latest.last_id', 'latest.last_text'])
    .select(sql<string>`btrim(concat_ws(' ', u.first_name, u.last_name))`.as('user_name'))
    .select(sql<boolean>`exists (select from users a where a.email = x.email and a.status not in (9, 11))`.as('has_account'))
    .where(sql<boolean>`x.id in (${ids})`)

/** Indexes: support_threads_queue, support_threads_email, users_staff_search. */
const queue: QueueSql<ThreadRow> & { waitingStatus: string; statuses: readonly string[] } = {
  waitingStatus: 'open',
  statuses: supportStates,
  from: sql`support_threads x left join users u on u.id = x.user_id`,
  id: sql`x.id`,
  state: sql`x.state`,
  waiting: sql`x.state = 'open'`,
  since: sql`x.since`,
  city: sql`u.city_id`,
  owners: sql`users u join support_threads x on x.user_id = u.id`,
  searches: [
    { text: searchedUser('u'), from: sql`users u join support_threads x on x.user_id = u.id` },
    { text: sql`lower(x.email)`, from: sql`support_threads x` },
  ],
  rows: (db, _locale, ids) => threadRows(db, ids),
}

const presentThread = (row: ThreadRow): SupportThread => ({
  id: row.id,
  user: row.user_id === null ? null : { id: row.user_id, name: row.user_name },
  email: row.email,
  hasAccount: row.has_account,
  locale: row.locale,
  state: row.state,
  since: row.since.toISOString(),
  text: row.last_text,
  lastMessageId: row.last_id,
})
