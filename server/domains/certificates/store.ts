import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CertificateStatus } from '../../../contract/certificates/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { containing } from '../../kernel/like.ts'
import type { Slice } from '../../kernel/paging.ts'

export type Role = 'participant' | 'speaker' | 'host' | 'organizer' | 'expert' | 'media'

/** The printed values. */
export type Printed = {
  number: string
  code: string
  user_name: string
  event_name: string
  role: Role
  place: string
  date_start: Date
  date_end: Date
  zone: string
  locale: Locale
  palette: number
  text: string | null
  bg_id: string | null
  display_qr: boolean
  issued_at: Date
}

export type CertificateRow = Printed & {
  id: number
  event_id: number
  user_id: number
  status: CertificateStatus
  revoked_at: Date | null
  revocation_reason: string | null
  replaced_by_number: string | null
  photo_id: string | null
  /** The name in the profile now. */
  profile_name: string
  /** The settings of the profile that decide whether the certificate names its page. */
  user_status: number
  blocked_at: Date | null
  hidden_blocks: string[]
}

const nameOf = sql`btrim(concat(u.first_name, ' ', u.last_name))`

const rowsWhere = (condition: RawBuilder<SqlBool>) => sql<CertificateRow>`
  select c.id, c.number, c.code, c.event_id, c.user_id, c.status, c.user_name, c.event_name, c.role, c.place, c.date_start, c.date_end, c.zone,
    c.locale, c.palette, c.text, c.bg_id, c.display_qr, c.issued_at, c.revoked_at, c.revocation_reason, r.number as replaced_by_number,
    u.photo_id, ${nameOf} as profile_name, u.status as user_status, u.blocked_at, u.hidden_blocks
  from certificates c join users u on u.id = c.user_id left join certificates r on r.id = c.replaced_by where ${condition}`

const oneWhere = async (db: Db, condition: RawBuilder<SqlBool>) => (await rowsWhere(condition).execute(db)).rows[0]

/** Index: the unique number. */
export const certificateByNumber = (db: Db, number: string) => oneWhere(db, sql<SqlBool>`c.number = ${number}`)

/** Index: the unique code. */
export const certificateByCode = (db: Db, code: string) => oneWhere(db, sql<SqlBool>`c.code = ${code}`)

/** Index: the primary key. */
export const certificateById = (db: Db, id: number) => oneWhere(db, sql<SqlBool>`c.id = ${id}`)

/** The issued certificate of a participant, otherwise the latest one. Index: certificates_event_user. */
export const latestOf = (db: Db, eventId: number, userId: number) =>
  oneWhere(
    db,
    sql<SqlBool>`c.id = (select x.id from certificates x where x.event_id = ${eventId} and x.user_id = ${userId} order by x.status = 'issued' desc, x.id desc limit 1)`,
  )

type Page<Row> = { rows: Row[]; total: number }

/** Of events that the public may see, or all for their user. Index: certificates_user. */
export const issuedTo = async (
  db: Db,
  { userId, isOwn }: { userId: number; isOwn: boolean },
  { limit, offset }: Slice,
): Promise<Page<CertificateRow>> => {
  const own = sql<SqlBool>`c.user_id = ${userId} and c.status = 'issued'
    and (${isOwn} or exists (select from events e where e.id = c.event_id and e.is_listed))`
  const page = sql<SqlBool>`${own} order by c.issued_at desc, c.id desc limit ${limit} offset ${offset}`
  const [{ rows }, total] = await Promise.all([rowsWhere(page).execute(db), countWhere(db, own)])
  return { rows, total }
}

type Filter = { eventId: number; search: string; number: string | null; status: CertificateStatus | undefined }

/** A name also finds the successor of a certificate that had it. Indexes: certificates_event, certificates_replaced_by. */
export const certificatesOf = async (db: Db, { eventId, search, number, status }: Filter, slice: Slice): Promise<Page<CertificateRow>> => {
  const pattern = containing(search)
  const matches = sql<SqlBool>`c.event_id = ${eventId} and (${status ?? null}::text is null or c.status = ${status ?? null})
    and (${search} = '' or c.user_name ilike ${pattern} or c.number ilike ${pattern} or c.number = ${number}
      or exists (select from certificates x where x.replaced_by = c.id and x.user_name ilike ${pattern}))`
  const page = sql<SqlBool>`${matches} order by c.issued_at desc, c.id desc limit ${slice.limit} offset ${slice.offset}`
  const [{ rows }, total] = await Promise.all([rowsWhere(page).execute(db), countWhere(db, matches)])
  return { rows, total }
}

const countWhere = async (db: Db, condition: RawBuilder<SqlBool>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from certificates c where ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}

type Counters = { issued: number; replaced: number; revoked: number; entitled: number }

