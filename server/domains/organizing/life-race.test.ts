import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifiedOfCancel } from '../../../tests/kit/cancel-notices.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

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

const notified = (eventId: number) => notifiedOfCancel(world, eventId)

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

const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()

/** Each changes the draft, so that its version counts them. */
const autosaves = Array.from({ length: 60 }, (_, index) => index)
const saved = (index: number) => ({ name: `Название ${index}`, dateStart: inHours(100 + index), dateEnd: inHours(200) })
type Action = { autosave: number } | 'publish' | 'cancel'
const act = (id: number, action: Action) =>
  typeof action === 'object'
    ? world.request({ method: 'PATCH', url: `/api/events/${id}/draft`, token: owner.token, body: saved(action.autosave) })
    : world.request({ method: 'POST', url: `/api/owner/events/${id}/${action}`, token: owner.token })

test('life of an event: of 100 simultaneous autosaves, publications and cancellations no save is lost, one cancellation wins and everyone is notified once (V138, V139)', {
  timeout: limitMs(60_000),
}, async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const eventId = await eventWithCrowd()
    const all: Action[] = [...autosaves.map((autosave) => ({ autosave })), ...Array(35).fill('publish'), ...Array(5).fill('cancel')]
    const answers = await Promise.all(
      inRandomOrder(all, round * 7).map(async (action) => {
        const { status, body } = await act(eventId, action)
        return { action, status, reason: body.reason as string | undefined }
      }),
    )
    expect(answers.filter(({ status, reason }) => status !== 200 && reason !== 'eventCanceled')).toEqual([])
    expect(answers.filter(({ action, status }) => action === 'cancel' && status === 200)).toHaveLength(1)
    const { status, version, waiting } = await endOf(eventId)
    const kept = answers.filter(({ action, status: code }) => typeof action === 'object' && code === 200).length
    expect({ status, version, waiting }).toEqual({ status: 'canceled', version: 1 + kept, waiting: false })
    const everyone = crowd.map(({ id }) => id)
    expect(await notified(eventId)).toEqual([everyone, everyone])
  }
})

/** An event without a draft has the first version. */
const endOf = async (eventId: number) => {
  const row = await world.db
    .selectFrom('events as e')
    .leftJoin('event_drafts as d', 'd.event_id', 'e.id')
    .leftJoin('event_reviews as r', (join) => join.onRef('r.event_id', '=', 'e.id').on('r.moderation', '=', 'wait'))
    .select(['e.status', 'd.version', 'r.event_id as waiting'])
    .where('e.id', '=', eventId)
    .executeTakeFirstOrThrow()
  return { status: row.status, version: row.version ?? 1, waiting: row.waiting !== null }
}
