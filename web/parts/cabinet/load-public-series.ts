import type { RouterContextProvider } from 'react-router'
import { api } from '../../kernel/api.ts'
import { pageOf } from '../../lists/address.ts'
import { shortCards } from '../events/short-card.ts'

type Args = { params: { url: string }; request: Request; context: Readonly<RouterContextProvider> }

/** The public page of a series. */
export const loadPublicSeries = async ({ params, request, context }: Args) => {
  const { _items, _meta, name, url, masterEventId } = await api(context)('GET /event-series/:url', {
    params: { url: params.url },
    query: { paginationPage: pageOf(new URL(request.url).searchParams), expand: 'type,city,place,space,photo' },
  })
  return { name, url, masterEventId, meta: _meta, events: _items.map(shortCards(context)) }
}
export type PublicSeriesData = Awaited<ReturnType<typeof loadPublicSeries>>
