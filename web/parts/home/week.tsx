import { ArrowRight, CalendarDays } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/select.tsx'
import { EventCard } from '../events/event-card.tsx'
import type { HomeData } from './load-home.ts'

type LocalEvents = Pick<HomeData, 'city' | 'cities' | 'localEvents'>

/** The events of a city in the next days, and the choice of the city. */
export const Week = ({ home }: { home: LocalEvents }) => {
  const { week } = useWords().home
  const { city, cities, localEvents } = home
  return (
    <section aria-labelledby="week" className="frame flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="week" className="text-2xl font-semibold">
          {city ? week.title(city.name) : week.titleAnywhere}
        </h2>
        <CityChoice city={city} cities={cities} />
      </header>
      {localEvents.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          {localEvents.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
          {city && (
            <li className={restOfRow(localEvents.length)}>
              <AllOfCity cityId={city.id} />
            </li>
          )}
        </ul>
      ) : (
        <EmptyWeek city={city} />
      )}
    </section>
  )
}

/** The link to all events of the city fills the rest of the last row, or a row of its own. */
const AllOfCity = ({ cityId }: { cityId: number }) => (
  <Link
    to={paths.events({ cityId })}
    className="flex h-full min-h-16 items-center justify-center gap-2 rounded-2xl border border-dashed border-line-strong p-4 text-lg font-medium text-accent hover:bg-accent-soft"
  >
    {useWords().home.week.all}
    <ArrowRight className="size-5 shrink-0" aria-hidden="true" />
  </Link>
)

const spans = ['xl:col-span-4', 'xl:col-span-3', 'xl:col-span-2', 'xl:col-span-1']

const restOfRow = (count: number) => `${count % 2 === 0 ? 'sm:col-span-2' : ''} ${spans[count % spans.length]}`

/** With scripts a choice submits the form; without them there is a button. */
const CityChoice = ({ city, cities }: Pick<LocalEvents, 'city' | 'cities'>) => {
  const { week } = useWords().home
  const pendingCity = useNavigation().formData?.get('cityId')
  return (
    <Form method="get" action={paths.home()} preventScrollReset className="flex items-end gap-2">
      <label htmlFor="home-city" className="flex flex-col gap-1 text-sm text-ink-soft">
        {week.city}
        <Select
          id="home-city"
          name="cityId"
          value={String(pendingCity ?? city?.id ?? '')}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="max-w-64 text-base text-ink"
        >
          {!city && <option value="">{week.choose}</option>}
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <span className="no-script-only">
        <Button type="submit" look="quiet">
          {week.show}
        </Button>
      </span>
    </Form>
  )
}

const EmptyWeek = ({ city }: Pick<LocalEvents, 'city'>) => {
  const { empty } = useWords().home.week
  return (
    <EmptyState Icon={CalendarDays} title={empty.title} titleLevel="h3" action={<EmptyActions city={city} />}>
      <p>{empty.text}</p>
    </EmptyState>
  )
}

const EmptyActions = ({ city }: Pick<LocalEvents, 'city'>) => {
  const { empty } = useWords().home.week
  return (
    <>
      {city && (
        <ButtonLink to={paths.events({ cityId: city.id })} look="quiet">
          {empty.later}
        </ButtonLink>
      )}
      <ButtonLink to={paths.eventsOnline()} look="quiet">
        {empty.online}
      </ButtonLink>
      <ButtonLink to={paths.events()} look="plain">
        {empty.anywhere}
      </ButtonLink>
    </>
  )
}
