import { reservedSeriesUrls } from '../../../contract/cabinet/limits.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { presentEvents } from '../events/expand.ts'
import { cachedCards } from '../events/store.ts'
import { auditOfStaff } from '../organizing/change-life.ts'
import { lockOwnEvent, ownEvent } from '../organizing/own-event.ts'
import { presentOwn } from './present.ts'
import { idsOfSeries, listedInSeries, masterOf, publicSeries } from './series-store.ts'

/** The series of an event with the events that the user may see (V542). */
export const seriesOf = async (ctx: Ctx<'GET /owner/events/:id/sequence'>) => {
  const { db, actor, params, query } = ctx
  await ownEvent(db, { eventId: params.id, actor })
  const master = await masterOf(db, params.id)
  const ids = await idsOfSeries(db, master.id, actor)
  return { masterEventId: master.id, url: master.sequence_url, items: await presentOwn(ctx, ids, query.expand) }
}

const reserved: readonly string[] = reservedSeriesUrls

/** Sets the address of a series. Only its main event has one (V457). */
export const setSeriesUrl = async ({ db, actor, body, now, refuse }: Ctx<'POST /owner/event-sequence-url'>) => {
  const { masterId, url } = body
  if (url !== null && reserved.includes(url)) throw refuse('seriesUrlTaken')
  const change = db.transaction().execute(async (tx) => {
    const event = await lockOwnEvent(tx, { eventId: masterId, actor })
    if (event.master_event_id !== null) throw refuse('notMainEvent')
    await tx.updateTable('events').set({ sequence_url: url }).where('id', '=', masterId).execute()
    await auditOfStaff(tx, event, { actor, action: 'setSeriesUrl', after: { status: event.status }, now })
    await invalidate(tx, ['events'])
  })
  await change.catch((error: unknown) => {
    throw brokenConstraint(error) === 'events_sequence_url_key' ? refuse('seriesUrlTaken') : error
  })
  return { masterId, url }
}

/** The public page of a series; its ids and cards are cached for all viewers. */
export const seriesPage = async (ctx: Ctx<'GET /event-series/:url'>) => {
  const { db, cacheValue, actor, caller, params, query, now, refuse } = ctx
  const slice = sliceOf(query, actor)
  const cached = <T>(key: unknown[], read: () => Promise<T>) => cacheValue(JSON.stringify(['series', ...key]), ['events'], read)
  const { series } = await cached([params.url.toLowerCase()], async () => ({ series: await publicSeries(db, params.url) }))
  if (!series) throw refuse('notFound')
  const { ids, total } = await cached([series.id, slice], () => listedInSeries(db, series.id, slice, now))
  const rows = await cachedCards(ctx, ids, { userId: actor?.id ?? null, locale: caller.locale })
  const items = await presentEvents(ctx, rows, { actor, now, expand: new Set(query.expand) })
  return { ...pageOf(items, total, query, slice), masterEventId: series.id, url: series.url, name: series.name }
}
