import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let staff: Person
let owner: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  owner = await world.given.person({ firstName: 'Айгуль' })
})
afterAll(() => world.close())

const decide = (id: number, body: object = { decision: 'declined', reason: 'incomplete', comment: 'Нет года' }, by = staff) =>
  world.request({ method: 'POST', url: `/api/admin/educations/${id}/decision`, token: by.token, body })
const undo = (id: number) => world.request({ method: 'POST', url: `/api/admin/decisions/${id}/undo`, token: staff.token })
const settle = () => world.sendMessages()

describe('moderation: a page of a queue', () => {
  const listed = async (query: string, by = staff) =>
    (await world.request({ url: `/api/admin/educations?search=${encodeURIComponent(owner.email)}&${query}`, token: by.token })).body._items

  test('finds one object by id in any state, and none by an unknown id', async () => {
    const [first, second] = [await world.given.education(owner), await world.given.education(owner)]
    await decide(first)
    const ids = async (query: string) => (await listed(query)).map(({ id }: { id: number }) => id)
    expect([await ids(`id=${first}`), await ids(`id=${second}`), await ids('id=999999')]).toEqual([[first], [second], []])
    expect([await ids(`id=${first}&status=wait`), await ids(`id=${first}&status=declined`)]).toEqual([[], [first]])
    expect((await world.request({ url: '/api/admin/educations?id=0', token: staff.token })).status).toBe(422)
  })

  test('has the decision that the caller can still undo; another staff member has none', async () => {
    const id = await world.given.education(owner)
    const { decisionId, undoUntil } = (await decide(id)).body
    const decisionFor = async (person: Person) => (await listed(`id=${id}`, person))[0].decision
    expect(await decisionFor(staff)).toEqual({ id: decisionId, undoUntil })
    expect(await decisionFor(await world.given.person({ roles: ['crm_tk_staff'] }))).toBeNull()
    world.clock.advance(30_000)
    expect(await decisionFor(staff)).toBeNull()
  })

  test('names the author, time, reason and comment of each decision; none while it waits or after an undoing', async () => {
    const [first, second, third] = [await world.given.education(owner), await world.given.education(owner), await world.given.education(owner)]
    const other = await world.given.person({ firstName: 'Анна', lastName: 'Первая', roles: ['crm_tk_staff'] })
    await undo((await decide(third, { decision: 'approved' })).body.decisionId)
    const { decided } = (await decide(first, undefined, other)).body
    const at = world.clock.now().toISOString()
    expect(decided).toEqual({ decision: 'declined', by: { id: other.id, name: 'Анна Первая' }, at, reason: 'incomplete', comment: 'Нет года' })
    world.clock.advance(30_000)
    await settle()
    const items = await listed('')
    const decidedOf = (id: number) => items.find((item: { id: number }) => item.id === id).decided
    expect([decidedOf(first), decidedOf(second), decidedOf(third)]).toEqual([decided, null, null])
  })

  test('has the total, and keeps it on a page after the last one', async () => {
    const [first, second] = [await world.given.education(owner), await world.given.education(owner)]
    const page = async (query: string) =>
      (await world.request({ url: `/api/admin/educations?search=${encodeURIComponent(owner.email)}&${query}`, token: staff.token })).body
    expect(await page('status=wait&paginationSize=1')).toMatchObject({ _items: [{ id: first }], _meta: { totalCount: 2 } })
    expect(await page('status=wait&paginationSize=1&paginationPage=2')).toMatchObject({ _items: [{ id: second }], _meta: { totalCount: 2 } })
    expect(await page('status=wait&paginationPage=3')).toMatchObject({ _items: [], _meta: { totalCount: 2 } })
    await decide(first)
    expect((await page(''))._items.map(({ id }: { id: number }) => id)).toEqual([second, first])
  })
})
