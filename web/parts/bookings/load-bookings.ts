import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { pageOf } from '../../lists/address.ts'
import { paths } from '../../paths.ts'
import { idIn, loadDay } from './load-create.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Own bookings, or those of the spaces where the user works; `spaceId` keeps those of one space. */
export const loadBookings = async ({ request, context }: Args, spaceId?: number) => {
  const { searchParams } = new URL(request.url)
  await signedIn(context, spaceId ? paths.bookingsOf(spaceId) : paths.bookings())
  const counters = await api(context)('GET /meeting-reservations/counters')
  const tab = tabOf(searchParams, counters.isSpaceStaff)
  const isWhole = searchParams.get('all') === '1'
  const list = await api(context)('GET /meeting-reservations', {
    query: {
      case: tab === 'past' ? 'past' : 'future',
      ...(tab === 'space' && { scope: 'space' as const, ...(!isWhole && { status: 'pending' as const }) }),
      ...(spaceId !== undefined && { spaceId }),
      paginationPage: pageOf(searchParams),
    },
  })
  return { list, counters, tab, spaceId: spaceId ?? null, isWhole }
}
export type BookingsData = Awaited<ReturnType<typeof loadBookings>>

const tabOf = (params: URLSearchParams, isStaff: boolean): 'future' | 'past' | 'space' => {
  if (isStaff && params.get('scope') === 'space') return 'space'
  return params.get('case') === 'past' ? 'past' : 'future'
}

/** One booking; its form with the free slots only where the user changes it. */
export const loadBooking = async ({ request, context, params }: LoaderFunctionArgs) => {
  const id = Number(params.id)
  const { searchParams } = new URL(request.url)
  await signedIn(context, paths.booking(Number(params.spaceId), id))
  const booking = await api(context)('GET /meeting-reservations/:id', { params: { id } })
  const isChanging = booking.can.change && (searchParams.has('change') || idIn(searchParams, 'hallId') !== null || searchParams.has('date'))
  return { booking, day: isChanging ? await loadDay(context, { spaceId: booking.spaceId, searchParams, changed: booking }) : null }
}
export type BookingData = Awaited<ReturnType<typeof loadBooking>>
