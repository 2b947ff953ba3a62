import type { Db, Tx } from '../../kernel/db.ts'
import { advanceMeeting, markMeeting, unmarkMeeting } from '../bookings/attendance.ts'
import { advanceEntry, markEntry, unmarkEntry } from '../coworking/store.ts'
import { advanceAttendance, markAttendance, unmarkAttendance } from '../participation/attendance.ts'
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

const advancers: Record<VisitorKind, (tx: Tx, visitor: Visiting, mark: Mark) => Promise<boolean>> = {
  event: async (tx, { event_id, row_id }, { by, now }) =>
    (await advanceAttendance(tx, { eventId: event_id ?? 0, participantIds: [row_id], by, now })).length > 0,
  coworking: (tx, { row_id }, { by, now }) => advanceEntry(tx, row_id, { markedBy: by, now }),
  meeting: (tx, { row_id }, mark) => advanceMeeting(tx, { role: 'participant', id: row_id }, mark),
  host: (tx, { row_id }, mark) => advanceMeeting(tx, { role: 'author', id: row_id }, mark),
}

/** Moves a later mark back to an earlier time. False without a later one. */
export const advanceMark = (tx: Tx, visitor: Visiting, mark: Mark): Promise<boolean> => advancers[visitor.kind](tx, visitor, mark)

const unmarkers: Record<VisitorKind, (db: Db, visitor: Visiting) => Promise<boolean>> = {
  event: async (db, { event_id, row_id }) => (await unmarkAttendance(db, { eventId: event_id ?? 0, participantIds: [row_id] })).length > 0,
  coworking: (db, { row_id }) => unmarkEntry(db, row_id),
  meeting: (db, { row_id }) => unmarkMeeting(db, { role: 'participant', id: row_id }),
  host: (db, { row_id }) => unmarkMeeting(db, { role: 'author', id: row_id }),
}

/** Removes a mark. False without one. */
export const unmarkVisitor = (db: Db, visitor: Visiting): Promise<boolean> => unmarkers[visitor.kind](db, visitor)
