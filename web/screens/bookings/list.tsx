import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { BookingsPage } from '../../parts/bookings/bookings-page.tsx'
import { loadBookings } from '../../parts/bookings/load-bookings.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadBookings(args)

export default function BookingsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <div className="frame py-6 sm:py-10">
      <Head title={useWords().bookings.title} path={paths.bookings()} isIndexed={false} />
      <BookingsPage data={loaderData} />
    </div>
  )
}
