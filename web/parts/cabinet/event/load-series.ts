import { api } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { ownRowOf } from '../own-row.ts'
import { loadOwnEvent, type OwnEventArgs } from './load-own-event.ts'

/** The series of an own event, and the start of the public addresses of series. */
export const loadSeries = async (args: OwnEventArgs) => {
  const { context, params } = args
  const own = await loadOwnEvent(args, 'series')
  const { masterEventId, url, items } = await api(context)('GET /owner/events/:id/sequence', {
    params: { id: Number(params.id) },
    query: { expand: 'photo' },
  })
  return { ...own, masterEventId, url, events: items.map(ownRowOf), siteUrl: context.get(siteContext).siteUrl }
}
export type SeriesData = Awaited<ReturnType<typeof loadSeries>>
