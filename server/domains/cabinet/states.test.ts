import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CabinetState } from '../../../contract/cabinet/events.ts'
import { cabinetStates } from '../../../contract/organizing/limits.ts'
import { untilWaiting } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['given']['person']>>
type Wanted = NonNullable<Parameters<World['given']['event']>[0]>

const get = async (path: string, { token }: Person) => (await world.request({ url: `/api/owner/events${path}`, token })).body
const idsIn = async (state: CabinetState, person: Person): Promise<number[]> =>
  (await get(`?state=${state}&paginationSize=50`, person))._items.map(({ id }: { id: number }) => id)

/** For each state of one event: its list, its counter and its title agree. Returns the states with their lists. */
const listed = async (person: Person) => {
  const [counters, { _items: states }] = [await get('/counters', person), await get('/states', person)]
  const lists = await Promise.all(
    cabinetStates.map(async (state) => {
      const { _items, _meta } = await get(`?state=${state}&paginationSize=50`, person)
      expect([state, _meta.totalCount, states.find((one: { state: string }) => one.state === state).count]).toEqual([
        state,
        counters[state],
        counters[state],
      ])
      expect(_items.every((item: { states: string[] }) => item.states.includes(state))).toBe(true)
      return [state, _items.map(({ id }: { id: number }) => id)] as const
    }),
  )
  expect((await get('', person))._meta.totalCount).toBe(counters.total)
  return Object.fromEntries(lists) as Record<CabinetState, number[]>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

test('cabinet: one event of every kind appears in exactly its states, and counters equal the lists (V136, V137, V460, V516)', async () => {
  const owner = await world.given.person()
  const now = world.clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const kinds: [string, Wanted, CabinetState[]][] = [
    ['in review', { moderation: 'wait' }, ['wait']],
    ['draft', { status: 'draft' }, ['draft']],
    ['declined', { moderation: 'declined' }, ['declined']],
    ['cancelled', { status: 'canceled' }, ['cancelled']],
    ['ahead', {}, ['published', 'upcoming']],
    ['running', { start: ago(hourMs) }, ['published', 'active']],
    ['finished', { start: ago(dayMs) }, ['published', 'completed']],
    ['finished long ago', { start: ago(40 * dayMs) }, ['published', 'completed', 'archive']],
    ['taken off', { status: 'unpublished' }, ['archive']],
    ['finished in review', { start: ago(40 * dayMs), moderation: 'wait' }, ['wait']],
  ]
  const ids = new Map<string, number>()
  for (const [name, wanted] of kinds) ids.set(name, (await world.given.event({ owner, ...wanted })).id)
  await world.given.event()
  const lists = await listed(owner)
  for (const [name, , states] of kinds)
    expect([name, cabinetStates.filter((state) => lists[state].includes(ids.get(name) ?? 0)).toSorted()]).toEqual([name, states.toSorted()])
  const { _items } = await get('/states', owner)
  expect(_items.map(({ state }: { state: string }) => state)).toEqual([...cabinetStates])
  expect(await get('/counters', owner)).toMatchObject({ total: kinds.length, archive: 2, published: 4 })
})

test('cabinet: the states change at the instants of the start, the end and thirty days after it (V516)', async () => {
  const owner = await world.given.person()
  const began = world.clock.now()
  const start = new Date(began.getTime() + hourMs)
  const end = new Date(start.getTime() + 2 * hourMs)
  const { id } = await world.given.event({ owner, start, hours: 2 })
  const at = async (ms: number) => {
    world.clock.set(new Date(ms))
    const lists = await listed(owner)
    return cabinetStates.filter((state) => lists[state].includes(id)).toSorted()
  }
  expect(await at(start.getTime() - 1)).toEqual(['published', 'upcoming'])
  expect(await at(start.getTime())).toEqual(['active', 'published'])
  expect(await at(end.getTime() - 1)).toEqual(['active', 'published'])
  expect(await at(end.getTime())).toEqual(['completed', 'published'])
  expect(await at(end.getTime() + 30 * dayMs)).toEqual(['completed', 'published'])
  expect(await at(end.getTime() + 30 * dayMs + 1)).toEqual(['archive', 'completed', 'published'])
  world.clock.set(began)
})

test('cabinet: an approved event with a change under review keeps its states, and its row shows the change', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner })
  const review = { event_id: id, user_id: owner.id, data: '{}', approved_data: '{}', created_at: world.clock.now() }
  await world.db.insertInto('event_reviews').values(review).execute()
  expect(await idsIn('wait', owner)).toEqual([])
  const row = () => get(`/${id}/list-item`, owner)
  expect(await row()).toMatchObject({
    states: ['published', 'upcoming'],
    isChangeWaiting: true,
    change: { moderation: 'wait', comment: null },
  })
  await world.db.updateTable('event_reviews').set({ moderation: 'declined', moderation_comment: 'Нет адреса' }).where('event_id', '=', id).execute()
  expect(await row()).toMatchObject({ states: ['published', 'upcoming'], isChangeWaiting: false, change: { comment: 'Нет адреса' } })
  await world.db.updateTable('event_reviews').set({ moderation: 'approved' }).where('event_id', '=', id).execute()
  expect((await row()).change).toBeNull()
})

