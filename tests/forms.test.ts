import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const education = { university: 'Казанский университет', specialty: 'Физика', yearStart: '1', yearEnd: '2' }
const educationForm = 'main [name=intent][value=saveEducation]'
const summary = '[data-error-summary]'

test('forms: link every faulty field in a summary at the head of the form', async () => {
  const user = await world.given.person()
  const page = await (await world.page('/profile', { as: user })).submit(educationForm, education)
  expect(page.status).toBe(422)
  expect(page.$(summary).length).toBe(1)
  expect(page.$(summary).next().is('[name=subject]')).toBe(true)
  const links = page.$(`${summary} a`).toArray()
  const named = links.map((link) =>
    page
      .$(
        page
          .$(link)
          .attr('href')
          ?.replace(/[^\w#-]/g, '\\$&') ?? '',
      )
      .attr('name'),
  )
  expect(named).toEqual(['yearStart', 'yearEnd'])
  for (const link of links) expect(page.$(link).text()).toMatch(/^(Год начала|Год окончания): ./)
})

test.each([
  ['', 'Проверьте эти поля', 'Специальность: Заполните это поле.'],
  ['/en', 'Check these fields', 'Field of study: Please fill this in.'],
  ['/kz', 'Мына өрістерді тексеріңіз', 'Мамандық: Бұл өрісті толтырыңыз.'],
])('forms: name every empty required field in the language of the page (%s)', async (prefix, title, fault) => {
  const user = await world.given.person()
  const page = await (await world.page(`${prefix}/profile`, { as: user })).submit(educationForm)
  expect(page.$(educationForm).closest('form').is('[novalidate]')).toBe(true)
  expect(page.$(`${summary} p`).text()).toBe(title)
  expect(page.texts(`${summary} a`)).toHaveLength(3)
  expect(page.texts(`${summary} a`)).toContain(fault)
})

test('forms: an empty sign-in names both fields and requires no captcha', async () => {
  const page = await (await world.page('/login?way=password')).submit('[name=password]', { login: '', password: '' })
  expect([page.status, page.texts(`${summary} a`)]).toEqual([422, ['Телефон или почта: Заполните это поле.', 'Пароль: Заполните это поле.']])
  expect(page.text).not.toContain('Было несколько неудачных попыток')
})

test('forms: show no summary for a single faulty field', async () => {
  const user = await world.given.person()
  const page = await (await world.page('/profile', { as: user })).submit(educationForm, { ...education, yearEnd: '' })
  expect([page.status, page.$(summary).length]).toEqual([422, 0])
  expect(page.$('main [name=yearStart][aria-invalid=true]').length).toBe(1)
})

test('forms: keep the typed values of a refused form without scripts', async () => {
  const user = await world.given.person()
  const page = await (await world.page('/profile', { as: user })).submit(educationForm, education)
  const form = page.$(educationForm).closest('form')
  for (const [name, value] of Object.entries(education)) expect(form.find(`[name=${name}]`).attr('value')).toBe(value)
  const city = await page.submit('main [name=intent][value=savePerson]', { first_name: 'Вера', city: 'Нигдеград' })
  expect([city.status, city.$('main [name=city]').attr('value')]).toEqual([422, 'Нигдеград'])
  expect(city.text).toContain('Такого города мы не знаем')
})

test('forms: never send a typed password back', async () => {
  const user = await world.given.person({ password: 'чайник2026' })
  const page = await world.page('/settings', { as: user })
  const refused = await page.submit('main [name=intent][value=changeEmail]', { email: 'no address', password: 'тайна2026' })
  expect([refused.status, refused.$('main [name=email]').first().attr('value')]).toEqual([422, 'no address'])
  expect(refused.$.html()).not.toContain('тайна2026')
})

test('forms: lead from an expired session to sign-in and back to the page', async () => {
  const password = 'чайник2026'
  const user = await world.given.person({ password })
  for (const [address, form] of [
    ['/profile', 'main [name=intent][value=saveStatus]'],
    ['/settings?tab=privacy', 'main [name=intent][value=changeVisibility]'],
  ] as const) {
    const page = await world.page(address, { as: { token: await world.given.session(user.id) } })
    await world.db.updateTable('sessions').set({ expires_at: world.clock.now() }).where('user_id', '=', user.id).execute()
    const login = await page.submit(form)
    expect(login.address).toBe(`/login?returnUrl=${encodeURIComponent(address)}`)
    const back = await (await world.page(`${login.address}&way=password`)).submit('main [name=password]', { login: user.email, password })
    expect([back.address, back.status]).toEqual([address, 200])
  }
})

test('forms: answer an unknown change with the page of 404', async () => {
  const user = await world.given.person()
  for (const url of ['/profile', '/settings', '/admin?queue=educations', '/intro']) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: `token=${user.token}`, 'sec-fetch-site': 'same-origin' }
    const { status } = await world.request({ method: 'POST', url, headers, body: 'intent=nothing' })
    expect([url, status]).toEqual([url, 404])
  }
})
