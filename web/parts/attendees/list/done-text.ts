import type { Dictionary } from '../../../../messages/ru.ts'
import type { ParticipantsAnswer } from './answer-participants.ts'

/** The result of a change in words: how many changed, and how many it left as they were. */
export const doneText = (t: Dictionary['attendees']['list'], { intent, changed = 0, skipped = 0 }: ParticipantsAnswer): string => {
  if (intent === 'startExport') return t.exports.started
  if (changed === 0) return intent === 'contacts' && skipped > 0 ? t.done.contacts(0, skipped) : t.nothingChanged
  if (intent === 'contacts') return t.done.contacts(changed, skipped)
  const texts: Record<string, (count: number, skipped: number) => string> = t.done
  return [texts[intent]?.(changed, 0), skipped > 0 && t.skipped(skipped)].filter(Boolean).join(' ')
}
