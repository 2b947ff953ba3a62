import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import type { Booking } from '../../../contract/bookings/bookings.ts'
import { api, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { localDate } from '../../kernel/format.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { type Choice, type HallDay, validChoice } from './choice.ts'

type Context = Readonly<RouterContextProvider>
type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The form of a new booking: first the space, then the day with its halls, then the time. */
export const loadCreate = async ({ request, context }: Args) => {
  const { pathname, search, searchParams } = new URL(request.url)
  await signedIn(context, pathname.replace(/^\/(en|kz)(?=\/)/, '') + search)
  const spaceId = idIn(searchParams, 'spaceId')
  if (spaceId === null) return { spaces: await bookableSpaces(context), day: null }
  return { spaces: [], day: await loadDay(context, { spaceId, searchParams, changed: null }) }
}

export const idIn = (params: URLSearchParams, name: string): number | null => {
  const text = params.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

const shownSpaces = 100

const bookableSpaces = async (context: Context) => {
  const { _items } = await api(context)('GET /spaces', { query: { isActive: true, paginationSize: shownSpaces } })
  return _items
    .filter(({ hallCount }) => hallCount > 0)
    .map(({ id, name, placeName, cityName, address, hallCount }) => ({ id, name, placeName, cityName, address, hallCount }))
}

type Wanted = { spaceId: number; searchParams: URLSearchParams; changed: Booking | null }

/** One day of a space: the halls with their slots, and what the address chooses. A changed booking does not block itself (V381). */
export const loadDay = async (context: Context, { spaceId, searchParams, changed }: Wanted) => {
  const call = api(context)
  const space = await call('GET /spaces/:id', { params: { id: spaceId }, query: { expand: 'halls' } })
  const today = localDate(context.get(siteContext).now, space.timezone)
  const month = monthIn(searchParams) ?? (dayIn(searchParams) ?? changed?.date ?? today).slice(0, 7)
  const own = changed ? { reserveId: changed.id } : {}
  const { days } = await call('GET /spaces/:id/reservations/available-days', { params: { id: spaceId }, query: { month, ...own } })
  const date = dayIn(searchParams) ?? changed?.date ?? days[0] ?? today
  const halls = await Promise.all(
    (space.halls ?? [])
      .filter(({ isActive }) => isActive)
      .map(async ({ id, name, capacity, equipment }): Promise<HallDay> => {
        const attempt = await tryApi(context)('GET /spaces/:id/reservations/available-slots', {
          params: { id: spaceId },
          query: { hallIds: [id], date, ...own },
        })
        return { id, name, capacity, equipment, slots: attempt.ok ? attempt.reply._items : [] }
      }),
  )
  const choice = validChoice(halls, choiceIn(searchParams) ?? choiceOf(changed))
  const named = choice?.hallId ?? idIn(searchParams, 'hallId')
  const hallId = (halls.find(({ id }) => id === named) ?? halls.find(isFree) ?? halls[0])?.id ?? null
  return { space, today, month, days, date, halls, hallId, choice }
}
export type BookingDay = Awaited<ReturnType<typeof loadDay>>

const isFree = ({ slots }: HallDay) => slots.some(({ available }) => available)

const dayIn = (params: URLSearchParams) => textIn(params, 'date', /^\d{4}-\d\d-\d\d$/)
const monthIn = (params: URLSearchParams) => textIn(params, 'month', /^20\d\d-(0[1-9]|1[0-2])$/)

const textIn = (params: URLSearchParams, name: string, form: RegExp): string | null => {
  const text = params.get(name) ?? ''
  return form.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}

const choiceIn = (params: URLSearchParams): Choice | null => {
  const [hallId, start, end] = [idIn(params, 'hallId'), params.get('start'), params.get('end')]
  return hallId !== null && start && end ? { hallId, start, end } : null
}

const choiceOf = (booking: Booking | null): Choice | null => booking && { hallId: booking.hall, start: booking.start, end: booking.end }
