import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage } from './kit/ownership/stage.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let staff: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld({ demo: true })
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

const editor = 'main form:has([name=version])'

test('content page: ask visitors to sign in and refuse users with 403; staff find it in their panel', async () => {
  const visit = await world.page('/admin/content?table=compilations')
  expect(visit.address).toBe('/login?returnUrl=%2Fadmin%2Fcontent%3Ftable%3Dcompilations')
  const refused = await world.page('/admin/content', { as: await world.given.person() })
  expect([refused.status, refused.$('table').length]).toEqual([403, 0])
  const panel = await world.page('/admin', { as: staff })
  expect(panel.$('main a[href^="/admin/content?table="]').length).toBeGreaterThan(0)
})

test('content page: create, change, delete and restore a theme without scripts (R137)', async () => {
  const empty = await world.page('/admin/content?table=themes&id=new', { as: staff })
  const names = { nameRu: 'Пчёлы', nameEn: 'Bees', nameKz: 'Аралар' }
  const made = await empty.submit(editor, { ...names, kind: 'theme', moderation: 'approved' }, 'save')
  expect([made.texts('main [role=status]'), made.texts('main h2')[0]]).toEqual([['Сохранили. На сайте уже новая версия.'], 'Пчёлы'])
  const changed = await made.submit(editor, { nameRu: 'Пчёлы и осы' }, 'save')
  expect(changed.texts('main ol li')[0]).toContain('Изменение')
  expect(changed.texts('main ol dl > div')).toEqual(['Название, РусскийБыло: ПчёлыСтало: Пчёлы и осы'])
  const find = async (query: string) => (await world.page(`/admin/content?table=themes&search=осы${query}`, { as: staff })).texts('main tbody a')
  expect([await find(''), await find('&deleted=1')]).toEqual([['Пчёлы и осы'], []])
  const deleted = await changed.submit('main details form', {}, 'delete')
  expect([deleted.texts('main [role=status]'), deleted.$(editor).length]).toEqual([['Удалили. Передумали — восстановите.'], 0])
  expect([await find(''), await find('&deleted=1')]).toEqual([[], ['Пчёлы и осы']])
  const restored = await deleted.submit('main form:has([value=restore])', {}, 'restore')
  expect([restored.texts('main [role=status]'), await find('')]).toEqual([['Восстановили.'], ['Пчёлы и осы']])
})

test('content page: unknown tables and rows are 404', async () => {
  const addresses = ['table=nope', 'table=nope&id=new', 'table=themes&id=abc', 'table=themes&id=0x10', 'table=themes&id=999999']
  const visits = await Promise.all(addresses.map((query) => world.page(`/admin/content?${query}`, { as: staff })))
  expect(visits.map(({ status }) => status)).toEqual(addresses.map(() => 404))
})

test('content page: show what is wrong at its field, with what was typed', async () => {
  const empty = await world.page('/admin/content?table=compilations&id=new', { as: staff })
  const event = await world.db.selectFrom('events').select(['id', 'name']).where('deleted_at', 'is', null).orderBy('id').executeTakeFirstOrThrow()
  const refused = await empty.submit(editor, { nameRu: 'Выбор', nameEn: 'Choice', typeId: '1', 'eventIds.text': `${event.id}, нет` }, 'save')
  expect(refused.status).toBe(422)
  expect(refused.texts('main [role=alert] li').map((text) => text.split(':')[0])).toEqual(['Название, Қазақша', 'События'])
  expect(refused.$('main [role=alert]').text()).toContain('Таких записей нет: нет.')
  const unchosen = await empty.submit(editor, { nameRu: 'Выбор', nameEn: 'Choice', nameKz: 'Таңдау', 'eventIds.text': '' }, 'save')
  expect(unchosen.$('main form').text()).toContain('Выберите из списка: вид.')
  expect(refused.$('main [name=nameRu]').attr('value')).toBe('Выбор')
  expect(refused.$('main [name="eventIds.text"]').attr('value')).toBe('нет')
  expect(refused.$('main [name=nameKz]').attr('aria-invalid')).toBe('true')
  expect(refused.$('main label:has([name=eventIds])').text()).toBe(event.name)
})