/** Indexes: certificates_event, event_participants_attended. */
export const countersOf = async (db: Db, eventId: number): Promise<Counters> => {
  const { rows } = await sql<Counters>`
    select count(*) filter (where c.status = 'issued') as issued, count(*) filter (where c.status = 'replaced') as replaced,
      count(*) filter (where c.status = 'revoked') as revoked,
      (select count(*) from ${entitled(eventId)}) as entitled
    from certificates c where c.event_id = ${eventId}`.execute(db)
  return rows[0] ?? { issued: 0, replaced: 0, revoked: 0, entitled: 0 }
}

/** Participants `p` who attended and have never had a certificate, with their users `u`. Indexes: event_participants_attended, certificates_event_user. */
const entitled = (eventId: number) => sql`event_participants p join users u on u.id = p.user_id and u.status in (8, 10)
  where p.event_id = ${eventId} and p.state = 'approved' and p.attended_at is not null and ${nameOf} <> ''
    and not exists (select from certificates c where c.event_id = p.event_id and c.user_id = p.user_id)`

export type Holder = { user_id: number; name: string; locale: Locale; role: Role }
export type Entitled = Holder & { participant_id: number }

/** A user with several roles has the first of speaker, host, expert. Index: event_people_pkey. */
const entitledColumns = sql`p.id as participant_id, u.id as user_id, ${nameOf} as name, u.locale,
  coalesce((select x.role from event_people x where x.event_id = p.event_id and x.user_id = p.user_id
    order by array_position(array['speaker', 'host', 'expert'], x.role) limit 1), p.role) as role`

export const nextEntitled = async (tx: Tx, eventId: number, { after, limit }: { after: number; limit: number }): Promise<Entitled[]> => {
  const { rows } = await sql<Entitled>`
    select ${entitledColumns} from ${entitled(eventId)} and p.id > ${after} order by p.id limit ${limit}`.execute(tx)
  return rows
}

export type NewCertificate = Printed & { user_id: number }

/** Ids and users of the added rows. A user who has an issued certificate meanwhile gets none. */
export const addCertificates = async (tx: Tx, eventId: number, certificates: readonly NewCertificate[]) => {
  const { rows } = await sql<{ id: number; user_id: number }>`
    insert into certificates (event_id, user_id, number, code, user_name, event_name, role, place, date_start, date_end, zone, locale, palette,
      text, bg_id, display_qr, issued_at)
    select ${eventId}, n.user_id, n.number, n.code, n.user_name, n.event_name, n.role, n.place, n.date_start, n.date_end, n.zone, n.locale,
      n.palette, n.text, n.bg_id, n.display_qr, n.issued_at
    from jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb) as n (user_id bigint, number text, code text, user_name text, event_name text,
      role text, place text, date_start timestamptz, date_end timestamptz, zone text, locale text, palette integer, text text, bg_id uuid,
      display_qr boolean, issued_at timestamptz)
    on conflict do nothing returning id, user_id`.execute(tx)
  return rows
}

/** The certificate of an event, locked until the transaction ends. Index: the primary key. */
export const lockCertificate = async (tx: Tx, eventId: number, id: number): Promise<CertificateRow | undefined> => {
  const locked = await sql`select from certificates where id = ${id} and event_id = ${eventId} for update`.execute(tx)
  return locked.rows.length === 0 ? undefined : certificateById(tx, id)
}

type Revocation = { id: number; reason: string; by: number; now: Date }

export const setRevoked = (tx: Tx, { id, reason, by, now }: Revocation) =>
  tx.updateTable('certificates').set({ status: 'revoked', revoked_at: now, revoked_by: by, revocation_reason: reason }).where('id', '=', id).execute()

export const setReplaced = (tx: Tx, id: number) => tx.updateTable('certificates').set({ status: 'replaced' }).where('id', '=', id).execute()

export const setSuccessor = (tx: Tx, id: number, successorId: number) =>
  tx.updateTable('certificates').set({ replaced_by: successorId }).where('id', '=', id).execute()

/** Users with an issued certificate of the event. Index: certificates_event_user. */
export const holdersOf = async (tx: Tx, eventId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select user_id as id from certificates where event_id = ${eventId} and status = 'issued'`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The name in the profile. Index: the primary key. */
export const profileNameOf = async (tx: Tx, userId: number): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select ${nameOf} as name from users u where u.id = ${userId}`.execute(tx)
  return rows[0]?.name ?? ''
}

/** True for an approved participant who attended. Index: event_participants_user. */
export const hasAttended = async (tx: Tx, eventId: number, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from event_participants where event_id = ${eventId} and user_id = ${userId} and state = 'approved' and attended_at is not null`.execute(tx)
  return rows.length > 0
}

/** True for an approved participant. Index: event_participants_user. */
export const isParticipant = async (db: Db, eventId: number, userId: number): Promise<boolean> => {
  const { rows } = await sql`select from event_participants where event_id = ${eventId} and user_id = ${userId} and state = 'approved'`.execute(db)
  return rows.length > 0
}
