export type CityOption = { id: number; name: string; region: string }
export type CityFault = { kind: 'unknown' } | { kind: 'several'; options: string[] }

/** A city as the field shows it: a name alone may belong to several. */
export const cityLabel = ({ name, region }: CityOption): string => (region && region !== name ? `${name}, ${region}` : name)

/** What to search for when a whole label was chosen. */
export const searchedName = (text: string): string => text.split(',', 1)[0]?.trim() ?? ''

/** The city that a text names among those found, or why none. */
export const chooseCity = (text: string, found: CityOption[]): { city: CityOption } | { fault: CityFault } => {
  const wanted = plain(text)
  const labelled = found.find((city) => plain(cityLabel(city)) === wanted)
  if (labelled) return { city: labelled }
  const named = found.filter((city) => plain(city.name) === wanted)
  if (named.length > 1) return { fault: { kind: 'several', options: named.map(cityLabel) } }
  return named[0] ? { city: named[0] } : { fault: { kind: 'unknown' } }
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ')
