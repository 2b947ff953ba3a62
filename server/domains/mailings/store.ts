import { type RawBuilder, sql } from 'kysely'
import type { MailingStatus, MailingTemplate } from '../../../contract/mailings/limits.ts'
import type { MailingBlock, MailingRecipients } from '../../../contract/mailings/shapes.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { containing } from '../../kernel/like.ts'
import type { Slice } from '../../kernel/paging.ts'

type StoredFile = { id: string; name: string; size: number; mime: string }

export type MailingRow = {
  id: number
  user_id: number
  subject: string
  blocks: MailingBlock[]
  content: string
  template: MailingTemplate
  recipients: MailingRecipients
  quiz_id: number | null
  send_at: Date | null
  status: MailingStatus
  comment: string | null
  expected_count: number | null
  created_at: Date
  updated_at: Date
  submitted_at: Date | null
  started_at: Date | null
  planned_at: Date | null
  finished_at: Date | null
  paused_at: Date | null
  is_paused_by_staff: boolean
  planned_count: number
  sent_count: number
  failed_count: number
  skipped_count: number
  events: { id: number; name: string }[]
  files: StoredFile[]
}

/** Indexes: the primary keys. */
export const mailingColumns = sql`
  m.id, m.user_id, m.subject, m.blocks, m.content, m.template, m.recipients, m.quiz_id, m.send_at, m.status, m.comment, m.expected_count,
  m.created_at, m.updated_at, m.submitted_at, m.started_at, m.planned_at, m.finished_at, m.paused_at, m.is_paused_by_staff,
  m.planned_count, m.sent_count, m.failed_count, m.skipped_count,
  (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name) order by x.position), '[]')
    from mailing_events x join events e on e.id = x.event_id where x.mailing_id = m.id and e.deleted_at is null) as events,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime) order by x.position), '[]')
    from mailing_files x join uploads f on f.id = x.upload_id where x.mailing_id = m.id and not x.is_picture) as files`

export const findMailing = async (db: Db, id: number): Promise<MailingRow | undefined> => {
  const { rows } = await sql<MailingRow>`select ${mailingColumns} from mailings m where m.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a mailing until the transaction ends; every change of it does, so that its status and its letters agree. */
export const lockMailing = async (tx: Tx, id: number): Promise<MailingRow | undefined> => {
  await sql`select from mailings where id = ${id} for no key update`.execute(tx)
  return findMailing(tx, id)
}

type Filters = { userId?: number; eventId?: number | undefined; quizId?: number; status?: MailingStatus | undefined; search?: string | undefined }

/** A page with the total, the latest first. Indexes: mailings_user, mailing_events_event, mailings_quiz. */
export const listMailings = async (db: Db, filters: Filters, { limit, offset }: Slice): Promise<{ rows: MailingRow[]; total: number }> => {
  const found = sql`mailings m where ${sql.join(conditionsOf(filters), sql` and `)}`
  const [page, count] = await Promise.all([
    sql<MailingRow>`select ${mailingColumns} from ${found} order by m.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 }
}

const conditionsOf = ({ userId, eventId, quizId, status, search }: Filters): RawBuilder<unknown>[] => [
  sql`true`,
  ...(userId === undefined ? [] : [sql`m.user_id = ${userId}`]),
  ...(eventId === undefined ? [] : [sql`m.id in (select mailing_id from mailing_events where event_id = ${eventId})`]),
  ...(quizId === undefined ? [] : [sql`m.quiz_id = ${quizId}`]),
  ...(status === undefined ? [] : [sql`m.status = ${status}`]),
  ...(search ? [sql`lower(m.subject) like lower(${containing(search)})`] : []),
]

/** Index: mailings_user. */
export const countDrafts = async (tx: Tx, userId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mailings where user_id = ${userId} and status in ('draft', 'rejected')`.execute(tx)
  return rows[0]?.count ?? 0
}

export const eventNamesOf = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`select id, name from events where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const setEvents = async (tx: Tx, mailingId: number, eventIds: readonly number[]) => {
  await sql`delete from mailing_events where mailing_id = ${mailingId}`.execute(tx)
  await sql`insert into mailing_events (mailing_id, event_id, position)
    select ${mailingId}, id, place from unnest(${eventIds}::bigint[]) with ordinality as e(id, place)`.execute(tx)
}

export const fileIdsOf = async (tx: Tx, mailingId: number): Promise<string[]> =>
  (await tx.selectFrom('mailing_files').select('upload_id').where('mailing_id', '=', mailingId).execute()).map(({ upload_id }) => upload_id)

type Files = { files: readonly string[]; pictures: readonly string[] }

export const replaceFiles = async (tx: Tx, mailingId: number, { files, pictures }: Files) => {
  await tx.deleteFrom('mailing_files').where('mailing_id', '=', mailingId).execute()
  await sql`insert into mailing_files (mailing_id, upload_id, position, is_picture)
    select ${mailingId}, id::uuid, place, id = any(${pictures}::text[]) from unnest(${[...files, ...pictures]}::text[]) with ordinality as f(id, place)`.execute(
    tx,
  )
}
