import type { Decided } from '../../../contract/shapes.ts'
import type { DecisionInForce } from './store.ts'

export const presentDecided = ({ decision, deciderId, deciderName, at, reason, comment }: DecisionInForce): Decided => ({
  decision,
  by: deciderId === null ? null : { id: deciderId, name: deciderName },
  at: at.toISOString(),
  reason,
  comment,
})

/** The id of a decision that the viewer can still undo. */
export const presentUndo = ({ id, deciderId, undoUntil }: DecisionInForce, viewer: { id: number }, now: Date) =>
  id !== null && deciderId === viewer.id && undoUntil && undoUntil > now ? { id, undoUntil: undoUntil.toISOString() } : null
