import { Award, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Event } from '../../../contract/events/events.ts'
import { useWords } from '../../kernel/words.tsx'
import { Cover } from './cover.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { type EventState, stateOf } from './state.ts'
import { When } from './when.tsx'
import { Where } from './where.tsx'

type Props = { event: Event; now: string }

/** The top of the page: picture, state, name, time and place. */
export const EventHeader = ({ event, now }: Props) => {
  const isOver = event.status === 'canceled' || event.timeline === 'finished'
  return (
    <header className="flex flex-col gap-6">
      <div className="relative">
        <div
          className={`aspect-16/9 overflow-hidden rounded-3xl ${event.photo ? 'sm:aspect-2/1' : 'sm:aspect-5/2'} ${isOver ? 'opacity-70 grayscale' : ''}`}
        >
          <Cover event={event} isLarge />
        </div>
        <FavoriteButton event={event} className="absolute top-4 right-4" />
      </div>
      <div>
        <Labels event={event} now={now} />
        <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">{event.name}</h1>
        <Byline organizers={event.organizers ?? []} />
      </div>
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <When event={event} now={now} />
        <Where event={event} />
      </div>
      <Facts event={event} />
    </header>
  )
}

const maxOrganizers = 2

const Byline = ({ organizers }: { organizers: NonNullable<Event['organizers']> }) => {
  const { page } = useWords().events
  if (organizers.length === 0) return null
  const names = organizers.slice(0, maxOrganizers).map(({ name }) => name)
  const rest = organizers.length - names.length
  return <p className="mt-3 text-ink-soft sm:text-lg">{[page.by(names.join(', ')), rest > 0 && page.andMore(rest)].filter(Boolean).join(' ')}</p>
}

const tones: Record<EventState, string> = {
  canceled: 'bg-danger-soft text-danger',
  past: 'bg-sunken text-ink-soft',
  live: 'bg-warm text-surface',
  today: 'bg-accent-soft text-accent',
  full: 'bg-sunken text-ink-soft',
  closesSoon: 'bg-warm-soft text-warm',
  opensLater: 'bg-sunken text-ink-soft',
  plain: '',
}

const label = 'rounded-full px-3 py-1 text-sm font-semibold'

/** The state comes first, then the event type. */
const Labels = ({ event, now }: Props) => {
  const t = useWords()
  const state = stateOf(event, now)
  return (
    <ul className="mb-4 flex flex-wrap gap-2">
      {state !== 'plain' && <li className={`${label} ${tones[state]}`}>{t.events.states[state]}</li>}
      {event.type && <li className={`${label} bg-sunken`}>{event.type.name}</li>}
      {event.access !== 'open' && <li className={`${label} bg-sunken`}>{t.events.access[event.access]}</li>}
      {event.participation_format !== 'person' && <li className={`${label} bg-sunken`}>{t.events.participation[event.participation_format]}</li>}
    </ul>
  )
}

const Facts = ({ event }: { event: Event }) => {
  const { page } = useWords().events
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 empty:hidden">
      {event.participation_format === 'team' && <Fact icon={<Users />}>{page.team(event.teamSizeMin, event.teamSizeMax)}</Fact>}
      {event.certificate && <Fact icon={<Award />}>{page.certificate}</Fact>}
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2 *:first:size-5 *:first:shrink-0 *:first:text-ink-soft">
    {icon}
    {children}
  </li>
)
