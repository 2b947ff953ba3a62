import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Address, contract } from '../../contract/contract.ts'
import { browserApi, sendForm } from './browser-api.ts'

type Sent = { url: string; init: RequestInit }

let sent: Sent[]
const dataset: { api?: string } = {}

beforeEach(() => {
  sent = []
  dataset.api = '/v7'
  vi.stubGlobal('document', { documentElement: { dataset, lang: 'kk' } })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return Response.json({})
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Makes every call of the contract: without a body, with one, and one call with a file. */
const callAll = async () => {
  const addresses = Object.keys(contract) as Address[]
  for (const address of addresses) {
    const params = { id: 1, eId: 2 }
    // only the address determines what the client sends, so any input will do
    await browserApi(address as string as never, { params, query: { q: 'a' }, ...(!address.startsWith('GET') && { body: { a: 1 } }) } as never)
  }
  await sendForm('POST /uploads', new FormData())
  expect(sent.length).toBe(addresses.length + 1)
}

test('client: send Accept: application/json with every call (V462)', async () => {
  await callAll()
  for (const { url, init } of sent) expect([url, new Headers(init.headers).get('accept')]).toEqual([url, 'application/json'])
})

test('client: send every call to the base address in `data-api` (V464)', async () => {
  await callAll()
  expect(sent.filter(({ url }) => !url.startsWith('/v7/'))).toEqual([])
  delete dataset.api
  await browserApi('GET /events')
  expect(sent.at(-1)?.url).toBe('/api/events')
})
