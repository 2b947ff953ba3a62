import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import type { Booking } from '../../../contract/bookings/bookings.ts'
import { bookingCounts, bookingDaysAhead, type SeriesStep, seriesStepNames } from '../../../contract/bookings/limits.ts'
import { date as calendarDate } from '../../../contract/shapes.ts'
import { endTime } from '../../../contract/spaces/hours.ts'
import { api, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { localDate } from '../../kernel/format.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { pageOf } from '../../lists/address.ts'
import { listParams, tryList } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import type { Choice, HallDay } from './choice.ts'
import { spacesAddress } from './spaces-address.ts'

type Context = Readonly<RouterContextProvider>
type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The form of a new booking: first the space, then the day with its halls, then the time. */
export const loadCreate = async ({ request, context }: Args) => {
  const { pathname, search, searchParams } = new URL(request.url)
  await signedIn(context, pathname.replace(/^\/(en|kz)(?=\/)/, '') + search)
  const spaceId = idIn(searchParams, 'spaceId')
  if (spaceId === null) return { spaces: await bookableSpaces({ request, context }), day: null }
  return { spaces: null, day: await loadDay(context, { spaceId, searchParams, changed: null }) }
}

export const idIn = (params: URLSearchParams, name: string): number | null => {
  const text = params.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** A failure is in the server's log; the page says that the spaces are missing (V395). */
const bookableSpaces = async ({ request, context }: Args) => {
  const attempt = await tryList(listParams(request, paths.createBooking(), spacesAddress), (params) =>
    tryApi(context)('GET /spaces/search', {
      query: { isBookable: true, paginationSize: shownSpaces, paginationPage: pageOf(params), ...spacesAddress.query(params) },
    }),
  )
  if (!attempt.ok) return 'failed' as const
  const { _items, _meta } = attempt.reply
  const items = _items.map(({ id, name, cityName, address, hallCount }) => ({ id, name, cityName, address, hallCount }))
  return { items, meta: _meta }
}
export type BookableSpaces = Exclude<Awaited<ReturnType<typeof bookableSpaces>>, 'failed'>

const shownSpaces = 12

type Wanted = { spaceId: number; searchParams: URLSearchParams; changed: Booking | null }

/** One day of a space: the halls with their slots, and what the address chooses. A changed booking does not block itself (V381). */
export const loadDay = async (context: Context, { spaceId, searchParams, changed }: Wanted) => {
  const call = api(context)
  const space = await call('GET /spaces/:id', { params: { id: spaceId } })
  const today = localDate(context.get(siteContext).now, space.timezone)
  const month = monthIn(searchParams) ?? (dayIn(searchParams) ?? changed?.date ?? today).slice(0, 7)
  const own = changed ? { reserveId: changed.id } : {}
  const { days } = await call('GET /spaces/:id/reservations/available-days', { params: { id: spaceId }, query: { month, ...own } })
  const date = dayIn(searchParams) ?? changed?.date ?? days[0] ?? today
  const { _items: halls } = await call('GET /spaces/:id/reservations/halls', { params: { id: spaceId }, query: { date, ...own } })
  const asked = choiceIn(searchParams) ?? choiceOf(changed)
  const named = idIn(searchParams, 'hallId') ?? asked?.hallId
  const hallId = (halls.find(({ id }) => id === named) ?? halls.find(isFree) ?? halls[0])?.id ?? null
  const wanted = asked && { start: asked.start, end: asked.end }
  const repeat = changed ? null : repeatIn(searchParams)
  const meetings = repeat && wanted && hallId !== null ? await loadSeries(context, spaceId, { hallId, date, ...wanted, ...repeat }) : null
  const lastDay = new Date(Date.parse(today) + bookingDaysAhead * 86_400_000).toISOString().slice(0, 10)
  return { space, today, lastDay, month, days, date, halls, hallId, wanted, repeat, meetings }
}
export type BookingDay = Awaited<ReturnType<typeof loadDay>>

type Repeat = { every: SeriesStep; count: number }

const repeatIn = (params: URLSearchParams): Repeat | null => {
  const every = seriesStepNames.find((step) => step === params.get('every'))
  const count = Math.trunc(Number(params.get('count')))
  return every ? { every, count: count >= 2 && count <= bookingCounts.series ? count : usualCount } : null
}

const usualCount = 4

const loadSeries = async (context: Context, id: number, query: Repeat & Choice & { date: string }) => {
  const attempt = await tryApi(context)('GET /spaces/:id/reservations/series', { params: { id }, query })
  return attempt.ok ? attempt.reply._items : null
}

const isFree = ({ slots }: HallDay) => slots.some(({ available }) => available)

/** A real day of the months that the server knows. */
const dayIn = (params: URLSearchParams): string | null => {
  const text = params.get('date') ?? ''
  return text.startsWith('20') && calendarDate.safeParse(text).success ? text : null
}

const monthIn = (params: URLSearchParams): string | null => {
  const text = params.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null
}

const timeIn = (params: URLSearchParams, name: string): string | null => {
  const text = params.get(name) ?? ''
  return endTime.safeParse(text).success ? text : null
}

const choiceIn = (params: URLSearchParams): Choice | null => {
  const [hallId, start, end] = [idIn(params, 'hallId'), timeIn(params, 'start'), timeIn(params, 'end')]
  return hallId !== null && start && end && start < end ? { hallId, start, end } : null
}

const choiceOf = (booking: Booking | null): Choice | null => booking && { hallId: booking.hall, start: booking.start, end: booking.end }
