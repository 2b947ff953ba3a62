import { type DataStrategyResult, data } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preserveUnsentForm } from './forms.ts'
import { retryLostLoads } from './retry-loads.ts'

const lost = new TypeError('Failed to fetch')
const load = new URL('http://site/events.data')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pageThat = (...answers: (Response | Error)[]) => {
  const asked = vi.fn(async (): Promise<Response> => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? lost
  })
  const page = Object.assign(new EventTarget(), { fetch: asked }) as unknown as Window
  retryLostLoads(page)
  return { page, asked }
}

test('a load that gets no answer is asked for again until it comes', async () => {
  const answer = new Response('here')
  const { page, asked } = pageThat(lost, lost, answer)
  const loaded = page.fetch(load)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await loaded).toBe(answer)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('it comes at once when the connection is back', async () => {
  const answer = new Response('here')
  const { page } = pageThat(lost, answer)
  const loaded = page.fetch(load)
  await vi.advanceTimersByTimeAsync(1)
  page.dispatchEvent(new Event('online'))
  expect(await loaded).toBe(answer)
})

test('what is given up for another load is not asked for again', async () => {
  const { page, asked } = pageThat(lost, new DOMException('gone elsewhere', 'AbortError'))
  const loaded = page.fetch(load)
  loaded.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(loaded).rejects.toThrow('gone elsewhere')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what changes something is sent once', async () => {
  const { page, asked } = pageThat(lost)
  await expect(page.fetch(load, { method: 'POST' })).rejects.toBe(lost)
  expect(asked).toHaveBeenCalledTimes(1)
})

type Handler = Parameters<typeof preserveUnsentForm>
const sent = async (result: DataStrategyResult, method = 'POST') => {
  const request = new Request('http://site/favorite', { method })
  const results = await preserveUnsentForm({ request } as Handler[0], async () => ({ favorite: result }))
  return Object.values(results ?? {})[0]
}

test('a form that was not taken leaves the page as it is', async () => {
  const kept = { type: 'data', result: data(undefined, { status: 503 }) }
  expect(await sent({ type: 'error', result: data(lost) })).toEqual(kept)
  expect(await sent({ type: 'error', result: { status: 503, statusText: '', internal: false, data: '' } })).toEqual(kept)
})

test('what the server said of a form, or a load, is not touched', async () => {
  const failed = { type: 'error' as const, result: data(new Error('broken')) }
  expect(await sent({ ...failed })).toEqual(failed)
  const answered = { type: 'data' as const, result: data({ problem: null }) }
  expect(await sent({ ...answered })).toEqual(answered)
  const notLoaded = { type: 'error' as const, result: lost }
  expect(await sent({ ...notLoaded }, 'GET')).toEqual(notLoaded)
})
