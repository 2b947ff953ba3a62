import { undoSeconds } from '../../../contract/limits.ts'
import type { ModerationDecision, Subject } from '../../kernel/moderation-queue.ts'

/** False if the object has been changed or decided again since the decision. */
export const isInForce = ({ status, decidedAt }: Subject, decision: Pick<ModerationDecision, 'decision' | 'decidedAt'>): boolean =>
  status === decision.decision && decidedAt?.getTime() === decision.decidedAt.getTime()

/** True if the object is of this user, so that another staff member decides. */
export const isOwn = ({ personId, otherPersonId }: Subject, userId: number): boolean => userId === personId || userId === otherPersonId

/** False for a final decision too. */
export const isInTime = ({ undoUntil }: { undoUntil: Date | null }, now: Date): boolean => undoUntil !== null && undoUntil > now

export const undoUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + undoSeconds * 1000)
