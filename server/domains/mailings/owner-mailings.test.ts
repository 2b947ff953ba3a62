import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailingCodes } from '../../../contract/limits.ts'
import { openMailings } from '../../../tests/kit/mailings.ts'
import { picture } from '../../../tests/kit/ownership/stage.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { storeUpload } from '../uploads/store-upload.ts'

let world: World
let desk: Awaited<ReturnType<typeof openMailings>>

beforeAll(async () => {
  world = await createWorld()
  desk = await openMailings(world)
})
afterAll(() => world.close())

const upload = async ({ id: ownerId }: { id: number }) =>
  storeUpload(world.resources, { name: 'plan.png', mime: 'image/png', bytes: await picture(), purpose: 'file', ownerId, isClaimed: false })

test('mailings: the codes are the documented ones (V219)', () => {
  expect(mailingCodes).toEqual({ draft: 10, considered: 20, approved: 30, executing: 40, sent: 50, rejected: 60 })
})

test('mailings: every field reads back as it was written, and another template is refused (V405)', async () => {
  const file = await upload(desk.organizer)
  const body = { ...desk.draftBody({ attachments: [file], eventIds: [desk.event.id], sendAt: '2026-03-20T10:00:00.000Z' }), template: 'partner' }
  const made = await desk.ask('POST', '/owner/mailings', body)
  expect(made.status).toBe(200)
  const read = (await desk.ask('GET', `/owner/mailings/${made.body.id}`)).body
  const { attachments, ...plain } = body as Record<string, unknown>
  expect(read).toMatchObject({ ...plain, status: 10, statusText: 'draft', authorId: desk.organizer.id, openedCount: null })
  expect(read.attachments.map(({ uploadId }: { uploadId: string }) => uploadId)).toEqual([file])
  expect((await desk.ask('POST', '/owner/mailings', desk.draftBody({ template: 'other' }))).status).toBe(422)
  expect((await desk.ask('POST', '/owner/mailings', desk.draftBody({ content: undefined }))).status).toBe(422)
  expect((await desk.ask('PUT', `/owner/mailings/${read.id}`, read)).body).toMatchObject({ content: read.content, blocks: read.blocks })
})

test('mailings: html of a client is sanitized, and its own pictures and lines become blocks', async () => {
  const picture = await upload(desk.organizer)
  const content = `<p onclick="x()">Текст<script>alert(1)</script></p><img src="/files/${picture}" alt="Зал"><hr><img src="https://tracker.test/a.png"><p>Ещё</p>`
  const made = await desk.draft({ content })
  expect(made.blocks).toEqual([
    { type: 'text', html: '<p>Текст</p>' },
    { type: 'image', uploadId: picture, alt: 'Зал' },
    { type: 'divider' },
    { type: 'text', html: '<p>Ещё</p>' },
  ])
  expect(made.content).not.toContain('tracker')
  expect((await desk.ask('PUT', `/owner/mailings/${made.id}`, { content: made.content, subject: 'Иначе' })).body.blocks).toEqual(made.blocks)
})

