import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { useCalendarTime } from '../card-time.ts'
import type { ShortCard } from '../short-card.ts'
import { eventsAddress } from './address.ts'
import { DayList, useCalendarStart } from './day-list.tsx'
import type { Week } from './week.ts'

type Props = { events: readonly ShortCard[]; week: Week; today: string; total: number }

/** The calendar of a week: seven columns, on narrow screens a list by days. */
export const WeekView = ({ events, week, today, total }: Props) => {
  const { views } = useWords().events
  return (
    <div className="mb-10 flex flex-col gap-4">
      <WeekHead week={week} />
      {events.length === 0 ? (
        <p className="rounded-3xl border border-dashed border-line-strong p-8 text-center text-ink-soft">{views.emptyWeek}</p>
      ) : (
        <>
          <Days events={events} week={week} today={today} />
          <Columns events={events} week={week} today={today} />
        </>
      )}
      {total > events.length && <RestOfWeek week={week} />}
    </div>
  )
}

/** The week as a list by days. The current one opens on today, with its past events collapsed. */
const Days = ({ events, week: { days }, today }: Omit<Props, 'total'>) => {
  const { views } = useWords().events
  const startOf = useCalendarStart()
  const isCurrent = days.includes(today)
  const isPast = (event: ShortCard) => isCurrent && isOver(event) && startOf(event).slice(0, 10) <= today
  const past = events.filter(isPast)
  const ahead = events.filter((event) => !isPast(event))
  return (
    <div className="flex flex-col gap-4 xl:hidden">
      {past.length > 0 && (
        <Unfolded title={views.pastEvents(past.length)}>
          <DayList events={past} />
        </Unfolded>
      )}
      {isCurrent && !ahead.some((event) => startOf(event).slice(0, 10) <= today) && <p className="text-ink-soft">{views.todayIsOver}</p>}
      <DayList events={ahead} from={isCurrent ? today : ''} today={today} />
    </div>
  )
}

const isOver = ({ state }: ShortCard) => state === 'past' || state === 'canceled'

const WeekHead = ({ week: { days, previous, next } }: { week: Week }) => {
  const { views } = useWords().events
  const locale = useLocale()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const dateOf = (day: string) => format(`${day}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'date' })
  return (
    <div className="flex items-center gap-2">
      <WeekLink monday={previous} name={views.previousWeek} Icon={ChevronLeft} />
      <WeekLink monday={next} name={views.nextWeek} Icon={ChevronRight} />
      <h2 aria-live="polite" className="ml-2 text-lg font-semibold">{`${dateOf(first)} – ${dateOf(last)}`}</h2>
    </div>
  )
}

const WeekLink = ({ monday, name, Icon }: { monday: string; name: string; Icon: typeof ChevronLeft }) => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const next = eventsAddress.without(params, 'week')
  next.set('week', monday)
  return (
    <Link
      to={pathWith(pathname, next)}
      preventScrollReset
      aria-label={name}
      title={name}
      className="inline-flex size-11 items-center justify-center rounded-xl border border-line-strong bg-surface hover:bg-sunken"
    >
      <Icon className="size-5" aria-hidden="true" />
    </Link>
  )
}

const Columns = ({ events, week: { days }, today }: Omit<Props, 'total'>) => {
  const locale = useLocale()
  const startOf = useCalendarStart()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  // an event that began before the week stands on its first day
  const dayOf = (event: ShortCard) => [startOf(event).slice(0, 10), first].sort().at(-1)
  const ordered = events.toSorted((one, another) => (startOf(one) < startOf(another) ? -1 : 1))
  const columnOf = (day: string) => ordered.filter((event) => (day === last ? (dayOf(event) ?? '') >= day : dayOf(event) === day))
  const formatAs = (day: string, kind: 'weekday' | 'day') => format(`${day}T12:00:00+00:00`, { locale, zone: 'UTC', kind })
  return (
    <div className="hidden grid-cols-7 overflow-hidden rounded-2xl border border-line bg-surface xl:grid">
      {days.map((day) => (
        <section key={day} className={`flex min-h-96 flex-col gap-2 border-l border-line p-2 first:border-l-0 ${day < today ? 'bg-sunken' : ''}`}>
          <h3 className="flex items-baseline gap-1.5 px-1 text-sm text-ink-soft">
            {formatAs(day, 'weekday')}
            <span className={`text-lg font-semibold ${day === today ? 'rounded-full bg-accent px-2 text-on-accent' : 'text-ink'}`}>
              {formatAs(day, 'day').replace(/\D+/g, '')}
            </span>
          </h3>
          <ul className="flex flex-col gap-2">
            {columnOf(day).map((event) => (
              <li key={event.id}>
                <WeekEvent event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const WeekEvent = ({ event }: { event: ShortCard }) => {
  const t = useWords().events
  const locale = useLocale()
  const { at, zone, local } = useCalendarTime(event)
  const timeOf = (instant: string) => format(instant, { locale, zone: event.timezoneName, kind: 'time' })
  return (
    <Link
      to={paths.event(event.id)}
      className={`flex flex-col gap-0.5 rounded-xl border-l-4 p-2 text-sm hover:underline ${isOver(event) ? 'border-line-strong bg-paper text-ink-soft' : 'border-accent bg-accent-soft'}`}
    >
      <span className="font-semibold tabular-nums">
        {timeOf(at)}
        {zone && <span className="text-xs font-normal"> {zone}</span>}
      </span>
      <span className="line-clamp-5 leading-snug font-medium hyphens-auto wrap-break-word">{event.name}</span>
      <span className="line-clamp-1">{event.state === 'canceled' ? t.states.canceled : event.isOnline ? t.online : event.city}</span>
      {local && <span className="text-xs">{`${timeOf(local.at)} ${local.zone}`}</span>}
    </Link>
  )
}

/** A week with more events than one page shows: all of them as a list. */
const RestOfWeek = ({ week: { days } }: { week: Week }) => {
  const { views } = useWords().events
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const next = eventsAddress.without(eventsAddress.without(eventsAddress.without(params, 'view'), 'week'), 'dateFrom')
  next.set('view', 'list')
  next.set('dateFrom', days[0] ?? '')
  next.set('dateTo', days.at(-1) ?? '')
  return (
    <p>
      <Link to={pathWith(pathname, next)} className="text-accent underline underline-offset-4">
        {views.wholeWeek}
      </Link>
    </p>
  )
}
