import { type Locale, languageTags } from '../../contract/locales.ts'
import { kazakhCalendar as kk } from '../../messages/kazakh-calendar.ts'

const kinds = {
  day: { day: 'numeric' },
  month: { month: 'short' },
  weekday: { weekday: 'short' },
  date: { day: 'numeric', month: 'long' },
  fullDate: { weekday: 'long', day: 'numeric', month: 'long' },
  yearDate: { day: 'numeric', month: 'long', year: 'numeric' },
  monthYear: { month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dateTime: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

type Kind = keyof typeof kinds

/** Formatters are costly to make and the same for everyone, so each is made once. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(options)}`
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(language, options)
  formatters.set(key, made)
  return made
}

/** An instant in words of a language, as it is told in a zone. */
export const format = (at: string, { locale, zone, kind }: { locale: Locale; zone: string; kind: Kind }): string =>
  locale === 'kz' ? kazakh[kind](clockOf(at, zone)) : formatter(languageTags[locale], { ...kinds[kind], timeZone: zone }).format(new Date(at))

/** The short name of a zone at an instant, such as GMT+3. */
export const zoneName = (at: string, locale: Locale, zone: string): string => {
  const parts = formatter(locale === 'ru' ? 'ru' : 'en', { timeZone: zone, timeZoneName: 'short' }).formatToParts(new Date(at))
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

/** The calendar date of an instant in a zone, YYYY-MM-DD. */
export const localDate = (at: string | Date, zone: string): string => formatter('sv-SE', { timeZone: zone }).format(new Date(at))

type Clock = { year: number; month: number; day: number; weekday: number; time: string }

const clockOf = (at: string, zone: string): Clock => {
  const date = localDate(at, zone)
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const time = formatter('en-GB', { ...kinds.time, timeZone: zone }).format(new Date(at))
  return { year, month: month - 1, day, weekday: new Date(`${date}T00:00:00Z`).getUTCDay(), time }
}

const dayAndMonth = ({ day, month }: Clock) => `${day} ${kk.months[month]}`

/** Browsers bring no Kazakh months and weekdays, so they are ours. */
const kazakh: Record<Kind, (clock: Clock) => string> = {
  day: ({ day }) => String(day),
  month: ({ month }) => kk.shortMonths[month] ?? '',
  weekday: ({ weekday }) => kk.shortWeekdays[weekday] ?? '',
  date: dayAndMonth,
  fullDate: (clock) => `${dayAndMonth(clock)}, ${kk.weekdays[clock.weekday]}`,
  yearDate: (clock) => kk.year(clock.year, dayAndMonth(clock)),
  monthYear: ({ year, month }) => kk.year(year, kk.months[month] ?? ''),
  time: ({ time }) => time,
  dateTime: (clock) => `${dayAndMonth(clock)}, ${clock.time}`,
}