test('mailings: foreign events and organizations as recipients or links are refused (V409)', async () => {
  const foreign = await world.given.event({ owner: await world.given.person() })
  const { id: organizationId } = await world.db
    .insertInto('organizations')
    .values({ name: 'Чужая организация', type: 'ngo', city_id: 881, moderation: 'approved' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const body of [
    desk.draftBody({ recipients: { eventIds: [foreign.id] } }),
    desk.draftBody({ recipients: { organizationId } }),
    desk.draftBody({ eventIds: [foreign.id] }),
    desk.draftBody({ content: undefined, blocks: [{ type: 'event', eventId: foreign.id }] }),
  ])
    expect((await desk.ask('POST', '/owner/mailings', body)).status).toBe(403)
  expect((await desk.ask('POST', '/owner/mailings/recipients-count', { recipients: { eventIds: [foreign.id] } })).status).toBe(403)
  const { id } = await desk.draft()
  expect((await desk.ask('PUT', `/owner/mailings/${id}`, { recipients: { eventIds: [foreign.id] } })).status).toBe(403)
  expect((await desk.ask('POST', '/owner/mailings/link-events', { mailingId: id, eventIds: [foreign.id] })).status).toBe(403)
})

test('mailings: link-events links a mailing to events, whose list shows it (V408)', async () => {
  const { id } = await desk.draft()
  const linked = await desk.ask('POST', '/owner/mailings/link-events', { mailingId: id, eventIds: [desk.event.id] })
  expect(linked.body.eventIds).toEqual([desk.event.id])
  const listed = (await desk.ask('GET', `/owner/events/${desk.event.id}/mailings`)).body
  expect(listed._items.map((one: { id: number }) => one.id)).toContain(id)
  expect(listed._meta.perPage).toBe(9)
  const coOwner = await world.given.person()
  await world.db.insertInto('event_owners').values({ event_id: desk.event.id, user_id: coOwner.id }).execute()
  const forCoOwner = await desk.ask('GET', `/owner/events/${desk.event.id}/mailings`, undefined, coOwner.token)
  expect([forCoOwner.status, forCoOwner.body._items]).toEqual([200, []])
})

test('recipients: the count follows states, roles, themes and cities, and names every reason of exclusion', async () => {
  const own = await world.given.event({ owner: desk.organizer })
  const person = (given: Parameters<World['given']['person']>[0] = {}) => world.given.person({ cityId: 881, ...given })
  const [anna, boris, media, unconfirmed, leaver, bounced] = [
    await person(),
    await person({ cityId: 1 }),
    await person(),
    await person(),
    await person(),
    await person(),
  ]
  const [child, stranger] = [await person({ birthday: '2012-01-01' }), await person()]
  for (const one of [anna, unconfirmed, leaver, bounced, child]) await desk.join(own.id, one)
  await desk.join(own.id, boris, { state: 'wait' })
  await desk.join(own.id, media, { role: 'media' })
  await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', unconfirmed.id).execute()
  await desk.ask('POST', '/user/subscriptions', { mailing_type_id: 2, enabled: false }, leaver.token)
  const later = new Date(world.clock.now().getTime() + 1000)
  await world.db.insertInto('mail_suppressions').values({ email: bounced.email, reason: '550 5.1.1 no such user', created_at: later }).execute()
  const count = async (recipients: Record<string, unknown>) => (await desk.ask('POST', '/owner/mailings/recipients-count', { recipients })).body
  expect(await count({ eventIds: [own.id], userIds: [stranger.id] })).toEqual({
    count: 2,
    excluded: 5,
    reasons: [
      { reason: 'unsubscribed', count: 1 },
      { reason: 'noEmail', count: 1 },
      { reason: 'minor', count: 1 },
      { reason: 'suppressed', count: 1 },
      { reason: 'notAllowed', count: 1 },
    ],
  })
  expect((await count({ eventIds: [own.id], states: ['wait'] })).count).toBe(1)
  expect((await count({ eventIds: [own.id], states: ['wait', 'approved'] })).count).toBe(3)
  expect((await count({ eventIds: [own.id], roles: ['media'] })).count).toBe(1)
  expect((await count({ eventIds: [own.id], cityIds: [1], states: ['wait', 'approved'] })).count).toBe(1)
  expect((await count({ eventIds: [own.id], themes: [5] })).count).toBe(0)
  await world.db
    .updateTable('users')
    .set({ theme_ids: [5] })
    .where('id', '=', anna.id)
    .execute()
  expect((await count({ eventIds: [own.id], themes: [5] })).count).toBe(1)
  expect((await count({ themes: [5] })).count).toBe(1)
  expect((await count({})).count).toBe(0)
  await world.db
    .insertInto('contact_accesses')
    .values({ user_id: desk.organizer.id, owner_id: stranger.id, decision: 'approved', asked_at: later, decided_at: later })
    .execute()
  expect((await count({ userIds: [stranger.id] })).count).toBe(1)
  // a confirmed address is good again
  await world.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(later.getTime() + 1000) })
    .where('id', '=', bounced.id)
    .execute()
  expect((await count({ eventIds: [own.id] })).count).toBe(3)
})

