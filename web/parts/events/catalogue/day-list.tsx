import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { inBrowserZone } from '../../../kernel/zoned-time.ts'
import { useScripts } from '../../../ui/use-scripts.ts'
import { calendarTimeOf } from '../card-time.ts'
import type { ShortCard } from '../short-card.ts'
import { EventRow } from './event-row.tsx'

type Props = {
  events: readonly ShortCard[]
  /** The first day of the list, YYYY-MM-DD: events that began before stand under it. */
  from?: string
  today?: string
}

/** Events under the days on which they start, in the order of the list. */
export const DayList = ({ events, from = '', today }: Props) => {
  const locale = useLocale()
  const { filters } = useWords().events
  const startOf = useCalendarStart()
  const days: { day: string; events: ShortCard[] }[] = []
  for (const event of events) {
    const start = startOf(event).slice(0, 10)
    const day = start < from ? from : start
    const last = days.at(-1)
    if (last?.day === day) last.events.push(event)
    else days.push({ day, events: [event] })
  }
  return (
    <div className="mb-10 flex flex-col gap-8">
      {days.map(({ day, events: ofDay }) => (
        // a list that is not ordered by date can have a day again
        <section key={`${day} ${ofDay[0]?.id}`} className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold first-letter:uppercase">
            {day === today && `${filters.today}, `}
            {format(`${day}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'fullDate' })}
          </h2>
          <ul className="flex flex-col gap-2">
            {ofDay.map((event) => (
              <li key={event.id}>
                <EventRow event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The start of an event on the reader's calendar, with its offset. */
export const useCalendarStart = () => {
  const hasScripts = useScripts()
  return (event: ShortCard) => calendarTimeOf(event, hasScripts ? inBrowserZone(event.dateStart) : null).at
}
