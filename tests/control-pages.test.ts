import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalCode } from '../server/domains/accounts/personal-code.ts'
import { posterCode } from '../server/domains/spaces/poster-code.ts'
import { createWorld, type World } from './kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let operator: Person
let anna: Person
let boris: Person
let space: { id: number }
let other: { id: number }
beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Абаева', phone: '+79161112233' })
  boris = await world.given.person({ firstName: 'Борис', lastName: 'Яшин' })
  space = await coworkingSpace('Точка сбора')
  other = await coworkingSpace('Чужое пространство')
  operator = await world.given.spaceStaff([space])
  await enlist(anna)
})
afterAll(() => world.close())

// 12:00 in Moscow
const today = '2026-03-10'
const tomorrow = '2026-03-11'

const coworkingSpace = async (name: string) => {
  const made = await world.given.space(name)
  await world.db.updateTable('spaces').set({ coworking_capacity: 5 }).where('id', '=', made.id).execute()
  return made
}
const enlist = async (person: Person, date = today) => {
  const { status } = await world.request({
    method: 'POST',
    url: '/api/coworking/enlist',
    body: { spaceId: space.id, date },
    token: person.token,
  })
  expect(status).toBe(200)
}
const page = (path: string, as: Person = operator) => world.page(path, { as })
const list = (query = '') => page(`/control/${space.id}${query}`)
const markOf = (name: string) => `form:has([aria-label="Отметить: ${name}"])`

test('control: the spaces of the operator with the numbers of the chosen day (V396)', async () => {
  const now = await page('/control')
  expect(now.texts('main h2')).toEqual(['Точка сбора'])
  expect(now.text).toContain('Пришли 0 из 1')
  const later = await page(`/control?date=${tomorrow}`)
  expect(later.texts('main h2')).toEqual(['Точка сбора'])
  expect(later.text).toContain('Никого не ждём')
})

test('control: other users are refused, and visitors sign in first and come back (V403)', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  for (const path of ['/control', '/control/qr', `/control/${space.id}`]) {
    expect([path, (await page(path, anna)).status, (await page(path, staff)).status]).toEqual([path, 403, 403])
    const visitor = await world.page(path)
    expect(new URL(visitor.address, 'http://site.test').searchParams.get('returnUrl')).toBe(path)
  }
  expect((await page(`/control/${other.id}`)).status).toBe(403)
})

test('control: the panel is dark until the user chooses a theme; other pages and errors are not', async () => {
  const rootOf = async (path: string, as: Person) => {
    const { $ } = await page(path, as)
    return [$('html').attr('data-dark-layout') !== undefined, $('html').attr('data-theme') ?? null]
  }
  for (const path of ['/control', '/control/qr', `/control/${space.id}`]) expect([path, await rootOf(path, operator)]).toEqual([path, [true, null]])
  expect(await rootOf('/events', operator)).toEqual([false, null])
  expect(await rootOf(`/control/${other.id}`, operator)).toEqual([false, null])
  const light = await world.given.spaceStaff([space])
  const chosen = { method: 'PUT', url: '/api/user/interface-settings', body: { theme: 'light' }, token: light.token } as const
  expect((await world.request(chosen)).status).toBe(200)
  expect(await rootOf('/control', light)).toEqual([true, 'light'])
})

test('control: the panel is in the menu of its operators only', async () => {
  const linkOf = async (as: Person) => (await page('/events', as)).$('header a[href="/control"]').length
  expect([await linkOf(operator), await linkOf(anna)]).toEqual([1, 0])
})

test('control: without scripts a visitor is marked and the mark is removed (V399)', async () => {
  const marked = await (await list()).submit(markOf('Анна Абаева'), {}, 'mark')
  expect(marked.texts('main ul li').join()).toContain('Пришли в 12:00')
  expect(marked.text).toContain('Пришли 1 из 1')
  const unmarked = await marked.submit('form:has([value=unmark])', {}, 'unmark')
  expect(unmarked.texts('main ul li').join()).toContain('Ждём')
})

