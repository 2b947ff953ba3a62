import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let staff: Person
let owner: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
beforeEach(async () => {
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  owner = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
})
afterAll(() => world.close())

/** A network event with two invitations that wait. */
const invited = async (name = 'Сеть городов') => {
  const [first, second] = [await world.given.space('Первая'), await world.given.space('Вторая')]
  const { id } = await world.given.event({ owner, name, networkSpaceIds: [first.id, second.id] })
  await world.db.updateTable('network_proposals').set({ status: 'wait', created_at: world.clock.now() }).where('event_id', '=', id).execute()
  const proposals = await world.db.selectFrom('network_proposals').select('id').where('event_id', '=', id).orderBy('id').execute()
  const [one, two] = proposals.map((proposal) => proposal.id)
  if (one === undefined || two === undefined) throw new Error('two invitations')
  return { id, first, second, one, two }
}
const decide = (eventId: number, proposalId: number, body: object = { decision: 'approved' }, by = staff) =>
  world.request({ method: 'POST', url: `/api/owner/events/${eventId}/network-proposals/${proposalId}/decision`, token: by.token, body })
const register = (eventId: number, person: Person, spaceId?: number) =>
  world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body: { eventId, user_id: person.id, spaceId } })

test('network: staff accept or decline an invitation once, with a comment (C144)', async () => {
  const { id, first, one, two } = await invited()
  const made = await decide(id, one, { decision: 'approved', comment: 'Ждём' })
  expect(made).toMatchObject({
    status: 200,
    body: { id: one, eventId: id, spaceId: first.id, status: 'approved', comment: 'Ждём', decidedBy: staff.id },
  })
  expect(await decide(id, one, { decision: 'declined' })).toMatchObject({ status: 409, body: { reason: 'alreadyDecided' } })
  expect(await decide(id, two, { decision: 'declined' })).toMatchObject({ status: 200, body: { status: 'declined', comment: null } })
  const { networkProposals } = (await world.request({ url: `/api/events/${id}?expand=networkProposals` })).body
  expect(networkProposals.map(({ status }: { status: string }) => status)).toEqual(['approved', 'declined'])
})

test('network: an invitation answers only at its own event, and only to staff (C144)', async () => {
  const { id, one } = await invited()
  const other = await invited()
  expect((await decide(other.id, one)).status).toBe(404)
  expect((await decide(id, 999_999)).status).toBe(404)
  expect((await decide(id, one, { decision: 'approved' }, owner)).status).toBe(403)
  expect((await decide(id, one, { decision: 'wait' })).status).toBe(422)
  const own = await world.given.person({ roles: ['crm_tk_staff'] })
  await world.db.updateTable('network_proposals').set({ user_id: own.id }).where('id', '=', one).execute()
  expect(await decide(id, one, { decision: 'approved' }, own)).toMatchObject({ status: 403, body: { reason: 'ownRequest' } })
})

test('network: of twenty decisions at once one applies', async () => {
  const { id, one } = await invited()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => decide(id, one, { decision: index % 2 ? 'approved' : 'declined', comment: String(index) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status, body }) => status === 409 && body.reason === 'alreadyDecided')).toHaveLength(19)
})

test('network: a decision and a change of the invited spaces exclude each other', async () => {
  const [kept, dropped, added] = [await world.given.space('А'), await world.given.space('Б'), await world.given.space('В')]
  const { id } = await world.given.event({ owner, moderation: 'wait', networkSpaceIds: [kept.id, dropped.id] })
  await world.db.updateTable('network_proposals').set({ status: 'wait' }).where('event_id', '=', id).execute()
  const proposals = await world.db.selectFrom('network_proposals').select(['id', 'space_id']).where('event_id', '=', id).execute()
  const of = (spaceId: number) => proposals.find(({ space_id }) => space_id === spaceId)?.id ?? 0
  const change = world.request({
    method: 'PATCH',
    url: `/api/owner/events/${id}`,
    token: owner.token,
    body: { networking: { broadcast: false, spaceIds: [kept.id, added.id] } },
  })
  const [changed, first, second] = await Promise.all([change, decide(id, of(kept.id)), decide(id, of(dropped.id))])
  expect([changed.status, first.status, [200, 404].includes(second.status)]).toEqual([200, 200, true])
  const left = await world.db.selectFrom('network_proposals').select(['space_id', 'status']).where('event_id', '=', id).orderBy('space_id').execute()
  expect(left).toEqual([
    { space_id: kept.id, status: 'approved' },
    { space_id: added.id, status: 'wait' },
  ])
})

test('network: every organizer gets a notice and an email when the decision can no longer be undone', async () => {
  const { id, one } = await invited('Мост')
  const second = await world.given.person()
  await world.db.insertInto('event_owners').values({ event_id: id, user_id: second.id }).execute()
  await decide(id, one, { decision: 'declined', comment: 'В этот день ремонт' })
  await world.sendMessages()
  expect(await world.inbox(owner.email)).toEqual([])
  world.clock.advance(30_000)
  for (const person of [owner, second]) {
    const letter = await letterTo(world, person.email)
    expect([letter.subject, letter.text.includes('«Мост»: «Первая» не сможет участвовать')]).toEqual(['Ответ пространства', true])
    expect(letter.text).toContain('В этот день ремонт')
  }
  const { body } = await world.request({ url: '/api/user/notifications', token: second.token })
  expect(body._items[0]).toMatchObject({ title: 'Ответ пространства', data: { eventId: id, decision: 'declined' } })
})

