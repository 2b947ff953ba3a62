import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { expertsPersonalData } from './personal-data.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
const now = new Date('2026-03-10T09:00:00.000Z')
beforeAll(async () => {
  world = await createWorld()
  world.clock.set(now)
})
afterAll(() => world.close())

const expertOf = async (eventId: number, { id }: Person, values: object = {}) =>
  world.db
    .insertInto('event_experts')
    .values({ event_id: eventId, user_id: id, invite: 'approved', invited_at: now, decided_at: now, ...values })
    .execute()
const participant = async (eventId: number, { id }: Person) => {
  const entry = { event_id: eventId, user_id: id, state: 'wait' as const, queue_number: id, format: 'offline' as const, created_at: now }
  return (await world.db.insertInto('event_participants').values(entry).returning('id').executeTakeFirstOrThrow()).id
}
const scoreOf = (eventId: number, { id }: Person, participantId: number, score: number) =>
  world.db
    .insertInto('expert_scores')
    .values({ event_id: eventId, user_id: id, participant_id: participantId, score, comment: `Оценка ${score}`, scored_at: now })
    .execute()
const scoresOf = async (eventId: number) =>
  world.db.selectFrom('expert_scores').select(['user_id', 'score', 'comment']).where('event_id', '=', eventId).orderBy('score').execute()
const deps = () => ({ announce: world.resources.announce, now })

test('personal data: invitations and scores are exported and moved; the surviving account keeps its own', async () => {
  const [from, to] = [await world.given.person({ isExpert: true }), await world.given.person({ isExpert: true })]
  const [shared, single] = [await world.given.event(), await world.given.event()]
  const [first, second] = [await participant(shared.id, await world.given.person()), await participant(shared.id, await world.given.person())]
  for (const { id } of [shared, single]) await expertOf(id, from)
  await expertOf(shared.id, to)
  await scoreOf(shared.id, from, first, 10)
  await scoreOf(shared.id, from, second, 20)
  await scoreOf(shared.id, to, second, 30)
  const { rows } = await expertsPersonalData.collect(world.db, from.id)
  expect(rows['expert-invitations']).toMatchObject([{ eventId: shared.id, invite: 'approved' }, { eventId: single.id }])
  expect(rows['expert-scores']).toMatchObject([{ score: 10, comment: 'Оценка 10' }, { score: 20 }])
  await world.db.transaction().execute((tx) => expertsPersonalData.move(tx, { from: from.id, to: to.id }, deps()))
  expect(await scoresOf(shared.id)).toMatchObject([
    { user_id: to.id, score: 10 },
    { user_id: to.id, score: 30 },
  ])
  const left = await world.db.selectFrom('event_experts').select(['event_id', 'user_id']).where('event_id', 'in', [shared.id, single.id]).execute()
  expect(left.map(({ user_id }) => user_id)).toEqual([to.id, to.id])
})

test('personal data: an erased expert leaves no scores, and an erased participant neither', async () => {
  const [expert, other, guest] = [
    await world.given.person({ isExpert: true }),
    await world.given.person({ isExpert: true }),
    await world.given.person(),
  ]
  const { id: eventId } = await world.given.event()
  const [first, second] = [await participant(eventId, await world.given.person()), await participant(eventId, guest)]
  for (const one of [expert, other]) await expertOf(eventId, one)
  await scoreOf(eventId, expert, first, 10)
  await scoreOf(eventId, other, first, 20)
  await scoreOf(eventId, other, second, 30)
  await world.db.transaction().execute((tx) => expertsPersonalData.erase(tx, expert.id, deps()))
  expect(await scoresOf(eventId)).toMatchObject([{ score: 20 }, { score: 30 }])
  expect(await world.db.selectFrom('event_experts').select('user_id').where('event_id', '=', eventId).execute()).toEqual([{ user_id: other.id }])
  await world.db.transaction().execute((tx) => expertsPersonalData.erase(tx, guest.id, deps()))
  expect(await scoresOf(eventId)).toMatchObject([{ score: 20 }])
})

