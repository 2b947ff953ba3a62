import type { Insertable } from 'kysely'
import type { Events } from '../../../schema.ts'
import type { Ground } from '../ground.ts'
import { places } from '../places.ts'
import type { DemoEvent } from '../shapes.ts'
import { spaces } from '../spaces.ts'

type Site = Pick<
  Insertable<Events>,
  'format' | 'online_with_space' | 'space_id' | 'hall_ids' | 'place_id' | 'place_name' | 'place_address' | 'lat' | 'lng'
>
type Venue = Site & Pick<Insertable<Events>, 'city_id' | 'network_space_ids' | 'network_broadcast'>

const placeByKey = new Map(places.map((place) => [place.key, place]))
const placeKeyOfSpace = new Map(spaces.map(({ key, place }) => [key, place]))

/** True while everything the event needs still exists. */
export const hasVenue = ({ city, where, networkSpaces = [] }: DemoEvent, ground: Ground): boolean => {
  const space = spaceKeyOf(where)
  const needed = space === null ? networkSpaces : [space, ...networkSpaces]
  const place = 'place' in where ? where.place : null
  return ground.cities.has(city) && needed.every((key) => ground.spaces.has(key)) && (place === null || ground.places.has(place))
}

const spaceKeyOf = (where: DemoEvent['where']): string | null => {
  if ('space' in where) return where.space
  return 'alsoAtSpace' in where ? (where.alsoAtSpace ?? null) : null
}

export const venueOf = (event: DemoEvent, ground: Ground): Venue => ({
  city_id: ground.cities.get(event.city)?.id ?? null,
  ...networkOf(event, ground),
  ...siteOf(event, ground),
})

const networkOf = ({ networkSpaces }: DemoEvent, ground: Ground) => ({
  network_space_ids: networkSpaces ? networkSpaces.flatMap((key) => ground.spaces.get(key)?.id ?? []) : null,
  network_broadcast: networkSpaces !== undefined,
})

const siteOf = ({ where, city }: DemoEvent, ground: Ground): Site => {
  if ('space' in where) return { ...nowhere, format: 'space', ...atSpace(where.space, where.halls, ground) }
  if ('place' in where) return { ...nowhere, format: 'place', ...atPlace(where.place, ground) }
  if ('venue' in where) return { ...nowhere, format: 'place', place_name: where.venue, place_address: where.address, ...inTown(city, ground) }
  if (where.alsoAtSpace) return { ...nowhere, format: 'online', online_with_space: true, ...atSpace(where.alsoAtSpace, [], ground) }
  return { ...nowhere, format: 'online' }
}

const nowhere = { online_with_space: false, space_id: null, hall_ids: [], place_id: null, place_name: null, place_address: null, lat: null, lng: null }

const inTown = (city: string, ground: Ground) => {
  const { lat = null, lng = null } = ground.cities.get(city) ?? {}
  return { lat, lng }
}

const atSpace = (key: string, halls: string[], ground: Ground) => {
  const space = ground.spaces.get(key)
  return {
    ...atPlace(placeKeyOfSpace.get(key) ?? '', ground),
    space_id: space?.id ?? null,
    hall_ids: halls.flatMap((name) => space?.halls.get(name) ?? []),
  }
}

const atPlace = (key: string, ground: Ground) => {
  const place = placeByKey.get(key)
  return {
    place_id: ground.places.get(key) ?? null,
    place_name: place?.name ?? null,
    place_address: place?.address ?? null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
  }
}

/** Spaces invited to a network event, and their answers: the fourth has not answered, the fifth cannot take part. */
export const proposalsOf = ({ networkSpaces = [] }: DemoEvent): { space: string; status: 'approved' | 'declined' | 'wait' }[] =>
  networkSpaces.slice(1).map((space, index) => ({ space, status: answers[index] ?? 'wait' }))

const answers = ['approved', 'approved', 'wait', 'declined'] as const

/** Spaces of a network event that accept guests. */
export const openSpaces = (event: DemoEvent): string[] => {
  const joined = proposalsOf(event).filter(({ status }) => status === 'approved')
  return [...(event.networkSpaces ?? []).slice(0, 1), ...joined.map(({ space }) => space)]
}
