import { z } from 'zod'
import { calls } from '../kit.ts'
import { catalogId, flag, id, itemsOf, line, pageOf, paging, url } from '../shapes.ts'
import { theme } from './reference.ts'

/** Catalogues people describe themselves with. Names come in the language of the request. */

export const named = z.object({ id, name: z.string() })
export const university = z.object({ id, name: z.string(), foreign: z.boolean(), cityId: id.nullable() })
export const company = z.object({ id, name: z.string(), url: z.string(), photoUploadUid: z.string().nullable(), photo: z.string().nullable() })
export const language = z.object({ id, name: z.string(), code: z.string() })
export const tag = z.object({ id, name: z.string(), typeId: id, icon: z.string().nullable() })
export const achievement = z.object({ id, name: z.string(), icon: z.string().nullable(), description: z.string() })
export const suggestedTheme = theme.extend({ moderation: z.enum(['approved', 'wait', 'declined']) })

const name = (max: number) => line(max).pipe(z.string().min(1))
const searched = line(100).default('')
const queryCatalogId = z.coerce.number<number | string>().pipe(catalogId)
const companyChange = { name: name(200), photoUploadUid: z.uuid().nullish() }

export const catalogs = calls({
  'GET /catalogs/universities': {
    summary: 'Universities by name',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ foreign: flag.optional(), ...paging(20) }),
    reply: pageOf(university),
  },
  'GET /catalogs/universities/search': {
    summary: 'Universities whose name, or its usual short form, contains q',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: searched, foreign: flag.optional(), ...paging(20) }),
    reply: pageOf(university),
  },
  'GET /catalogs/universities/:id': {
    summary: 'A university',
    access: 'anyone',
    params: z.object({ id: queryCatalogId }),
    shared: ['reference'],
    reply: university,
    refusals: ['notFound'],
  },
  'POST /catalogs/universities': {
    summary: 'Adds a university, or answers the one of that name; others find it once staff has approved an education there',
    access: 'signedIn',
    limit: 'suggestions',
    body: z.strictObject({ name: name(250), foreign: z.boolean() }),
    reply: university,
  },
  'GET /companies/search': {
    summary: 'Employers whose name contains q',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: searched, ...paging(10) }),
    reply: pageOf(company),
  },
  'GET /companies/:id': { summary: 'An employer', access: 'anyone', shared: ['reference'], reply: company, refusals: ['notFound'] },
  'POST /companies': {
    summary: 'Adds an employer, or answers the one of that name and address; others find it once staff has approved a job there',
    access: 'signedIn',
    limit: 'suggestions',
    body: z.strictObject({ ...companyChange, url }),
    reply: company,
  },
  'PUT /companies/:id': {
    summary: 'Changes an employer: its creator while only he uses it, or staff',
    access: 'signedIn',
    body: z.strictObject({ ...companyChange, url: url.optional() }),
    reply: company,
    refusals: ['notFound', 'forbidden'],
  },
  'GET /positions/search': {
    summary: 'Usual job positions that contain q',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: searched, ...paging(10) }),
    reply: pageOf(named),
  },
  'GET /languages': {
    summary: 'Languages whose name contains the asked one',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ name: searched }),
    reply: itemsOf(language),
  },
  'GET /employment-groups': { summary: 'Kinds of employment', access: 'anyone', shared: ['reference'], reply: itemsOf(named) },
  'GET /tag-types': { summary: 'Kinds of badges', access: 'anyone', shared: ['reference'], reply: itemsOf(named) },
  'GET /tags': {
    summary: 'Badges',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ typeId: queryCatalogId.optional(), q: searched }),
    reply: itemsOf(tag),
  },
  'GET /achievements': { summary: 'What may be achieved', access: 'anyone', shared: ['reference'], reply: itemsOf(achievement) },
  'GET /catalogs/nti-technologies': {
    summary: 'Technologies of the National Technology Initiative',
    access: 'anyone',
    shared: ['reference'],
    reply: itemsOf(named),
  },
  'GET /catalogs/support-institutions': {
    summary: 'Institutions that support projects',
    access: 'anyone',
    shared: ['reference'],
    reply: itemsOf(named),
  },
  'POST /themes': {
    summary: 'Suggests a theme; staff decides',
    access: 'signedIn',
    limit: 'suggestions',
    body: z.strictObject({ name: name(60) }),
    reply: suggestedTheme,
    refusals: ['duplicateInterest'],
  },
})