test('mailings: a test letter goes to the own confirmed address only', async () => {
  const { id } = await desk.draft({
    subject: 'Проверка',
    eventIds: [desk.event.id],
    content: undefined,
    blocks: [{ type: 'event', eventId: desk.event.id }],
  })
  expect((await desk.ask('POST', `/owner/mailings/${id}/test`, { email: 'victim@people.test' })).body.reason).toBe('otherAddress')
  expect((await desk.ask('POST', `/owner/mailings/${id}/test`, {})).body).toEqual({ ok: true })
  await world.sendMessages()
  const [letter] = await world.inbox(desk.organizer.email)
  expect(letter?.subject).toBe('Проба: Проверка')
  expect(letter?.text).toContain('Утро стартапов')
  expect(letter?.text).toContain('Дом на Басманной')
})

test('mailings: the preview is the letter of a real participant', async () => {
  const own = await world.given.event({ owner: desk.organizer })
  await desk.join(own.id, await world.given.person({ firstName: 'Динара' }))
  const { id } = await desk.draft({ recipients: { eventIds: [own.id] } })
  const preview = (await desk.ask('GET', `/owner/mailings/${id}/preview`)).body
  expect(preview).toMatchObject({ name: 'Динара', subject: 'Программа утра' })
  expect(preview.html).toContain('Здравствуйте, Динара!')
})

test('mailings: an author who no longer owns the event sees none of its participants in the preview', async () => {
  const own = await world.given.event({ owner: desk.organizer })
  await desk.join(own.id, await world.given.person({ firstName: 'Динара' }))
  const { id } = await desk.draft({ recipients: { eventIds: [own.id] } })
  await world.db.deleteFrom('event_owners').where('event_id', '=', own.id).where('user_id', '=', desk.organizer.id).execute()
  const preview = (await desk.ask('GET', `/owner/mailings/${id}/preview`)).body
  const author = await world.db.selectFrom('users').select('first_name').where('id', '=', desk.organizer.id).executeTakeFirstOrThrow()
  expect(preview.name).toBe(author.first_name)
  expect(preview.html).not.toContain('Динара')
})

test('mailings: drafts of a user are limited, also when many are created at once', async () => {
  const author = await world.given.person()
  const at = world.clock.now()
  const row = {
    user_id: author.id,
    subject: 'С',
    blocks: '[]',
    content: '',
    template: 'organizer' as const,
    recipients: '{}',
    created_at: at,
    updated_at: at,
  }
  await world.db
    .insertInto('mailings')
    .values(Array.from({ length: 98 }, () => row))
    .execute()
  const create = () => desk.ask('POST', '/owner/mailings', { ...desk.draftBody(), recipients: {} }, author.token)
  const answers = await Promise.all(Array.from({ length: 6 }, create))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
})

test('mailings: a quiz is asked by a mailing once in two weeks, and its list shows the mailing (A134)', async () => {
  const quiz = await world.given.quiz({ author: desk.organizer })
  const own = await world.given.event({ owner: desk.organizer })
  const [fresh, asked] = [await world.given.person(), await world.given.person()]
  for (const one of [fresh, asked]) await desk.join(own.id, one)
  const at = world.clock.now()
  await world.db
    .insertInto('survey_requests')
    .values({ quiz_id: quiz.id, user_id: asked.id, asked_at: at, quiet_until: new Date(at.getTime() + 86_400_000) })
    .execute()
  const body = { subject: 'Опрос', content: '<p>Ответьте</p>', recipients: { eventIds: [own.id] } }
  const made = (await desk.ask('POST', `/quizzes/${quiz.id}/mailings`, body)).body
  expect(made.quizId).toBe(quiz.id)
  expect((await desk.ask('GET', `/quizzes/${quiz.id}/mailings`)).body._items.map((one: { id: number }) => one.id)).toEqual([made.id])
  expect((await desk.ask('POST', '/owner/mailings/recipients-count', { recipients: body.recipients, quizId: quiz.id })).body).toMatchObject({
    count: 1,
    reasons: [{ reason: 'surveyed', count: 1 }],
  })
  await desk.ask('POST', `/owner/mailings/${made.id}/submit`)
  await desk.decide(made.id, 'approved')
  await desk.run()
  expect(await world.inbox(asked.email)).toEqual([])
  expect((await world.inbox(fresh.email))[0]?.text).toContain(`/quiz/${quiz.id}`)
  expect((await desk.ask('POST', '/owner/mailings/recipients-count', { recipients: body.recipients, quizId: quiz.id })).body.count).toBe(0)
})
