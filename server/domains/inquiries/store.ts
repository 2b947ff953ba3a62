import { type RawBuilder, sql } from 'kysely'
import type { InquiryStatus, InquiryType } from '../../../contract/inquiries/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { StatefulList } from '../../kernel/stateful-list.ts'

type NewInquiry = { eventId: number; userId: number; type: InquiryType; text: string | null; now: Date }

/** Null if an inquiry of the user waits: the index participant_inquiries_one_waiting. */
export const addInquiry = async (tx: Tx, { eventId, userId, type, text, now }: NewInquiry): Promise<number | null> => {
  const added = await tx
    .insertInto('participant_inquiries')
    .values({ event_id: eventId, user_id: userId, type, text, created_at: now })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export const addFiles = async (tx: Tx, inquiryId: number, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return
  const rows = fileIds.map((upload_id, index) => ({ inquiry_id: inquiryId, position: index + 1, upload_id }))
  await tx.insertInto('participant_inquiry_files').values(rows).execute()
}

export type InquiryFile = { id: string; name: string; size: number; mime: string }

export type InquiryRow = {
  id: number
  event_id: number
  user_id: number
  type: InquiryType
  text: string | null
  status: InquiryStatus
  comment: string | null
  created_at: Date
  decided_at: Date | null
  first_name: string
  last_name: string
  photo_id: string | null
  event_name: string
  zone: string
  files: InquiryFile[]
}

/** Inquiries in the order of their ids. Indexes: primary keys. */
export const inquiriesByIds = async (db: Db, ids: readonly number[]): Promise<InquiryRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<InquiryRow>`
    select i.id, i.event_id, i.user_id, i.type, i.text, i.status, i.comment, i.created_at, i.decided_at,
      u.first_name, u.last_name, u.photo_id, e.name as event_name, e.zone,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.upload_id, 'name', p.name, 'size', p.size, 'mime', p.mime) order by f.position), '[]')
        from participant_inquiry_files f join uploads p on p.id = f.upload_id where f.inquiry_id = i.id) as files
    from unnest(${ids}::bigint[]) with ordinality requested(id, place)
    join participant_inquiries i on i.id = requested.id
    join users u on u.id = i.user_id
    join events e on e.id = i.event_id
    order by requested.place`.execute(db)
  return rows
}

/** The newest first. Index: participant_inquiries_user. */
export const ownInquiryIds = async (db: Db, eventId: number, userId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('participant_inquiries')
    .select('id')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** The inquiries that an organizer reads: about one event, or about all of their own. */
export type OrganizerFilter = { organizerId: number; eventId?: number | undefined; ids?: readonly number[] | undefined }

const inquiryStates = {
  wait: sql<boolean>`status = 'wait'`,
  approved: sql<boolean>`status = 'approved'`,
  declined: sql<boolean>`status = 'declined'`,
}

/** Indexes: event_owners_user, participant_inquiries_event. */
export const organizerInquiries = (filter: OrganizerFilter): StatefulList<InquiryStatus> => ({ rows: organizerRows(filter), states: inquiryStates })

export const organizerRows = ({ organizerId, eventId, ids }: OrganizerFilter): RawBuilder<unknown> => sql`
  select i.id, i.status, i.created_at from event_owners o
  join events e on e.id = o.event_id and e.deleted_at is null
  join participant_inquiries i on i.event_id = o.event_id
  where o.user_id = ${organizerId}
    and (${eventId ?? null}::bigint is null or o.event_id = ${eventId ?? null})
    and (${ids ?? null}::bigint[] is null or i.id = any(${ids ?? null}::bigint[]))`

/** Inquiries about own events that wait. Indexes: event_owners_user, participant_inquiries_one_waiting. */
export const countWaiting = async (db: Db, organizerId: number): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from event_owners o
    join participant_inquiries i on i.event_id = o.event_id and i.status = 'wait'
    where o.user_id = ${organizerId} and not o.is_deleted`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Index: the primary key of event_owners. */
export const isOrganizer = async (db: Db, eventId: number, userId: number): Promise<boolean> => {
  const { rows } = await sql`select from event_owners o join events e on e.id = o.event_id and e.deleted_at is null
    where o.event_id = ${eventId} and o.user_id = ${userId}`.execute(db)
  return rows.length > 0
}

type LockedInquiry = { id: number; event_id: number; user_id: number; type: InquiryType; status: InquiryStatus }

/** An inquiry about an event of the organizer, locked until the transaction ends. Index: the primary key. */
export const lockInquiry = async (tx: Tx, id: number, organizerId: number): Promise<LockedInquiry | undefined> => {
  const { rows } = await sql<LockedInquiry>`
    select i.id, i.event_id, i.user_id, i.type, i.status from participant_inquiries i
    join event_owners o on o.event_id = i.event_id and o.user_id = ${organizerId}
    join events e on e.id = i.event_id and e.deleted_at is null
    where i.id = ${id} for update of i`.execute(tx)
  return rows[0]
}

type Decision = { id: number; status: 'approved' | 'declined'; comment: string | null; decidedBy: number; now: Date }

export const setDecision = (tx: Tx, { id, status, comment, decidedBy, now }: Decision) =>
  tx.updateTable('participant_inquiries').set({ status, comment, decided_by: decidedBy, decided_at: now }).where('id', '=', id).execute()

/** The newest first. */
export const allInquiryIds = async (db: Db, filter: OrganizerFilter): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from (${organizerRows(filter)}) l order by created_at desc, id desc`.execute(db)
  return rows.map(({ id }) => id)
}
