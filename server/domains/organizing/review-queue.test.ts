import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Review, submittedEvent } from '../../../tests/kit/submitted-events.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { documentOf } from './document-of.ts'

let world: World
let staff: Person
let owner: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  owner = await world.given.person({ firstName: 'Айгуль', lastName: 'Сериккызы' })
})
afterAll(() => world.close())

const submitted = (wanted: Review = {}) => submittedEvent(world, { owner, ...wanted })

const listed = async (query: Record<string, string | number>, headers = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]))
  return (await world.request({ url: `/api/admin/events?${search}`, token: staff.token, headers })).body
}
const item = async (id: number, headers = {}) => (await listed({ id }, headers))._items[0]
const decide = (id: number, body: object, by = staff) =>
  world.request({ method: 'POST', url: `/api/admin/events/${id}/decision`, token: by.token, body })
const undo = (decisionId: number) => world.request({ method: 'POST', url: `/api/admin/decisions/${decisionId}/undo`, token: staff.token })
const eventOf = (id: number) =>
  world.db
    .selectFrom('events')
    .select(['name', 'status', 'moderation', 'moderation_comment', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const publicName = async (id: number) => (await world.request({ url: `/api/events/${id}` })).body.name
const asVisitor = async (id: number) => {
  const { status, body } = await world.request({ url: `/api/events/${id}` })
  return { status, code: body.code }
}
const declining = { decision: 'declined', reason: 'incomplete', comment: 'Добавьте программу' }

describe('review of events: a first publication', () => {
  test('is invisible to visitors until staff approve it, and public afterwards (V134)', async () => {
    const id = await submitted({ isFirst: true })
    expect(await asVisitor(id)).toMatchObject({ status: 403, code: 5001 })
    expect(await item(id)).toMatchObject({ isChange: false, changes: [], status: 'published', moderation: 'wait' })
    expect(await decide(id, { decision: 'approved' })).toMatchObject({ status: 200, body: { moderation: 'approved' } })
    expect(await publicName(id)).toBe('Вечер у моря')
    expect((await eventOf(id)).published_at).toEqual(world.clock.now())
  })

  test('returns to its organizer with the comment when it is declined (V135)', async () => {
    const id = await submitted({ isFirst: true })
    expect((await decide(id, declining)).status).toBe(200)
    expect(await eventOf(id)).toMatchObject({ status: 'published', moderation: 'declined', moderation_comment: 'Добавьте программу' })
    expect(await asVisitor(id)).toMatchObject({ status: 403, code: 5001 })
  })

  test('can be sent again after it was declined, with an answer to staff (V133, V135)', async () => {
    const id = await submitted({ isFirst: true })
    await decide(id, declining)
    world.clock.advance(60_000)
    const publish = { method: 'POST' as const, url: `/api/events/${id}/draft/publish`, token: owner.token, body: { answer: 'Добавили' } }
    expect(await world.request(publish)).toMatchObject({ status: 200, body: { status: 'published', moderation: 'wait' } })
    expect(await item(id)).toMatchObject({ moderation: 'wait', answer: 'Добавили', isChange: false, decided: null })
    expect((await decide(id, { decision: 'approved' })).status).toBe(200)
    expect(await publicName(id)).toBe('Вечер у моря')
  })

  test('waits again, without a publication date, when the decision is undone', async () => {
    for (const decision of [{ decision: 'approved' }, declining]) {
      const id = await submitted({ isFirst: true })
      const { body } = await decide(id, decision)
      expect((await undo(body.decisionId)).status).toBe(200)
      expect(await eventOf(id)).toMatchObject({ moderation: 'wait', moderation_comment: null, published_at: null })
      expect(await asVisitor(id)).toMatchObject({ status: 403, code: 5001 })
      expect(await item(id)).toMatchObject({ moderation: 'wait', decided: null })
    }
  })
})

describe('review of events: a change of an approved event', () => {
  const change = { name: 'Утро у моря', access: 'close' as const }

  test('becomes public by the approval, and the old version returns by its undoing', async () => {
    const id = await submitted({ change: { name: 'Утро у моря' } })
    expect(await publicName(id)).toBe('Вечер у моря')
    const { body } = await decide(id, { decision: 'approved' })
    expect(await publicName(id)).toBe('Утро у моря')
    expect((await undo(body.decisionId)).status).toBe(200)
    expect(await publicName(id)).toBe('Вечер у моря')
    expect(await item(id)).toMatchObject({ name: 'Утро у моря', moderation: 'wait' })
  })

  test('leaves the public version as it is when it is declined, and when that is undone', async () => {
    const id = await submitted({ change })
    const { body } = await decide(id, declining)
    expect(await eventOf(id)).toMatchObject({ name: 'Вечер у моря', moderation: 'approved', moderation_comment: null })
    expect((await undo(body.decisionId)).status).toBe(200)
    expect(await eventOf(id)).toMatchObject({ name: 'Вечер у моря', moderation: 'approved' })
    expect(await publicName(id)).toBe('Вечер у моря')
  })

  test('is listed with the fields that differ, in words of the reader', async () => {
    const id = await submitted({ change: { ...change, info: '<p>Кофе &amp; море</p>', themes: [1, 2], onlineWithSpace: true }, answer: 'Исправили' })
    const russian = await item(id)
    expect(russian).toMatchObject({ isChange: true, answer: 'Исправили', name: 'Утро у моря', user: { id: owner.id, name: 'Айгуль Сериккызы' } })
    expect(russian.changes).toEqual([
      { field: 'name', section: 'main', before: 'Вечер у моря', after: 'Утро у моря' },
      { field: 'themes', section: 'main', before: expect.any(String), after: expect.stringContaining(', ') },
      { field: 'info', section: 'main', before: 'Разговор о деле за одним столом.', after: 'Кофе & море' },
      { field: 'onlineWithSpace', section: 'place', before: 'нет', after: 'да' },
      { field: 'access', section: 'access', before: 'Открытое', after: 'По приглашению' },
    ])
    const english = await item(id, { 'accept-language': 'en' })
    expect(english.changes.at(-2)).toMatchObject({ before: 'no', after: 'yes' })
    expect(english.version).toBe(russian.version)
  })

  test('names dates in the zone of the event, with the year', async () => {
    const at = { dateStart: '2027-12-24T15:30:00.000Z', dateEnd: '2027-12-24T17:30:00.000Z' }
    const { changes } = await item(await submitted({ change: { ...at, timezoneName: 'Asia/Novosibirsk' } }))
    expect(changes.map(({ field, after }: { field: string; after: string }) => [field, after])).toEqual([
      ['dateStart', expect.stringMatching(/24 декабря 2027.*22:30/)],
      ['dateEnd', expect.stringMatching(/25 декабря 2027.*00:30/)],
      ['timezoneName', 'Asia/Novosibirsk'],
    ])
  })

  test('has 409 for a decision about an older version of it', async () => {
    const id = await submitted({ change })
    const { version } = await item(id)
    const data = JSON.stringify({ ...(await documentOf(world.db, id)), name: 'Реклама' })
    await world.db.updateTable('event_reviews').set({ data }).where('event_id', '=', id).execute()
    expect(await decide(id, { decision: 'approved', version })).toMatchObject({ status: 409, body: { reason: 'changedMeanwhile' } })
    expect(await publicName(id)).toBe('Вечер у моря')
  })
})

describe('review of events: undoing after another change of the event', () => {
  const changedSince = { status: 409, body: { reason: 'changedSince' } }

  test('is refused, and nothing changes', async () => {
    for (const action of ['unpublish', 'cancel', 'make-draft']) {
      const id = await submitted({ isFirst: true })
      const { body } = await decide(id, { decision: 'approved' })
      expect((await world.request({ method: 'POST', url: `/api/owner/events/${id}/${action}`, token: owner.token })).status).toBe(200)
      const after = await eventOf(id)
      expect(await undo(body.decisionId)).toMatchObject(changedSince)
      expect(await eventOf(id)).toEqual(after)
    }
  })

  test('is refused if a change was applied without a review', async () => {
    const id = await submitted({ change: { name: 'Утро у моря' } })
    const { body } = await decide(id, { decision: 'approved' })
    await world.db
      .updateTable('events')
      .set({ tag: 'море', updated_at: new Date(world.clock.now().getTime() + 1) })
      .where('id', '=', id)
      .execute()
    expect(await undo(body.decisionId)).toMatchObject(changedSince)
    expect(await publicName(id)).toBe('Утро у моря')
  })
})

describe('review of events: a decision at the same time as a change of the organizer', () => {
  test('comes before it or is refused; neither waits for the other for ever', async () => {
    const rounds = Array.from({ length: 10 }, (_, round) => round)
    for (const _round of rounds) {
      const id = await submitted({ isFirst: true })
      const cancel = () => world.request({ method: 'POST', url: `/api/owner/events/${id}/cancel`, token: owner.token })
      const [decided, cancelled] = await Promise.all([decide(id, { decision: 'approved' }), cancel()])
      expect([200, 404]).toContain(decided.status)
      expect(cancelled.status).toBe(200)
      expect(await eventOf(id)).toMatchObject({ status: 'canceled', moderation: decided.status === 200 ? 'approved' : 'wait' })
    }
  })
})

describe('review of events: the list', () => {
  test('finds a version by its name, by the public name and by its organizer', async () => {
    const id = await submitted({ change: { name: 'Сумерки_100%' } })
    for (const search of ['СУМЕРКИ_100%', 'вечер у моря', `Айгуль Сериккызы ${owner.email}`]) {
      const { _items } = await listed({ search })
      expect(_items.map((found: { id: number }) => found.id)).toContain(id)
    }
    expect((await listed({ search: 'Сумерки%100' }))._items).toEqual([])
    expect((await listed({ search: 'Сумерки_100%', cityId: 881 }))._meta.totalCount).toBe(1)
    expect((await listed({ search: 'Сумерки_100%', cityId: 1 }))._meta.totalCount).toBe(0)
  })

  test('is for staff only; a submitter cannot decide', async () => {
    const id = await submitted({ by: staff })
    expect((await world.request({ url: '/api/admin/events', token: owner.token })).status).toBe(403)
    expect((await decide(id, { decision: 'approved' }, owner)).status).toBe(403)
    expect(await decide(id, { decision: 'approved' })).toMatchObject({ status: 403, body: { reason: 'ownRequest' } })
  })

  test('is not decided by an owner or co-owner of the event', async () => {
    const id = await submitted()
    const colleague = await world.given.person({ roles: ['crm_tk_staff'] })
    await world.db.insertInto('event_owners').values({ event_id: id, user_id: colleague.id }).execute()
    for (const decision of [{ decision: 'approved' }, declining])
      expect(await decide(id, decision, colleague)).toMatchObject({ status: 403, body: { reason: 'ownRequest', message: expect.any(String) } })
    expect((await decide(id, { decision: 'approved' })).status).toBe(200)
  })
})
