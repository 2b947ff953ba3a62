import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWaiting } from '../../../tests/kit/locks.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let owner: Person
let second: Person
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  second = await world.given.person()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['given']['person']>>
type Wanted = NonNullable<Parameters<World['given']['event']>[0]>

const get = async (url: string, { token }: Person = owner) => world.request({ url: `/api${url}`, token })
const sequence = async (id: number, person = owner) => (await get(`/owner/events/${id}/sequence`, person)).body
const setUrl = (masterId: number, url: string | null, { token }: Person = owner) =>
  world.request({ method: 'POST', url: '/api/owner/event-sequence-url', token, body: { masterId, url } })
const change = (id: number, body: object) => world.request({ method: 'PATCH', url: `/api/owner/events/${id}`, token: owner.token, body })
const remove = (id: number) => world.request({ method: 'DELETE', url: `/api/owner/events/${id}`, token: owner.token })
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof get>>) => [status, body.reason]
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)

/** A published event of the owner that the owner may change without a review. */
const given = async (wanted: Wanted = {}) => (await world.given.event({ owner, ...wanted })).id
const chain = async (master: number, members: number[]) =>
  world.db.updateTable('events').set({ master_event_id: master }).where('id', 'in', members).execute()
let urls = 0
const newUrl = () => {
  urls += 1
  return `vstrechi-${urls}`
}

test('series: stands in order of date for each of its events; an event alone is a series of one', async () => {
  const [master, late, early] = [await given({ startsInDays: 5 }), await given({ startsInDays: 9 }), await given({ startsInDays: 2 })]
  expect(await sequence(master)).toMatchObject({ masterEventId: master, url: null, items: [{ id: master, series: null }] })
  await chain(master, [late, early])
  const url = newUrl()
  await setUrl(master, url)
  for (const id of [master, late, early]) {
    const { items, ...series } = await sequence(id)
    expect([series, idsOf(items)]).toEqual([{ masterEventId: master, url }, [early, master, late]])
    expect(items[0].series).toMatchObject({ masterEventId: master, url, eventsCount: 3 })
  }
})

test('series: both sides agree after a member joins, leaves and is deleted (V542)', async () => {
  const [master, member] = [await given(), await given()]
  const sides = async () => [(await get(`/events/${master}`)).body.chainedEvents, (await get(`/events/${member}`)).body.masterEventId]
  expect((await change(member, { masterEventId: master })).body).toMatchObject({ masterEventId: master })
  expect(await sides()).toEqual([[member], master])
  await change(member, { masterEventId: null })
  expect(await sides()).toEqual([[], null])
  await change(member, { masterEventId: master })
  await world.request({ method: 'POST', url: `/api/owner/events/${member}/cancel`, token: owner.token })
  expect((await remove(member)).status).toBe(200)
  expect((await get(`/events/${master}`)).body.chainedEvents).toEqual([])
  expect(idsOf((await sequence(master)).items)).toEqual([master])
})

test('series: the main event neither leaves nor is deleted while it has others (V141)', async () => {
  const [master, member, other] = [await given(), await given(), await given()]
  await change(member, { masterEventId: master })
  for (const call of [change(master, { masterEventId: other }), world.request(draftOf(master, { masterEventId: other }))])
    expect(reasonOf(await call)).toEqual([409, 'mainEventOfSeries'])
  await world.request({ method: 'POST', url: `/api/owner/events/${master}/cancel`, token: owner.token })
  expect(reasonOf(await remove(master))).toEqual([409, 'mainEventOfSeries'])
  await change(member, { masterEventId: null })
  expect((await remove(master)).status).toBe(200)
})

const draftOf = (id: number, body: object) => ({ method: 'PATCH' as const, url: `/api/events/${id}/draft`, token: owner.token, body })

test('series: a draft does not join a series whose main event was deleted or joined another one', async () => {
  const [master, top, draft] = [await given({ status: 'draft' }), await given(), await given({ status: 'unpublished' })]
  await world.request(draftOf(draft, { masterEventId: master }))
  expect((await remove(master)).status).toBe(200)
  const publish = () => world.request({ method: 'POST', url: `/api/owner/events/${draft}/publish`, token: owner.token })
  const answer = await publish()
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['masterEventId']])
  const member = await given()
  await world.request(draftOf(draft, { masterEventId: member }))
  await change(member, { masterEventId: top })
  expect((await publish()).status).toBe(422)
  await world.request(draftOf(draft, { masterEventId: top }))
  expect((await publish()).body).toMatchObject({ masterEventId: top })
})

test('series: the deletion of a main event waits for an event that joins at that moment, and is refused', { timeout: limitMs(30_000) }, async () => {
  const [master, member] = [await given({ status: 'canceled' }), await given()]
  const { removal } = await world.db.transaction().execute(async (tx) => {
    await sql`select from events where id = ${master} for share`.execute(tx)
    const removal = remove(master)
    await untilWaiting(world)
    await tx.updateTable('events').set({ master_event_id: master }).where('id', '=', member).execute()
    return { removal }
  })
  expect(reasonOf(await removal)).toEqual([409, 'mainEventOfSeries'])
})

