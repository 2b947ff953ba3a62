import { undoSeconds } from '../../../contract/limits.ts'
import { fact } from '../../kernel/facts.ts'

/** A decision that can be undone was made. Announced when its time to undo is over. */
export const decisionMade = fact<{ decisionId: number }>('moderation.decided', { afterSeconds: undoSeconds + 1 })
