import type { Tx } from '../../../server/kernel/db.ts'
import { demoHolidays, demoHours } from './hours.ts'
import { places } from './places.ts'
import { spaces } from './spaces.ts'

type Ids = ReadonlyMap<string, number>

/** Places, their spaces and the halls in those. */
export const loadPlaces = async (tx: Tx, cityIds: Ids, now: Date): Promise<void> => {
  const placeIds = await addPlaces(tx, cityIds, now)
  const spaceIds = await addSpaces(tx, placeIds, now)
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

const addPlaces = async (tx: Tx, cityIds: Ids, now: Date) => {
  const rows = places.map(({ name, type, city, address, lat, lng, description }, turn) => ({
    name,
    type,
    city_id: known(cityIds, city),
    address,
    lat,
    lng,
    description: `<p>${description}</p>`,
    schedule: JSON.stringify(hoursInTurn(turn)),
    special_days: JSON.stringify(demoHolidays(now.toISOString())),
    phone: `+7 900 100-${String(10 + turn).padStart(2, '0')}-00`,
    email: `place${turn + 1}@vmeste.example`,
    rating: 4 + (turn % 10) / 10,
    tags: tagsOfType[type],
    social_networks: JSON.stringify([{ network: 'Telegram', url: `https://t.me/vmeste_place_${turn + 1}` }]),
    is_demo: true,
  }))
  return idsByKey(places, await tx.insertInto('places').values(rows).returning(['id', 'name']).execute())
}

const tagsOfType = {
  city: ['вход свободный', 'гардероб'],
  university: ['пропуск по паспорту', 'столовая'],
  legal_person: ['переговорные', 'парковка'],
  partner: ['коворкинг', 'кофе'],
}

const hoursInTurn = (turn: number) => demoHours[turn % demoHours.length] ?? []

const addSpaces = async (tx: Tx, placeIds: Ids, now: Date) => {
  const rows = spaces.map(({ name, place, coworkingCapacity }) => ({
    name,
    place_id: known(placeIds, place),
    coworking_capacity: coworkingCapacity,
    schedule: JSON.stringify(hoursInTurn(places.findIndex(({ key }) => key === place))),
    special_days: JSON.stringify(demoHolidays(now.toISOString())),
  }))
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
