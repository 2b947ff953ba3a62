import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { type Changes, followChanges, invalidate } from './changes.ts'

let world: World
let changes: Changes
let told: string[]
let gaps: number

beforeAll(async () => {
  world = await createWorld()
  changes = followChanges({
    connection: world.connection,
    onChange: (tags) => told.push(...tags),
    onGap: () => {
      gaps += 1
    },
  })
  await changes.syncInvalidations()
})
afterAll(async () => {
  await changes.stop()
  await world.close()
})

const toldBy = async (work: () => Promise<unknown>) => {
  told = []
  gaps = 0
  await work()
  await changes.syncInvalidations()
  return { told, gaps }
}

test('what was committed before is told in the order of the commits, and only once', async () => {
  const work = async () => {
    await invalidate(world.db, ['events'])
    await invalidate(world.db, ['reference', 'seats:1'])
  }
  expect(await toldBy(work)).toEqual({ told: ['events', 'reference', 'seats:1'], gaps: 0 })
  expect(await toldBy(async () => undefined)).toEqual({ told: [], gaps: 0 })
})

test('a change is told when its transaction is done, however early it was written, and never if that fails', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const slow = world.db.transaction().execute(async (tx) => {
    await invalidate(tx, ['early'])
    await isOver
  })
  await delay(20)
  expect(await toldBy(() => invalidate(world.db, ['late']))).toEqual({ told: ['late'], gaps: 0 })
  const failing = world.db.transaction().execute(async (tx) => {
    await invalidate(tx, ['failed'])
    throw new Error('changed its mind')
  })
  await expect(failing).rejects.toThrow()
  const finish = async () => {
    end()
    await slow
  }
  expect(await toldBy(finish)).toEqual({ told: ['early'], gaps: 0 })
})

test('many who ask at once share a look, and each learns of what was before he asked', async () => {
  const askers = Array.from({ length: 40 }, async (_, asker) => {
    await invalidate(world.db, [`asker ${asker}`])
    await changes.syncInvalidations()
    expect(told).toContain(`asker ${asker}`)
  })
  expect((await toldBy(() => Promise.all(askers))).told).toHaveLength(40)
})

test('who has fallen behind what is remembered starts anew, and goes on from there', async () => {
  const many = () =>
    world.db
      .insertInto('changes')
      .values(Array.from({ length: 1_001 }, () => ({ tags: ['much'] })))
      .execute()
  expect(await toldBy(many)).toEqual({ told: [], gaps: 1 })
  expect(await toldBy(() => invalidate(world.db, ['more']))).toEqual({ told: ['more'], gaps: 0 })
})

test('a connection that is lost is replaced, and what changed meanwhile is told or may be anything', async () => {
  const lose = async () => {
    await invalidate(world.db, ['meanwhile'])
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query like 'select number, tags%'`.execute(world.db)
    await changes.syncInvalidations()
  }
  const { told, gaps } = await toldBy(lose)
  expect([gaps > 0 || told.includes('meanwhile'), changes.isDisconnected()]).toEqual([true, false])
  expect((await toldBy(() => invalidate(world.db, ['after']))).told).toEqual(['after'])
})

test('while changes cannot be read, everybody is told that anything may have changed', async () => {
  const lost = followChanges({
    connection: { ...world.connection, port: 9 },
    onChange: () => undefined,
    onGap: () => {
      gaps += 1
    },
  })
  gaps = 0
  await lost.syncInvalidations()
  await lost.syncInvalidations()
  expect([gaps, lost.isDisconnected(), changes.isDisconnected()]).toEqual([2, true, false])
  await lost.stop()
})
