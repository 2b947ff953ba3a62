import type { Dictionary } from '../../../../messages/ru.ts'
import type { ParticipantsAnswer } from './answer-participants.ts'

/** The result of a change in words. */
export const doneText = (t: Dictionary['attendees']['list'], { intent, changed = 0 }: ParticipantsAnswer): string => {
  if (intent === 'startExport') return t.exports.started
  if (changed === 0) return t.nothingChanged
  const texts: Record<string, (count: number) => string> = t.done
  return texts[intent]?.(changed) ?? ''
}
