import { Link } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { useCalendarTime } from '../card-time.ts'
import { Cover } from '../cover.tsx'
import { FavoriteButton } from '../favorite-button.tsx'
import type { ShortCard } from '../short-card.ts'

/** An event on one line: time, title, place, state. */
export const EventRow = ({ event }: { event: ShortCard }) => {
  const t = useWords()
  const locale = useLocale()
  const { at, zone, local } = useCalendarTime(event)
  const timeOf = (instant: string) => format(instant, { locale, zone: event.timezoneName, kind: 'time' })
  const { state } = event
  const place = (event.isOnline ? [t.events.online, event.place] : [event.city, event.place]).filter(Boolean).join(', ')
  const facts = [
    state === 'plain' ? null : t.events.states[state],
    event.type,
    t.events.free,
    place,
    local && `${timeOf(local.at)}\u00A0${local.zone}`,
  ]
  const isOver = state === 'past' || state === 'canceled'
  const time = (
    <>
      <time dateTime={event.dateStart} className="font-semibold sm:text-lg">
        {timeOf(at)}
      </time>
      {zone && <span className="text-xs text-ink-soft sm:block"> {zone}</span>}
    </>
  )
  return (
    <article className="relative flex items-center gap-2 rounded-2xl border border-line bg-surface p-3 hover:bg-sunken has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent sm:gap-4">
      <p className="w-14 shrink-0 text-center tabular-nums max-sm:hidden">{time}</p>
      <div className={`aspect-16/9 w-24 shrink-0 overflow-hidden rounded-lg max-sm:hidden ${isOver ? 'opacity-60 grayscale' : ''}`}>
        <Cover event={event} isTitled />
      </div>
      <div className="min-w-0 grow">
        <p className="text-sm sm:hidden">{time}</p>
        <h3 className={`line-clamp-4 leading-snug font-semibold text-pretty hyphens-auto wrap-break-word ${isOver ? 'text-ink-soft' : ''}`}>
          <Link to={paths.event(event.id)} className="outline-none after:absolute after:inset-0">
            {event.name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <FavoriteButton event={event} className="relative -mr-1 shrink-0 max-sm:-mr-2" />
    </article>
  )
}
