import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerCalls } from './kit/customer-calls.ts'
import { type PagedList, pagedLists } from './kit/paged-lists.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let lists: Record<string, PagedList>

beforeAll(async () => {
  world = await createWorld()
  lists = await pagedLists(world)
})
afterAll(() => world.close())

const paged = customerCalls().filter(({ isServed, perPage }) => isServed && perPage !== null)

type Entry = { id: number }
const page = async (list: PagedList, query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))
  const { status, body } = await world.request({
    url: `/api${list.url}${list.url.includes('?') ? '&' : '?'}${search}`,
    ...(list.token && { token: list.token }),
  })
  return { status, items: body._items as Entry[], meta: body._meta as Record<'totalCount' | 'pageCount' | 'perPage' | 'currentPage', number> }
}

test('paging: every paged call has entries', () => {
  expect(paged.map(({ address }) => address).filter((address) => !(address in lists))).toEqual([])
  expect(paged.length).toBeGreaterThan(25)
})

test('paging: every paged call returns _items and _meta with its page size (V465, V466)', async () => {
  for (const { address, perPage } of paged.filter((call) => call.address in lists)) {
    const { status, items, meta } = await page(lists[address] as PagedList)
    expect([address, status, meta.perPage, meta.currentPage]).toEqual([address, 200, perPage, 1])
    expect([address, meta.totalCount > 2, meta.pageCount]).toEqual([address, true, Math.ceil(meta.totalCount / (perPage ?? 1))])
    expect([address, items.length]).toEqual([address, Math.min(meta.totalCount, perPage ?? 1)])
  }
})

test('paging: every paged call continues after the previous page, and is empty after the last (V466, V469)', async () => {
  for (const [address, list] of Object.entries(lists)) {
    const whole = await page(list, { paginationSize: 3 })
    const pages = [1, 2, 3].map((paginationPage) => page(list, { paginationPage, paginationSize: 1 }))
    const singles = await Promise.all(pages)
    expect([address, singles.flatMap(({ items }) => items)]).toEqual([address, whole.items])
    expect([address, new Set(whole.items.map((entry) => JSON.stringify(entry))).size]).toEqual([address, 3])
    const after = await page(list, { paginationPage: whole.meta.pageCount + 1, paginationSize: 3 })
    expect([address, after.status, after.items, after.meta.totalCount]).toEqual([address, 200, [], whole.meta.totalCount])
  }
})

test('paging: the total of every paged call counts the matches of the search (V466)', async () => {
  const searched = Object.entries(lists).filter(([, { search }]) => search)
  expect(searched.length).toBeGreaterThan(15)
  for (const [address, list] of searched) {
    const query = list.search ? { [list.search.name]: list.search.value } : {}
    const [all, found] = [await page(list), await page(list, { ...query, paginationSize: 100 })]
    expect([address, found.meta.totalCount, found.meta.pageCount]).toEqual([address, found.items.length, 1])
    expect([address, found.items.length > 0, found.meta.totalCount < all.meta.totalCount]).toEqual([address, true, true])
  }
})
