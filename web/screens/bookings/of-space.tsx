import { data } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { BookingsPage } from '../../parts/bookings/bookings-page.tsx'
import { loadBookings } from '../../parts/bookings/load-bookings.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/of-space'

export const loader = (args: Route.LoaderArgs) => {
  if (!/^[1-9]\d{0,14}$/.test(args.params.spaceId)) throw data(null, { status: 404 })
  return loadBookings(args, Number(args.params.spaceId))
}

export default function BookingsOfSpaceScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <div className="frame py-6 sm:py-10">
      <Head title={useWords().bookings.title} path={paths.bookingsOf(Number(params.spaceId))} isIndexed={false} />
      <BookingsPage data={loaderData} />
    </div>
  )
}
