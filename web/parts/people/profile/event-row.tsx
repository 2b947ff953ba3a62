import { MapPin, Video } from 'lucide-react'
import { Link } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { useCardTime } from '../../events/card-time.ts'
import type { ShortCard } from '../../events/short-card.ts'

/** An event in one row: date, name, place. No cover, because the page is about the user. */
export const EventRow = ({ event }: { event: ShortCard }) => {
  const t = useWords()
  const Icon = event.isOnline ? Video : MapPin
  return (
    <article className="card-link relative flex h-full gap-4 rounded-2xl border border-line bg-surface p-4 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent hover:-translate-y-0.5 hover:shadow-raised">
      <Day event={event} />
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
          <Link to={paths.event(event.id)} className="outline-none after:absolute after:inset-0">
            {event.name}
          </Link>
        </h3>
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {[event.isOnline ? t.events.online : event.city, event.place].filter(Boolean).join(', ')}
        </p>
        {(event.state === 'canceled' || event.state === 'live') && (
          <p className={`text-sm font-semibold ${event.state === 'live' ? 'text-warm' : 'text-danger'}`}>{t.events.states[event.state]}</p>
        )}
      </div>
    </article>
  )
}

const Day = ({ event }: { event: ShortCard }) => {
  const locale = useLocale()
  const { at } = useCardTime(event)
  const formatAs = (kind: 'day' | 'month') => format(at, { locale, zone: event.timezoneName, kind })
  return (
    <time dateTime={event.dateStart} className="flex w-11 shrink-0 flex-col text-center">
      <span className="text-2xl leading-none font-semibold">{formatAs('day').replace(/\D+/g, '')}</span>
      <span className="mt-1 text-sm text-ink-soft">{formatAs('month')}</span>
    </time>
  )
}
