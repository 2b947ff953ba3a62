import { zoneName } from '../../kernel/format.ts'
import { useRootData } from '../../kernel/root-data.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { spanIn } from '../events/span.ts'
import type { OwnRow } from './own-row.ts'

/** The dates of an own event in its zone; a draft may have none. */
export const OwnWhen = ({ event: { dateStart, dateEnd, timezoneName } }: { event: Pick<OwnRow, 'dateStart' | 'dateEnd' | 'timezoneName'> }) => {
  const { noDate } = useWords().organizerCabinet
  const locale = useLocale()
  const now = useRootData()?.now
  if (!dateStart || !now) return <span className="text-ink-soft">{noDate}</span>
  const { date, hours } = spanIn({ dateStart, dateEnd: dateEnd ?? dateStart }, { locale, zone: timezoneName, now, isYearNamed: true })
  return (
    <>
      <time dateTime={dateStart} className="inline-block first-letter:uppercase">
        {date}
      </time>{' '}
      <span className="inline-block text-sm text-ink-soft">{[dateEnd && hours, zoneName(dateStart, timezoneName)].filter(Boolean).join(' ')}</span>
    </>
  )
}