test('personal data: a merge deletes the scores that one account gave to the other', async () => {
  for (const isMovedBefore of [false, true]) {
    const [from, to] = [await world.given.person({ isExpert: true }), await world.given.person({ isExpert: true })]
    const [{ id: byTo }, { id: byFrom }] = [await world.given.event(), await world.given.event()]
    const [ofFrom, ofTo, other] = [
      await participant(byTo, from),
      await participant(byFrom, to),
      await participant(byFrom, await world.given.person()),
    ]
    await expertOf(byTo, to)
    await expertOf(byFrom, from)
    await scoreOf(byTo, to, ofFrom, 100)
    await scoreOf(byFrom, from, ofTo, 100)
    await scoreOf(byFrom, from, other, 40)
    // participation is moved by its own domain, before or after
    if (isMovedBefore) await world.db.updateTable('event_participants').set({ user_id: to.id }).where('id', '=', ofFrom).execute()
    await world.db.transaction().execute((tx) => expertsPersonalData.move(tx, { from: from.id, to: to.id }, deps()))
    expect([await scoresOf(byTo), await scoresOf(byFrom)]).toMatchObject([[], [{ user_id: to.id, score: 40 }]])
  }
})

test('personal data: a merge keeps the stronger invitation of two', async () => {
  const states = [
    { invite: 'approved', decided_at: now },
    { invite: 'wait', decided_at: null },
    { invite: 'declined', decided_at: now },
    { invite: 'approved', decided_at: now, removed_at: now },
  ]
  const keptOf = async (ofFrom: object, ofTo: object) => {
    const [from, to] = [await world.given.person({ isExpert: true }), await world.given.person({ isExpert: true })]
    const { id } = await world.given.event()
    await expertOf(id, from, ofFrom)
    await expertOf(id, to, ofTo)
    await world.db.transaction().execute((tx) => expertsPersonalData.move(tx, { from: from.id, to: to.id }, deps()))
    return world.db.selectFrom('event_experts').select(['user_id', 'invite', 'decided_at', 'removed_at']).where('event_id', '=', id).execute()
  }
  for (const [index, weaker] of states.entries())
    for (const stronger of states.slice(0, index)) {
      expect(await keptOf(stronger, weaker)).toMatchObject([{ removed_at: null, ...stronger }])
      expect(await keptOf(weaker, stronger)).toMatchObject([{ removed_at: null, ...stronger }])
    }
})

test('files: experts who accepted read those of requests for admission, and no others', async () => {
  const [author, expert, invited, stranger] = [
    await world.given.person(),
    await world.given.person({ isExpert: true }),
    await world.given.person({ isExpert: true }),
    await world.given.person({ isExpert: true }),
  ]
  const { id: eventId } = await world.given.event({ registrationEnd: new Date(now.getTime() - 1000) })
  await expertOf(eventId, expert)
  await expertOf(eventId, invited, { invite: 'wait', decided_at: null })
  const form = await formOf([{ name: 'Заявка.pdf', bytes: Buffer.from('%PDF-1.4\nзаявка\n%%EOF\n') }], { purpose: 'inquiry' })
  const { body: file } = await world.request({ method: 'POST', url: '/api/uploads', token: author.token, ...form })
  const body = { type: 'participation', text: 'Хочу выступить', fileIds: [file.uploadId] }
  const sent = await world.request({ method: 'POST', url: `/api/events/${eventId}/participant-inquiries`, token: author.token, body })
  expect(sent.status).toBe(200)
  const participantId = await participant(eventId, author)
  const read = async ({ token }: Person) => (await world.request({ url: file.url, token })).status
  expect([await read(expert), await read(invited), await read(stranger)]).toEqual([200, 404, 404])
  const { body: answers } = await world.request({ url: `/api/expert/events/answers?eventId=${eventId}`, token: expert.token })
  expect(answers._items).toMatchObject([{ id: participantId, text: 'Хочу выступить', files: [{ uploadId: file.uploadId, name: 'Заявка.pdf' }] }])
  await world.db.updateTable('participant_inquiries').set({ type: 'attendance' }).where('event_id', '=', eventId).execute()
  expect(await read(expert)).toBe(404)
  await world.db.updateTable('participant_inquiries').set({ type: 'participation' }).where('event_id', '=', eventId).execute()
  await world.db.updateTable('event_experts').set({ removed_at: now }).where('user_id', '=', expert.id).execute()
  expect(await read(expert)).toBe(404)
})
