const dayMs = 86_400_000

/** Seven days from Monday, YYYY-MM-DD, and the Mondays of the weeks around. */
export type Week = { days: string[]; previous: string; next: string }

/** The week of a day. */
export const weekOf = (day: string): Week => {
  const at = Date.parse(`${day}T00:00:00Z`)
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs
  const dayAfter = (days: number) => new Date(monday + days * dayMs).toISOString().slice(0, 10)
  return { days: [0, 1, 2, 3, 4, 5, 6].map(dayAfter), previous: dayAfter(-7), next: dayAfter(7) }
}

/** The days of a week that the dates of the filter allow, both included. */
export const datesOf = ({ days }: Week, { dateFrom = '', dateTo = '' }: { dateFrom?: string; dateTo?: string }) => {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return { dateFrom: dateFrom > first ? dateFrom : first, dateTo: dateTo && dateTo < last ? dateTo : last }
}
