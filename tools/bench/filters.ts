import { type Chance, chanceFrom, frequentOf, oneOf } from './chance.ts'
import type { Database } from './database.ts'
import { qualities, tags, tail, things } from './fill/words.ts'

/** The filter values of a database. */
export type Offer = { cities: number[]; places: number[]; organizations: number[]; themes: number[]; types: number[]; compilations: number[] }

export const offerOf = async ({ pool }: Pick<Database, 'pool'>): Promise<Offer> => {
  const ids = async (text: string) => (await pool.query<{ id: string }>(text)).rows.map(({ id }) => Number(id))
  return {
    cities: await ids('select id from cities order by population desc, id limit 100'),
    places: await ids('select id from places order by id'),
    organizations: await ids('select id from organizations order by id limit 500'),
    themes: await ids('select id from themes order by id limit 40'),
    types: await ids('select id from event_types order by id'),
    compilations: await ids('select id from compilations order by id'),
  }
}

/** Different list queries: one to four filters each, a sort order, and realistic search words. */
export const randomQueries = (offer: Offer, count: number, seed: number): string[] => {
  const chance = chanceFrom(seed)
  const found = new Set<string>()
  while (found.size < count) found.add(randomQuery(offer, chance))
  return [...found]
}

const randomQuery = (offer: Offer, chance: Chance): string => {
  const query = new URLSearchParams()
  const filters = Object.values(filtersOf(offer))
  const howMany = 1 + Math.floor(chance() * 4)
  for (let i = 0; i < howMany; i++) for (const [name, value] of Object.entries(oneOf(filters, chance)(chance))) query.set(name, value)
  query.set('sort', oneOf(['date', 'date', 'popularity', 'weight'], chance))
  return query.toString()
}

type Filter = (chance: Chance) => Record<string, string>

const filtersOf = (offer: Offer): Record<string, Filter> => ({
  city: (chance) => ({ cityId: String(frequentOf(offer.cities, chance)) }),
  cityOrOnline: (chance) => ({ cityId: String(frequentOf(offer.cities, chance)), isOnlineOtherCities: 'true' }),
  place: (chance) => ({ placeIds: String(oneOf(offer.places, chance)) }),
  format: (chance) => ({ formats: oneOf(['space', 'place', 'online'], chance) }),
  theme: (chance) => ({ themes: [frequentOf(offer.themes, chance), oneOf(offer.themes, chance)].join(',') }),
  type: (chance) => ({ typeIds: String(frequentOf(offer.types, chance)) }),
  ahead: () => ({ actual: 'true' }),
  open: () => ({ registrationActual: 'true' }),
  days: (chance) => daysFrom(Math.floor(chance() * 200) - 30, 1 + Math.floor(chance() * 30)),
  organization: (chance) => ({ organizationId: String(frequentOf(offer.organizations, chance)) }),
  tag: (chance) => ({ tag: frequentOf(tags, chance) }),
  word: (chance) => ({ search: oneOf([frequentOf(things, chance), frequentOf(qualities, chance), frequentOf(tail, chance)], chance) }),
  words: (chance) => ({ search: `${frequentOf(qualities, chance)} ${frequentOf(things, chance).slice(0, 5)}` }),
})

const dayMs = 86_400_000
export const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const daysFrom = (from: number, length: number) => ({ dateFrom: dayFromNow(from), dateTo: dayFromNow(from + length) })

/** Every filter of the specification by name, with values that match events in all databases. */
export const everyFilter = (offer: Offer): Record<string, Record<string, string>> => {
  const [city = 0, otherCity = 0] = [offer.cities[0], offer.cities[30]]
  return {
    'no filter': {},
    'city, large': { cityId: String(city) },
    'city, small': { cityId: String(otherCity) },
    'city or online': { cityId: String(otherCity), isOnlineOtherCities: 'true' },
    place: { placeIds: offer.places.slice(0, 3).join(',') },
    format: { formats: 'online' },
    offline: { offline: 'true' },
    'from a day': { dateFrom: dayFromNow(0) },
    'to a day': { dateTo: dayFromNow(7) },
    week: daysFrom(0, 7),
    ahead: { actual: 'true' },
    'registration open': { registrationActual: 'true' },
    themes: { themes: offer.themes.slice(0, 2).join(',') },
    type: { typeIds: String(offer.types[0]) },
    'type, rare': { typeIds: String(offer.types.at(-1)) },
    live: { additional: 'live' },
    contest: { additional: 'contest' },
    team: { participationFormat: 'team' },
    access: { access: 'approval-required' },
    organization: { organizationId: String(offer.organizations[0]) },
    compilation: { compilationId: String(offer.compilations[0]) },
    tag: { tag: String(tags[0]) },
    'tag, rare': { tag: String(tags.at(-1)) },
    'search, every second event': { search: String(qualities[0]) },
    'search, frequent': { search: String(things[20]) },
    'search, rare': { search: String(tail[900]) },
    'search, two words': { search: `${qualities[5]} ${things[12]}` },
    'search, unfinished': { search: String(things[8]).slice(0, 4) },
    'city, ahead, theme': { cityId: String(city), actual: 'true', themes: String(offer.themes[0]) },
  }
}
