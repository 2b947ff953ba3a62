import { afterAll, beforeAll, expect, test } from 'vitest'
import { wizardSections } from '../contract/organizing/limits.ts'
import type { FormFields } from './kit/page-form.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['given']['person']>>

const createDraft = async (owner: Person, body: object = {}): Promise<number> => {
  const { body: reply } = await world.request({ method: 'POST', url: '/api/events/draft', token: owner.token, body })
  return (reply as { id: number }).id
}

const dataOf = async (id: number, owner: Person): Promise<Record<string, unknown>> => {
  const { body } = await world.request({ url: `/api/events/${id}/draft`, token: owner.token })
  return (body as { data: Record<string, unknown> }).data
}

const open = (id: number, section: string, owner: Person) => world.page(`/events/create?id=${id}&section=${section}`, { as: owner })

test('wizard: list the 16 sections in their order and open each (V097)', async () => {
  const owner = await world.given.person()
  const id = await createDraft(owner)
  const page = await open(id, 'main', owner)
  const links = page.$('nav[aria-label="Разделы события"] a').toArray()
  const addresses = links.map((link) => new URL(page.$(link).attr('href') ?? '', 'http://site.test').searchParams.get('section'))
  // beside the form, and in a sheet on a phone
  expect([...new Set(addresses)]).toEqual([...wizardSections])
  for (const section of wizardSections) expect((await open(id, section, owner)).status).toBe(200)
})

test('wizard: going through every section without scripts changes nothing', async () => {
  const owner = await world.given.person()
  const id = await createDraft(owner, {
    name: 'Форум',
    info: '<h2>План</h2><p>Чай и <strong>разговор</strong></p>',
    participation_format: 'team',
    requirements: { chairs: 5 },
    contacts: [{ name: 'Анна' }],
  })
  const before = await dataOf(id, owner)
  let page = await open(id, 'main', owner)
  for (const section of wizardSections) {
    expect(page.address).toContain(`section=${section}`)
    page = await page.submit('#wizard-form', {}, 'next')
  }
  expect(await dataOf(id, owner)).toEqual(before)
})

test('equipment: save all eight controls without scripts (V104)', async () => {
  const owner = await world.given.person()
  const id = await createDraft(owner)
  const page = await open(id, 'equipment', owner)
  const requirements = { screen: true, catering: true, parking: true, microphones: 2, tables: 10, chairs: 40, broadcast: true, comment: 'Тихий зал' }
  const fields = Object.entries(requirements).map(([name, value]) => [`requirements.${name}`, value === true ? 'on' : String(value)])
  await page.submit('#wizard-form', Object.fromEntries(fields), 'next')
  expect((await dataOf(id, owner)).requirements).toEqual(requirements)
})

test('equipment: show a number that is none at its field, with what was typed', async () => {
  const owner = await world.given.person()
  const id = await createDraft(owner)
  const page = await open(id, 'equipment', owner)
  const refused = await page.submit('#wizard-form', { 'requirements.chairs': 'много' }, 'next')
  expect(refused.status).toBe(422)
  expect(refused.$('[name="requirements.chairs"]').attr('aria-invalid')).toBe('true')
  expect(refused.$('[name="requirements.chairs"]').attr('value')).toBe('много')
})

test('promotion: save all four requests without scripts (V105)', async () => {
  const owner = await world.given.person()
  const id = await createDraft(owner)
  const requests = { proposeToMain: true, requestCityDigest: true, requestInfoMailing: true, addToContest: true }
  const fields = Object.keys(requests).map((name) => [`promotion.${name}`, 'on'])
  await (await open(id, 'promotion', owner)).submit('#wizard-form', Object.fromEntries(fields), 'next')
  expect((await dataOf(id, owner)).promotion).toEqual(requests)
})

test('materials: upload a file without scripts, beside the saved one; a refused file is named at its field', async () => {
  const owner = await world.given.person()
  const id = await createDraft(owner)
  const file = (fileName: string) => ({ fileName, type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') })
  const send = async (fields: FormFields) => (await open(id, 'materials', owner)).submit('#wizard-form', fields, 'next')
  const saved = async () => (await open(id, 'materials', owner)).texts('li:has(input[name=documents])')
  expect((await send({ 'file:document:documents': file('rules.pdf') })).address).toContain('section=promotion')
  await send({ 'file:document:documents': file('map.pdf') })
  expect(await saved()).toEqual(['rules.pdf', 'map.pdf'])
  const refused = await send({ 'file:document:documents': { fileName: 'virus.exe', type: 'application/x-msdownload', bytes: Buffer.from('MZ') } })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.$('[name="file:document:documents"]').attr('aria-invalid')).toBe('true')
  expect(await saved()).toEqual(['rules.pdf', 'map.pdf'])
})

test('schedule: add an item in the empty row, in the zone of the event', async () => {
  const owner = await world.given.person()
  const id = await createDraft(owner, { timezoneName: 'Asia/Yekaterinburg' })
  const item = { 'schedules.0.name': 'Открытие', 'schedules.0.hall': 'Малый', 'schedules.0.dateStart': '2027-03-01T10:00' }
  await (await open(id, 'schedule', owner)).submit('#wizard-form', item, 'next')
  const none = { speaker: null, description: null, dateEnd: null }
  expect((await dataOf(id, owner)).schedules).toEqual([{ name: 'Открытие', hall: 'Малый', dateStart: '2027-03-01T05:00:00.000Z', ...none }])
})

test('event series: the main event is found among own events by its name', async () => {
  const owner = await world.given.person()
  const main = await createDraft(owner, { name: 'Большой форум' })
  const id = await createDraft(owner, { name: 'Первая встреча' })
  await (await open(id, 'eventSeries', owner)).submit('#wizard-form', { masterEventIdText: 'Большой форум' }, 'next')
  expect((await dataOf(id, owner)).masterEventId).toBe(main)
  expect((await open(id, 'eventSeries', owner)).text).toContain('Большой форум')
})
