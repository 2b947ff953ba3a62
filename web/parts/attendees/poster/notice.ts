import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import type { PosterState } from './load-poster.ts'

/** The state in words; null while the button speaks for itself. Times are those of the event. */
export const usePosterNotice = (state: PosterState, zone: string): string | null => {
  const { poster: t } = useWords().attendees
  const locale = useLocale()
  const timeOf = (at: string) => format(at, { locale, zone, kind: 'dateTime' })
  switch (state.kind) {
    case 'marked':
      return t.marked(format(state.at, { locale, zone, kind: 'time' }))
    case 'early':
      return t.early(timeOf(state.opensAt))
    case 'late':
      return t.late(timeOf(state.closedAt))
    case 'ready':
      return null
    default:
      return t[state.kind]
  }
}
