import ICAL from 'ical.js'
import { isZone } from '../../kernel/zones.ts'
import { type FoundEvent, type FoundTime, isRealTime } from './found-event.ts'

const maxEvents = 1000
const maxDurationMs = 366 * 86_400_000

/** The events of an iCalendar file (RFC 5545); null if the text is none. Of a repeated event the first date. */
export const readCalendar = (text: string): FoundEvent[] | null => {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text.trim()))
    return calendar
      .getAllSubcomponents('vevent')
      .slice(0, maxEvents)
      .map((event) => eventOf(event, calendar))
  } catch {
    return null
  }
}

const eventOf = (event: ICAL.Component, calendar: ICAL.Component): FoundEvent => {
  const start = timeOf(event, 'dtstart', calendar)
  const location = textOf(event, 'location')
  const links = [textOf(event, 'url'), ...(/https?:\/\/\S+/.exec(location)?.slice(0, 1) ?? [])].filter((link) => /^https?:/.test(link))
  const isOnline = location === '' || /^https?:\/\/\S+$|^online$|^онлайн$/i.test(location)
  const html = textOf(event, 'x-alt-desc')
  return {
    name: textOf(event, 'summary'),
    html: html || null,
    text: textOf(event, 'description') || null,
    start,
    end: timeOf(event, 'dtend', calendar) ?? afterDuration(event, start),
    place: isOnline ? null : placeOf(location),
    isOnline,
    links,
  }
}

/** «Library, Bauman street 12, Kazan»: the name, the address, and the city as one of the parts. */
const placeOf = (location: string): FoundEvent['place'] => {
  const [name = '', ...address] = location.split(/,|\n/).map((part) => part.trim())
  return { name, address: address.filter(Boolean).join(', ') || name, city: null }
}

const textOf = (event: ICAL.Component, name: string): string => {
  const value = event.getFirstPropertyValue(name)
  return typeof value === 'string' ? value.trim() : ''
}

const timeOf = (event: ICAL.Component, name: string, calendar: ICAL.Component): FoundTime | null => {
  const property = event.getFirstProperty(name)
  const time = property?.getFirstValue()
  if (!property || !(time instanceof ICAL.Time)) return null
  const local = wallTime(time)
  if (!isRealTime(writtenTime(property))) return null
  if (time.isDate) return { local, zone: null, isDay: true }
  if (time.zone === ICAL.Timezone.utcTimezone) return { instant: new Date(time.toUnixTime() * 1000), offset: null }
  const zone = property.getParameter('tzid')
  if (typeof zone !== 'string') return { local, zone: null, isDay: false }
  return isZone(zone) ? { local, zone, isDay: false } : (ofOwnZone(time, zone, calendar) ?? { local, zone: null, isDay: false })
}

/** The time as the file has it; the parser would turn 30 February into 2 March. */
const writtenTime = (property: ICAL.Property): string => {
  const written = String(property.toJSON()[3])
  return written.includes('T') ? written : `${written}T00:00`
}

const wallTime = ({ year, month, day, hour, minute }: ICAL.Time): string => {
  const [date, clock] = [
    [month, day],
    [hour, minute],
  ].map((pair) => pair.map((number) => String(number).padStart(2, '0')))
  return `${String(year).padStart(4, '0')}-${date?.join('-')}T${clock?.join(':')}:00`
}

/** A zone with a name of its own, which the calendar describes. */
const ofOwnZone = (time: ICAL.Time, tzid: string, calendar: ICAL.Component): FoundTime | null => {
  const component = calendar.getAllSubcomponents('vtimezone').find((zone) => zone.getFirstPropertyValue('tzid') === tzid)
  if (!component || !isYearly(component)) return null
  const zone = new ICAL.Timezone({ component, tzid })
  const minutes = zone.utcOffset(time) / 60
  const sign = minutes < 0 ? '-' : '+'
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((number) => String(number).padStart(2, '0'))
  return { instant: new Date(`${wallTime(time)}${sign}${hours}:${rest}`), offset: `${sign}${hours}:${rest}` }
}

const maxObservances = 40

/**
 * True if the offset of the zone changes by the year, as in the calendars of all well-known programs. The parser computes every change
 * between the first one and the event, so that a rule such as `FREQ=SECONDLY` would never end.
 */
const isYearly = (zone: ICAL.Component): boolean => {
  const observances = zone.getAllSubcomponents()
  const rules = observances.flatMap((observance) => observance.getAllProperties('rrule').map((rule) => rule.getFirstValue()))
  return observances.length <= maxObservances && rules.every(isYearlyRule)
}

const isYearlyRule = (rule: unknown): boolean => {
  if (!(rule instanceof ICAL.Recur) || rule.freq !== 'YEARLY' || (rule.parts.BYMONTH?.length ?? 0) > 1) return false
  return Object.entries(rule.parts).every(([name, values]) => ['BYMONTH', 'BYDAY', 'BYMONTHDAY'].includes(name) && values.length === 1)
}

const afterDuration = (event: ICAL.Component, start: FoundTime | null): FoundTime | null => {
  const duration = event.getFirstPropertyValue('duration')
  if (!start || !(duration instanceof ICAL.Duration)) return null
  const ms = Math.min(duration.toSeconds() * 1000, maxDurationMs)
  if ('instant' in start) return { ...start, instant: new Date(start.instant.getTime() + ms) }
  return { ...start, local: new Date(Date.parse(`${start.local}Z`) + ms).toISOString().slice(0, 19) }
}
