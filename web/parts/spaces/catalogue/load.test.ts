import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Site, siteContext } from '../../../kernel/context.ts'
import { loadCatalogue } from '../../events/catalogue/load.ts'
import { loadPlaces } from './load.ts'

const empty = { _items: [], _meta: { totalCount: 0, pageCount: 0, currentPage: 1, perPage: 15 } }

/** A site whose filter options fail, and whose lists are empty. */
const contextWithoutOptions = () => {
  const failed: string[] = []
  const call = async ({ address }: { address: string }) => {
    if (!address.endsWith('/filters')) return { ok: true, reply: empty }
    failed.push(address)
    return { ok: false, problem: { status: 500 } }
  }
  const context = new RouterContextProvider()
  // the loaders use only these two
  context.set(siteContext, { call, now: new Date('2026-03-10T09:00:00Z') } as unknown as Site)
  return { context, failed }
}

test('catalogues: a failure of the filter options leaves the lists, without options of spaces (V395)', async () => {
  const { context, failed } = contextWithoutOptions()
  const places = await loadPlaces({ request: new Request('http://site.test/places'), context })
  expect([places.list._items, places.filters.cities]).toEqual([[], []])
  const events = await loadCatalogue({ request: new Request('http://site.test/events'), context }, '/events')
  expect(events.list._items).toEqual([])
  expect(failed).toEqual(['GET /places/filters', 'GET /events/filters'])
})
