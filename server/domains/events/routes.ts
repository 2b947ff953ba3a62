import type { events } from '../../../contract/events/events.ts'
import type { eventMap } from '../../../contract/events/map.ts'
import type { Ctx, Handlers } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { calendarOf } from './calendar.ts'
import { countCompilations, listCompilations } from './compilations.ts'
import { presentEvents } from './expand.ts'
import { filtersOf } from './facets.ts'
import { homeOf, metricsOf, spacesOf } from './home.ts'
import { filtersFrom } from './list.ts'
import { eventsOnMap } from './map.ts'
import { presentPage } from './present-page.ts'
import { programmeStats } from './programme.ts'
import { countListed, countView, listEvents, listForCalendar } from './store.ts'
import { visibleEvent } from './visible.ts'

type ListAddress = 'GET /events' | 'GET /events/search'

export const eventsRoutes: Handlers<typeof events & typeof eventMap> = {
  'GET /events': (ctx) => list(ctx),
  'GET /events/search': (ctx) => list(ctx),
  'GET /events/compilations': async (ctx) => ({ _items: await listCompilations(ctx.db, { ...ctx.query, locale: ctx.caller.locale }) }),
  'GET /compilations': (ctx) => compilationsPage(ctx),
  'GET /events/filters': (ctx) => filtersOf(ctx),
  'GET /events/map': (ctx) => eventsOnMap(ctx),
  'GET /events/calendar': async (ctx) => {
    const filters = await filtersFrom(ctx.db, ctx.query)
    return calendarOf(await listForCalendar(ctx.db, filters, viewerOf(ctx), ctx.now), ctx, 'events.ics')
  },
  'GET /events/:id': async (ctx) => presentPage(ctx, await visibleEvent(ctx, ctx.params.id), ctx.query.expand),
  'GET /events/:id/ap-stats': (ctx) => programmeStats(ctx),
  'GET /events/:id/calendar': async (ctx) => {
    const event = await visibleEvent(ctx, ctx.params.id)
    return calendarOf([event], ctx, `event-${event.id}.ics`)
  },
  'POST /events/:id/views': async ({ db, params, body, now, refuse }) => {
    if (!(await countView(db, params.id, { source: body?.source ?? 'other', now }))) throw refuse('notFound')
    return { ok: true }
  },
  'GET /data/main': (ctx) => homeOf(ctx),
  'GET /data/widget-metrics': ({ db }) => metricsOf(db),
  'GET /data/spaces': async ({ db, query }) => ({ _items: await spacesOf(db, query.cityId) }),
}

const viewerOf = ({ actor, caller }: Pick<Ctx<ListAddress>, 'actor' | 'caller'>) => ({ userId: actor?.id ?? null, locale: caller.locale })

const list = async (ctx: Ctx<ListAddress>) => {
  const { actor, now } = ctx
  const query = await filtersFrom(ctx.db, ctx.query)
  const slice = sliceOf(query, actor)
  const [rows, total] = await Promise.all([listEvents(ctx, query, slice, viewerOf(ctx), now), countListed(ctx, query, slice, now)])
  return pageOf(await presentEvents(ctx, rows, { actor, now, expand: new Set(query.expand) }), total, query, slice)
}

const compilationsPage = async ({ db, query, actor, caller }: Ctx<'GET /compilations'>) => {
  const slice = sliceOf(query, actor)
  const [items, total] = await Promise.all([listCompilations(db, { ...query, locale: caller.locale, slice }), countCompilations(db, query)])
  return pageOf(items, total, query, slice)
}
