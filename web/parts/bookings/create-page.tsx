import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BookingForm } from './booking-form.tsx'
import type { loadCreate } from './load-create.ts'

type Props = { data: Awaited<ReturnType<typeof loadCreate>> }

/** First the space, then its day, hall and time. */
export const CreatePage = ({ data: { spaces, day } }: Props) => {
  const t = useWords().bookings
  if (day)
    return (
      <>
        <p className="mb-6 text-lg">
          {[day.space.name, day.space.cityName, day.space.address].join(', ')}{' '}
          <Link to={paths.createBooking()} className="text-accent underline underline-offset-4">
            {t.otherSpace}
          </Link>
        </p>
        <BookingForm day={day} booking={null} />
      </>
    )
  if (spaces.length === 0)
    return (
      <EmptyState title={t.noSpaces} action={<ButtonLink to={paths.places()}>{t.toPlaces}</ButtonLink>}>
        <p>{t.noSpacesText}</p>
      </EmptyState>
    )
  return (
    <section aria-labelledby="spaces">
      <h2 id="spaces" className="mb-4 text-lg font-semibold">
        {t.chooseSpace}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {spaces.map((space) => (
          <li key={space.id}>
            <Link
              to={paths.createBooking({ spaceId: space.id })}
              className="flex h-full flex-col gap-1 rounded-2xl border border-line bg-surface p-4 hover:bg-sunken"
            >
              <span className="font-semibold wrap-break-word">{space.name}</span>
              <span className="text-sm text-ink-soft">{[space.cityName, space.address].join(', ')}</span>
              <span className="text-sm text-ink-soft">{t.hallCount(space.hallCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
