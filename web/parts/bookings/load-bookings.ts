import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { pageOf } from '../../lists/address.ts'
import { paths } from '../../paths.ts'
import { idIn, loadDay } from './load-create.ts'
import { type SpaceShow, spaceShows } from './space-shows.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Own bookings, or those of the spaces where the user works; `spaceId` keeps those of one space. */
export const loadBookings = async ({ request, context }: Args, spaceId?: number) => {
  const { search, searchParams } = new URL(request.url)
  await signedIn(context, (spaceId ? paths.bookingsOf(spaceId) : paths.bookings()) + search)
  const counters = await api(context)('GET /meeting-reservations/counters')
  const tab = tabOf(searchParams, counters.isSpaceStaff)
  const show = showIn(searchParams)
  const list = await api(context)('GET /meeting-reservations', {
    query: {
      case: tab === 'past' || (tab === 'space' && show === 'past') ? 'past' : 'future',
      ...(tab === 'space' && { scope: 'space' as const, ...(show === 'waiting' && { status: 'waiting' as const }) }),
      ...(spaceId !== undefined && { spaceId }),
      paginationPage: pageOf(searchParams),
    },
  })
  if (spaceId !== undefined && list._meta.totalCount === 0) await api(context)('GET /spaces/:id', { params: { id: spaceId } })
  return { list, counters, tab, spaceId: spaceId ?? null, show }
}
export type BookingsData = Awaited<ReturnType<typeof loadBookings>>

const tabOf = (params: URLSearchParams, isStaff: boolean): 'future' | 'past' | 'space' => {
  if (isStaff && params.get('scope') === 'space') return 'space'
  return params.get('case') === 'past' ? 'past' : 'future'
}

const showIn = (params: URLSearchParams): SpaceShow => spaceShows.find((show) => show === params.get('show')) ?? 'waiting'

/** One booking; its form with the free slots only where the user changes it. */
export const loadBooking = async ({ request, context, params }: LoaderFunctionArgs) => {
  const id = Number(params.id)
  const { search, searchParams } = new URL(request.url)
  if (!/^[1-9]\d{0,14}$/.test(`${params.id}`)) throw data(null, { status: 404 })
  await signedIn(context, `/my-booking-rooms/${params.spaceId}/${params.id}${search}`)
  const booking = await api(context)('GET /meeting-reservations/:id', { params: { id } })
  if (params.spaceId !== String(booking.spaceId)) throw redirect(paths.booking(booking.spaceId, id) + search)
  const isChanging = booking.can.change && (searchParams.has('change') || idIn(searchParams, 'hallId') !== null || searchParams.has('date'))
  return { booking, day: isChanging ? await loadDay(context, { spaceId: booking.spaceId, searchParams, changed: booking }) : null }
}
export type BookingData = Awaited<ReturnType<typeof loadBooking>>
