import type { ImportedFields } from '../../../contract/importing/importing.ts'
import { importedInfoLength } from '../../../contract/importing/limits.ts'
import { draftCounts, draftLengths } from '../../../contract/organizing/limits.ts'
import { escapeHtml } from '../../kernel/letter-html.ts'
import { cleanHtml } from '../../kernel/rich-text.ts'
import { instantOf } from '../../kernel/zones.ts'
import type { FoundEvent, FoundTime } from './found-event.ts'
import type { FoundCity } from './place-city.ts'

/** The zone of a local time without zone and city, as for a new event. */
const defaultZone = 'Europe/Moscow'

/** The event as fields of a draft: texts cut to our limits and sanitized, times in UTC. */
export const fieldsOf = (found: FoundEvent, city: FoundCity | null): ImportedFields => {
  const zone = zoneOf(found.start, city)
  const [dateStart, dateEnd] = datesOf(found, zone)
  const live = found.links.slice(0, draftCounts.live).filter((url) => url.length <= draftLengths.url)
  const info = infoOf(found)
  return {
    ...(found.name && { name: line(found.name, draftLengths.name) }),
    ...(info && { info }),
    ...(dateStart && { dateStart: dateStart.toISOString() }),
    ...(dateEnd && { dateEnd: dateEnd.toISOString() }),
    timezone: zone.written,
    ...(found.isOnline
      ? { format: 'online' as const, ...(live.length > 0 && { broadcast: true, live: live.map((url) => ({ url, title: '' })) }) }
      : found.place && { format: 'place' as const, place: placeOf(found.place, city) }),
  }
}

/** `written` is sent to the draft: the zone, or the offset where the source has only that. */
type Zone = { zone: string; written: string }

const zoneOf = (start: FoundTime | null, city: FoundCity | null): Zone => {
  if (start && 'local' in start && start.zone) return { zone: start.zone, written: start.zone }
  if (city) return { zone: city.zone, written: city.zone }
  if (start && 'instant' in start && start.offset) return { zone: defaultZone, written: start.offset }
  return { zone: defaultZone, written: defaultZone }
}

const datesOf = ({ start, end }: FoundEvent, { zone }: Zone): [Date | null, Date | null] => {
  const [first, last] = [instantAt(start, zone), instantAt(end, zone)]
  const isDay = Boolean(start && 'isDay' in start && start.isDay)
  const until = isDay ? endOfDays(first, last) : last
  return [first, first && until && until > first ? until : null]
}

const instantAt = (time: FoundTime | null, zone: string): Date | null => {
  if (!time) return null
  return 'instant' in time ? time.instant : instantOf(time.local, time.zone ?? zone)
}

const minute = 60_000
const day = 24 * 60 * minute

/** Whole days end a minute before midnight; the end of a calendar names the day after the last one. */
const endOfDays = (first: Date | null, last: Date | null): Date | null => {
  if (!first) return null
  return new Date((last && last > first ? last.getTime() : first.getTime() + day) - minute)
}

const infoOf = ({ html, text }: FoundEvent): string => {
  if (html) return cleanHtml(html.slice(0, importedInfoLength)).trim()
  if (!text) return ''
  const paragraphs = text.slice(0, importedInfoLength).split(/\n\s*\n/)
  return cleanHtml(paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`).join(''))
}

const placeOf = ({ name, address }: NonNullable<FoundEvent['place']>, city: FoundCity | null) => ({
  name: line(name, draftLengths.placeName),
  address: line(address, draftLengths.placeAddress),
  cityId: city?.id ?? null,
})

/** One line without control characters, cut at a character. */
const line = (text: string, max: number): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, max)
    .join('')
    .slice(0, max)
