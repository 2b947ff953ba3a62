import { instantsOf } from '../../kernel/local-instants.ts'
import { toZonedInstant } from '../../kernel/zoned-time.ts'

/**
 * The instant that a date and time field posted, in UTC; null if the text has none. With scripts the field posts an
 * instant; without them it posts the local time of the zone.
 */
export const postedInstant = (posted: string, zone: string): string | null => {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(posted) && !Number.isNaN(Date.parse(`${posted}Z`))) return instantsOf(posted, zone).at
  return /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(posted) && !Number.isNaN(Date.parse(posted)) ? new Date(posted).toISOString() : null
}

/** The date and the time that the field shows for an instant; a text without an instant stays in the date. */
export const shownParts = (value: string, zone: string): { day: string; time: string } => {
  if (!postedInstant(value, zone)) return { day: value, time: '' }
  const local = /^.{16}$/.test(value) ? value : toZonedInstant(value, zone)
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}
