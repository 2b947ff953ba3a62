import { expect, test } from 'vitest'
import { addCacheTags, type Caller } from '../caller.ts'
import type { CallRequest } from '../run-call.ts'
import { type ReplyCache, withReplyCache } from './reply-cache.ts'
import { createStore } from './store.ts'

const person = (name: string, locale = 'ru') => ({ token: name, hasToken: true, locale, cacheTags: new Set<string>() }) as unknown as Caller

const open = () => {
  const replies: ReplyCache = createStore({ maxBytes: 10_000 })
  const asked: CallRequest[] = []
  const run = withReplyCache(
    replies,
    () => new Date(0),
    async (request, caller) => {
      asked.push(request)
      addCacheTags(caller, ['events', 'reference'])
      return { to: caller.token }
    },
  )
  return { replies, asked, run }
}

test('a reply that is the same for everyone is made once, in each language, and tells what it is made of', async () => {
  const { asked, run } = open()
  const [first, second] = [person('first'), person('second')]
  expect(await run({ address: 'GET /events/filters' }, first)).toEqual({ to: 'first' })
  expect(await run({ address: 'GET /events/filters' }, second)).toEqual({ to: 'first' })
  expect([...(second.cacheTags ?? [])]).toEqual(['events', 'reference'])
  await run({ address: 'GET /events/filters' }, person('third', 'en'))
  expect(asked).toHaveLength(2)
})

test('a reply that may differ from person to person is made for each', async () => {
  const { run } = open()
  const seen = [await run({ address: 'GET /events' }, person('first')), await run({ address: 'GET /events' }, person('second'))]
  expect(seen).toEqual([{ to: 'first' }, { to: 'second' }])
})

test('a change of what a reply is made of drops it', async () => {
  const { replies, asked, run } = open()
  await run({ address: 'GET /events/filters' }, person('first'))
  replies.drop(['events'])
  await run({ address: 'GET /events/filters' }, person('first'))
  expect(asked).toHaveLength(2)
})
