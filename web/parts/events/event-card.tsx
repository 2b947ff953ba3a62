import { MapPin, Users, Video } from 'lucide-react'
import { Link } from 'react-router'
import { CachedPart } from '../../kernel/cached-part.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { CardDate } from './card-date.tsx'
import { useCardTime } from './card-time.ts'
import { Cover } from './cover.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import type { ShortCard } from './short-card.ts'
import type { EventState } from './state.ts'

type Props = { event: ShortCard; headingLevel?: 'h2' | 'h3' }

const badges: Record<Exclude<EventState, 'plain'>, string> = {
  canceled: 'bg-danger text-surface',
  past: 'bg-ink/85 text-paper',
  live: 'bg-warm text-surface',
  full: 'bg-ink/85 text-paper',
  closesSoon: 'bg-warm text-surface',
  opensLater: 'bg-surface text-ink',
  today: 'bg-surface text-ink',
}

/** The title's link covers the whole card; only the favourite button lies above it. */
export const EventCard = ({ event, headingLevel: Heading = 'h3' }: Props) => {
  const t = useWords()
  const { state } = event
  const isOver = state === 'past' || state === 'canceled'
  return (
    <CachedPart of={[Heading, event]} className="contents">
      <article className="card-link group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent hover:-translate-y-0.5 hover:shadow-raised">
        <div className={`relative aspect-16/9 overflow-hidden ${isOver ? 'opacity-60 grayscale' : ''}`}>
          <Cover event={event} isTitled />
        </div>
        {state !== 'plain' && (
          <p className={`absolute top-3 left-3 rounded-full px-3 py-1 text-sm font-semibold ${badges[state]}`}>{t.events.states[state]}</p>
        )}
        <div className="flex grow flex-col gap-2 p-4">
          <When event={event} />
          <Heading className="line-clamp-4 text-lg leading-snug font-semibold hyphens-auto wrap-break-word">
            <Link to={paths.event(event.id)} className="outline-none after:absolute after:inset-0">
              {event.name}
            </Link>
          </Heading>
          <Where event={event} />
          <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-ink-soft">
            {event.type && <span>{event.type}</span>}
            {event.notJoinedOnSite && <span>{t.events.notJoinedOnSite[event.notJoinedOnSite]}</span>}
            <span>{t.events.free}</span>
            {event.access !== 'open' && <span>{t.events.access[event.access]}</span>}
            {event.participantsCount > 0 && (
              <span className="inline-flex items-center gap-1">
                <Users className="size-4" aria-hidden="true" />
                <span aria-hidden="true">{event.participantsCount}</span>
                <span className="sr-only">{t.events.going(event.participantsCount)}</span>
              </span>
            )}
          </p>
        </div>
        <FavoriteButton event={event} className="absolute top-3 right-3" />
      </article>
    </CachedPart>
  )
}

const When = ({ event }: { event: ShortCard }) => {
  const { at, zone } = useCardTime(event)
  return <CardDate start={event.dateStart} at={at} timezoneName={event.timezoneName} zone={zone} />
}

const Where = ({ event: { isOnline, city, place } }: { event: ShortCard }) => {
  const t = useWords()
  const text = isOnline ? [t.events.online, place].filter(Boolean).join(' + ') : [city, place].filter(Boolean).join(', ')
  const Icon = isOnline ? Video : MapPin
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <Icon className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden="true" />
      <span className="line-clamp-2">{text}</span>
    </p>
  )
}
