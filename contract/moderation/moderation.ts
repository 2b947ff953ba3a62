import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, instant, line, ok, pageOf, paging, queryId } from '../shapes.ts'

/** Common calls of all moderation queues: undoing a decision, and the log of staff actions. */

const fields = z.record(z.string(), z.unknown()).nullable()
const auditRecord = z.object({
  id,
  /** The user who acted; null for a job. */
  userId: id.nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: id,
  before: fields,
  after: fields,
  createdAt: instant,
})
export type AuditRecord = z.output<typeof auditRecord>

export const moderation = calls({
  'POST /admin/decisions/:id/undo': {
    summary: 'Undoes an own decision within 30 seconds, before the user is notified',
    access: 'staff',
    reply: ok,
    refusals: ['notFound', 'notYourDecision', 'alreadyUndone', 'changedSince', 'undoTooLate', 'slotTaken', 'hallOutOfUse', 'spaceClosed'],
  },
  'GET /admin/audit-log': {
    summary: 'Lists actions of staff by user and entity, the latest first',
    access: 'staff',
    query: z.object({ userId: queryId.optional(), entity: line(60).optional(), ...paging(50) }),
    reply: pageOf(auditRecord),
  },
})
