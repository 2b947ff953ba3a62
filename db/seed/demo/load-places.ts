import type { Tx } from '../../../server/kernel/db.ts'
import { organizations } from './organizations.ts'
import { places } from './places.ts'
import { spaces } from './spaces.ts'

type Ids = ReadonlyMap<string, number>

export const loadOrganizations = async (tx: Tx, cityIds: Ids): Promise<void> => {
  const rows = organizations.map(({ name, type, city, description, url = null }) => ({
    name,
    type,
    city_id: cityIds.get(city) ?? null,
    description,
    url,
    is_demo: true,
  }))
  await tx.insertInto('organizations').values(rows).execute()
}

/** Places, their spaces and the halls in those. */
export const loadPlaces = async (tx: Tx, cityIds: Ids): Promise<void> => {
  const placeIds = await addPlaces(tx, cityIds)
  const spaceIds = await addSpaces(tx, placeIds)
  const halls = spaces.flatMap((space) => space.halls.map((hall) => ({ ...hall, space_id: known(spaceIds, space.key) })))
  await tx.insertInto('halls').values(halls).execute()
  await addAddresses(tx)
}

/** Every place has an address that users can choose for another place. */
const addAddresses = (tx: Tx) =>
  tx
    .insertInto('addresses')
    .columns(['title', 'city_id', 'lat', 'lng', 'timezone', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('places as p')
        .innerJoin('cities as c', 'c.id', 'p.city_id')
        .select(['p.address', 'p.city_id', 'p.lat', 'p.lng', 'c.zone', 'p.created_at'])
        .orderBy('p.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const addPlaces = async (tx: Tx, cityIds: Ids) => {
  const rows = places.map(({ name, type, city, address, lat, lng, description }) => ({
    name,
    type,
    city_id: known(cityIds, city),
    address,
    lat,
    lng,
    description,
    is_demo: true,
  }))
  return idsByKey(places, await tx.insertInto('places').values(rows).returning(['id', 'name']).execute())
}

const addSpaces = async (tx: Tx, placeIds: Ids) => {
  const rows = spaces.map(({ name, place, coworkingCapacity }) => ({ name, place_id: known(placeIds, place), coworking_capacity: coworkingCapacity }))
  return idsByKey(spaces, await tx.insertInto('spaces').values(rows).returning(['id', 'name']).execute())
}

/** The database returns names, which are unique in the demo. */
const idsByKey = (things: { key: string; name: string }[], rows: { id: number; name: string }[]) => {
  const ids = new Map(rows.map(({ name, id }) => [name, id]))
  return new Map(things.map(({ key, name }) => [key, known(ids, name)]))
}

const known = (ids: Ids, name: string): number => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo has no «${name}»`)
  return id
}
