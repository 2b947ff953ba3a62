import { Link } from 'react-router'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SignInLink } from '../accounts/sign-in-link.tsx'
import { useCardTime } from '../events/card-time.ts'
import { Cover } from '../events/cover.tsx'
import type { ShortCard } from '../events/short-card.ts'
import { SearchForm } from './search-form.tsx'

/** The product at a glance, for visitors: a headline, a search and the nearest events as posters. */
export const Hero = ({ posters }: { posters: ShortCard[] }) => {
  const { hero } = useWords().home
  return (
    <section className="frame grid items-center gap-6 pt-4 sm:gap-8 sm:pt-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="flex flex-col gap-4 sm:gap-6">
        <h1 className="text-2xl font-semibold tracking-tight sm:text-4xl">{hero.title}</h1>
        <p className="max-w-xl text-ink-soft sm:text-xl">{hero.text}</p>
        <SearchForm />
        <LinkCards />
      </div>
      <Posters posters={posters} />
    </section>
  )
}

/** Links to all events, to registration and to sign-in. On a phone the header has two of them. */
const LinkCards = () => {
  const { hero } = useWords().home
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:*:grow">
      <ButtonLink to={paths.events()} look="quiet" size="large" className="max-sm:hidden">
        {hero.all}
      </ButtonLink>
      <ButtonLink to={paths.registration()} look="quiet" size="large">
        {hero.register}
      </ButtonLink>
      <SignInLink look="plain" size="large" className="max-sm:hidden">
        {hero.signIn}
      </SignInLink>
    </div>
  )
}

const places = ['max-sm:col-span-2 sm:row-span-2', '', '']

const Posters = ({ posters }: { posters: ShortCard[] }) => {
  const { hero } = useWords().home
  if (posters.length < places.length) return null
  return (
    <ul aria-label={hero.posters} className="grid h-96 grid-cols-2 grid-rows-2 gap-3 sm:h-120 sm:grid-cols-[1.15fr_1fr] sm:gap-4">
      {posters.map((event, index) => (
        <li key={event.id} className={places[index]}>
          <Poster event={event} />
        </li>
      ))}
    </ul>
  )
}

/** A poster shows the day in large type, with the weekday and the time. */
const Poster = ({ event }: { event: ShortCard }) => {
  const locale = useLocale()
  const t = useWords()
  const { at, zone } = useCardTime(event)
  const dateText = (kind: 'day' | 'longMonth' | 'weekday' | 'time') => format(at, { locale, zone: event.timezoneName, kind })
  return (
    <Link
      to={paths.event(event.id)}
      className="card-link group relative flex h-full flex-col justify-end overflow-hidden rounded-3xl p-4 text-white hover:-translate-y-0.5 hover:shadow-raised sm:p-5"
    >
      <Cover event={event} className="absolute inset-0" isLarge isFaded />
      {event.photo && <span className="absolute inset-0 bg-linear-to-t from-black/90 via-black/65 to-black/10" aria-hidden="true" />}
      <time dateTime={event.dateStart} className="relative flex items-center gap-2.5">
        <span className="text-3xl leading-none font-semibold">{dateText('day')}</span>
        <span className="flex flex-col text-sm leading-tight">
          <span>{dateText('longMonth')}</span>
          <span>
            {`${dateText('weekday')}, ${dateText('time')}`}
            {zone && ` ${zone}`}
          </span>
        </span>
      </time>
      <span className="relative mt-2 line-clamp-3 leading-snug font-medium hyphens-auto wrap-break-word max-sm:text-sm sm:line-clamp-4 group-hover:underline">
        {event.name}
      </span>
      <span className="relative mt-1 truncate text-sm text-white/85">{event.isOnline ? t.events.online : event.city}</span>
    </Link>
  )
}
