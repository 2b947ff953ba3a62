import type { RouterContextProvider } from 'react-router'
import type { Reply } from '../../../contract/contract.ts'
import { defaultCityId } from '../../../contract/limits.ts'
import { api, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { type ShortCard, shortCards } from '../events/short-card.ts'
import { nextCards } from './own/next-card.ts'

type PageArgs = { context: Readonly<RouterContextProvider>; request: Request }
type Main = Reply<'GET /data/main'>

/** Loads the home page for the city of the query, the city of the signed-in user, or the API's default city. */
export const loadHome = async ({ context, request }: PageArgs) => {
  const own = await loadOwn(context)
  const cityId = cityIdOf(new URL(request.url).searchParams) ?? own?.city?.id
  const [main, { cities, themes }] = await Promise.all([api(context)('GET /data/main', { query: { cityId } }), api(context)('GET /events/filters')])
  const city = await namedCity(context, cities, cityId ?? defaultCityId)
  const short = shortCards(context)
  const { now } = context.get(siteContext)
  return { ...main, own, ...withoutRepeats(main, own, { short, now }), city, cities: withCity(cities, city), themes: busiestThemes(themes) }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>

/** Null for visitors, and for users who may not use the product yet. */
const loadOwn = async (context: PageArgs['context']) => {
  if (!context.get(siteContext).hasToken) return null
  const attempt = await tryApi(context)('GET /participant/home')
  if (!attempt.ok) return null
  return { ...attempt.reply, next: attempt.reply.next.map(nextCards(context)), forYou: attempt.reply.forYou.map(shortCards(context)) }
}

export type OwnHomeData = NonNullable<Awaited<ReturnType<typeof loadOwn>>>

type Cards = { short: ReturnType<typeof shortCards>; now: Date }

const maxPosters = 3
const maxOnline = 4
const maxForYou = 4

/**
 * The lists of the page; an event is shown once. The week keeps all its events, posters (for visitors) show events that
 * have not begun, and lists of kinds take others.
 */
const withoutRepeats = (main: Main, own: OwnHomeData | null, { short, now }: Cards) => {
  const seen = new Set(own?.next.map(({ id }) => id))
  const fresh = (cards: ShortCard[], limit = cards.length) => {
    const chosen = cards.filter(({ id }) => !seen.has(id)).slice(0, limit)
    for (const { id } of chosen) seen.add(id)
    return chosen
  }
  const [local, online] = [main.localEvents.map(short), main.online.map(short)]
  const localPoster = own || local.length < 2 ? [] : fresh(local.filter(isAhead(now)), 1)
  const localEvents = fresh(local)
  const forYou = fresh(own?.forYou ?? [], maxForYou)
  const contests = fresh(main.contests.map(short))
  const posters = own ? [] : [...localPoster, ...fresh(online.filter(isAhead(now)), maxPosters - localPoster.length)]
  return { localEvents, forYou, contests, posters, online: fresh(online, maxOnline) }
}

const isAhead = (now: Date) => (event: ShortCard) => event.state !== 'canceled' && Date.parse(event.dateStart) > now.getTime()

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
