import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf } from './kit/form.ts'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** The content of a block, with the values of its fields. */
const blockOf = ({ $ }: Page, id: string) => {
  const block = $(`main section#${id}`)
  const values = block
    .find('input[value]')
    .toArray()
    .map((field) => $(field).attr('value'))
  return [block.text(), ...values].join(' ')
}

test('own profile: show seven blocks, and save changes to the editable ones (V005)', { timeout: 120_000 }, async () => {
  const user = await world.given.person()
  const form = await formOf([{ name: 'Портфолио.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }])
  const { uploadId } = (await world.request({ method: 'POST', url: '/api/uploads', token: user.token, ...form })).body
  const education = { university: 'Академия хлеба', specialty: 'Технология теста', yearStart: '2010' }
  const employment = { position: 'Технолог', company: 'Пекарня «Корка»', url: 'https://korka.example', dateStart: '2020-01-01' }
  const changes = [
    ['educations', 'saveEducation', education, 'Технология теста, Академия хлеба'],
    ['employments', 'saveEmployment', employment, 'Технолог, Пекарня «Корка»'],
    ['projects', 'saveProject', { name: 'Хлебный автомат', types: 'social' }, 'Хлебный автомат'],
    ['files', 'addFile', { uploadId, title: 'Мои работы' }, 'Мои работы'],
    ['interests', 'saveInterests', { name: 'Выпечка без глютена' }, 'Выпечка без глютена'],
    ['resume', 'saveResume', { desiredPosition: 'Главный технолог' }, 'Главный технолог'],
  ] as const
  let page = await world.page('/profile', { as: user })
  for (const [id, intent, fields, shown] of changes) {
    expect([id, page.status, blockOf(page, id).includes(shown)]).toEqual([id, 200, false])
    page = await page.submit(`main #${id} [name=intent][value=${intent}]`, fields)
    expect([id, page.status, blockOf(page, id).includes(shown)]).toEqual([id, 200, true])
  }
})

test('own profile: read each value, and change the birthday by its parts without scripts (V240)', async () => {
  const user = await world.given.person({ birthday: '1990-05-17' })
  const page = await world.page('/profile', { as: user })
  expect(page.$('main section#about dl').text()).toContain('17 мая 1990')
  expect(page.$('main details[open]').length).toBe(0)
  expect(
    new Set(
      page
        .$('main section details')
        .toArray()
        .map((one) => page.$(one).attr('name')),
    ),
  ).toEqual(new Set(['editor']))
  const form = 'main [name=intent][value=savePerson]'
  const refused = await page.submit(form, { 'birthday-day': '31', 'birthday-month': '4', city: 'Нигдеград' })
  expect(refused.$('main details[open]').length).toBe(1)
  const faulty = refused.$('main section#about [aria-invalid=true]').toArray()
  expect(faulty.map((field) => refused.$(field).attr('name'))).toEqual(['birthday-day', 'city'])
  expect(refused.$('main section#about').text()).toContain('В этом месяце нет такого дня.')
  const young = await refused.submit(form, { 'birthday-day': '1', 'birthday-year': '2011', city: '' })
  expect(young.$('main [name=birthday-year]').attr('aria-invalid')).toBe('true')
  const saved = await young.submit(form, { 'birthday-year': '1991' })
  expect([saved.status, saved.$('main details[open]').length]).toEqual([200, 0])
  expect(saved.$('main section#about dl').text()).toContain('1 апреля 1991')
  expect(saved.$('main section#about [role=status]').text()).toBe('Сохранено')
})

test('own profile: topics are pills, chosen from the list or added in own words', async () => {
  const user = await world.given.person()
  const page = await world.page('/profile', { as: user })
  const form = 'main [name=intent][value=saveInterests]'
  expect(page.$('main #interests input[type=checkbox][name=themes]').length).toBeGreaterThan(10)
  const topic = page.$('main #interests input[name=themes]').first()
  const saved = await page.submit(form, { themes: topic.attr('value') ?? '', name: 'Выпечка, Чай' })
  const pills = saved.texts('main #interests ul li')
  expect(pills).toEqual(expect.arrayContaining([topic.closest('label').text(), 'Выпечка', 'Чай']))
  expect(saved.$('main #interests input[name=themes][checked]').length).toBe(3)
})

test('own profile: a position is found in the list of usual ones, or typed freely (C045)', async () => {
  const user = await world.given.person()
  const page = await world.page('/profile', { as: user })
  for (const name of ['position', 'desiredPosition']) expect(page.$(`main input[name=${name}][list]`).length).toBe(1)
  const saved = await page.submit('main [name=intent][value=saveResume]', { desiredPosition: 'Смотритель маяка', skills: 'Свет, Соль' })
  expect(saved.$('main #resume dl').text()).toContain('Смотритель маяка')
})

test('own profile: show earned and remaining achievements in three languages (V005)', async () => {
  const user = await world.given.person()
  await world.db.insertInto('user_achievements').values({ user_id: user.id, achievement_id: 1, received_at: world.clock.now() }).execute()
  for (const [prefix, title, earned] of [
    ['', 'Достижения', 'Получено 10 марта 2026'],
    ['/en', 'Achievements', 'Received on 10 March 2026'],
    ['/kz', 'Жетістіктер', 'Алынды: 2026 ж. 10 наурыз'],
  ] as const) {
    const page = await world.page(`${prefix}/profile`, { as: user })
    expect(page.$('main section#achievements h2').text()).toBe(title)
    expect(page.texts('main section#achievements ul')[0]).toContain(earned)
    expect(page.$('main section#achievements ul').eq(0).find('li').length).toBe(1)
    expect(page.$('main section#achievements ul').eq(1).find('li').length).toBeGreaterThan(3)
  }
})

test.each([
  [100, false],
  [101, true],
])('user menu: show 100 characters of a name of %i (V113, V561)', async (length, isCut) => {
  const [first, last] = ['Я'.repeat(50), 'Ю'.repeat(length - 51)]
  const user = await world.given.person({ firstName: first, lastName: last })
  const page = await world.page('/events', { as: user })
  const shown = page
    .$('header p')
    .toArray()
    .map((name) => page.$(name).text())
  expect(shown).toContain(isCut ? `${`${first} ${last}`.slice(0, 100)}…` : `${first} ${last}`)
})

test('own profile: the names and the text about the user are saved apart', async () => {
  const user = await world.given.person({ firstName: 'Вера' })
  const page = await world.page('/profile', { as: user })
  const saved = await page.submit('main [name=intent][value=saveAbout]', { about: 'Пеку хлеб', socials: 'https://hleb.example' })
  const [names, about] = saved.texts('main section#about dl')
  expect(names).toContain('Вера')
  expect(about).toContain('Пеку хлеб')
  expect(about).toContain('https://hleb.example')
  const renamed = await saved.submit('main [name=intent][value=savePerson]', { first_name: 'Вероника' })
  expect(renamed.texts('main section#about dl').join()).toMatch(/Вероника.*Пеку хлеб/s)
})

test('own profile: the side list says which sections are filled in', async () => {
  const user = await world.given.person()
  const marks = async () => {
    const page = await world.page('/profile', { as: user })
    const link = page.$('nav[aria-label="Разделы профиля"] a[href$="#interests"]').first()
    return link.text()
  }
  expect(await marks()).toBe('Интересыпусто')
  await world.db
    .updateTable('users')
    .set({ theme_ids: [1] })
    .where('id', '=', user.id)
    .execute()
  expect(await marks()).toBe('Интересызаполнено')
})
