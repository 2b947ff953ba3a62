import { sql } from 'kysely'
import type { Tx } from '../../../server/kernel/db.ts'
import { type DemoRole, demoAccounts } from './accounts.ts'
import { compilations } from './compilations.ts'
import { emailOfPerson } from './load-people.ts'
import { organizations } from './organizations.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { spaces } from './spaces.ts'

export type City = { id: number; lat: number; lng: number; zone: string }

/** Rows that demo events refer to. Read from the database, because any of them may have been renamed or deleted. */
export type Ground = {
  /** By Russian names; all else by demo keys. */
  cities: ReadonlyMap<string, City>
  accounts: ReadonlyMap<DemoRole, number>
  people: ReadonlyMap<string, number>
  organizations: ReadonlyMap<string, number>
  places: ReadonlyMap<string, number>
  spaces: ReadonlyMap<string, { id: number; halls: ReadonlyMap<string, number> }>
  /** By Russian names. */
  compilations: ReadonlyMap<string, number>
}

export const readGround = async (tx: Tx): Promise<Ground> => {
  const users = await demoUsers(tx)
  const placeNames = await demoPlaces(tx)
  return {
    cities: await readCities(tx),
    accounts: new Map(demoAccounts.flatMap(({ role, email }) => pair(role, users.get(email)))),
    people: new Map(people.flatMap(({ key }) => pair(key, users.get(emailOfPerson(key))))),
    organizations: byKey(organizations, await demoOrganizations(tx)),
    places: byKey(places, placeNames),
    spaces: byKey(spaces, await spacesWithHalls(tx, [...placeNames.values()])),
    compilations: await demoCompilations(tx),
  }
}

const pair = <Key, Value>(key: Key, value: Value | undefined): [Key, Value][] => (value === undefined ? [] : [[key, value]])

const byKey = <Value>(things: { key: string; name: string }[], named: ReadonlyMap<string, Value>) =>
  new Map(things.flatMap(({ key, name }) => pair(key, named.get(name))))

/** Of cities with one name, the largest. */
export const readCities = async (tx: Tx): Promise<Map<string, City>> => {
  const rows = await tx.selectFrom('cities').select(['id', 'name_ru', 'lat', 'lng', 'zone']).orderBy('population').execute()
  return new Map(rows.map(({ name_ru, ...city }) => [name_ru, city]))
}

const demoUsers = async (tx: Tx) => {
  const rows = await tx.selectFrom('users').select(['id', 'email']).where('is_demo', '=', true).execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

const idByName = (rows: { id: number; name: string }[]) => new Map(rows.map(({ name, id }) => [name, id]))

const demoOrganizations = async (tx: Tx) => idByName(await tx.selectFrom('organizations').select(['id', 'name']).where('is_demo', '=', true).execute())
const demoPlaces = async (tx: Tx) => idByName(await tx.selectFrom('places').select(['id', 'name']).where('is_demo', '=', true).execute())

const spacesWithHalls = async (tx: Tx, placeIds: number[]) => {
  const rows = await tx
    .selectFrom('halls as h')
    .innerJoin('spaces as s', 's.id', 'h.space_id')
    .select(['s.id as space_id', 's.name as space', 'h.id', 'h.name'])
    .where(sql<boolean>`s.place_id = any(${placeIds}::bigint[])`)
    .execute()
  const halls = Map.groupBy(rows, ({ space }) => space)
  return new Map(rows.map(({ space, space_id: id }) => [space, { id, halls: idByName(halls.get(space) ?? []) }]))
}

const demoCompilations = async (tx: Tx) => {
  const names = compilations.map((compilation) => compilation.names.ru)
  const rows = await tx
    .selectFrom('compilations')
    .select(['id', 'name_ru'])
    .where(sql<boolean>`name_ru = any(${names}::text[])`)
    .execute()
  return new Map(rows.map(({ id, name_ru }) => [name_ru, id]))
}
