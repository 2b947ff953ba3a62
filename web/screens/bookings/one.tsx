import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { answerBooking } from '../../parts/bookings/answer-bookings.ts'
import { BookingPage } from '../../parts/bookings/booking-page.tsx'
import { loadBooking } from '../../parts/bookings/load-bookings.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/one'

const addressOf = ({ spaceId, id }: Route.LoaderArgs['params']) => paths.booking(Number(spaceId), Number(id))

export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export const action = ({ params, ...args }: Route.ActionArgs) => answerBooking({ ...args, address: addressOf(params) })

export default function BookingScreen({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <PageForms value={{ action: addressOf(params), answer: actionData ?? null }}>
      <Head title={loaderData.booking.theme} path={addressOf(params)} isIndexed={false} />
      <BookingPage data={loaderData} />
    </PageForms>
  )
}
