import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { type Address, contract, type Reply, type TheContract } from '../contract/contract.ts'
import { createCalls, type Handlers } from '../server/kernel/call.ts'
import { callerFor } from './kit/caller.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type JsonAddress = { [A in Address]: TheContract[A]['reply'] extends z.ZodType ? A : never }[Address]
type Schema<A extends JsonAddress> = z.output<TheContract[A]['reply']>
type ServerReply<A extends Address> = Awaited<ReturnType<Handlers<TheContract>[A]>>

test('contract: give client and server the types of one schema (V556)', async () => {
  expectTypeOf<Reply<'GET /events/:id'>>().toEqualTypeOf<Schema<'GET /events/:id'>>()
  expectTypeOf<ServerReply<'GET /events/:id'>>().toEqualTypeOf<Schema<'GET /events/:id'>>()
  expectTypeOf<{ [A in JsonAddress]: Reply<A> }>().toEqualTypeOf<{ [A in JsonAddress]: ServerReply<A> }>()
  const { paths } = (await world.request({ url: '/api/openapi.json' })).body
  const served = Object.entries(paths as object).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(served).toEqual(expect.arrayContaining(Object.keys(contract)))
})

test('contract: fail on a reply that violates its schema (V556)', async () => {
  const { token } = await world.given.person()
  const run = (reply: unknown) => {
    // this handler is the only one that the request reaches
    const handlers = { 'GET /regions/:id': async () => reply } as unknown as Handlers<TheContract>
    return createCalls(handlers, world.resources, true)({ address: 'GET /regions/:id', params: { id: '119' } }, callerFor(world, token))
  }
  const region = (await world.request({ url: '/api/regions/119' })).body
  expect(await run(region)).toEqual(region)
  await expect(run({ ...region, name: 7 })).rejects.toThrow()
  const { name: _name, ...nameless } = region
  await expect(run(nameless)).rejects.toThrow()
})
