import { z } from 'zod'
import { calls } from '../kit.ts'
import { geo, id, itemsOf, line, listOf, pageOf, paging, queryCatalogId } from '../shapes.ts'
import { helpSearchLength, helpSections } from './limits.ts'

/** Public catalogues. Names are in the language of the request. */

export const city = z.object({ id, name: z.string(), regionId: id, region: z.string(), timezone: z.string(), geo })
export const region = z.object({ id, name: z.string(), code: z.string() })
export const theme = z.object({ id, name: z.string(), kind: z.enum(['theme', 'interest']) })
export const eventType = z.object({ id, name: z.string() })
export const compilation = z.object({
  id,
  name: z.string(),
  typeId: id,
  image: z.string().nullable(),
  eventIds: z.array(id),
  dateFrom: z.iso.date().nullable(),
  dateTo: z.iso.date().nullable(),
})
const helpSection = z.enum(helpSections)
/** The body is sanitized HTML. */
const helpArticle = z.object({ id, section: helpSection, title: z.string(), body: z.string(), position: z.int() })

const named = z.object({ id, name: z.string() })
/** The row of a table with `int` keys. */
const catalogRow = z.object({ id: queryCatalogId })
const completion = z.object({ q: line(100).default('') })

export const reference = calls({
  'GET /cities/search': {
    summary: 'Lists cities whose name starts with q, or the cities with a full name ("Kirov" or "Kirov, Kaluga Oblast"), the largest first',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: line(100).default(''), named: line(200).optional(), ...paging(10) }),
    reply: pageOf(city),
  },
  'GET /cities/:id': {
    summary: 'Returns a city',
    access: 'anyone',
    params: catalogRow,
    shared: ['reference'],
    isSameForAll: true,
    reply: city,
    refusals: ['notFound'],
  },
  'GET /regions/search': {
    summary: 'Lists regions whose name starts with q',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: line(100).default(''), regionIds: listOf(queryCatalogId).optional(), ...paging(100) }),
    reply: pageOf(region),
  },
  'GET /regions/:id': {
    summary: 'Returns a region',
    access: 'anyone',
    params: catalogRow,
    shared: ['reference'],
    reply: region,
    refusals: ['notFound'],
  },
  'GET /themes': { summary: 'Lists all themes', access: 'anyone', shared: ['reference'], reply: itemsOf(theme) },
  'GET /themes/completion': {
    summary: 'Lists themes whose name contains q',
    access: 'anyone',
    shared: ['reference'],
    query: completion,
    reply: itemsOf(theme),
  },
  'GET /themes/:id': {
    summary: 'Returns a theme',
    access: 'anyone',
    params: catalogRow,
    shared: ['reference'],
    reply: theme,
    refusals: ['notFound'],
  },
  'GET /interests/completion': {
    summary: 'Lists interests whose name contains q',
    access: 'anyone',
    shared: ['reference'],
    query: completion,
    reply: itemsOf(theme),
  },
  'GET /event-types': { summary: 'Lists the event types; 9 is internal', access: 'anyone', shared: ['reference'], reply: itemsOf(eventType) },
  'GET /http-statuses': {
    summary: 'Lists titles and texts of the error pages in all locales',
    access: 'anyone',
    shared: ['reference'],
    reply: itemsOf(z.object({ status: z.int(), code: z.int().nullable(), title: z.string(), text: z.string(), locale: z.string() })),
  },
  'GET /info-base': {
    summary: 'Lists help articles, of one section or of all; a search finds those with the beginnings of all its words, the best first',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ section: helpSection.optional(), search: line(helpSearchLength).default('') }),
    reply: itemsOf(helpArticle),
  },
  'GET /info-base/:id': {
    summary: 'Returns a help article',
    access: 'anyone',
    params: catalogRow,
    shared: ['reference'],
    reply: helpArticle,
    refusals: ['notFound'],
  },
  'GET /compilation-types': { summary: 'Lists the kinds of compilations', access: 'anyone', shared: ['reference'], reply: itemsOf(named) },
  'GET /configs/user-teaser': {
    summary: 'Returns the teaser for users',
    access: 'anyone',
    shared: ['reference'],
    reply: z.object({ enabled: z.boolean(), title: z.string(), text: z.string(), url: z.string(), image: z.string().nullable() }),
  },
  'GET /configs/mail-domains': {
    summary: 'Returns the refused email domains and the suggested ones',
    access: 'anyone',
    shared: ['reference'],
    reply: z.object({ blocked: z.array(z.string()), popular: z.array(z.string()) }),
  },
  'GET /configs/site-logo': {
    summary: 'Returns the site logo',
    access: 'anyone',
    shared: ['reference'],
    reply: z.object({ url: z.string(), link: z.string(), alt: z.string() }),
  },
  'GET /data/censorship-filter': {
    summary: 'Lists the word stems forbidden in texts',
    access: 'anyone',
    shared: ['reference'],
    reply: z.object({ words: z.array(z.string()) }),
  },
  'GET /data/grant-promo-button': {
    summary: 'Returns the promo button of the navigator',
    access: 'anyone',
    shared: ['reference'],
    reply: z.object({ enabled: z.boolean(), title: z.string(), url: z.string() }),
  },
})
