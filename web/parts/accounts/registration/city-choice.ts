export type CityOption = { id: number; name: string; region: string }
export type CityFault = { kind: 'unknown' } | { kind: 'several'; options: string[] }

/** A city as the field shows it: a name alone may belong to several. */
export const cityLabel = ({ name, region }: CityOption): string => (region && region !== name ? `${name}, ${region}` : name)

/** What to search for when a whole label was chosen. */
export const searchedName = (text: string): string => text.split(',', 1)[0]?.trim() ?? ''

/** The city of a full name, or why none: several cities share a name. */
export const chooseCity = (named: CityOption[]): { city: CityOption } | { fault: CityFault } => {
  const [city] = named
  if (!city) return { fault: { kind: 'unknown' } }
  return named.length === 1 ? { city } : { fault: { kind: 'several', options: named.map(cityLabel) } }
}
