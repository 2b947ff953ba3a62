import type { Visitor } from '../../../contract/control/control.ts'
import type { VisitorType } from '../../../contract/limits.ts'
import { uploadUrl } from '../uploads/address.ts'
import { type VisitorKind, type VisitorRow, visitorId } from './day.ts'

const types: Record<VisitorKind, VisitorType> = { event: 'event', coworking: 'coworking', meeting: 'meeting', host: 'meeting' }

export const presentVisitor = (row: VisitorRow): Visitor => ({
  id: visitorId(row.kind, row.row_id),
  spaceId: row.space_id,
  userId: row.user_id,
  user: presentUser({ id: row.user_id, name: row.name, photo_id: row.photo_id }),
  type: types[row.kind],
  eventId: row.event_id,
  reserveId: row.reserve_id,
  title: row.title,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  date: row.date,
  marked: row.attended_at !== null,
  markedAt: row.attended_at?.toISOString() ?? null,
  markedBy: row.attended_by,
  status: row.status,
  closed: row.is_closed,
  restricted: row.is_restricted,
  restrictedUntil: row.restricted_until,
})

export const presentUser = ({ id, name, photo_id }: { id: number; name: string; photo_id: string | null }) => ({
  id,
  name,
  photo: photo_id && uploadUrl(photo_id),
})
