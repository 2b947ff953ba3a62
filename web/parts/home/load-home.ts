import type { RouterContextProvider } from 'react-router'
import type { Reply } from '../../../contract/contract.ts'
import { defaultCityId } from '../../../contract/limits.ts'
import { api, tryApi } from '../../kernel/api.ts'
import { shortCards } from '../events/short-card.ts'

type PageArgs = { context: Readonly<RouterContextProvider>; request: Request }

/** Loads the home page for the city of the query, or the API's default city. */
export const loadHome = async ({ context, request }: PageArgs) => {
  const cityId = cityIdOf(new URL(request.url).searchParams)
  const [main, { cities, themes }] = await Promise.all([api(context)('GET /data/main', { query: { cityId } }), api(context)('GET /events/filters')])
  const city = await namedCity(context, cities, cityId ?? defaultCityId)
  const short = shortCards(context)
  const cards = { localEvents: main.localEvents.map(short), online: main.online.map(short), contests: main.contests.map(short) }
  return { ...main, ...cards, city, cities: withCity(cities, city), themes: busiestThemes(themes) }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>

const maxId = 2 ** 31 - 1

/** An invalid id is ignored, so the page of the default city is shown. */
const cityIdOf = (query: URLSearchParams): number | undefined => {
  const id = Number(query.get('cityId'))
  return Number.isInteger(id) && id >= 1 && id <= maxId ? id : undefined
}

type City = { id: number; name: string }

/** The query may name a city without upcoming events. Returns null for an unknown city. */
const namedCity = async (context: PageArgs['context'], cities: City[], id: number): Promise<City | null> => {
  const known = cities.find((city) => city.id === id)
  if (known) return { id, name: known.name }
  const attempt = await tryApi(context)('GET /cities/:id', { params: { id } })
  return attempt.ok ? { id, name: attempt.reply.name } : null
}

const withCity = (cities: City[], chosen: City | null): City[] => {
  const named = cities.map(({ id, name }) => ({ id, name }))
  return chosen && !named.some(({ id }) => id === chosen.id) ? [chosen, ...named] : named
}

const maxThemes = 16

/** The themes with the most upcoming events, ordered by name. */
const busiestThemes = (themes: Reply<'GET /events/filters'>['themes']) => {
  const chosen = new Set(themes.toSorted((a, b) => b.count - a.count).slice(0, maxThemes))
  return themes.filter((theme) => chosen.has(theme))
}
