import type { Dictionary } from '../../../messages/ru.ts'

type Moved = { intent: string; moved?: number; chosen?: number }

/** How many events were put into a folder or taken out of it. */
export const movedText = (t: Dictionary['organizerCabinet']['folder'], { intent, moved = 0, chosen = 0 }: Moved): string => {
  if (chosen === 0) return t.nothingChosen
  if (intent === 'takeOut') return t.wasTakenOut(moved)
  return moved === 0 ? t.alreadyThere : t.wasPut(moved)
}
