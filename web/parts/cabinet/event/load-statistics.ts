import { api } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { zoneName } from '../../../kernel/format.ts'
import { placeOfZone } from '../../../kernel/zone-place.ts'
import { loadOwnEvent, type OwnEventArgs } from './load-own-event.ts'

/** The numbers of an own event, in total and by day. */
export const loadStatistics = async (args: OwnEventArgs) => {
  const own = await loadOwnEvent(args, 'statistics')
  const params = { id: own.event.id }
  const [stats, { timezoneName, days }] = await Promise.all([
    api(args.context)('GET /owner/events/:id/stats', { params }),
    api(args.context)('GET /owner/events/:id/stats/days', { params }),
  ])
  const { locale, now } = args.context.get(siteContext)
  const zone = `${placeOfZone(timezoneName, locale)}, ${zoneName(now.toISOString(), timezoneName)}`
  return { ...own, stats, days, zone }
}
export type StatisticsData = Awaited<ReturnType<typeof loadStatistics>>
