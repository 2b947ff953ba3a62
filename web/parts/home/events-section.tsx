import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { EventCard } from '../events/event-card.tsx'
import type { ShortCard } from '../events/short-card.ts'

type Props = { id: string; words: { title: string; text: string; all: string }; allPath: string; events: ShortCard[]; look?: 'plain' | 'sunken' }

/** A row of events of one kind; on a phone it scrolls sideways. Renders nothing without events. */
export const EventsSection = ({ id, words, allPath, events, look = 'plain' }: Props) => {
  if (events.length === 0) return null
  return (
    <section aria-labelledby={id} className={look === 'sunken' ? 'bg-sunken py-8 sm:py-12' : ''}>
      <div className="frame flex flex-col gap-6">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="flex max-w-2xl flex-col gap-2">
            <h2 id={id} className="text-2xl font-semibold">
              {words.title}
            </h2>
            <p className="text-lg text-ink-soft">{words.text}</p>
          </div>
          <Link to={allPath} className="flex items-center gap-2 py-1 text-lg font-medium text-accent hover:underline">
            {words.all}
            <ArrowRight className="size-5" aria-hidden="true" />
          </Link>
        </header>
        <ul className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pt-1 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:p-0 xl:grid-cols-4">
          {events.map((event) => (
            <li key={event.id} className="w-72 shrink-0 snap-center sm:w-auto">
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
