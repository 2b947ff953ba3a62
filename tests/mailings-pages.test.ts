import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMailings } from '../server/domains/mailings/send.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let organizer: Awaited<ReturnType<World['given']['person']>>
let staff: typeof organizer
let event: { id: number }

beforeAll(async () => {
  world = await createWorld()
  organizer = await world.given.person({ firstName: 'Ольга' })
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  event = await world.given.event({ name: 'Утро стартапов', owner: organizer })
  await join(await world.given.person({ firstName: 'Динара', cityId: 881 }))
})
afterAll(() => world.close())

const join = (person: { id: number }) =>
  world.db
    .insertInto('event_participants')
    .values({ event_id: event.id, user_id: person.id, state: 'approved', queue_number: 1, format: 'offline', created_at: world.clock.now() })
    .execute()

/** The form of the editor; its buttons differ by the value of `step`. */
const form = '[name=change][value=save]'

const list = () => world.page('/organizer-cabinet/mailings', { as: organizer })
const editor = (id: number) => world.page(`/organizer-cabinet/mailings/${id}`, { as: organizer })
const latest = async () =>
  await world.db
    .selectFrom('mailings')
    .select(['id', 'status', 'blocks', 'subject', 'recipients'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test('mailings: a newcomer creates one from a template with the card and the participants of an event, before scripts', async () => {
  const empty = await list()
  expect(empty.text).toContain('Напишите участникам')
  const create = await world.page('/organizer-cabinet/mailings/create', { as: organizer })
  const refused = await create.submit('[name=intent][value=create]', { subjectLine: '', template: 'partner' })
  expect([refused.status, refused.$('[aria-invalid=true]').attr('name')]).toEqual([422, 'subjectLine'])
  const page = await create.submit('[name=intent][value=create]', { subjectLine: 'Программа', template: 'partner', eventId: String(event.id) })
  const { id, blocks, recipients } = await latest()
  expect(page.address).toBe(`/organizer-cabinet/mailings/${id}`)
  expect((blocks as { type: string }[]).map(({ type }) => type)).toEqual(['heading', 'text', 'event'])
  expect(recipients).toEqual({ eventIds: [event.id], states: ['approved'] })
  expect(page.text).toContain('Письмо получит: 1')
})

test('mailings: blocks are added, moved and removed by plain buttons that save the whole form', async () => {
  const { id } = await latest()
  const typesIn = (page: Awaited<ReturnType<typeof editor>>) =>
    page
      .$('[name=blockType]')
      .toArray()
      .map((field) => page.$(field).attr('value'))
  let page = await (await editor(id)).submit(form, { subjectLine: 'Программа дня' }, 'add-button')
  expect(typesIn(page)).toEqual(['heading', 'text', 'event', 'button'])
  expect((await latest()).subject).toBe('Программа дня')
  page = await page.submit(form, { 'label-3': 'На сайт', 'url-3': 'https://people.test/page' }, 'up-3')
  expect(typesIn(page)).toEqual(['heading', 'text', 'button', 'event'])
  page = await page.submit(form, {}, 'remove-0')
  expect((await latest()).blocks).toMatchObject([
    { type: 'text' },
    { type: 'button', label: 'На сайт', url: 'https://people.test/page' },
    { type: 'event', eventId: event.id },
  ])
  const refused = await page.submit(form, { 'url-1': 'not an address' }, 'save')
  expect([refused.status, refused.$('[name="url-1"]').attr('value'), refused.$('[name="url-1"]').attr('aria-invalid')]).toEqual([
    422,
    'not an address',
    'true',
  ])
})

test('mailings: the way from the form through staff, back with a reason, and to the recipients (V410)', async () => {
  const { id } = await latest()
  const sent = await (await editor(id)).submit(form, { subjectLine: 'Ждём вас, {{name}}' }, 'submit')
  expect(sent.text).toContain('На согласовании')
  expect(sent.$('[name=step]')).toHaveLength(0)
  expect((await latest()).status).toBe('considered')

  const queue = await world.page('/admin?queue=mailings', { as: staff })
  expect(queue.text).toContain('Ждём вас, {{name}}')
  const reject = { decision: 'rejected', comment: 'Уточните адрес' }
  await world.request({ method: 'POST', url: `/api/admin/mailings/${id}/decision`, token: staff.token, body: reject })
  const rejected = await editor(id)
  expect(rejected.text).toContain('Уточните адрес')
  const again = await rejected.submit(form, {}, 'submit')
  expect(again.text).toContain('На согласовании')
  await world.request({ method: 'POST', url: `/api/admin/mailings/${id}/decision`, token: staff.token, body: { decision: 'approved' } })

  const approved = await editor(id)
  const paused = await approved.submit('[name=intent][value=pause]')
  expect(paused.text).toContain('На паузе')
  await paused.submit('[name=intent][value=resume]')
  await sendMailings(world.resources)
  await world.sendMessages()
  await sendMailings(world.resources)
  const done = await editor(id)
  expect(done.text).toContain('Отправлена')
  expect(done.$('progress').attr('value')).toBe('1')
  expect(done.$('iframe').attr('srcdoc')).toContain('Утро стартапов')
})

test('mailings: the list filters by state, and deletes a draft after a question', async () => {
  const created = await (await world.page('/organizer-cabinet/mailings/create', { as: organizer })).submit('[name=intent][value=create]', {
    subjectLine: 'Лишняя',
    template: 'organizer',
  })
  expect(created.text).toContain('Пока письмо никому не придёт')
  const { id } = await latest()
  const drafts = await world.page('/organizer-cabinet/mailings?status=draft', { as: organizer })
  expect(drafts.$('table, ul').text()).toContain('Лишняя')
  expect(drafts.text).not.toContain('Ждём вас')
  const asked = await world.page(`/organizer-cabinet/mailings?ask=remove&mailing=${id}`, { as: organizer })
  const removed = await asked.submit('[name=intent][value=remove]', {}, 'remove')
  expect(removed.text).toContain('Рассылка удалена')
  expect((await world.page(`/organizer-cabinet/mailings/${id}`, { as: organizer })).status).toBe(404)
})

test('unsubscribe: the link names the kind of letters, changes nothing when opened, and leads back', async () => {
  const reader = await world.db.selectFrom('users').select('email').where('first_name', '=', 'Динара').executeTakeFirstOrThrow()
  const [letter] = await world.inbox(reader.email ?? '')
  const path = /http:\/\/[^/]+(\/mailing\/unsubscribe\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const opened = await world.page(path)
  expect(opened.text).toContain('Письма организаторов')
  expect(await world.db.selectFrom('mailing_subscribers').select('id').execute()).toEqual([])
  const left = await opened.submit('[name=intent][value=unsubscribe]')
  expect(left.text).toContain('больше не придут')
  expect((await world.page(path)).text).toContain('Подписаться снова')
  const back = await left.submit('[name=intent][value=subscribe]')
  expect(back.text).toContain('снова будут приходить')
  expect(await world.db.selectFrom('mailing_subscribers').select('enabled').execute()).toEqual([{ enabled: true }])
})

test('cabinet: its start, events, participants, mailings and a mailing each show their screen (V533)', async () => {
  const { id } = await latest()
  const titles: Record<string, string> = {
    '/organizer-cabinet': 'Кабинет организатора',
    '/organizer-cabinet/events': 'Мои события',
    '/organizer-cabinet/participants': 'Участники',
    '/organizer-cabinet/mailings': 'Рассылки',
    [`/organizer-cabinet/mailings/${id}`]: 'Ждём вас, {{name}}',
  }
  for (const [address, title] of Object.entries(titles)) {
    const page = await world.page(address, { as: organizer })
    expect([address, page.status, page.$('h1').first().text().replace(/\s/g, ' ')]).toEqual([address, 200, title])
  }
})

test('mailings: a stranger sees neither the mailing nor its letter', async () => {
  const { id } = await latest()
  const stranger = await world.given.person()
  expect((await world.page(`/organizer-cabinet/mailings/${id}`, { as: stranger })).status).toBe(403)
  expect((await world.page('/organizer-cabinet/mailings', {})).address).toContain('/login')
})