test('network: both spaces show an event that they have accepted, and no other (V019)', async () => {
  const [first, second] = [await world.given.space('Левый берег'), await world.given.space('Правый берег')]
  const control = { first: await world.given.spaceStaff([first]), second: await world.given.spaceStaff([second]) }
  const { id } = await world.given.event({ owner, moderation: 'wait', start: new Date(world.clock.now().getTime() + 3_600_000) })
  const body = { networking: { broadcast: false, spaceIds: [first.id, second.id] } }
  expect((await world.request({ method: 'PATCH', url: `/api/owner/events/${id}`, token: owner.token, body })).status).toBe(200)
  await world.db.updateTable('events').set({ moderation: 'approved' }).where('id', '=', id).execute()
  const { body: event } = await world.request({ url: `/api/events/${id}` })
  expect(event.networking).toEqual({ broadcast: false, spaceIds: [first.id, second.id] })
  const placeOf = async (space: { id: number }) => (await world.request({ url: `/api/spaces/${space.id}` })).body.placeId
  const shown = async (space: { id: number }) => {
    const { body } = await world.request({ url: `/api/events?placeIds=${await placeOf(space)}&expand=place` })
    return body._items.map((one: { id: number }) => one.id)
  }
  const today = world.clock.now().toISOString().slice(0, 10)
  const atDoor = async (by: Person) => {
    const { body } = await world.request({ url: `/api/control/spaces?date=${today}`, token: by.token })
    return body._items.flatMap(({ events }: { events: { id: number }[] }) => events.map((one) => one.id))
  }
  expect([await shown(first), await shown(second)]).toEqual([[], []])
  const proposals = await world.db.selectFrom('network_proposals').select('id').where('event_id', '=', id).orderBy('id').execute()
  for (const proposal of proposals) expect((await decide(id, proposal.id)).status).toBe(200)
  expect([await shown(first), await shown(second)]).toEqual([[id], [id]])
  expect([await atDoor(control.first), await atDoor(control.second)]).toEqual([[id], [id]])
  expect(await shown(await world.given.space('Остров'))).toEqual([])
})

test('network: guests choose only the main space and spaces that accepted', async () => {
  const { id, first, second, one } = await invited()
  const [guest, another] = [await world.given.person(), await world.given.person()]
  expect(await register(id, guest, first.id)).toMatchObject({ status: 422, body: { reason: 'spacesUnconfirmed' } })
  await decide(id, one)
  expect((await register(id, guest, second.id)).body).toMatchObject({ status: 422, reason: 'spaceRequired' })
  const form = await world.request({ url: `/api/event-participants/registration?eventId=${id}`, token: guest.token })
  expect(form.body.spaces).toEqual([{ id: first.id, name: 'Первая' }])
  expect((await register(id, guest, first.id)).body).toMatchObject({ state: 'approved', spaceId: first.id })
  await world.db.updateTable('events').set({ format: 'space', space_id: second.id }).where('id', '=', id).execute()
  expect((await register(id, another, second.id)).body).toMatchObject({ state: 'approved', spaceId: second.id })
})

test('network: the queue of staff lists invitations, finds them and takes a decision back', async () => {
  const { id, one, two } = await invited('Перекличка мастерских')
  const listed = async (query: string) =>
    (await world.request({ url: `/api/admin/network-proposals?${query}`, token: staff.token })).body._items.map(({ id }: { id: number }) => id)
  const search = new URLSearchParams({ search: 'перекличка' })
  expect(await listed(String(search))).toEqual([one, two])
  expect(await listed(`id=${two}`)).toEqual([two])
  const url = `/api/admin/network-proposals/${one}/decision`
  expect((await world.request({ method: 'POST', url, token: staff.token, body: { decision: 'declined' } })).status).toBe(422)
  const made = await world.request({ method: 'POST', url, token: staff.token, body: { decision: 'declined', reason: 'wrongData' } })
  expect(made).toMatchObject({ status: 200, body: { eventId: id, spaceName: 'Первая', user: { name: 'Вера Ли' }, status: 'declined' } })
  await world.request({ method: 'POST', url: `/api/admin/decisions/${made.body.decisionId}/undo`, token: staff.token })
  expect(await listed(`${search}&status=wait`)).toEqual([one, two])
  await world.db.updateTable('events').set({ status: 'canceled' }).where('id', '=', id).execute()
  expect(await listed(String(search))).toEqual([])
  expect(await decide(id, one)).toMatchObject({ status: 409, body: { reason: 'notWaiting' } })
})

test('network: the main space gets no invitation, and the organizer is the user who invites (A047)', async () => {
  const [main, other] = [await world.given.space('Главная'), await world.given.space('Дальняя')]
  const hall = await world.db.insertInto('halls').values({ space_id: main.id, name: 'Зал', capacity: 50 }).returning('id').executeTakeFirstOrThrow()
  const { id } = await world.given.event({ owner, moderation: 'wait' })
  const space = { spaceId: main.id, hallIds: [hall.id], reservationId: null }
  const body = { format: 'space', space, networking: { broadcast: false, spaceIds: [main.id, other.id] } }
  const changed = await world.request({ method: 'PATCH', url: `/api/owner/events/${id}`, token: owner.token, body })
  expect([changed.status, changed.body.errors]).toEqual([200, undefined])
  const proposals = await world.db.selectFrom('network_proposals').select(['space_id', 'user_id', 'status']).where('event_id', '=', id).execute()
  expect(proposals).toEqual([{ space_id: other.id, user_id: owner.id, status: 'wait' }])
})
