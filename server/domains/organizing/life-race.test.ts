import { afterAll, beforeAll, expect, test } from 'vitest'
import { runReactions } from '../../../tests/kit/reactions.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { organizingReactions } from './reactions.ts'

let world: World
let owner: Person
let crowd: { id: number }[]
type Person = Awaited<ReturnType<World['given']['person']>>
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  crowd = [await world.given.person(), await world.given.person(), await world.given.person()]
})
afterAll(() => world.close())

const changes = ['cancel', 'unpublish', 'make-draft', 'copy', 'delete'] as const
type Change = (typeof changes)[number]

const rounds = 5
const requests = 100

/** A shuffle that a seed repeats. */
const inRandomOrder = <Item>(items: Item[], seed: number): Item[] => {
  let state = seed
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  return items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

const send = (id: number, change: Change) => {
  if (change === 'delete') return world.request({ method: 'DELETE', url: `/api/events/${id}`, token: owner.token })
  return world.request({ method: 'POST', url: `/api/owner/events/${id}/${change}`, token: owner.token })
}

const eventWithCrowd = async () => {
  const { id } = await world.given.event({ owner })
  const created_at = world.clock.now()
  const rows = crowd.map((person, index) => ({
    event_id: id,
    user_id: person.id,
    state: 'approved' as const,
    format: 'offline' as const,
    queue_number: index,
    created_at,
  }))
  await world.db.insertInto('event_participants').values(rows).execute()
  return id
}

const notified = async (eventId: number) => {
  await runReactions(world.resources, organizingReactions)
  const bells = await world.db
    .selectFrom('notification_recipients as r')
    .innerJoin('notifications as n', 'n.id', 'r.notification_id')
    .select('r.user_id')
    .where('n.key', '=', `cancelled/${eventId}`)
    .orderBy('r.user_id')
    .execute()
  const emails = await world.db
    .selectFrom('outbox')
    .select('user_id')
    .where('kind', '=', 'organizing.cancelled')
    .where('subject', '=', `event/${eventId}`)
    .orderBy('user_id')
    .execute()
  return [bells.map(({ user_id }) => user_id), emails.map(({ user_id }) => user_id)]
}

test('life of an event: of 100 simultaneous changes one cancellation wins, nothing undoes it, and everyone is notified once (V138, V139)', {
  timeout: limitMs(120_000),
}, async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const eventId = await eventWithCrowd()
    const all = Array.from({ length: requests }, (_, index) => changes[index % changes.length] ?? 'cancel')
    const answers = await Promise.all(inRandomOrder(all, round).map(async (change) => ({ change, status: (await send(eventId, change)).status })))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const cancellations = answers.filter(({ change, status }) => change === 'cancel' && status === 200)
    const event = await world.db.selectFrom('events').select(['status', 'deleted_at']).where('id', '=', eventId).executeTakeFirstOrThrow()
    // a draft may have been deleted before the first cancellation
    expect([cancellations.length, event.status]).toEqual(cancellations.length === 0 ? [0, 'draft'] : [1, 'canceled'])
    if (cancellations.length === 0) expect(event.deleted_at).not.toBeNull()
    const everyone = cancellations.length === 0 ? [] : crowd.map(({ id }) => id)
    expect(await notified(eventId)).toEqual([everyone, everyone])
  }
})
