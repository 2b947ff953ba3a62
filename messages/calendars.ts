import type { Locale } from '../contract/locales.ts'

/** The parts of a date: months count from 0, weekdays from 0 on Sunday. */
export type ReadDate = { year: number; month: number; day: number; weekday: number; time: string }
/** `longMonth` stands beside a day: the case of a date in Russian. */
export type DateKind = 'day' | 'month' | 'longMonth' | 'weekday' | 'date' | 'fullDate' | 'yearDate' | 'monthYear' | 'time' | 'dateTime'

type Calendar = Record<DateKind, (read: ReadDate) => string>
type Names = { shortMonths: string[]; shortWeekdays: string[] }

const alike = ({ shortMonths, shortWeekdays }: Names) => ({
  day: ({ day }: ReadDate) => String(day),
  month: ({ month }: ReadDate) => shortMonths[month] ?? '',
  weekday: ({ weekday }: ReadDate) => shortWeekdays[weekday] ?? '',
  time: ({ time }: ReadDate) => time,
})

const russian = {
  months: ['январь', 'февраль', 'март', 'апрель', 'май', 'июнь', 'июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь'],
  monthsOfDates: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  shortMonths: ['янв.', 'февр.', 'март', 'апр.', 'май', 'июнь', 'июль', 'авг.', 'сент.', 'окт.', 'нояб.', 'дек.'],
  weekdays: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'],
  shortWeekdays: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
}
const russianDate = ({ day, month }: ReadDate) => `${day} ${russian.monthsOfDates[month]}`

const english = {
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
const englishDate = ({ day, month }: ReadDate) => `${day} ${english.months[month]}`

const kazakh = {
  months: ['қаңтар', 'ақпан', 'наурыз', 'сәуір', 'мамыр', 'маусым', 'шілде', 'тамыз', 'қыркүйек', 'қазан', 'қараша', 'желтоқсан'],
  shortMonths: ['қаң.', 'ақп.', 'нау.', 'сәу.', 'мам.', 'мау.', 'шіл.', 'там.', 'қыр.', 'қаз.', 'қар.', 'жел.'],
  weekdays: ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'],
  shortWeekdays: ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'],
}
const kazakhDate = ({ day, month }: ReadDate) => `${day} ${kazakh.months[month]}`

/** Date formats. Browsers know two of the languages, and need up to a tenth of a second for their first date. */
export const calendars: Record<Locale, Calendar> = {
  ru: {
    ...alike(russian),
    longMonth: ({ month }) => russian.monthsOfDates[month] ?? '',
    date: russianDate,
    fullDate: (read) => `${russian.weekdays[read.weekday]}, ${russianDate(read)}`,
    yearDate: (read) => `${russianDate(read)} ${read.year} г.`,
    monthYear: ({ month, year }) => `${russian.months[month]} ${year} г.`,
    dateTime: (read) => `${russianDate(read)} в ${read.time}`,
  },
  en: {
    ...alike(english),
    longMonth: ({ month }) => english.months[month] ?? '',
    date: englishDate,
    fullDate: (read) => `${english.weekdays[read.weekday]} ${englishDate(read)}`,
    yearDate: (read) => `${englishDate(read)} ${read.year}`,
    monthYear: ({ month, year }) => `${english.months[month]} ${year}`,
    dateTime: (read) => `${englishDate(read)} at ${read.time}`,
  },
  kz: {
    ...alike(kazakh),
    longMonth: ({ month }) => kazakh.months[month] ?? '',
    date: kazakhDate,
    fullDate: (read) => `${kazakhDate(read)}, ${kazakh.weekdays[read.weekday]}`,
    yearDate: (read) => `${read.year} ж. ${kazakhDate(read)}`,
    monthYear: ({ month, year }) => `${year} ж. ${kazakh.months[month]}`,
    dateTime: (read) => `${kazakhDate(read)}, ${read.time}`,
  },
}
