import { type DataStrategyResult, data } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preserveUnsentForm } from './forms.ts'
import { retryLostLoads } from './retry-loads.ts'

const lost = new TypeError('Failed to fetch')
const load = new URL('http://site/events.data')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pageAnswering = (...answers: (Response | Error)[]) => {
  const fetchStub = vi.fn(async (): Promise<Response> => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? lost
  })
  const page = Object.assign(new EventTarget(), { fetch: fetchStub }) as unknown as Window
  retryLostLoads(page)
  return { page, fetchStub }
}

test('a load without a response is retried until one comes', async () => {
  const answer = new Response('here')
  const { page, fetchStub } = pageAnswering(lost, lost, answer)
  const loaded = page.fetch(load)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await loaded).toBe(answer)
  expect(fetchStub).toHaveBeenCalledTimes(3)
})

test('a waiting load is retried at once when the browser is online again', async () => {
  const answer = new Response('here')
  const { page } = pageAnswering(lost, answer)
  const loaded = page.fetch(load)
  await vi.advanceTimersByTimeAsync(1)
  page.dispatchEvent(new Event('online'))
  expect(await loaded).toBe(answer)
})

test('an aborted load is not retried', async () => {
  const { page, fetchStub } = pageAnswering(lost, new DOMException('navigated elsewhere', 'AbortError'))
  const loaded = page.fetch(load)
  loaded.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(loaded).rejects.toThrow('navigated elsewhere')
  expect(fetchStub).toHaveBeenCalledTimes(2)
})

test('a POST request is sent only once', async () => {
  const { page, fetchStub } = pageAnswering(lost)
  await expect(page.fetch(load, { method: 'POST' })).rejects.toBe(lost)
  expect(fetchStub).toHaveBeenCalledTimes(1)
})

type Handler = Parameters<typeof preserveUnsentForm>
const sent = async (result: DataStrategyResult, method = 'POST') => {
  const request = new Request('http://site/favorite', { method })
  const results = await preserveUnsentForm({ request } as Handler[0], async () => ({ favorite: result }))
  return Object.values(results ?? {})[0]
}

test('a form without a response keeps the page and its data', async () => {
  const unchanged = { type: 'data', result: data(undefined, { status: 503 }) }
  expect(await sent({ type: 'error', result: data(lost) })).toEqual(unchanged)
  expect(await sent({ type: 'error', result: { status: 503, statusText: '', internal: false, data: '' } })).toEqual(unchanged)
})

test('responses to forms and failed loads pass unchanged', async () => {
  const failed = { type: 'error' as const, result: data(new Error('broken')) }
  expect(await sent({ ...failed })).toEqual(failed)
  const answered = { type: 'data' as const, result: data({ problem: null }) }
  expect(await sent({ ...answered })).toEqual(answered)
  const notLoaded = { type: 'error' as const, result: lost }
  expect(await sent({ ...notLoaded }, 'GET')).toEqual(notLoaded)
})
