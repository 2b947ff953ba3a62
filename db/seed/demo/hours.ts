import type { SpecialDay } from '../../../contract/spaces/hours.ts'

const weekdays = [1, 2, 3, 4, 5]
const weekend = [6, 7]
const week = (days: readonly number[], open: string, close: string) => days.map((day) => ({ day, open, close }))

/** Opening hours of demo spaces, taken in turn. */
export const demoHours = [
  [...week(weekdays, '08:00', '22:00'), ...week(weekend, '10:00', '20:00')],
  [...week(weekdays, '09:00', '21:00'), ...week(weekend, '10:00', '19:00')],
  [...week(weekdays, '09:00', '21:00'), ...week([6], '10:00', '18:00')],
]

/** Holidays of the winter ahead: closed on the first days of January, and a short day before. */
export const demoHolidays = (today: string): SpecialDay[] => {
  const year = Number(today.slice(0, 4))
  return [year, year + 1].flatMap((end) => [
    { date: `${end - 1}-12-31`, open: '10:00', close: '16:00' },
    ...['01', '02', '07'].map((day) => ({ date: `${end}-01-${day}`, open: null, close: null })),
  ])
}
