export type CityOption = { id: number; name: string; region: string }
export type CityFault = { kind: 'unknown' } | { kind: 'several'; options: string[] }

/** A city's label, with its region because several cities may share a name. */
export const cityLabel = ({ name, region }: CityOption): string => (region && region !== name ? `${name}, ${region}` : name)

/** The city name in a typed text, which may be a whole label. */
export const searchedName = (text: string): string => text.split(',', 1)[0]?.trim() ?? ''

/** The city of a full name, or the fault: unknown, or shared by several cities. */
export const chooseCity = (named: CityOption[]): { city: CityOption } | { fault: CityFault } => {
  const [city] = named
  if (!city) return { fault: { kind: 'unknown' } }
  return named.length === 1 ? { city } : { fault: { kind: 'several', options: named.map(cityLabel) } }
}