test('control: tabs and the search narrow the list; an empty one says what to do', async () => {
  expect((await list('?tab=coworking&search=абаева')).texts('main li').join()).toContain('Анна Абаева')
  expect((await list('?search=яшин')).text).toContain('Никого не нашлось')
  expect((await list('?tab=meeting')).text).toContain('На этот день никто не записан')
  expect((await list('?marked=1')).text).toContain('Никого не нашлось')
})

test('control: a walk-in is added as a user by name, or as a new account, and marked (V400)', async () => {
  const form = 'form:has([value=add])'
  const chosen = await (await list('?add=1')).submit(form, { purpose: 'coworking', userText: 'Борис Яшин' }, 'add')
  // no name in the address, which histories and logs store
  expect(chosen.address).toBe(`/control/${space.id}?tab=coworking&userId=${boris.id}`)
  expect(chosen.texts('main li')).toEqual([expect.stringMatching(/Борис Яшин.*Пришли в/)])
  expect((await chosen.open(chosen.link('Все посетители'))).texts('main li').join()).toContain('Анна Абаева')
  const made = await (await list('?add=1')).submit(
    form,
    { purpose: 'coworking', first_name: 'Вера', last_name: 'Гостева', phone: '+79165556677' },
    'add',
  )
  expect(made.texts('main li').join()).toMatch(/Вера Гостева.*Пришли в/)
  // the new account is unfinished, and can be banned all the same
  const panel = await made.open(made.$('a[aria-label="Запретить вход: Вера Гостева"]').attr('href') ?? '')
  expect(panel.$('form:has([value=ban])').length).toBe(1)
  const nobody = await (await list('?add=1')).submit(form, { purpose: 'coworking', first_name: 'Вера' }, 'add')
  expect([nobody.status, nobody.text.includes('Выберите посетителя')]).toEqual([422, true])
  expect(nobody.$(`${form} [name=first_name]`).attr('value')).toBe('Вера')
})

test('control: tabs and pages of a long list have names of their own', async () => {
  const start = new Date(world.clock.now().getTime() + 3_600_000)
  const { id } = await world.given.event({ spaceId: other.id, format: 'space', start })
  const { pool } = world.database
  await pool.query(
    `insert into users (first_name, last_name, status, created_at) select 'Гость', 'Дневной ' || n, 10, now() from generate_series(1, 60) n`,
  )
  await pool.query(
    `insert into event_participants (event_id, user_id, state, queue_number, format, created_at)
     select $1, id, 'approved', id, 'offline', now() from users where first_name = 'Гость'`,
    [id],
  )
  const long = await page(`/control/${other.id}`, await world.given.spaceStaff([other]))
  const labels = long
    .$('main nav')
    .toArray()
    .map((nav) => long.$(nav).attr('aria-label'))
  expect([labels.length, new Set(labels).size]).toEqual([2, 2])
})

test('control: a ban has a last day and a reason, stands in its list, and can be lifted', async () => {
  const panel = await list(`?ban=${boris.id}`)
  const banned = await panel.submit('form:has([value=ban])', { until: '2026-03-20', reason: 'Шумел' }, 'ban')
  expect(banned.texts('main li').join()).toMatch(/Борис Яшин.*По 20 марта 2026.*Шумел/)
  const lifted = await banned.submit('form:has([value=lift])', {}, 'lift')
  expect(lifted.text).toContain('Запретов нет')
})

test('control: the code of the poster is replaced from the list of the coworking', async () => {
  const before = await posterCode(world.db, 'space', space.id)
  const replaced = await (await list('?tab=coworking')).submit('form:has([value=replacePoster])', {}, 'replacePoster')
  expect(replaced.text).toContain('Код заменён')
  expect(await posterCode(world.db, 'space', space.id)).not.toBe(before)
})