test('content page: dates have the field of the site, and events are chosen by name or number; the history names them', async () => {
  const [first, second] = await world.db.selectFrom('events').select(['id', 'name']).where('deleted_at', 'is', null).orderBy('id').limit(2).execute()
  const opened = await world.page('/admin/content?table=compilations&id=new', { as: staff })
  expect(opened.$('main [name=dateFrom]').attr()).toMatchObject({ type: 'date', placeholder: 'дд.мм.гггг' })
  const names = { nameRu: 'Осень', nameEn: 'Autumn', nameKz: 'Күз', typeId: '1' }
  const made = await opened.submit(editor, { ...names, 'eventIds.text': `${second?.id}` }, 'save')
  const label = (id: number | undefined) => made.$(`main label:has([name=eventIds][value=${id}])`).text()
  expect([label(second?.id), made.$('main [name="eventIds.text"]').attr('value') ?? '']).toEqual([second?.name, ''])
  const changed = await made.submit(editor, { eventIds: `${second?.id}`, 'eventIds.text': `${first?.id}` }, 'save')
  const [change] = changed.texts('main ol li:first-child dl > div')
  expect(change).toMatch(/^СобытияБыло: /)
  expect(change).toContain(`${second?.name}; ${first?.name}`)
})

test('content page: a picture that is too large leaves what was typed, without scripts', async () => {
  const empty = await world.page('/admin/content?table=compilations&id=new', { as: staff })
  const form = new FormData()
  const typed = { intent: 'save', nameRu: 'Выбор', nameEn: 'Choice', nameKz: 'Таңдау', typeId: '1' }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  form.set('image', new File([new Uint8Array(12 * 1024 * 1024)], 'снимок.jpg'))
  const sent = new Response(form)
  const request = {
    method: 'POST' as const,
    url: empty.address,
    payload: await sent.text(),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
  const refused = await empty.submit({ ...empty.form(editor), send: () => request })
  expect([refused.status, refused.$('main [name=nameRu]').attr('value')]).toEqual([422, 'Выбор'])
  expect(refused.text).toContain('Файл слишком большой')
  expect(refused.$('main input[type=file][name=image]').attr('aria-invalid')).toBe('true')
})

test('content page: a row that is not deleted cannot be restored', async () => {
  const { id } = await world.db.selectFrom('themes').select('id').where('deleted_at', 'is', null).limit(1).executeTakeFirstOrThrow()
  const page = await world.page(`/admin/content?table=themes&id=${id}`, { as: staff })
  const payload = 'intent=restore'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = () => ({ method: 'POST' as const, url: page.address, payload, headers })
  expect((await page.submit({ ...page.form(editor), send })).status).toBe(404)
})

test('staff lists: a NUL in a search is ignored', async () => {
  const addresses = ['/admin?queue=educations&search=%00', '/admin/content?table=themes&search=%00', '/admin/content?table=themes&search=a%00']
  const visits = await Promise.all(addresses.map((address) => world.page(address, { as: staff })))
  expect(visits.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('content page: a form that has become stale shows the stored values beside the typed ones, and saves after a look', async () => {
  const other = await world.given.person({ roles: ['admin', 'crm_tk_staff'] })
  const { id } = await world.db
    .selectFrom('http_status_texts')
    .select('id')
    .where('status', '=', 404)
    .where('locale', '=', 'ru')
    .executeTakeFirstOrThrow()
  const address = `/admin/content?table=http-statuses&id=${id}`
  const [mine, theirs] = [await world.page(address, { as: staff }), await world.page(address, { as: other })]
  await theirs.submit(editor, { title: 'Тут пусто' }, 'save')
  const stale = await mine.submit(editor, { title: 'Заблудились?' }, 'save')
  expect([stale.status, stale.$('main [name=title]').attr('value')]).toEqual([409, 'Заблудились?'])
  expect(stale.$('main').text()).toContain('Сейчас сохранено: Тут пусто')
  expect(stale.$(editor).children(':not(input)').first().attr('role')).toBe('alert')
  expect(stale.texts('main form [data-error-summary] li')).toEqual(['ЗаголовокСохранено сейчасТут пустоУ васЗаблудились?'])
  expect(stale.texts('main [role=alert]')).toHaveLength(1)
  const saved = await stale.submit(editor, {}, 'save')
  expect(saved.texts('main h2')[0]).toBe('Заблудились?')
})

test('content page: a used theme has no button to delete it, and its uses are counted', async () => {
  const { id } = await world.db.selectFrom('themes').select('id').orderBy('id').executeTakeFirstOrThrow()
  const page = await world.page(`/admin/content?table=themes&id=${id}`, { as: staff })
  expect([page.$('main [value=delete]').length, page.text]).toEqual([
    0,
    expect.stringMatching(/Удалить нельзя, запись используется: события — \d+.*Сначала уберите/),
  ])
  expect(page.texts('main h2')).toContain('Удаление')
})

test('content page: a conflict keeps the other editor’s changes in the fields that this editor left alone', async () => {
  const names = { nameRu: 'Кедр', nameEn: 'Cedar', nameKz: 'Самырсын' }
  const made = await world.request({
    method: 'POST',
    url: '/api/admin/themes',
    token: staff.token,
    body: { data: { ...names, kind: 'theme', moderation: 'approved' } },
  })
  const address = `/admin/content?table=themes&id=${made.body.id}`
  const [mine, theirs] = [await world.page(address, { as: staff }), await world.page(address, { as: staff })]
  await theirs.submit(editor, { nameEn: 'Cedars', kind: 'interest' }, 'save')
  const stale = await mine.submit(editor, { nameRu: 'Кедры' }, 'save')
  const untouched = 'Вы это не меняли, в форме уже новое значение.'
  expect(stale.texts('main form [data-error-summary] li')).toEqual([
    'Название, РусскийСохранено сейчасКедрУ васКедры',
    `Название, EnglishСохранено сейчасCedarsУ васCedar${untouched}`,
    `Что этоСохранено сейчасТолько интерес людейУ васТема событий${untouched}`,
  ])
  const discarded = await world.page(stale.link('Отказаться от своих правок'), { as: staff })
  expect(discarded.$('main [name=nameRu]').attr('value')).toBe('Кедр')
  const saved = await stale.submit(editor, {}, 'save')
  const values = ['nameRu', 'nameEn'].map((name) => saved.$(`main [name=${name}]`).attr('value'))
  expect([...values, saved.$('main [name=kind] option[selected]').attr('value')]).toEqual(['Кедры', 'Cedars', 'interest'])
})

test('content page: the history shows catalogue names, short texts with the rest on demand, and pictures', async () => {
  const data = { name: 'Лето', typeId: 1, published: true, eventIds: [] }
  const made = await world.request({ method: 'POST', url: '/api/admin/compilations', token: staff.token, body: { data } })
  const address = `/admin/content?table=compilations&id=${made.body.id}`
  const opened = await world.page(address, { as: staff })
  expect(opened.$('main input[type=file][name=image]').attr('accept')).toContain('image/webp')
  const city = opened.$('main [name=cityId] option[value]:not([value=""])').first()
  const changed = await opened.submit(editor, { cityId: String(city.attr('value')) }, 'save')
  expect(changed.texts('main ol li:first-child dl > div')).toEqual([`ГородБыло: —Стало: ${city.text()}`])

  const stage = await openStage(world)
  const picture = await stage.upload({ ...stage.people.staff, ...staff }, 'cover')
  const refused = await changed.submit(editor, { 'image.id': picture, nameRu: '' }, 'save')
  expect(refused.$('main [name="image.id"]').attr('value')).toBe(picture)
  const pictured = await refused.submit(editor, { nameRu: 'Лето' }, 'save')
  expect(pictured.$('main ol li:first-child dl img').attr('src')).toBe(`/files/${picture}`)
  const removed = await pictured.submit(editor, { 'image.remove': 'on' }, 'save')
  expect([removed.$('main form img').length, removed.$('main ol li:first-child dl img').length]).toEqual([0, 1])

  const long = 'Очень длинный текст ошибки. '.repeat(8).trim()
  const { id } = await world.db.selectFrom('http_status_texts').select('id').where('status', '=', 403).executeTakeFirstOrThrow()
  const text = await (await world.page(`/admin/content?table=http-statuses&id=${id}`, { as: staff })).submit(editor, { text: long }, 'save')
  expect(text.texts('main ol li:first-child details p')).toEqual([long])
  expect(text.texts('main ol li:first-child details summary')[0]?.length).toBeLessThan(long.length)
})

test('content page: a saved row leads back to the page of the list that it was opened from', async () => {
  const list = await world.page('/admin/content?table=themes&paginationPage=2', { as: staff })
  const address = list.$('main tbody a').first().attr('href') ?? ''
  const opened = await world.page(address, { as: staff })
  const saved = await opened.submit(editor, { nameEn: 'Kept place' }, 'save')
  expect([saved.texts('main [role=status]').length, saved.$('main header a').attr('href')]).toEqual([1, expect.stringContaining('paginationPage=2')])
})

test('content page: the empty list of deleted rows has its own words', async () => {
  const page = await world.page('/admin/content?table=http-statuses&deleted=1', { as: staff })
  expect([page.texts('main h2'), page.text]).toEqual([
    expect.arrayContaining(['Удалённых записей нет']),
    expect.not.stringContaining('добавьте запись'),
  ])
})

test('content page: topics, partners and staff are named in the tables of places, and found by their numbers without scripts', async () => {
  const partner = await world.given.organization('Соседи')
  const keeper = await world.given.person({ firstName: 'Данияр', lastName: 'Ахметов', roles: ['control'] })
  const opened = await world.page('/admin/content?table=places&id=new', { as: staff })
  const typed = { name: 'Дом у реки', type: 'city', cityId: '881', address: 'Мира, 1', 'topicIds.text': '1', 'partnerIds.text': `${partner.id}` }
  const made = await opened.submit(editor, typed, 'save')
  const label = (page: typeof made, field: string, id: number) => page.$(`main label:has([name=${field}][value=${id}])`).text()
  const { name_ru: topic } = await world.db.selectFrom('themes').select('name_ru').where('id', '=', 1).executeTakeFirstOrThrow()
  expect([label(made, 'topicIds', 1), label(made, 'partnerIds', partner.id)]).toEqual([topic, 'Соседи'])
  const placeId = new URLSearchParams(made.address.split('?')[1]).get('id') ?? ''
  const empty = await world.page('/admin/content?table=spaces&id=new', { as: staff })
  const space = await empty.submit(editor, { name: 'Точка', placeId, coworkingCapacity: '0', 'staffIds.text': `${keeper.id}` }, 'save')
  expect(label(space, 'staffIds', keeper.id)).toContain('Данияр Ахметов')
  const wrong = await space.submit(editor, { 'staffIds.text': '999999' }, 'save')
  expect([wrong.status, wrong.$('main').text().includes('999999')]).toEqual([422, true])
})

test('content page: pictures of a hall are uploaded, kept and removed one by one without scripts', async () => {
  const space = await world.given.space()
  const file = async (name: string) => {
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer()
    return new File([new Uint8Array(bytes)], name)
  }
  const posted = async (page: Awaited<ReturnType<World['page']>>, fields: [string, string | File][]) => {
    const form = new FormData()
    for (const [name, value] of [
      ['intent', 'save'],
      ['name', 'Атриум'],
      ['spaceId', `${space.id}`],
      ['capacity', '40'],
      ['isActive', 'true'],
      ...fields,
    ] as const)
      form.append(name, value)
    const sent = new Response(form)
    const payload = Buffer.from(await sent.arrayBuffer())
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
    return page.submit({ ...page.form(editor), send: () => ({ method: 'POST' as const, url: page.address, payload, headers }) })
  }
  const empty = await world.page('/admin/content?table=halls&id=new', { as: staff })
  const made = await posted(empty, [
    ['photos', await file('первое.jpg')],
    ['photos', await file('второе.jpg')],
  ])
  const kept = (page: typeof made) =>
    page
      .$('main [name="photos.kept"]')
      .toArray()
      .map((input) => page.$(input).attr('value') ?? '')
  const [first = '', second = ''] = kept(made)
  expect([first.slice(0, 7), second.slice(0, 7), first === second]).toEqual(['/files/', '/files/', false])
  const version = made.$('main [name=version]').attr('value') ?? ''
  const changed = await posted(made, [
    ['version', version],
    ['photos.kept', first],
    ['photos.kept', second],
    ['photos.remove', first],
  ])
  expect(kept(changed)).toEqual([second])
  expect((await world.request({ url: `/api/spaces/${space.id}/halls` })).body._items[0].photos).toMatchObject([{ url: second }])
})
