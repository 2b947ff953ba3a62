import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { type Changes, followChanges, invalidate } from './changes.ts'

let world: World
let changes: Changes
let reported: string[]
let gaps: number

beforeAll(async () => {
  world = await createWorld()
  changes = followChanges({
    connection: world.connection,
    onChange: (tags) => reported.push(...tags),
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

const reportedBy = async (work: () => Promise<unknown>) => {
  reported = []
  gaps = 0
  await work()
  await changes.syncInvalidations()
  return { reported, gaps }
}

test('reports committed invalidations once and in commit order', async () => {
  const work = async () => {
    await invalidate(world.db, ['events'])
    await invalidate(world.db, ['reference', 'seats:1'])
  }
  expect(await reportedBy(work)).toEqual({ reported: ['events', 'reference', 'seats:1'], gaps: 0 })
  expect(await reportedBy(async () => undefined)).toEqual({ reported: [], gaps: 0 })
})

test('reports an invalidation after its transaction commits, however early it was written, and never after a rollback', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const slow = world.db.transaction().execute(async (tx) => {
    await invalidate(tx, ['early'])
    await isOver
  })
  await delay(20)
  expect(await reportedBy(() => invalidate(world.db, ['late']))).toEqual({ reported: ['late'], gaps: 0 })
  const failing = world.db.transaction().execute(async (tx) => {
    await invalidate(tx, ['failed'])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow()
  const finish = async () => {
    end()
    await slow
  }
  expect(await reportedBy(finish)).toEqual({ reported: ['early'], gaps: 0 })
})

test('concurrent callers share polls, and each sees what was committed before its call', async () => {
  const callers = Array.from({ length: 40 }, async (_, caller) => {
    await invalidate(world.db, [`caller ${caller}`])
    await changes.syncInvalidations()
    expect(reported).toContain(`caller ${caller}`)
  })
  expect((await reportedBy(() => Promise.all(callers))).reported).toHaveLength(40)
})

test('reports a gap after more changes than the table retains, then continues from the newest', async () => {
  const many = () =>
    world.db
      .insertInto('changes')
      .values(Array.from({ length: 1_001 }, () => ({ tags: ['much'] })))
      .execute()
  expect(await reportedBy(many)).toEqual({ reported: [], gaps: 1 })
  expect(await reportedBy(() => invalidate(world.db, ['more']))).toEqual({ reported: ['more'], gaps: 0 })
})

test('replaces a lost connection and reports the changes in between or a gap', async () => {
  const lose = async () => {
    await invalidate(world.db, ['meanwhile'])
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query like 'select number, tags%'`.execute(world.db)
    await changes.syncInvalidations()
  }
  const { reported, gaps } = await reportedBy(lose)
  expect([gaps > 0 || reported.includes('meanwhile'), changes.isDisconnected()]).toEqual([true, false])
  expect((await reportedBy(() => invalidate(world.db, ['after']))).reported).toEqual(['after'])
})

test('reports a gap at every call while changes cannot be read', async () => {
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

test('rejects the callers of a poll whose listener throws, and polls again for later ones', async () => {
  let isFailing = true
  const listening = followChanges({
    connection: world.connection,
    onChange: () => undefined,
    onGap: () => {
      if (isFailing) throw new Error('listener failed')
    },
  })
  await expect(listening.syncInvalidations()).rejects.toThrow('listener failed')
  isFailing = false
  await expect(listening.syncInvalidations()).resolves.toBeUndefined()
  await listening.stop()
})
