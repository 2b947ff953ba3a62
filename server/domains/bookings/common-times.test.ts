import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import type { BookableSpace } from './bookable-space.ts'
import { daysInCommon, searchedDays } from './common-times.ts'
import type { Period } from './slots.ts'

const zones = ['Europe/Moscow', 'Asia/Almaty', 'Asia/Vladivostok', 'Europe/Berlin', 'Asia/Kolkata']
const halfHourMs = 30 * 60_000
const dayMs = 48 * halfHourMs

/** Numbers from 0 to 1, the same in every run. */
const randomOf = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

type Random = () => number
const below = (random: Random, count: number) => Math.floor(random() * count)
const clock = (halfHours: number) => `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 ? '30' : '00'}`

/** Hours may end at midnight and go on after it. */
const randomHours = (random: Random) => {
  const open = random() < 0.3 ? 0 : 12 + below(random, 16)
  const close = random() < 0.3 ? 48 : Math.min(48, open + 4 + below(random, 20))
  return { open: clock(open), close: clock(close) }
}

const from = '2026-03-20'
const start = Date.parse(`${from}T00:00Z`)

const randomInstance = (seed: number) => {
  const random = randomOf(seed)
  const busy = new Map<number, Period[]>()
  const spaces: BookableSpace[] = Array.from({ length: 2 + below(random, 3) }, (_, index) => {
    const halls = Array.from({ length: 1 + below(random, 3) }, (_, hall) => ({ id: index * 10 + hall, name: '', equipment: [] }))
    for (const { id } of halls)
      busy.set(
        id,
        Array.from({ length: 25 }, () => randomBooking(random)),
      )
    return {
      ...{ id: index, isActive: random() > 0.02, zone: zones[below(random, zones.length)] ?? 'UTC', halls },
      schedule: [1, 2, 3, 4, 5, 6, 7].flatMap((day) => (random() < 0.8 ? { day, ...randomHours(random) } : [])),
      specialDays: [{ date: '2026-03-25', ...(random() < 0.5 ? { open: null, close: null } : randomHours(random)) }],
    }
  })
  const now = new Date(start + below(random, 96) * halfHourMs)
  return { spaces, busy, from, minutes: 30 * (1 + below(random, 8)), now }
}

const randomBooking = (random: Random): Period => {
  const startsAt = new Date(start - dayMs + below(random, 48 * 33) * halfHourMs)
  return { startsAt, endsAt: new Date(startsAt.getTime() + (1 + below(random, 20)) * halfHourMs) }
}

const walls = new Map(
  zones.map((zone) => {
    const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    const local = (index: number) => format.format(start - dayMs + index * halfHourMs).split(' ')
    return [zone, Array.from({ length: 36 * 48 }, (_, index) => local(index))]
  }),
)

/** Looks at every half hour by itself, without intervals. */
const isOpenAt = ({ schedule, specialDays, zone }: BookableSpace, index: number): boolean => {
  const [date = '', time = ''] = walls.get(zone)?.[index] ?? []
  const special = specialDays.filter((day) => day.date === date)
  const weekday = new Date(date).getUTCDay() || 7
  const hours = special.length > 0 ? special : schedule.filter(({ day }) => day === weekday)
  return hours.some(({ open, close }) => open !== null && close !== null && open <= time && time < close)
}

type Instance = ReturnType<typeof randomInstance>

