import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Tx } from '../../kernel/db.ts'
import { type FieldFault, Refusal } from '../../kernel/refusal.ts'
import { type HallsOfEvent, type ReservationObstacle, reserveForEvent } from '../bookings/event-halls.ts'
import { type Fault, obstacleToHalls } from '../bookings/free-for-event.ts'
import { effective } from './document-changes.ts'
import { faultySections } from './section-states.ts'

type Submission = { eventId: number; document: EventDocument; now: Date }

/** The halls that a document asks for; null if guests come elsewhere. */
export const proposedHalls = (document: EventDocument): HallsOfEvent | null => {
  const { space, dateStart, dateEnd } = effective(document)
  if (!space || space.hallIds.length === 0 || !dateStart || !dateEnd) return null
  return { spaceId: space.spaceId, hallIds: space.hallIds, startsAt: new Date(dateStart), endsAt: new Date(dateEnd) }
}

/** Refuses halls that are taken, and times when the space is closed, at the field (V106, V107). */
export const refuseTakenHalls = async (tx: Tx, { eventId, document, now }: Submission): Promise<void> => {
  const halls = proposedHalls(document)
  const obstacle = halls && (await obstacleToHalls(tx, { eventId, halls, now }))
  if (obstacle) throw refusalAt(obstacle.field, obstacle.fault)
}

/** Holds the halls of the event, and those of a change that waits. The database refuses halls that were taken meanwhile. */
export const reserveHalls = (tx: Tx, { eventId, now }: Submission, proposed: HallsOfEvent | null): Promise<void> =>
  reserveForEvent(tx, { eventId, proposed, now }, (obstacle) => {
    const { field, fault } = faultOf[obstacle]
    return refusalAt(field, fault)
  })

const faultOf = {
  slotTaken: { field: 'space.hallIds', fault: 'slotTaken' },
  hallOutOfUse: { field: 'space.hallIds', fault: 'choice' },
  spaceClosed: { field: 'dateStart', fault: 'spaceClosed' },
} as const satisfies Record<ReservationObstacle, Fault>

const refusalAt = (field: string, fault: FieldFault['fault']) => {
  const fields = { [field]: [{ fault }] }
  return new Refusal('eventIncomplete', { fields, sections: faultySections(fields) })
}
