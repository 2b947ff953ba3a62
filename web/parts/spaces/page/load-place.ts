import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { toZonedInstant } from '../../../kernel/zoned-time.ts'
import { mapLabels } from '../../cities/map-labels.ts'
import { loadCoworking } from '../../coworking/load-coworking.ts'
import { shortCards } from '../../events/short-card.ts'

type Args = Pick<LoaderFunctionArgs, 'params' | 'context'>

const shownEvents = 8

/** A place with its halls, people and partners, and the events that take place there. */
export const loadPlace = async ({ params, context }: Args) => {
  const call = api(context)
  // the call refuses what is no id
  const id = Number(params.id)
  const place = await call('GET /places/:id', { params: { id }, query: { expand: 'halls,staff,partners' } })
  const [events, labels, coworking] = await Promise.all([
    call('GET /events', {
      query: { placeIds: [id], actual: '1', sort: 'date', paginationSize: shownEvents, expand: 'type,city,place,space,photo' },
    }),
    place.address.geo ? mapLabels(context) : [],
    loadCoworking(context, place),
  ])
  return {
    place,
    events: events._items.map(shortCards(context)),
    eventCount: events._meta.totalCount,
    labels,
    coworking,
    /** The time of the place when the page was rendered. */
    localNow: toZonedInstant(context.get(siteContext).now.toISOString(), place.address.timezone).slice(0, 16),
  }
}
export type PlaceData = Awaited<ReturnType<typeof loadPlace>>
