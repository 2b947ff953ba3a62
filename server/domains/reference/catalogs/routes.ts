import type { catalogs } from '../../../../contract/reference/catalogs.ts'
import type { Ctx, Handlers } from '../../../kernel/call.ts'
import { pageOf, sliceOf } from '../../../kernel/paging.ts'
import { addCompany, changeCompany, companiesPage, companyOf } from './companies.ts'
import { countPositions, listAchievements, listLanguages, listNamed, listTags, searchPositions } from './store.ts'
import { suggestTheme } from './suggest-theme.ts'
import { addUniversity, universitiesPage, universityOf } from './universities.ts'

export const catalogsRoutes: Handlers<typeof catalogs> = {
  'GET /catalogs/universities': (ctx) => universitiesPage(ctx, { q: '', foreign: ctx.query.foreign }),
  'GET /catalogs/universities/search': (ctx) => universitiesPage(ctx, ctx.query),
  'GET /catalogs/universities/:id': (ctx) => universityOf(ctx),
  'POST /catalogs/universities': (ctx) => addUniversity(ctx),
  'GET /companies/search': (ctx) => companiesPage(ctx),
  'GET /companies/:id': (ctx) => companyOf(ctx),
  'POST /companies': (ctx) => addCompany(ctx),
  'PUT /companies/:id': (ctx) => changeCompany(ctx),
  'GET /positions/search': (ctx) => positionsPage(ctx),
  'GET /languages': async ({ db, query, caller }) => ({ _items: await listLanguages(db, query.name, caller.locale) }),
  'GET /employment-groups': async ({ db, caller }) => ({ _items: await listNamed(db, 'employment_groups', caller.locale) }),
  'GET /tag-types': async ({ db, caller }) => ({ _items: await listNamed(db, 'tag_types', caller.locale) }),
  'GET /tags': async ({ db, query, caller }) => ({ _items: await listTags(db, query, caller.locale) }),
  'GET /achievements': async ({ db, caller }) => ({ _items: await listAchievements(db, caller.locale) }),
  'GET /catalogs/nti-technologies': async ({ db, caller }) => ({ _items: await listNamed(db, 'nti_technologies', caller.locale) }),
  'GET /catalogs/support-institutions': async ({ db, caller }) => ({ _items: await listNamed(db, 'support_institutions', caller.locale) }),
  'POST /themes': (ctx) => suggestTheme(ctx),
}

const positionsPage = async ({ db, query, actor, caller }: Ctx<'GET /positions/search'>) => {
  const slice = sliceOf(query, actor)
  const [rows, total] = await Promise.all([searchPositions(db, { q: query.q, locale: caller.locale, slice }), countPositions(db, query.q)])
  return pageOf(rows, total, query, slice)
}
