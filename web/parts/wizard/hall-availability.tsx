import type { EventTime } from '../../../contract/bookings/slots.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { hasTime, isInSpace } from './use-event-time.ts'

type Day = EventTime['days'][number]
type Props = {
  draft: EventDocument
  checked: EventTime | null
  /** Moves the event to another day; without it the days are text. */
  onDay?: (day: Day) => void
}

/**
 * The state of the chosen halls at the time of the event, the free hours of its first day, and other days if the time cannot be had. Only with
 * scripts; publication checks the same.
 */
export const HallAvailability = ({ draft, checked, onDay }: Props) => {
  const t = useWords().wizard.place.hallTimes
  if (!isInSpace(draft)) return null
  if (!hasTime(draft)) return <p className="text-sm text-ink-soft">{t.chooseDate}</p>
  const isChosen = (draft.space?.hallIds.length ?? 0) > 0
  const state = checked?.obstacle ?? (isChosen ? 'free' : null)
  return (
    <div role="status" className="script-only">
      {checked && (
        <div className="flex flex-col gap-2 rounded-xl bg-sunken px-4 py-3">
          {state && <p className={state === 'free' ? '' : 'font-medium text-danger'}>{t[state]}</p>}
          {checked.hours.length > 0 && (
            <p className="text-sm text-ink-soft">
              {t.hours}: {checked.hours.map(({ start, end }) => `${start}–${end}`).join(', ')}
            </p>
          )}
          {checked.days.length > 0 && <OtherDays days={checked.days} onDay={onDay} />}
        </div>
      )}
    </div>
  )
}

const OtherDays = ({ days, onDay }: { days: Day[]; onDay: Props['onDay'] }) => {
  const t = useWords().wizard.place.hallTimes
  const locale = useLocale()
  const words = (date: string, kind: 'date' | 'fullDate') => format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind })
  if (!onDay)
    return (
      <p className="text-sm text-ink-soft">
        {t.days}: {days.map(({ date }) => words(date, 'date')).join(', ')}
      </p>
    )
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">{t.days}:</p>
      <ul className="flex flex-wrap gap-2">
        {days.map((day) => (
          <li key={day.date}>
            <Button type="button" look="quiet" size="small" onClick={() => onDay(day)}>
              {words(day.date, 'fullDate')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