test('series: drafts of other organizers are absent, and public events of others show no inner facts', async () => {
  const [master, foreignDraft, foreign] = [await given(), await given({ status: 'draft' }), await given()]
  await chain(master, [foreignDraft, foreign])
  await world.db.updateTable('event_owners').set({ user_id: second.id }).where('event_id', 'in', [foreign, foreignDraft]).execute()
  await world.db.updateTable('events').set({ moderation_comment: 'Внутреннее' }).where('id', '=', foreign).execute()
  const { items } = await sequence(master)
  expect(idsOf(items).toSorted()).toEqual([master, foreign].toSorted())
  expect(items.find(({ id }: { id: number }) => id === foreign)).toMatchObject({
    moderationComment: null,
    selfPermission: { canEdit: false },
    counts: { waiting: 0 },
    series: { eventsCount: 2 },
  })
  expect(idsOf((await sequence(foreign, second)).items).toSorted()).toEqual([master, foreign, foreignDraft].toSorted())
  expect(reasonOf(await get(`/owner/events/${master}/sequence`, second))).toEqual([403, 'forbidden'])
})

test('series: an address belongs to one main event, and an owner of it sets it (V457)', async () => {
  const [master, member, other] = [await given(), await given(), await given()]
  await chain(master, [member])
  const url = newUrl()
  expect((await setUrl(master, ` ${url.toUpperCase()} `)).body).toEqual({ masterId: master, url })
  expect((await sequence(member)).url).toBe(url)
  const answer = await setUrl(other, url)
  expect([...reasonOf(answer), Object.keys(answer.body.errors)]).toEqual([409, 'seriesUrlTaken', ['url']])
  expect(reasonOf(await setUrl(member, newUrl()))).toEqual([409, 'notMainEvent'])
  expect(reasonOf(await setUrl(master, newUrl(), second))).toEqual([403, 'forbidden'])
  expect((await setUrl(master, url)).status).toBe(200)
  expect((await setUrl(master, null)).body).toEqual({ masterId: master, url: null })
  expect((await setUrl(other, url)).status).toBe(200)
})

test('series: the address of a deleted main event, and of one that joins a series, is free again', async () => {
  const [master, joining, other] = [await given({ status: 'canceled' }), await given(), await given()]
  const [first, next] = [newUrl(), newUrl()]
  await setUrl(master, first)
  await setUrl(joining, next)
  await remove(master)
  await change(joining, { masterEventId: other })
  expect([(await setUrl(other, first)).status, (await setUrl(other, next)).status]).toEqual([200, 200])
})

test.each(['ab', 'a b', 'встречи', '-abc', 'abc-', 'a--b', '12345', 'a/b', '../abc', 'abc?x', 'a'.repeat(61), ''])(
  'series: «%s» is no address',
  async (url) => {
    const answer = await setUrl(await given(), url)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['url']])
  },
)

test('series: addresses that the site needs are taken', async () => {
  const id = await given()
  for (const url of ['admin', 'API', 'new']) expect(reasonOf(await setUrl(id, url))).toEqual([409, 'seriesUrlTaken'])
})

test('series: of simultaneous claims of one address one wins', { timeout: limitMs(30_000) }, async () => {
  const ids = [await given(), await given(), await given(), await given()]
  const url = newUrl()
  const answers = await Promise.all(ids.map((id) => setUrl(id, url)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('series: the public page lists what is ahead, then the past, without hidden events', async () => {
  const [master, past, older] = [
    await given({ startsInDays: 3, name: 'Школа' }),
    await given({ startsInDays: -2 }),
    await given({ startsInDays: -9 }),
  ]
  const [near, draft, closed, wait] = [
    await given({ startsInDays: 1 }),
    await given({ status: 'draft' }),
    await given({ access: 'close' }),
    await given({ moderation: 'wait' }),
  ]
  await chain(master, [past, older, near, draft, closed, wait])
  const url = newUrl()
  await setUrl(master, url)
  const { body } = await world.request({ url: `/api/event-series/${url}?expand=themes` })
  expect(body).toMatchObject({ masterEventId: master, url, name: 'Школа', _meta: { totalCount: 4, perPage: 15 } })
  expect(idsOf(body._items)).toEqual([near, master, past, older])
  expect(idsOf((await world.request({ url: `/api/event-series/${url}?paginationSize=3&paginationPage=2` })).body._items)).toEqual([older])
  expect((await world.request({ url: `/api/event-series/${url.toUpperCase()}` })).status).toBe(200)
  await world.request({ method: 'POST', url: `/api/owner/events/${near}/unpublish`, token: owner.token })
  expect(idsOf((await world.request({ url: `/api/event-series/${url}` })).body._items)).toEqual([master, past, older])
  await world.request({ method: 'POST', url: `/api/owner/events/${master}/unpublish`, token: owner.token })
  expect(reasonOf(await world.request({ url: `/api/event-series/${url}` }))).toEqual([404, 'notFound'])
  expect((await world.request({ url: '/api/event-series/no-such' })).status).toBe(404)
})
