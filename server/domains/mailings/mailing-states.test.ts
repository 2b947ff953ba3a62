import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailingCodes } from '../../../contract/limits.ts'
import { openMailings } from '../../../tests/kit/mailings.ts'
import { runReactions } from '../../../tests/kit/reactions.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { reactions } from '../../app.ts'
import { brokenConstraint } from '../../kernel/db.ts'
import { sendMailings } from './send.ts'

let world: World
let desk: Awaited<ReturnType<typeof openMailings>>

beforeAll(async () => {
  world = await createWorld()
  desk = await openMailings(world)
})
afterAll(() => world.close())

test('mailings: desk.draft, considered, approved, executing, sent, and a second one rejected (V406)', async () => {
  const own = await world.given.event({ name: 'День карьеры', owner: desk.organizer })
  const reader = await world.given.person({ firstName: 'Марат <b>', cityId: 881 })
  await desk.join(own.id, reader)
  const { id } = await desk.draft({ recipients: { eventIds: [own.id] }, eventIds: [own.id], subject: 'Программа: {{event}}' })
  const statusOf = async (mailingId: number) => (await desk.ask('GET', `/owner/mailings/${mailingId}`)).body.status
  expect(await statusOf(id)).toBe(10)
  expect((await desk.ask('POST', `/owner/mailings/${id}/submit`)).body).toMatchObject({ status: 20, recipientCount: 1 })
  const waiting = (await desk.ask('GET', '/admin/mailings?status=considered', undefined, desk.staff.token)).body._items
  expect(waiting.map((one: { id: number }) => one.id)).toEqual([id])
  expect((await desk.decide(id, 'approved')).body.status).toBe(30)
  expect(await statusOf(id)).toBe(30)
  await sendMailings(world.resources)
  expect(await statusOf(id)).toBe(40)
  await world.sendMessages()
  await sendMailings(world.resources)
  expect((await desk.ask('GET', `/owner/mailings/${id}`)).body).toMatchObject({
    status: 50,
    sentCount: 1,
    recipientCount: 1,
    statusText: 'sent',
    statusName: 'sended',
  })
  const [letter] = await world.inbox(reader.email)
  expect(letter?.subject).toBe('Программа: День карьеры')
  expect(letter?.html).toContain('Здравствуйте, Марат &lt;b&gt;!')
  expect(letter?.text).toContain('Здравствуйте, Марат <b>!')
  const second = await desk.draft({ recipients: { eventIds: [own.id] } })
  await desk.ask('POST', `/owner/mailings/${second.id}/submit`)
  expect((await desk.decide(second.id, 'rejected')).body).toMatchObject({ status: 60, comment: 'Добавьте адрес' })
})

test('mailings: a rejected one shows the reason, is notified with type 13 and by email, and is submitted again after a change (V410)', async () => {
  const own = await world.given.event({ owner: desk.organizer })
  await desk.join(own.id, await world.given.person())
  const { id } = await desk.draft({ recipients: { eventIds: [own.id] } })
  await desk.ask('POST', `/owner/mailings/${id}/submit`)
  await desk.decide(id, 'rejected')
  await runReactions(world.resources, reactions)
  await world.sendMessages()
  const [notice] = (await desk.ask('GET', '/user/notifications')).body._items
  expect(notice).toMatchObject({ type: 13, data: { decision: 'declined', linkHref: `/organizer-cabinet/mailings/${id}` } })
  const [letter] = await world.inbox(desk.organizer.email)
  expect(letter?.text).toContain('Добавьте адрес')
  expect((await desk.ask('GET', `/owner/mailings/${id}`)).body.comment).toBe('Добавьте адрес')
  expect((await desk.ask('POST', `/owner/mailings/${id}/submit`)).body.reason).toBe('mailingNotDraft')
  expect((await desk.ask('PUT', `/owner/mailings/${id}`, { content: '<p>Адрес: Басманная, 10</p>' })).body).toMatchObject({
    status: 10,
    comment: 'Добавьте адрес',
  })
  expect((await desk.ask('POST', `/owner/mailings/${id}/submit`)).body).toMatchObject({ status: 20, comment: null })
})

test('mailings: filtering by 50, sent and sended gives the same (V220)', async () => {
  const lists = await Promise.all(
    ['50', 'sent', 'sended'].map(async (status) => (await desk.ask('GET', `/owner/mailings?status=${status}`)).body._items),
  )
  expect(lists[0]).toHaveLength(1)
  expect(lists[1]).toEqual(lists[0])
  expect(lists[2]).toEqual(lists[0])
  expect((await desk.ask('GET', '/owner/mailings?status=70')).status).toBe(422)
  expect((await desk.ask('GET', '/owner/mailings?search=ПРОГРАММА: {{')).body._items).toHaveLength(1)
})