test('cabinet: titles of states and orders are in the language of the reader', async () => {
  const titles = async (locale: 'ru' | 'en' | 'kz') => {
    const person = await world.given.person({ locale })
    const headers = { authorization: `Bearer ${person.token}`, 'accept-language': locale === 'kz' ? 'kk' : locale }
    const of = async (path: string) => (await world.request({ url: `/api/owner/events/${path}`, headers })).body._items
    return [(await of('states'))[1].title, (await of('sorts'))[2].title]
  }
  expect(await titles('ru')).toEqual(['Черновики', 'По дате'])
  expect(await titles('en')).toEqual(['Drafts', 'By date'])
  expect(await titles('kz')).toEqual(['Жобалар', 'Күні бойынша'])
})

test('cabinet: states follow every change of an event, whoever becomes its owner when', async () => {
  const [owner, second] = [await world.given.person(), await world.given.person()]
  const now = world.clock.now()
  const { id } = await world.given.event({ owner })
  const change = (values: object) => world.db.updateTable('events').set(values).where('id', '=', id).execute()
  const states = async (person: Person) => {
    const lists = await listed(person)
    return cabinetStates.filter((state) => lists[state].includes(id)).toSorted()
  }
  await change({ status: 'unpublished' })
  await world.db.insertInto('event_owners').values({ event_id: id, user_id: second.id }).execute()
  expect([await states(owner), await states(second)]).toEqual([['archive'], ['archive']])
  await change({ status: 'published', moderation: 'wait' })
  expect([await states(owner), await states(second)]).toEqual([['wait'], ['wait']])
  await change({ moderation: 'approved', date_start: new Date(now.getTime() - hourMs) })
  expect(await states(second)).toEqual(['active', 'published'])
  await change({ date_end: now })
  expect(await states(second)).toEqual(['completed', 'published'])
  await change({ deleted_at: now })
  expect([await states(owner), await states(second)]).toEqual([[], []])
  expect(await get('/counters', owner)).toMatchObject({ total: 0 })
})

test('cabinet: an owner who is added while the event changes gets its new state', async () => {
  const [owner, second] = [await world.given.person(), await world.given.person()]
  const { id } = await world.given.event({ owner })
  const changed = world.db.transaction().execute(async (tx) => {
    await tx.updateTable('events').set({ status: 'canceled' }).where('id', '=', id).execute()
    const added = world.db.insertInto('event_owners').values({ event_id: id, user_id: second.id }).execute()
    await untilWaiting(world)
    return { added }
  })
  await (await changed).added
  expect(await idsIn('cancelled', second)).toEqual([id])
})
