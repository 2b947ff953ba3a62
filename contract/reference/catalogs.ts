import { z } from 'zod'
import { calls } from '../kit.ts'
import { flag, id, itemsOf, line, pageOf, paging, queryCatalogId, url } from '../shapes.ts'
import { theme } from './reference.ts'

/** Catalogues used in profiles. Names are in the language of the request. */

export const named = z.object({ id, name: z.string() })
export const university = z.object({ id, name: z.string(), foreign: z.boolean(), cityId: id.nullable() })
export const company = z.object({ id, name: z.string(), url: z.string(), photoUploadUid: z.string().nullable(), photo: z.string().nullable() })
export const language = z.object({ id, name: z.string(), code: z.string() })
export const tag = z.object({ id, name: z.string(), typeId: id, icon: z.string().nullable() })
export const achievement = z.object({ id, name: z.string(), icon: z.string().nullable(), description: z.string() })
export const suggestedTheme = theme.extend({ moderation: z.enum(['approved', 'wait', 'declined']) })

const name = (max: number) => line(max).pipe(z.string().min(1))
const searched = line(100).default('')
const companyChange = { name: name(200), photoUploadUid: z.uuid().nullish() }

export const catalogs = calls({
  'GET /catalogs/universities': {
    summary: 'Lists universities by name',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ foreign: flag.optional(), ...paging(20) }),
    reply: pageOf(university),
  },
  'GET /catalogs/universities/search': {
    summary: 'Lists universities whose name, or its usual short form, contains q',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: searched, foreign: flag.optional(), ...paging(20) }),
    reply: pageOf(university),
  },
  'GET /catalogs/universities/:id': {
    summary: 'Returns a university',
    access: 'anyone',
    params: z.object({ id: queryCatalogId }),
    shared: ['reference'],
    reply: university,
    refusals: ['notFound'],
  },
  'POST /catalogs/universities': {
    summary: 'Adds a university, or returns the existing one with that name; other users find it after staff approve an education there',
    access: 'signedIn',
    limit: 'suggestions',
    body: z.strictObject({ name: name(250), foreign: z.boolean() }),
    reply: university,
  },
  'GET /companies/search': {
    summary: 'Lists employers whose name contains q',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: searched, ...paging(10) }),
    reply: pageOf(company),
  },
  'GET /companies/:id': { summary: 'Returns an employer', access: 'anyone', shared: ['reference'], reply: company, refusals: ['notFound'] },
  'POST /companies': {
    summary: 'Adds an employer, or returns the existing one with that name and address; other users find it after staff approve a job there',
    access: 'signedIn',
    limit: 'suggestions',
    body: z.strictObject({ ...companyChange, url }),
    reply: company,
  },
  'PUT /companies/:id': {
    summary: 'Changes an employer: allowed to staff, and to its creator while no other user has a job there',
    access: 'signedIn',
    body: z.strictObject({ ...companyChange, url: url.optional() }),
    reply: company,
    refusals: ['notFound', 'forbidden'],
  },
  'GET /positions/search': {
    summary: 'Lists usual job positions that contain q',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: searched, ...paging(10) }),
    reply: pageOf(named),
  },
  'GET /languages': {
    summary: 'Lists languages whose name contains the query',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ name: searched }),
    reply: itemsOf(language),
  },
  'GET /employment-groups': { summary: 'Lists the kinds of employment', access: 'anyone', shared: ['reference'], reply: itemsOf(named) },
  'GET /tag-types': { summary: 'Lists the kinds of badges', access: 'anyone', shared: ['reference'], reply: itemsOf(named) },
  'GET /tags': {
    summary: 'Lists the badges',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ typeId: queryCatalogId.optional(), q: searched }),
    reply: itemsOf(tag),
  },
  'GET /achievements': { summary: 'Lists the achievements', access: 'anyone', shared: ['reference'], reply: itemsOf(achievement) },
  'GET /catalogs/nti-technologies': {
    summary: 'Lists the technologies of the National Technology Initiative',
    access: 'anyone',
    shared: ['reference'],
    reply: itemsOf(named),
  },
  'GET /catalogs/support-institutions': {
    summary: 'Lists the institutions that support projects',
    access: 'anyone',
    shared: ['reference'],
    reply: itemsOf(named),
  },
  'POST /themes': {
    summary: 'Suggests a theme for review by staff',
    access: 'signedIn',
    limit: 'suggestions',
    body: z.strictObject({ name: name(60) }),
    reply: suggestedTheme,
    refusals: ['duplicateInterest'],
  },
})