const bruteForce = ({ spaces, busy, minutes, now }: Instance): string[] => {
  const instantOf = (index: number) => start - dayMs + index * halfHourMs
  const length = 34 * 48
  const open = spaces.map((space) => Array.from({ length: length + 48 }, (_, index) => space.isActive && isOpenAt(space, index)))
  const isBusy = (hallId: number, index: number) =>
    busy.get(hallId)?.some(({ startsAt, endsAt }) => startsAt.getTime() <= instantOf(index) && instantOf(index) < endsAt.getTime())
  const taken = spaces.map(({ halls }) => halls.map(({ id }) => Array.from({ length: length + 48 }, (_, index) => isBusy(id, index))))
  const starts: string[] = []
  for (let at = 0; at < length; at += 1) {
    const [date = ''] = walls.get(spaces[0]?.zone ?? '')?.[at] ?? []
    const isSearched = date >= from && Date.parse(date) < start + searchedDays * dayMs && instantOf(at) >= now.getTime()
    const halfHours = Array.from({ length: minutes / 30 }, (_, index) => at + index)
    const isFree = (_space: BookableSpace, place: number) =>
      halfHours.every((one) => open[place]?.[one]) && taken[place]?.some((hall) => halfHours.every((one) => !hall[one]))
    if (isSearched && spaces.every(isFree)) starts.push(new Date(instantOf(at)).toISOString())
  }
  return starts
}

test('common times: equal to a brute force over every half hour, in 1,000 random instances', { timeout: limitMs(60_000) }, () => {
  let found = 0
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const instance = randomInstance(seed)
    const days = daysInCommon(instance, searchedDays)
    const starts = days.flatMap(({ times }) => times.map(({ dateStart }) => dateStart))
    expect([seed, starts]).toEqual([seed, bruteForce(instance)])
    found += starts.length
  }
  expect(found).toBeGreaterThan(1_000)
})

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('common times: those of spaces in two zones, without booked ones and spaces out of use', async () => {
  const owner = await world.given.person()
  const moscow = await world.given.space('Точка сбора', ['09:00', '12:00'])
  const omsk = await world.given.space('Дом у реки', ['12:00', '15:00'])
  const place = world.db.selectFrom('spaces').select('place_id').where('id', '=', omsk.id)
  await world.db.updateTable('places').set({ zone: 'Asia/Omsk' }).where('id', '=', place).execute()
  const hall = await world.given.hall(moscow)
  await world.given.hall(omsk)
  const ask = async (query: string) => {
    const spaceIds = `${moscow.id},${omsk.id}`
    return (await world.request({ url: `/api/spaces/common-times?spaceIds=${spaceIds}&minutes=60${query}`, token: owner.token })).body
  }
  const starts = async (query = '') => {
    const [day] = (await ask(`&from=2026-03-20${query}`))._items
    return [day.date, day.times.map(({ start, end }: { start: string; end: string }) => `${start}–${end}`)]
  }
  expect(await starts()).toEqual(['2026-03-20', ['09:00–10:00', '09:30–10:30', '10:00–11:00', '10:30–11:30', '11:00–12:00']])
  const booking = { spaceId: moscow.id, hallId: hall.id, theme: 'Совет', date: '2026-03-20', start: '09:30', end: '10:30' }
  await world.request({ method: 'POST', url: '/api/meeting-reservations/reserve', body: booking, token: owner.token })
  expect(await starts()).toEqual(['2026-03-20', ['10:30–11:30', '11:00–12:00']])
  await world.db.updateTable('spaces').set({ is_active: false }).where('id', '=', omsk.id).execute()
  expect((await ask(''))._items).toEqual([])
})

test('common times: unknown spaces, too many of them and impossible lengths are refused at the field', async () => {
  const person = await world.given.person()
  const known = await world.given.space('Точка сбора', ['09:00', '21:00'])
  const errorsOf = async (query: string) =>
    Object.keys((await world.request({ url: `/api/spaces/common-times?${query}`, token: person.token })).body.errors)
  expect(await errorsOf(`spaceIds=${known.id},999999&minutes=60`)).toEqual(['spaceIds'])
  expect(await errorsOf(`spaceIds=${Array.from({ length: 52 }, (_, index) => index + 1)}&minutes=60`)).toEqual(['spaceIds'])
  expect(await errorsOf('minutes=60')).toEqual(['spaceIds'])
  for (const minutes of ['0', '29', '1441', 'abc', '1e3']) expect(await errorsOf(`spaceIds=${known.id}&minutes=${minutes}`)).toEqual(['minutes'])
})
