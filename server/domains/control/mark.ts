import type { Db } from '../../kernel/db.ts'
import { markMeeting, unmarkMeeting } from '../bookings/attendance.ts'
import { markEntry, unmarkEntry } from '../coworking/store.ts'
import { markAttendance, unmarkAttendance } from '../participation/attendance.ts'
import type { VisitorKind } from './day.ts'

/** A visitor by the row that the mark belongs to. Each domain owns the marks of its rows. */
export type Visiting = { kind: VisitorKind; row_id: number; event_id: number | null }

type Mark = { by: number; now: Date }

const markers: Record<VisitorKind, (db: Db, visitor: Visiting, mark: Mark) => Promise<boolean>> = {
  event: async (db, { event_id, row_id }, { by, now }) =>
    (await markAttendance(db, { eventId: event_id ?? 0, participantIds: [row_id], by, now })).length > 0,
  coworking: (db, { row_id }, { by, now }) => markEntry(db, row_id, { markedBy: by, now }),
  meeting: (db, { row_id }, mark) => markMeeting(db, { role: 'participant', id: row_id }, mark),
  host: (db, { row_id }, mark) => markMeeting(db, { role: 'author', id: row_id }, mark),
}

/** Marks a visitor. False for one who was marked before. Guarantee: of concurrent marks one is made. */
export const markVisitor = (db: Db, visitor: Visiting, mark: Mark): Promise<boolean> => markers[visitor.kind](db, visitor, mark)

const unmarkers: Record<VisitorKind, (db: Db, visitor: Visiting) => Promise<unknown>> = {
  event: (db, { event_id, row_id }) => unmarkAttendance(db, { eventId: event_id ?? 0, participantIds: [row_id] }),
  coworking: (db, { row_id }) => unmarkEntry(db, row_id),
  meeting: (db, { row_id }) => unmarkMeeting(db, { role: 'participant', id: row_id }),
  host: (db, { row_id }) => unmarkMeeting(db, { role: 'author', id: row_id }),
}

/** Removes a mark; without one it changes nothing. */
export const unmarkVisitor = (db: Db, visitor: Visiting): Promise<unknown> => unmarkers[visitor.kind](db, visitor)
