import { afterAll, beforeAll, expect, test } from 'vitest'
import { topUpDemo } from '../db/seed/demo/top-up.ts'
import { hashToken } from '../server/kernel/secrets.ts'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let staff: Person
beforeAll(async () => {
  world = await createWorld()
  staff = await world.given.person({ firstName: 'Олег', lastName: 'Сухов', roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

const form = 'form:has([value=sendMessage])'
const answerForm = 'form:has([name=intent][value=answer])'
const desk = '/admin/support-messages'

/** Sets known digits, because tests cannot read the picture. */
const setDigits = async (page: Page, digits: string) => {
  const id = page.$('main [name=captchaId]').attr('value') ?? ''
  const { secret } = await world.db.selectFrom('captchas').select('secret').where('id', '=', id).executeTakeFirstOrThrow()
  const answer_hash = hashToken(`${secret.toString('hex')}:${digits}`)
  await world.db.updateTable('captchas').set({ answer_hash }).where('id', '=', id).execute()
}
const write = (by: Person, text: string) => world.request({ method: 'POST', url: '/api/support/messages', token: by.token, body: { text } })
const openAs = async (by: Person, of: Person) => {
  const list = await world.page(`${desk}?search=${encodeURIComponent(of.email)}&status=all`, { as: by })
  return list.open(list.$('main a[data-panel-link]').attr('href') ?? '')
}

test('support: a visitor writes without scripts, solves the captcha at the refusal, and loses nothing typed (R038, C396)', async () => {
  const page = await world.page('/support')
  const empty = await page.submit(form, {})
  expect([empty.status, empty.$(`${form} [aria-invalid=true]`).length]).toEqual([422, 2])
  const asked = await page.submit(form, { text: 'Не приходит <b>код</b>', email: 'guest@mail.test' })
  expect([asked.status, asked.$('main [name=captchaDigits]').length]).toEqual([422, 1])
  expect([asked.$(`${form} textarea`).text(), asked.$(`${form} [name=email]`).attr('value')]).toEqual(['Не приходит <b>код</b>', 'guest@mail.test'])
  await setDigits(asked, '04217')
  const wrong = await asked.submit(form, { captchaDigits: '11111' })
  expect([wrong.status, wrong.$(`${form} textarea`).text()]).toEqual([422, 'Не приходит <b>код</b>'])
  await setDigits(wrong, '04217')
  const sent = await wrong.submit(form, { captchaDigits: '04217' })
  expect(sent.texts('main [role=status]')).toContain('Сообщение отправлено. Ответ придёт на вашу почту.')
  // a reload sends nothing again
  expect(sent.address).toContain('/support?sent=1')
  expect(sent.$(`${form} textarea`).text()).toBe('')
})

test('support: the thread of a user with the answer, its mark until it is read, and older messages on another page (R038, C395)', async () => {
  const user = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
  const page = await world.page('/support', { as: user })
  expect([page.$('#messages ol').length, page.$(`${form} [name=email]`).length]).toEqual([0, 0])
  const sent = await page.submit(form, { text: 'Где <i>билет</i>?' })
  expect(sent.texts('#messages ol li')).toEqual([expect.stringContaining('Где <i>билет</i>?')])
  const opened = await openAs(staff, user)
  const answered = await opened.submit(answerForm, { text: 'В «Активности»' })
  expect(answered.texts('main dialog [role=status]')).toContain('Ответ отправлен')
  expect(answered.texts('main dialog ol li')).toEqual([expect.stringContaining('Вера Ли'), expect.stringContaining('Олег Сухов')])
  const sides = answered
    .$('main dialog ol li')
    .toArray()
    .map((one) => answered.$(one).hasClass('self-end'))
  expect(sides).toEqual([false, true])
  const marked = await world.page('/events', { as: user })
  expect([marked.$('footer [data-unread]').text(), marked.$('footer a[href="/support#messages"] .sr-only').text()]).toEqual(['1', 'новых ответов: 1'])
  const thread = await world.page('/support', { as: user })
  expect(thread.texts('#messages ol li')).toEqual([expect.stringContaining('Вы'), expect.stringContaining('новый ответ')])
  expect(thread.$('#messages').text()).not.toContain('Сухов')
  const read = await thread.submit('form:has([value=markRead])')
  expect([read.$('footer [data-unread]').length, read.text.includes('новый ответ')]).toEqual([0, false])
  for (let count = 1; count <= 20; count += 1) await write(user, `Сообщение ${count}`)
  const many = await world.page('/support', { as: user })
  expect([many.$('#messages ol li').length, many.texts('#messages ol li').at(-1)]).toEqual([20, expect.stringContaining('Сообщение 20')])
  const older = await world.page('/support?paginationPage=2', { as: user })
  expect(older.texts('#messages ol li')[0]).toContain('Где <i>билет</i>?')
})

test('support: a refused message of a user keeps its text and its files, without scripts', async () => {
  const user = await world.given.person()
  const page = await world.page('/support', { as: user })
  const long = 'я'.repeat(4001)
  const pdf = { fileName: 'order.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const refused = await page.submit(form, { text: long, files: pdf })
  expect([refused.status, refused.$(`${form} textarea`).text(), refused.$(`${form} textarea`).attr('aria-invalid')]).toEqual([422, long, 'true'])
  await refused.submit(form, { text: 'Короче' })
  const { body } = await world.request({ url: '/api/support/messages', token: user.token })
  expect(body._items).toMatchObject([{ text: 'Короче', files: [{ name: 'order.pdf' }] }])
})

test('layout: header, footer, cookie notice and the button of the support chat, which leads to the form (V042)', async () => {
  for (const as of [undefined, await world.given.person()]) {
    const page = await world.page('/events', as && { as })
    const frame = ['header:not(main header)', 'footer:has(nav)', 'aside.cookie-notice', 'footer a[href="/support#messages"]']
    expect(frame.map((one) => page.$(one).length)).toEqual([1, 1, 1, 1])
    expect([page.$('footer a[href="/support#messages"]').text(), page.$('footer [data-unread]').length]).toEqual(['Чат поддержки', 0])
    expect((await page.open('/support')).$(`#messages ${form}`).length).toBe(1)
  }
})

test('desk: the second of two staff members keeps the typed answer, and sees who answered first', async () => {
  const user = await world.given.person()
  const second = await world.given.person({ roles: ['admin'] })
  await write(user, 'Вопрос')
  const late = await openAs(second, user)
  await (await openAs(staff, user)).submit(answerForm, { text: 'Первый' })
  const lost = await late.submit(answerForm, { text: 'Второй' })
  expect([lost.status, lost.$('dialog textarea').text()]).toEqual([409, 'Второй'])
  expect(lost.$('dialog').text()).toContain('Уже ответили: Олег Сухов')
  expect(lost.texts('dialog ol li').at(-1)).toContain('Первый')
  const sent = await lost.submit(answerForm, {})
  expect([sent.status, sent.texts('dialog ol li').length]).toEqual([200, 3])
})

test('desk: the email of an account that a visitor typed is named as unproven', async () => {
  const user = await world.given.person()
  const values = { email: user.email, locale: 'ru' as const, since: world.clock.now() }
  const { id } = await world.db.insertInto('support_threads').values(values).returning('id').executeTakeFirstOrThrow()
  await world.db.insertInto('support_messages').values({ thread_id: id, text: 'Это я', from_staff: false, created_at: world.clock.now() }).execute()
  const opened = await world.page(`${desk}?id=${id}`, { as: staff })
  expect(opened.$('main dialog').text()).toContain('Почта не подтверждена; с этой почтой есть аккаунт')
  expect(opened.$('main dialog').text()).not.toContain('Без аккаунта')
})

test('desk: close a thread without an answer and open it again, and show each state', async () => {
  const user = await world.given.person({ firstName: 'Тихон', lastName: 'Дело' })
  await write(user, 'Просто спасибо')
  const names = async (status: string) =>
    (await world.page(`${desk}?status=${status}&search=${user.email}`, { as: staff })).texts('main table a[data-panel-link]')
  expect([await names('open'), await names('closed')]).toEqual([['Тихон Дело'], []])
  const opened = await openAs(staff, user)
  const closed = await opened.submit('form:has([name=state])', {}, 'closed')
  expect([closed.$('dialog [name=state]').attr('value'), await names('open'), await names('closed')]).toEqual(['open', [], ['Тихон Дело']])
  await closed.submit('form:has([name=state])', {}, 'open')
  expect(await names('open')).toEqual(['Тихон Дело'])
  const missing = await world.page(`${desk}?id=999999`, { as: staff })
  expect(missing.text).toContain('Такой переписки нет')
  expect((await world.page(desk, { as: user })).status).toBe(403)
})

test('demo: the desk has threads in each state, the participant an unread answer, and a renewal adds none', async () => {
  const demo = await createWorld({ demo: true })
  const count = async () =>
    (await demo.db.selectFrom('support_threads').select(['state', 'has_unread']).execute()).map(({ state }) => state).toSorted()
  const before = await count()
  expect(new Set(before)).toEqual(new Set(['answered', 'closed', 'open']))
  const unread = await demo.db.selectFrom('support_threads').select('id').where('has_unread', '=', true).execute()
  expect(unread).toHaveLength(1)
  await topUpDemo(demo.resources)
  expect(await count()).toEqual(before)
  await demo.close()
})
