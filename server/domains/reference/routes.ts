import type { reference } from '../../../contract/reference/reference.ts'
import type { Ctx, Handlers } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { configOf, wordsIn } from './configs.ts'
import { findHelpArticle, listHelpArticles } from './help-articles.ts'
import { presentCity } from './present.ts'
import {
  completeInterests,
  completeThemes,
  countCities,
  countRegions,
  findCity,
  findRegion,
  findTheme,
  listCompilationTypes,
  listEventTypes,
  listHttpStatuses,
  listThemes,
  searchCities,
  searchRegions,
} from './store.ts'

export const referenceRoutes: Handlers<typeof reference> = {
  'GET /cities/search': (ctx) => citiesPage(ctx),
  'GET /cities/:id': async ({ db, params, caller, refuse }) => {
    const city = await findCity(db, params.id, caller.locale)
    if (!city) throw refuse('notFound')
    return presentCity(city)
  },
  'GET /regions/search': (ctx) => regionsPage(ctx),
  'GET /regions/:id': async ({ db, params, caller, refuse }) => {
    const region = await findRegion(db, params.id, caller.locale)
    if (!region) throw refuse('notFound')
    return region
  },
  'GET /themes': async ({ db, caller }) => ({ _items: await listThemes(db, caller.locale) }),
  'GET /themes/completion': async ({ db, query, caller }) => ({ _items: await completeThemes(db, query.q, caller.locale) }),
  'GET /themes/:id': async ({ db, params, actor, caller, refuse }) => {
    const theme = await findTheme(db, params.id, { locale: caller.locale, userId: actor?.id ?? null })
    if (!theme) throw refuse('notFound')
    return theme
  },
  'GET /interests/completion': async ({ db, query, caller }) => ({ _items: await completeInterests(db, query.q, caller.locale) }),
  'GET /event-types': async ({ db, caller }) => ({ _items: await listEventTypes(db, caller.locale) }),
  'GET /http-statuses': async ({ db }) => ({ _items: await listHttpStatuses(db) }),
  'GET /info-base': async ({ db, query, caller }) => ({ _items: await listHelpArticles(db, query, caller.locale) }),
  'GET /info-base/:id': async ({ db, params, caller, refuse }) => {
    const article = await findHelpArticle(db, params.id, caller.locale)
    if (!article) throw refuse('notFound')
    return article
  },
  'GET /compilation-types': async ({ db, caller }) => ({ _items: await listCompilationTypes(db, caller.locale) }),
  'GET /configs/user-teaser': async ({ db, caller }) => {
    const { title, text, ...teaser } = await configOf(db, 'userTeaser')
    return { ...teaser, title: wordsIn(title, caller.locale), text: wordsIn(text, caller.locale) }
  },
  'GET /configs/mail-domains': ({ db }) => configOf(db, 'mailDomains'),
  'GET /configs/site-logo': async ({ db, caller }) => {
    const { alt, ...logo } = await configOf(db, 'siteLogo')
    return { ...logo, alt: wordsIn(alt, caller.locale) }
  },
  'GET /data/censorship-filter': ({ db }) => configOf(db, 'censorship'),
  'GET /data/grant-promo-button': async ({ db, caller }) => {
    const { title, ...button } = await configOf(db, 'grantPromoButton')
    return { ...button, title: wordsIn(title, caller.locale) }
  },
}

const citiesPage = async ({ db, query, actor, caller }: Ctx<'GET /cities/search'>) => {
  const slice = sliceOf(query, actor)
  const filters = { q: query.q, named: query.named }
  const [rows, total] = await Promise.all([searchCities(db, { ...filters, locale: caller.locale, slice }), countCities(db, filters)])
  return pageOf(rows.map(presentCity), total, query, slice)
}

const regionsPage = async ({ db, query, actor, caller }: Ctx<'GET /regions/search'>) => {
  const slice = sliceOf(query, actor)
  const filters = { q: query.q, regionIds: query.regionIds }
  const [regions, total] = await Promise.all([searchRegions(db, { ...filters, locale: caller.locale, slice }), countRegions(db, filters)])
  return pageOf(regions, total, query, slice)
}