test('scanner: space staff submit the code of a registered participant, who becomes marked (V009)', async () => {
  const guest = await world.given.person({ firstName: 'Галина', lastName: 'Рощина' })
  const event = await world.given.event({
    name: 'Ярмарка',
    spaceId: space.id,
    format: 'space',
    start: new Date(world.clock.now().getTime() + 1_800_000),
  })
  const participant = {
    event_id: event.id,
    user_id: guest.id,
    state: 'approved',
    format: 'offline',
    queue_number: 1,
    created_at: world.clock.now(),
  } as const
  await world.db.insertInto('event_participants').values(participant).execute()
  const before = (await list('?search=рощина')).texts('main li').join()
  expect(before).toMatch(/Галина Рощина.*Ждём/)
  const scanned = await (await page('/control/qr')).submit('form:has([name=code])', { code: await personalCode(world.db, guest.id) }, 'check')
  expect(scanned.texts('main [role=status]').join()).toMatch(/Отмечен.*Галина Рощина.*Ярмарка/)
  expect((await list('?search=рощина')).texts('main li').join()).toMatch(/Галина Рощина.*Пришли в 12:00/)
  await world.db.deleteFrom('events').where('id', '=', event.id).execute()
})

test('scanner: a typed code answers without scripts: marked, known before, unknown (V397, V398)', async () => {
  await enlist(boris, tomorrow)
  world.clock.advance(24 * 3_600_000)
  const scan = async (code: string) => (await page('/control/qr')).submit('form:has([name=code])', { code }, 'check')
  const resultOf = async (code: string) => (await scan(code)).texts('main [role=status]').join()
  const code = await personalCode(world.db, boris.id)
  expect(await resultOf(code)).toMatch(/Отмечен.*Борис Яшин.*Коворкинг/)
  expect(await resultOf(code)).toMatch(/Уже отмечен в 12:00.*Борис Яшин/)
  expect(await resultOf('1042-0000-0000-0000-0000')).toContain('Неизвестный код')
  expect(await resultOf(await personalCode(world.db, anna.id))).toMatch(/Не записан.*Анна Абаева/)
})

test('scanner: a code sent for a space where the user does not work is refused as the page is (V403)', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = async (spaceId: number, person: Person) => {
    const own = await page('/settings', person)
    const sent = { method: 'POST' as const, url: `/control/qr?spaceId=${spaceId}`, payload: 'intent=check&code=1042', headers }
    return (await own.submit({ ...own.form('main form:first'), send: () => sent })).status
  }
  expect([await send(space.id, anna), await send(other.id, operator), await send(999_999, operator), await send(space.id, operator)]).toEqual([
    403, 403, 403, 200,
  ])
})

test('control: a day that is no date, or that no call takes, falls back to today', async () => {
  for (const path of ['/control', `/control/${space.id}`]) {
    const textOf = async (address: string) => (await page(address)).$('main').text()
    const now = await textOf(path)
    for (const date of ['abc', '2026-02-30', '9999-12-31', '0000-01-01']) expect([date, await textOf(`${path}?date=${date}`)]).toEqual([date, now])
  }
})

test('scanner: without scripts a connected scanner types into the field, and the page says so', async () => {
  const { text } = await page(`/control/qr?spaceId=${space.id}`)
  expect([text.includes('пишет в это поле'), text.includes('на любом месте')]).toEqual([true, false])
})

test('control: marks of a day more than 30 days ago are shown and cannot change', async () => {
  const at = (days: number) => new Date(world.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
  for (const days of [30, 31]) {
    const entry = { space_id: space.id, user_id: anna.id, date: at(days), created_at: world.clock.now() }
    await world.db.insertInto('coworking_entries').values(entry).execute()
  }
  const buttons = async (days: number) => {
    const shown = await list(`?date=${at(days)}`)
    return [shown.texts('main li').join().includes('Анна Абаева'), shown.$('[name=intent][value=mark]').length]
  }
  expect([await buttons(30), await buttons(31)]).toEqual([
    [true, 1],
    [true, 0],
  ])
})

test('scanner: an operator of several spaces says where they stand', async () => {
  const both = await world.given.spaceStaff([space, other])
  const choice = await page('/control/qr', both)
  expect(choice.$('[name=code]').length).toBe(0)
  expect((await choice.open(choice.$('main li a').first().attr('href') ?? '')).$('[name=code]').length).toBe(1)
})