/** A mailing in each state, by the calls that lead to it. */
const inState = async (status: keyof typeof mailingCodes) => {
  const own = await world.given.event({ owner: desk.organizer })
  await desk.join(own.id, await world.given.person())
  const { id } = await desk.draft({ recipients: { eventIds: [own.id] } })
  if (status === 'draft') return id
  await desk.ask('POST', `/owner/mailings/${id}/submit`)
  if (status === 'considered') return id
  await desk.decide(id, status === 'rejected' ? 'rejected' : 'approved')
  if (status === 'executing' || status === 'sent') await sendMailings(world.resources)
  if (status === 'sent') await desk.run()
  return id
}
const names = Object.keys(mailingCodes) as (keyof typeof mailingCodes)[]

test('mailings: of all pairs of states only the documented transitions are possible, also past the calls (V221)', async () => {
  const allowed = ['draft considered', 'considered approved', 'considered rejected', 'approved executing', 'executing sent', 'rejected draft']
  const at = world.clock.now()
  const text = { user_id: desk.organizer.id, subject: 'С', blocks: '[]', content: '', template: 'organizer' as const, recipients: '{}' }
  const columns = (status: (typeof names)[number]) => ({
    status,
    submitted_at: at,
    decided_at: ['approved', 'rejected', 'executing', 'sent'].includes(status) ? at : null,
    started_at: ['executing', 'sent'].includes(status) ? at : null,
    finished_at: status === 'sent' ? at : null,
  })
  const possible: string[] = []
  for (const from of names)
    for (const to of names.filter((name) => name !== from)) {
      const values = { ...text, created_at: at, updated_at: at, ...columns(from) }
      const { id } = await world.db.insertInto('mailings').values(values).returning('id').executeTakeFirstOrThrow()
      const change = world.db.updateTable('mailings').set(columns(to)).where('id', '=', id)
      const broken = await change.execute().then(() => null, brokenConstraint)
      if (broken === null) possible.push(`${from} ${to}`)
      else expect(broken).toBe('mailings_transition')
      await world.db.deleteFrom('mailings').where('id', '=', id).execute()
    }
  expect(possible.toSorted()).toEqual(allowed.toSorted())
})

test('mailings: every other step answers 409 and changes nothing (V221)', async () => {
  const steps = { submit: 'draft', approve: 'considered', reject: 'considered' } as const
  for (const status of names)
    for (const [step, from] of Object.entries(steps)) {
      if (status === from) continue
      const id = await inState(status)
      const answer =
        step === 'submit'
          ? await desk.ask('POST', `/owner/mailings/${id}/submit`)
          : await desk.decide(id, step === 'approve' ? 'approved' : 'rejected')
      expect([status, step, answer.status]).toEqual([status, step, 409])
      expect((await desk.ask('GET', `/owner/mailings/${id}`)).body.status).toBe(mailingCodes[status])
    }
})

test('mailings: only a draft and a rejected one are edited and deleted (V222)', async () => {
  for (const status of names) {
    const id = await inState(status)
    const isOpen = status === 'draft' || status === 'rejected'
    expect((await desk.ask('PUT', `/owner/mailings/${id}`, { subject: 'Другая тема' })).status).toBe(isOpen ? 200 : 409)
    expect((await desk.ask('POST', '/owner/mailings/link-events', { mailingId: id, eventIds: [desk.event.id] })).status).toBe(isOpen ? 200 : 409)
    expect((await desk.ask('DELETE', `/owner/mailings/${id}`)).status).toBe(isOpen ? 200 : 409)
  }
})

test('mailings: submitting without recipients, with an empty block, with an unknown placeholder or without the event of one is refused', async () => {
  const { id } = await desk.draft({ recipients: {} })
  expect((await desk.ask('POST', `/owner/mailings/${id}/submit`)).body).toMatchObject({ reason: 'noRecipients', status: 422 })
  await desk.ask('PUT', `/owner/mailings/${id}`, { blocks: [{ type: 'button', label: 'Открыть', url: '' }] })
  expect((await desk.ask('POST', `/owner/mailings/${id}/submit`)).body.reason).toBe('mailingIncomplete')
  expect((await desk.ask('PUT', `/owner/mailings/${id}`, { subject: 'Привет, {{nick}}' })).body.reason).toBe('placeholderUnknown')
  expect((await desk.ask('PUT', `/owner/mailings/${id}`, { content: '<p>{{place}}</p>' })).body.reason).toBe('placeholderNeedsEvent')
  expect((await desk.ask('PUT', `/owner/mailings/${id}`, { content: '<p>{{place}}</p>', eventIds: [desk.event.id] })).status).toBe(200)
})

test('mailings: an approval may set another time, and the letters wait for it', async () => {
  const id = await inState('considered')
  const sendAt = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
  expect((await desk.decide(id, 'approved', { sendAt })).body.sendAt).toBe(sendAt)
  await desk.run()
  expect((await desk.ask('GET', `/owner/mailings/${id}`)).body.status).toBe(30)
  world.clock.advance(3_600_000)
  await desk.run()
  expect((await desk.ask('GET', `/owner/mailings/${id}`)).body.status).toBe(50)
})
