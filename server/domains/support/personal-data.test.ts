import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { supportPersonalData as data } from './personal-data.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const deps = () => ({ announce: world.resources.announce, now: world.clock.now() })
const erase = ({ id }: Person) => world.db.transaction().execute((tx) => data.erase(tx, id, deps()))
const move = (from: Person, to: Person) => world.db.transaction().execute((tx) => data.move(tx, { from: from.id, to: to.id }, deps()))
const write = ({ token }: Person, text: string) => world.request({ method: 'POST', url: '/api/support/messages', token, body: { text } })
const thread = ({ id }: { id: number }) => world.db.selectFrom('support_threads').selectAll().where('user_id', '=', id).executeTakeFirst()
const collected = async ({ id }: Person) => (await data.collect(world.db, id)).rows['support-messages']
const visitorThread = async (email: string) => {
  const values = { email, locale: 'ru' as const, since: world.clock.now() }
  const { id } = await world.db.insertInto('support_threads').values(values).returning('id').executeTakeFirstOrThrow()
  const message = { thread_id: id, text: 'Без входа', from_staff: false, created_at: world.clock.now() }
  await world.db.insertInto('support_messages').values(message).execute()
}

test('an erased account takes its thread along, and that of its confirmed address', async () => {
  const [anna, boris] = [await world.given.person(), await world.given.person()]
  await write(anna, 'Моё')
  await write(boris, 'Чужое')
  await visitorThread(anna.email)
  await visitorThread('other@mail.test')
  expect(await collected(anna)).toMatchObject([{ text: 'Моё', fromStaff: false, fileIds: [] }, { text: 'Без входа' }])
  await erase(anna)
  const left = await world.db.selectFrom('support_messages').select('text').orderBy('id').execute()
  expect(left.map(({ text }) => text)).toEqual(['Чужое', 'Без входа'])
})

test('an erased staff member leaves the answers without a name', async () => {
  const [user, staff] = [await world.given.person(), await world.given.person({ roles: ['crm_tk_staff'] })]
  const { body } = await write(user, 'Вопрос')
  const { id } = (await thread(user)) ?? { id: 0 }
  const url = `/api/admin/support-messages/${id}`
  await world.request({ method: 'POST', url: `${url}/answer`, token: staff.token, body: { text: 'Ответ', lastMessageId: body.id } })
  await erase(staff)
  const reader = await world.given.person({ roles: ['crm_tk_staff'] })
  expect((await world.request({ url, token: reader.token })).body._items[0]).toMatchObject({ text: 'Ответ', fromStaff: true, author: null })
})

test('a merge joins both threads in order, and one that waits stays open since its first message', async () => {
  const [from, to] = [await world.given.person(), await world.given.person()]
  await write(from, 'Первое')
  const since = world.clock.now()
  world.clock.advance(1000)
  await write(to, 'Второе')
  await world.db.updateTable('support_threads').set({ has_unread: true, state: 'answered' }).where('user_id', '=', to.id).execute()
  await move(from, to)
  expect([await thread(from), await thread(to)]).toMatchObject([undefined, { has_unread: true, state: 'open', since }])
  expect(await collected(to)).toMatchObject([{ text: 'Первое' }, { text: 'Второе' }])
})

test('a merge gives the only thread to the surviving account', async () => {
  const [from, to] = [await world.given.person(), await world.given.person()]
  await write(from, 'Моё')
  await move(from, to)
  expect(await collected(to)).toMatchObject([{ text: 'Моё' }])
})
