import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { BookingForm } from './booking-form.tsx'
import type { loadCreate } from './load-create.ts'
import { MissingSpaces, SpaceChoice } from './space-choice.tsx'

type Props = { data: Awaited<ReturnType<typeof loadCreate>> }

/** First the space, then its day, hall and time. */
export const CreatePage = ({ data: { spaces, day } }: Props) => {
  const t = useWords().bookings
  if (spaces === 'failed') return <MissingSpaces />
  if (spaces) return <SpaceChoice spaces={spaces} />
  return (
    <>
      <p className="mb-6 text-lg">
        {[day.space.name, day.space.cityName, day.space.address].join(', ')}{' '}
        <Link to={paths.createBooking()} className="text-accent underline underline-offset-4">
          {t.otherSpace}
        </Link>
      </p>
      {day.space.isActive && day.halls.length > 0 ? (
        <BookingForm day={day} booking={null} />
      ) : (
        <p className="rounded-xl bg-sunken px-4 py-3">{t.notBookable}</p>
      )}
    </>
  )
}
