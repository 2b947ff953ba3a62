import { Award, Languages, UserRoundCheck, Users, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Event } from '../../../contract/events/events.ts'
import { useWords } from '../../kernel/words.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
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
    <header className="flex flex-col gap-4 sm:gap-6">
      <div className="relative">
        <div
          className={`aspect-3/1 overflow-hidden rounded-3xl ${(event.personalisation.cover ?? event.photo) ? 'sm:aspect-5/2 lg:aspect-3/1' : 'sm:aspect-3/1 lg:aspect-7/2'} ${isOver ? 'opacity-70 grayscale' : ''}`}
        >
          <EventCover event={event} />
        </div>
        <FavoriteButton event={event} className="absolute top-4 right-4" />
      </div>
      <div>
        <Labels event={event} now={now} />
        <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">{event.name}</h1>
      </div>
      <div className="grid items-start gap-x-8 gap-y-3 sm:gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <When event={event} now={now} />
        <div className="md:row-span-2">
          <Where event={event} />
        </div>
        <Facts event={event} />
      </div>
    </header>
  )
}

/** The cover that organizers chose for the page, or the picture of the event, or a generated one in their colour. */
export const EventCover = ({ event }: { event: Pick<Event, 'id' | 'themes' | 'photo' | 'personalisation'> }) => {
  const { cover, color } = event.personalisation
  return <Cover event={{ ...event, photo: cover ?? event.photo ?? null }} colour={color} isLarge />
}

const tones: Record<EventState, BadgeTone> = {
  canceled: 'danger',
  past: 'neutral',
  live: 'time',
  today: 'good',
  full: 'neutral',
  closesSoon: 'time',
  opensLater: 'neutral',
  plain: 'neutral',
}

/** The state comes first, then the event type. */
const Labels = ({ event, now }: Props) => {
  const t = useWords()
  const state = stateOf(event, now)
  const types = [
    event.type?.name,
    event.access !== 'open' && t.events.access[event.access],
    event.participation_format !== 'person' && t.events.participation[event.participation_format],
  ].filter((name) => typeof name === 'string')
  return (
    <ul className="mb-2 flex flex-wrap gap-2 empty:hidden sm:mb-4">
      {state !== 'plain' && (
        <li>
          <Badge tone={tones[state]}>{t.events.states[state]}</Badge>
        </li>
      )}
      {types.map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** Every event is free of charge: the product takes no payments. */
const Facts = ({ event }: { event: Event }) => {
  const { eventPage: page, events } = useWords()
  const { languageNames } = events
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 empty:hidden">
      {event.participation_format === 'team' && <Fact icon={<Users />}>{page.team(event.teamSizeMin, event.teamSizeMax)}</Fact>}
      <Fact icon={<Wallet />}>{events.free}</Fact>
      {event.ageFrom !== null && <Fact icon={<UserRoundCheck />}>{page.age(event.ageFrom)}</Fact>}
      {event.languages.length > 0 && <Fact icon={<Languages />}>{page.languages(event.languages.map((one) => languageNames[one]).join(', '))}</Fact>}
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
