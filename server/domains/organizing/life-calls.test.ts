import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let owner: Person
let stranger: Person
let staff: Person
type Person = Awaited<ReturnType<World['given']['person']>>
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  stranger = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

const post = (path: string, { token }: Person = owner, body?: object) => world.request({ method: 'POST', url: `/api${path}`, token, body })
const remove = (url: string, { token }: Person = owner) => world.request({ method: 'DELETE', url: `/api${url}`, token })
const answerOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => (status === 200 ? [status, body.status ?? body.ok] : [status, body.reason])
const rowOf = (id: number) => world.db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const review = (eventId: number) =>
  world.db.insertInto('event_reviews').values({ event_id: eventId, user_id: owner.id, data: '{}', created_at: world.clock.now() }).execute()
const reviews = (eventId: number) => world.db.selectFrom('event_reviews').select('moderation').where('event_id', '=', eventId).execute()

test('life of an event: unpublish takes it off and out of the review, and only a published one (V132, V584)', async () => {
  const { id } = await world.given.event({ owner })
  await review(id)
  expect(answerOf(await post(`/owner/events/${id}/unpublish`))).toEqual([200, 'unpublished'])
  expect(await reviews(id)).toEqual([])
  expect((await world.request({ url: `/api/events/${id}` })).status).toBe(404)
  expect(answerOf(await post(`/owner/events/${id}/unpublish`))).toEqual([409, 'eventNotPublished'])
})

test('life of an event: make-draft clears the moderation and withdraws the waiting version (V140)', async () => {
  const { id } = await world.given.event({ owner, moderation: 'wait' })
  await review(id)
  expect(answerOf(await post(`/owner/events/${id}/make-draft`))).toEqual([200, 'draft'])
  expect([(await rowOf(id)).moderation, await reviews(id)]).toEqual([null, []])
  expect(answerOf(await post(`/owner/events/${id}/make-draft`))).toEqual([200, 'draft'])
})

test('life of an event: cancellation withdraws the waiting version, and keeps a decided one', async () => {
  const { id } = await world.given.event({ owner })
  await review(id)
  await post('/owner/events/cancel', owner, { id, reason: 'Заболел ведущий' })
  expect(await reviews(id)).toEqual([])
  expect(await rowOf(id)).toMatchObject({ status: 'canceled', moderation: 'approved', cancel_reason: 'Заболел ведущий' })
  const { id: decided } = await world.given.event({ owner })
  await review(decided)
  await world.db.updateTable('event_reviews').set({ moderation: 'approved' }).where('event_id', '=', decided).execute()
  await post('/owner/events/cancel', owner, { id: decided })
  expect(await reviews(decided)).toEqual([{ moderation: 'approved' }])
})

test.each(['/owner/events?id=', '/owner/events/', '/events/'])(
  'life of an event: %s deletes a draft and a cancelled event, no published one (V140)',
  async (path) => {
    const { id } = await world.given.event({ owner })
    expect(answerOf(await remove(`${path}${id}`))).toEqual([409, 'eventNotRemovable'])
    await post(`/owner/events/${id}/unpublish`)
    expect(answerOf(await remove(`${path}${id}`))).toEqual([409, 'eventNotRemovable'])
    await post(`/owner/events/${id}/make-draft`)
    expect(answerOf(await remove(`${path}${id}`))).toEqual([200, true])
    expect(answerOf(await remove(`${path}${id}`))).toEqual([403, 'forbidden'])
    const { id: canceled } = await world.given.event({ owner, status: 'canceled' })
    expect(answerOf(await remove(`${path}${canceled}`))).toEqual([200, true])
    expect((await world.request({ url: `/api/events/${canceled}` })).status).toBe(404)
  },
)

test('life of an event: the main event of a series is deleted only after its other events (V141)', async () => {
  const { id } = await world.given.event({ owner, status: 'draft' })
  const { id: member } = await world.given.event({ owner, status: 'draft' })
  await world.db.updateTable('events').set({ master_event_id: id }).where('id', '=', member).execute()
  expect(answerOf(await remove(`/events/${id}`))).toEqual([409, 'mainEventOfSeries'])
  expect(answerOf(await remove(`/events/${member}`))).toEqual([200, true])
  expect(answerOf(await remove(`/events/${id}`))).toEqual([200, true])
})

test('life of an event: strangers are refused, and staff act with a record in the audit log', async () => {
  const { id } = await world.given.event({ owner })
  const calls = [
    () => post(`/owner/events/${id}/unpublish`, stranger),
    () => post(`/owner/events/${id}/make-draft`, stranger),
    () => post(`/owner/events/${id}/cancel`, stranger),
    () => post(`/owner/events/${id}/delete-file`, stranger, { fileId: crypto.randomUUID() }),
    () => remove(`/events/${id}`, stranger),
  ]
  for (const call of calls) expect(answerOf(await call())).toEqual([403, 'forbidden'])
  await post(`/owner/events/${id}/unpublish`, staff, { comment: 'Нет согласия площадки' })
  expect((await rowOf(id)).moderation_comment).toBe('Нет согласия площадки')
  await post(`/owner/events/${id}/cancel`, owner)
  await remove(`/events/${id}`, staff)
  const records = await world.db
    .selectFrom('audit_records')
    .select(['user_id', 'action', 'before', 'after'])
    .where('entity', '=', 'events')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(records).toEqual([
    { user_id: staff.id, action: 'unpublish', before: { status: 'published' }, after: { status: 'unpublished' } },
    { user_id: staff.id, action: 'delete', before: { status: 'canceled' }, after: null },
  ])
})

test('life of an event: a draft without dates is cancelled too, and answers in brief', async () => {
  const { id } = await world.given.event({ owner, status: 'draft' })
  await world.db.updateTable('events').set({ date_start: null, date_end: null, type_id: null, moderation: null }).where('id', '=', id).execute()
  const answer = await post(`/owner/events/${id}/cancel`)
  expect([answer.status, Object.keys(answer.body).sort()]).toEqual([200, ['id', 'moderation', 'name', 'status']])
})

test('life of an event: own permissions agree with the answers of the calls', async () => {
  for (const status of ['draft', 'published', 'unpublished', 'canceled'] as const) {
    const { id } = await world.given.event({ owner, status })
    const { selfPermission } = (await world.request({ url: `/api/events/${id}?expand=selfPermission`, token: owner.token })).body
    const deleted = await remove(`/events/${id}`)
    const canceled = deleted.status === 200 ? null : await post(`/owner/events/${id}/cancel`)
    expect([status, selfPermission.canDelete]).toEqual([status, deleted.status === 200])
    if (canceled) expect([status, selfPermission.canCancel]).toEqual([status, canceled.status === 200])
  }
})
