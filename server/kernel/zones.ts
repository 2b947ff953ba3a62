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
