import { z } from 'zod'
import { calls } from '../kit.ts'
import { geo, id, itemsOf, line, listOf, pageOf, paging, queryId } from '../shapes.ts'

/** Catalogues everyone may read. Names come in the language of the request. */

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
export const helpSection = z.enum(['registration', 'sign-in', 'minors', 'data', 'deletion', 'notifications', 'security'])
const helpArticle = z.object({ id, section: helpSection, title: z.string(), body: z.string(), position: z.int() })

const named = z.object({ id, name: z.string() })
const completion = z.object({ q: line(100).default('') })

export const reference = calls({
  'GET /cities/search': {
    summary: 'Cities whose name starts with q, or the cities with a full name ("Kirov" or "Kirov, Kaluga Oblast"), the largest first',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: line(100).default(''), named: line(200).optional(), ...paging(10) }),
    reply: pageOf(city),
  },
  'GET /cities/:id': { summary: 'A city', access: 'anyone', shared: ['reference'], isSameForAll: true, reply: city, refusals: ['notFound'] },
  'GET /regions/search': {
    summary: 'Regions whose name starts with q',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: line(100).default(''), regionIds: listOf(queryId).optional(), ...paging(100) }),
    reply: pageOf(region),
  },
  'GET /regions/:id': { summary: 'A region', access: 'anyone', shared: ['reference'], reply: region, refusals: ['notFound'] },
  'GET /themes': { summary: 'All themes', access: 'anyone', shared: ['reference'], reply: itemsOf(theme) },
  'GET /themes/completion': { summary: 'Themes that contain q', access: 'anyone', shared: ['reference'], query: completion, reply: itemsOf(theme) },
  'GET /themes/:id': { summary: 'A theme', access: 'anyone', shared: ['reference'], reply: theme, refusals: ['notFound'] },
  'GET /interests/completion': {
    summary: 'Interests that contain q',
    access: 'anyone',
    shared: ['reference'],
    query: completion,
    reply: itemsOf(theme),
  },
  'GET /event-types': { summary: 'Types of events; 9 is internal', access: 'anyone', shared: ['reference'], reply: itemsOf(eventType) },
  'GET /http-statuses': {
    summary: 'Titles and texts of the error pages, in all locales',
    access: 'anyone',
    shared: ['reference'],
    reply: itemsOf(z.object({ status: z.int(), code: z.int().nullable(), title: z.string(), text: z.string(), locale: z.string() })),
  },
  'GET /info-base': {
    summary: 'Help articles, of one section or of all',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ section: helpSection.optional() }),
    reply: itemsOf(helpArticle),
  },
  'GET /compilation-types': { summary: 'Kinds of compilations', access: 'anyone', shared: ['reference'], reply: itemsOf(named) },
  'GET /configs/user-teaser': {
    summary: 'Teaser shown to users',
    access: 'anyone',
    shared: ['reference'],
    reply: z.object({ enabled: z.boolean(), title: z.string(), text: z.string(), url: z.string(), image: z.string().nullable() }),
  },
  'GET /configs/mail-domains': {
    summary: 'Mail domains that are refused, and those offered as hints',
    access: 'anyone',
    shared: ['reference'],
    reply: z.object({ blocked: z.array(z.string()), popular: z.array(z.string()) }),
  },
  'GET /configs/site-logo': {
    summary: 'Logo of the site',
    access: 'anyone',
    shared: ['reference'],
    reply: z.object({ url: z.string(), link: z.string(), alt: z.string() }),
  },
  'GET /data/censorship-filter': {
    summary: 'Word stems that texts may not hold',
    access: 'anyone',
    shared: ['reference'],
    reply: z.object({ words: z.array(z.string()) }),
  },
  'GET /data/grant-promo-button': {
    summary: 'Promo button of the navigator',
    access: 'anyone',
    shared: ['reference'],
    reply: z.object({ enabled: z.boolean(), title: z.string(), url: z.string() }),
  },
})
