import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let owner: Person
let staff: Person
type Person = Awaited<ReturnType<World['given']['person']>>
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, { token } = owner) =>
  world.request({ method, url: `/api${path}`, token, ...(body && { body }) })
const event = async () => (await world.given.event({ owner })).id
/** Publishes the choice of a main event; null leaves the series. */
const join = (id: number, masterEventId: number | null) => call('PATCH', `/owner/events/${id}`, { masterEventId })
const choose = (id: number, masterEventId: number) => call('PATCH', `/events/${id}/draft`, { masterEventId })
const publish = (id: number) => call('POST', `/events/${id}/draft/publish`)
const membersOf = async (id: number): Promise<number[]> => (await call('GET', `/events/${id}`)).body.chainedEvents
const masterOf = async (id: number): Promise<number | null> => (await call('GET', `/events/${id}`)).body.masterEventId

test('series: the main event names its members, and each member its main event, after adding and removing (V542)', async () => {
  const [main, first, second] = [await event(), await event(), await event()]
  for (const member of [first, second]) expect((await join(member, main)).status).toBe(200)
  expect((await membersOf(main)).sort()).toEqual([first, second].sort())
  expect([await masterOf(first), await masterOf(second), await masterOf(main)]).toEqual([main, main, null])
  expect((await join(first, null)).status).toBe(200)
  expect([await membersOf(main), await masterOf(first)]).toEqual([[second], null])
  await call('POST', `/owner/events/${second}/make-draft`)
  expect((await call('DELETE', `/events/${second}`)).status).toBe(200)
  expect(await membersOf(main)).toEqual([])
})

test('series: the main event neither joins another series nor is deleted while it has members (V141)', async () => {
  const [main, member, other] = [await event(), await event(), await event()]
  await join(member, main)
  const refusal = { status: 409, body: { reason: 'mainEventOfSeries', message: expect.stringContaining('главное событие серии') } }
  expect(await choose(main, other)).toMatchObject(refusal)
  expect(await join(main, other)).toMatchObject(refusal)
  await call('POST', `/owner/events/${main}/make-draft`)
  expect(await call('DELETE', `/owner/events/${main}`)).toMatchObject(refusal)
  expect([await masterOf(member), (await call('GET', `/events/${main}/draft`)).body.data.masterEventId]).toEqual([main, null])
})

test('series: a main event that was deleted or became a member meanwhile is refused by publication, in its section (V542)', async () => {
  const [gone, member, main, first, second] = [await event(), await event(), await event(), await event(), await event()]
  await choose(first, gone)
  await choose(second, member)
  await call('POST', `/owner/events/${gone}/make-draft`)
  expect((await call('DELETE', `/events/${gone}`)).status).toBe(200)
  await join(member, main)
  for (const id of [first, second]) {
    const { status, body } = await publish(id)
    expect([status, Object.keys(body.sections), await masterOf(id)]).toEqual([422, ['eventSeries'], null])
  }
})

test('series: of two events that choose each other at the same moment one becomes the main event of the other', {
  timeout: limitMs(60_000),
}, async () => {
  for (let round = 0; round < 8; round += 1) {
    const [one, other] = [await event(), await event()]
    await Promise.all([choose(one, other), choose(other, one)])
    const answers = await Promise.all([publish(one), publish(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect([await masterOf(one), await masterOf(other)].filter((master) => master === null)).toHaveLength(1)
  }
})

test('series: an approval never forms a circle with a publication at the same moment', { timeout: limitMs(60_000) }, async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await event(), await event()]
    await call('PATCH', `/owner/events/${one}`, { name: `Событие ${round}`, masterEventId: other })
    await choose(other, one)
    const approve = () => call('POST', `/admin/events/${one}/decision`, { decision: 'approved' }, staff)
    const [approved, published] = await Promise.all([approve(), publish(other)])
    expect(approved.status).toBe(200)
    expect([200, 422]).toContain(published.status)
    expect([await masterOf(one), await masterOf(other)].filter((master) => master === null)).toHaveLength(1)
  }
})
