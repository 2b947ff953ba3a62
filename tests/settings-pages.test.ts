import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsSections } from '../web/parts/settings/settings-sections.ts'
import { settingsTabs } from '../web/parts/settings/settings-tabs.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'чайник2026'

/** A user with a password who has signed in on a second device. */
const userOnTwoDevices = async () => {
  const user = await world.given.person({ password })
  const { body: second } = await world.request({ method: 'POST', url: '/api/auth/login', body: { email: user.email, password } })
  expect(await sessionStatus(second)).toBe(200)
  return { user, second }
}

const sessionStatus = async ({ token }: { token: string }) => (await world.request({ url: '/api/auth/session', token })).status

test('settings: ask a visitor to sign in, and return to the tab of the address (R037)', async () => {
  const user = await world.given.person({ password })
  const page = await world.page('/settings?tab=privacy')
  expect(page.address).toBe('/login?returnUrl=%2Fsettings%3Ftab%3Dprivacy')
  const form = (await world.page(`${page.address}&way=password`)).form('main [name=password]')
  const back = await page.submit(form, { login: user.email, password })
  expect([back.address, back.status]).toEqual(['/settings?tab=privacy', 200])
})

test('settings: open every tab by its link (R131–R135)', async () => {
  const user = await world.given.person()
  const first = await world.page('/settings', { as: user })
  // the list stands in the page twice, for a desk and for a phone
  const links = first.$('nav[aria-label="Разделы настроек"] a:not([href*="#"])').get()
  const addresses = new Map(links.map((link) => [first.$(link).text(), first.$(link).attr('href')]))
  expect([links.length, addresses.size]).toEqual([10, 5])
  for (const [name, headings] of [
    ['Аккаунт', ['Телефоны', 'Пароль', 'Где выполнен вход']],
    ['Приватность', ['Что видно в профиле']],
    ['Уведомления', ['О чём сообщать', 'Рассылки']],
    ['Приложения', ['Разработчикам']],
    ['Интерфейс', ['Язык, тема и город']],
  ] as const) {
    const page = await world.page(addresses.get(name) ?? '', { as: user })
    expect(page.texts('nav [aria-current]')).toContain(name)
    expect(page.texts('main h2')).toEqual(expect.arrayContaining([...headings]))
    expect(page.texts('main h2').includes('Телефоны')).toBe(name === 'Аккаунт')
  }
})

test.each(settingsTabs.map((tab) => [tab, settingsSections[tab]] as const))(
  'settings: link to every section of the tab %s',
  async (tab, sections) => {
    const user = await world.given.person()
    const page = await world.page(`/settings?tab=${tab}`, { as: user })
    expect(
      page
        .$('main section[id]')
        .toArray()
        .map((section) => page.$(section).attr('id')),
    ).toEqual([...sections])
    const links = page.$(`nav [href^="/settings?tab=${tab}#"]`).toArray()
    const named = new Map(links.map((link) => [page.$(link).attr('href')?.split('#')[1] ?? '', page.$(link).text()]))
    expect([...named.keys()]).toEqual(sections.length > 1 ? [...sections] : [])
    for (const [section, name] of named) expect(page.$(`main #${section} h2`).text()).toBe(name)
  },
)

test('settings: quiet hours name each zone by its place, the near ones first', async () => {
  const user = await world.given.person()
  for (const [prefix, near, moscow] of [
    ['', 'Россия и Казахстан', 'Москва, GMT+3'],
    ['/en', 'Russia and Kazakhstan', 'Moscow, GMT+3'],
    ['/kz', 'Ресей мен Қазақстан', 'Мәскеу, GMT+3'],
  ] as const) {
    const page = await world.page(`${prefix}/settings?tab=subscriptions`, { as: user })
    const group = page.$('main [name=zone] optgroup').first()
    expect([group.attr('label'), group.find('[value="Europe/Moscow"]').text()]).toEqual([near, moscow])
    expect(
      page
        .$('main [name=zone] option')
        .toArray()
        .map((one) => page.$(one).text())
        .filter((text) => !/, GMT/.test(text)),
    ).toEqual([])
    expect(page.$('main [name=zone] [selected]').attr('value')).toBe('Europe/Moscow')
  }
})

test('settings: change the password with the old one, and sign other devices out (V547)', async () => {
  const { user, second } = await userOnTwoDevices()
  const form = 'main [name=intent][value=changePassword]'
  const page = await world.page('/settings', { as: user })
  const rejected = await page.submit(form, { oldPassword: 'не тот 1', password: 'самовар2026' })
  expect([rejected.status, rejected.text]).toEqual([422, expect.stringContaining('Прежний пароль не подошёл.')])
  expect(await sessionStatus(second)).toBe(200)
  const changed = await rejected.submit(form, { oldPassword: password, password: 'самовар2026' })
  expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('Пароль изменён.')])
  expect(await sessionStatus(second)).toBe(401)
  for (const [secret, status] of [
    [password, 401],
    ['самовар2026', 200],
  ] as const) {
    const answer = await world.request({ method: 'POST', url: '/api/auth/login', body: { email: user.email, password: secret } })
    expect([secret, answer.status]).toEqual([secret, status])
  }
})

test('settings: sign one device out from another', async () => {
  const { user, second } = await userOnTwoDevices()
  const devices = 'main [name=intent][value=signOutDevice]'
  const page = await world.page('/settings', { as: user })
  expect(page.$(devices).length).toBe(1)
  const after = await page.submit(devices)
  expect([after.status, after.$(devices).length]).toEqual([200, 0])
  expect([await sessionStatus(user), await sessionStatus(second)]).toEqual([200, 401])
})

test('settings: give a consent and save city and time zone without scripts', async () => {
  const user = await world.given.person()
  await world.request({ method: 'POST', url: '/api/user/consents/withdraw', token: user.token, body: { kind: 'personal_data_agreement' } })
  const held = await world.page('/settings?tab=interface', { as: user })
  expect(held.$('dialog[open]').length).toBe(1)
  const free = await held.submit('dialog [name=personal_data_agreement]', { personal_data_agreement: 'on' })
  expect([free.address, free.$('dialog[open]').length]).toEqual(['/settings?tab=interface', 0])
  const saved = await free.submit('main [name=city]', { city: 'Казань', timezone: 'Asia/Almaty' })
  expect(saved.text).toContain('Сохранено')
  const again = await world.page('/settings?tab=interface', { as: user })
  expect(again.$('main [name=city]').attr('value')).toMatch(/^Казань/)
  expect(again.$('main option[value="Asia/Almaty"][selected]').length).toBe(1)
})
