/** Cached per zone, because formatters are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (zone: string) => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formatters.set(zone, made)
  return made
}

/** The offset in force in a zone at an instant, such as +03:00. */
export const offsetOf = (zone: string, at: Date): string => {
  const name =
    formatterOf(zone)
      .formatToParts(at)
      .find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  return name === 'GMT' ? '+00:00' : name.slice('GMT'.length)
}

/** The instant of a local time such as 2026-12-24T18:30. Of a repeated hour the first; a skipped time moves by the jump. */
export const instantOf = (local: string, zone: string): Date => {
  const asUtc = Date.parse(`${local.slice(0, 16)}:00Z`)
  const before = asUtc - offsetMs(zone, asUtc - dayMs)
  return before + offsetMs(zone, before) === asUtc ? new Date(before) : laterOf(asUtc, before, zone)
}

/** The offset has changed during the day before: the new one counts, unless the local time is skipped. */
const laterOf = (asUtc: number, before: number, zone: string): Date => {
  const after = asUtc - offsetMs(zone, asUtc + dayMs)
  return new Date(after + offsetMs(zone, after) === asUtc ? after : before)
}

const dayMs = 86_400_000

/** The offset in force in a zone at an instant, in milliseconds. */
export const offsetMs = (zone: string, at: number): number => {
  const [hours = 0, minutes = 0] = offsetOf(zone, new Date(at)).slice(1).split(':').map(Number)
  return (offsetOf(zone, new Date(at)).startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}

export const isZone = (zone: string): boolean => {
  try {
    return Boolean(formatterOf(zone))
  } catch {
    return false
  }
}

/** The local time in a zone at an instant, such as 2026-12-24T18:30. */
export const localOf = (at: Date, zone: string): string => new Date(at.getTime() + offsetMs(zone, at.getTime())).toISOString().slice(0, 16)
