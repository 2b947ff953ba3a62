import type { RouterContextProvider } from 'react-router'
import type { Reply } from '../../../contract/contract.ts'
import { defaultCityId } from '../../../contract/limits.ts'
import { api, tryApi } from '../../kernel/api.ts'
import { shortCards } from '../events/short-card.ts'

type Asking = { context: Readonly<RouterContextProvider>; request: Request }

/** What the home page shows: the city of the query, or the one the API takes by itself. */
export const loadHome = async ({ context, request }: Asking) => {
  const cityId = cityIdOf(new URL(request.url).searchParams)
  const [main, { cities, themes }] = await Promise.all([api(context)('GET /data/main', { query: { cityId } }), api(context)('GET /events/filters')])
  const city = await namedCity(context, cities, cityId ?? defaultCityId)
  const short = shortCards(context)
  const cards = { localEvents: main.localEvents.map(short), online: main.online.map(short), contests: main.contests.map(short) }
  return { ...main, ...cards, city, cities: withCity(cities, city), themes: maxHeld(themes) }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>

const maxId = 2 ** 31 - 1

/** Anything but an id is as good as nothing: the page of the default city is shown. */
const cityIdOf = (query: URLSearchParams): number | undefined => {
  const id = Number(query.get('cityId'))
  return Number.isInteger(id) && id >= 1 && id <= maxId ? id : undefined
}

type City = { id: number; name: string }

/** A city may have no event ahead and still be asked for; null is a city nobody knows. */
const namedCity = async (context: Asking['context'], cities: City[], id: number): Promise<City | null> => {
  const known = cities.find((city) => city.id === id)
  if (known) return { id, name: known.name }
  const attempt = await tryApi(context)('GET /cities/:id', { params: { id } })
  return attempt.ok ? { id, name: attempt.reply.name } : null
}

const withCity = (cities: City[], chosen: City | null): City[] => {
  const named = cities.map(({ id, name }) => ({ id, name }))
  return chosen && !named.some(({ id }) => id === chosen.id) ? [chosen, ...named] : named
}

const themesShown = 16

/** The themes with most events ahead, in the order of their names. */
const maxHeld = (themes: Reply<'GET /events/filters'>['themes']) => {
  const chosen = new Set(themes.toSorted((a, b) => b.count - a.count).slice(0, themesShown))
  return themes.filter((theme) => chosen.has(theme))
}
