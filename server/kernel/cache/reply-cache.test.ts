import { expect, test } from 'vitest'
import { addCacheTags, type Caller } from '../caller.ts'
import type { CallRequest } from '../run-call.ts'
import { type ReplyCache, withReplyCache } from './reply-cache.ts'
import { createStore } from './store.ts'

const person = (name: string, locale = 'ru') => ({ token: name, hasToken: true, locale, cacheTags: new Set<string>() }) as unknown as Caller

const open = () => {
  const replies: ReplyCache = createStore({ maxBytes: 10_000 })
  const handled: CallRequest[] = []
  const run = withReplyCache(
    replies,
    () => new Date(0),
    async (request, caller) => {
      handled.push(request)
      addCacheTags(caller, ['events', 'reference'])
      return { to: caller.token }
    },
  )
  return { replies, handled, run }
}

test('runs a call marked `isSameForAll` once per language and reports its cache tags to every caller', async () => {
  const { handled, run } = open()
  const [first, second] = [person('first'), person('second')]
  expect(await run({ address: 'GET /events/filters' }, first)).toEqual({ to: 'first' })
  expect(await run({ address: 'GET /events/filters' }, second)).toEqual({ to: 'first' })
  expect([...(second.cacheTags ?? [])]).toEqual(['events', 'reference'])
  await run({ address: 'GET /events/filters' }, person('third', 'en'))
  expect(handled).toHaveLength(2)
})

test('runs a call whose reply may differ between users once per user', async () => {
  const { run } = open()
  const replies = [await run({ address: 'GET /events' }, person('first')), await run({ address: 'GET /events' }, person('second'))]
  expect(replies).toEqual([{ to: 'first' }, { to: 'second' }])
})

test('evicts a reply when one of its tags is invalidated', async () => {
  const { replies, handled, run } = open()
  await run({ address: 'GET /events/filters' }, person('first'))
  replies.drop(['events'])
  await run({ address: 'GET /events/filters' }, person('first'))
  expect(handled).toHaveLength(2)
})
