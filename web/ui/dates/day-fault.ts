import type { Locale } from '../../../contract/locales.ts'
import type { Dictionary } from '../../../messages/ru.ts'
import type { Day } from './parse-day.ts'
import { typedDay } from './typed-day.ts'

/** The days that a field accepts. `isClosed` rejects single days between the first and the last. */
export type DayLimits = { min?: Day | undefined; max?: Day | undefined; isClosed?: ((day: Day) => boolean) | undefined }

type Fault = DayLimits & { day: Day | null; locale: Locale; t: Dictionary['uiFields']['date'] }

/** Words for a date that the field rejects; null if it is accepted. */
export const dayFault = ({ day, min, max, isClosed, locale, t }: Fault): string | null => {
  if (!day) return t.unclear
  if (min && day < min) return t.early(typedDay(min, locale))
  if (max && day > max) return t.late(typedDay(max, locale))
  return isClosed?.(day) ? t.closed : null
}
