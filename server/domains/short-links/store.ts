import { type RawBuilder, sql } from 'kysely'
import type { ShortUrl } from '../../../contract/short-links/short-links.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { containing } from '../../kernel/like.ts'
import type { Slice } from '../../kernel/paging.ts'

export type ShortLinkRow = {
  id: number
  user_id: number
  name: string
  url: string
  expires_at: Date | null
  visitor_limit: number | null
  unique_clicks: number
  moderation: ShortUrl['moderation']
  moderation_comment: string | null
  created_at: Date
}

const columns = sql`s.id, s.user_id, s.name, s.url, s.expires_at, s.visitor_limit, s.unique_clicks, s.moderation, s.moderation_comment, s.created_at`

const rowsWhere = async (db: Db, rest: RawBuilder<unknown>): Promise<ShortLinkRow[]> =>
  (await sql<ShortLinkRow>`select ${columns} from short_urls s where ${rest}`.execute(db)).rows

/** The newest first. The links of a user are few, so that they are compared without a text index. Index: short_urls_user. */
export const ownLinks = async (db: Db, { userId, search }: { userId: number; search: string }, { limit, offset }: Slice) => {
  const pattern = containing(search)
  const found = sql`s.user_id = ${userId} and (${search} = '' or s.name ilike ${pattern} or s.url ilike ${pattern})`
  const [rows, counted] = await Promise.all([
    rowsWhere(db, sql`${found} order by s.created_at desc, s.id desc limit ${limit} offset ${offset}`),
    sql<{ total: number }>`select count(*) as total from short_urls s where ${found}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Index: the primary key. */
export const linkById = async (db: Db, id: number): Promise<ShortLinkRow | undefined> => (await rowsWhere(db, sql`s.id = ${id}`))[0]

/** The same, locked until the transaction ends. */
export const lockLink = async (tx: Tx, id: number): Promise<ShortLinkRow | undefined> => (await rowsWhere(tx, sql`s.id = ${id} for update`))[0]

type OpenedLink = Pick<ShortLinkRow, 'id' | 'url' | 'expires_at' | 'moderation'> & { salt: Buffer; is_full: boolean }

/** Index: short_urls_name. */
export const linkByName = async (db: Db, name: string): Promise<OpenedLink | undefined> => {
  const { rows } = await sql<OpenedLink>`
    select id, url, expires_at, moderation, salt, coalesce(unique_clicks >= visitor_limit, false) as is_full from short_urls where name = ${name}`.execute(
    db,
  )
  return rows[0]
}

export const countLinks = async (tx: Tx, userId: number): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from short_urls where user_id = ${userId}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** True if the visitor is known to send its cookie back. Index: the primary key. */
export const keepsCookie = async (db: Db, linkId: number, visitor: Buffer): Promise<boolean> => {
  const { rows } = await sql`select from short_url_visitors where short_url_id = ${linkId} and visitor = ${visitor} and keeps_cookie`.execute(db)
  return rows.length > 0
}

/** True for a new visitor. */
export const addVisitor = async (tx: Tx, linkId: number, { visitor, hasCookie }: { visitor: Buffer; hasCookie: boolean }): Promise<boolean> => {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into short_url_visitors as v (short_url_id, visitor, keeps_cookie) values (${linkId}, ${visitor}, ${hasCookie})
    on conflict (short_url_id, visitor) do update set keeps_cookie = v.keeps_cookie or excluded.keeps_cookie
    returning xmax = 0 as is_new`.execute(tx)
  return rows[0]?.is_new ?? false
}

/** False if the link has all the visitors it takes: the row is locked by the update, so that two at once do not pass the limit. */
export const countVisitor = async (tx: Tx, linkId: number): Promise<boolean> => {
  const { rows } = await sql`update short_urls set unique_clicks = unique_clicks + 1
    where id = ${linkId} and (visitor_limit is null or unique_clicks < visitor_limit) returning id`.execute(tx)
  return rows.length > 0
}

export const addToDay = (tx: Tx, linkId: number, { source, now }: { source: string; now: Date }) =>
  sql`insert into short_url_days as d (short_url_id, day, source, visitors) values (${linkId}, ${now.toISOString().slice(0, 10)}, ${source}, 1)
    on conflict (short_url_id, day, source) do update set visitors = d.visitors + 1`.execute(tx)

type Since = { linkId: number; from: string }

/** Index: the primary key. */
export const visitorsByDay = async (db: Db, { linkId, from }: Since) =>
  (
    await sql<{ date: string; visitors: number }>`select day::text as date, sum(visitors)::int as visitors from short_url_days
      where short_url_id = ${linkId} and day >= ${from} group by day order by day`.execute(db)
  ).rows

export const visitorsBySource = async (db: Db, { linkId, from }: Since) =>
  (
    await sql<{ source: string; visitors: number }>`select source, sum(visitors)::int as visitors from short_url_days
      where short_url_id = ${linkId} and day >= ${from} group by source order by visitors desc, source limit 20`.execute(db)
  ).rows
