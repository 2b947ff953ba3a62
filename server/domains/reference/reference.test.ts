import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../contract/contract.ts'
import { reference } from '../../../contract/reference/reference.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Named = { id: number; name: string }
const get = (path: string, language = 'ru') => world.request({ url: `/api${path}`, headers: { 'accept-language': language } })
const namesAt = async (path: string, language?: string) => (await get(path, language)).body._items.map(({ name }: Named) => name)
const search = (of: 'cities' | 'regions', q: string, more = '') => `/${of}/search?q=${encodeURIComponent(q)}${more}`

describe('cities', () => {
  test('are found by the start of their name in any case (V472)', async () => {
    const names: string[] = await namesAt(search('cities', 'мОСк'))
    expect(names[0]).toBe('Москва')
    expect(names.filter((name) => !name.startsWith('Моск'))).toEqual([])
  })

  test('are found by their name in any of the three languages and named in that of the request (V472)', async () => {
    expect(await namesAt(search('cities', 'Москва'), 'en')).toEqual(['Moscow'])
    expect(await namesAt(search('cities', 'mosco'), 'ru')).toEqual(['Москва'])
    expect(await namesAt(search('cities', 'Мәскеу'), 'kk')).toEqual(['Мәскеу'])
  })

  test('are found by a full name in any language, alone or with the region', async () => {
    const named = (text: string, language: string) => namesAt(`/cities/search?named=${encodeURIComponent(text)}`, language)
    for (const text of ['Казань', ' казань ', 'Kazan', 'Қазан', 'Казань, Республика Татарстан', 'kazan,Republic of Tatarstan'])
      expect([text, await named(text, 'en')]).toEqual([text, ['Kazan']])
    for (const text of ['королев', 'нижний  новгород']) expect(await named(text, 'kk')).toHaveLength(1)
    for (const text of ['Казан', 'Kaza%', 'Казань, Московская область']) expect([text, await named(text, 'en')]).toEqual([text, []])
  })

  test('of the same name are all found, and one of them by its region', async () => {
    const { name_ru, ...kazan } = await world.db.selectFrom('cities').selectAll().where('name_ru', '=', 'Казань').executeTakeFirstOrThrow()
    const namesakes = [118, 119].map((region_id, index) => ({ ...kazan, id: 90_001 + index, region_id, name_ru: 'Тёзка' }))
    await world.db.insertInto('cities').values(namesakes).execute()
    const { name: region } = (await get('/regions/119')).body
    const idsOf = async (text: string) => (await get(`/cities/search?named=${encodeURIComponent(text)}`)).body._items.map(({ id }: Named) => id)
    expect(await idsOf('Тезка')).toEqual([90_001, 90_002])
    expect(await idsOf(`Тезка, ${region}`)).toEqual([90_002])
  })

  test('are found with ё and е as the same letter', async () => {
    const { id } = await world.db.selectFrom('cities').select('id').where('name_ru', '=', 'Королёв').executeTakeFirstOrThrow()
    const found = async (q: string) => (await get(search('cities', q))).body._items.map((city: Named) => city.id)
    expect(await found('королев')).toEqual([id])
    expect(await found('КОРОЛЁВ')).toEqual([id])
  })

  test('are listed the largest first without a query, ten a page (V465, V466)', async () => {
    const { body } = await get('/cities/search')
    expect(body._items.slice(0, 2).map(({ name }: Named) => name)).toEqual(['Москва', 'Санкт-Петербург'])
    expect(body._meta).toEqual({
      totalCount: await countOf('cities'),
      pageCount: Math.ceil((await countOf('cities')) / 10),
      currentPage: 1,
      perPage: 10,
    })
  })

  test('have a stable order across pages', async () => {
    const first = await namesAt('/cities/search?paginationSize=4')
    const halves = [await namesAt('/cities/search?paginationSize=2'), await namesAt('/cities/search?paginationSize=2&paginationPage=2')]
    expect(halves.flat()).toEqual(first)
  })

  test('of a page after the last one are an empty list (V469)', async () => {
    const { status, body } = await get('/cities/search?q=моск&paginationPage=9999')
    expect({ status, items: body._items, page: body._meta.currentPage }).toEqual({ status: 200, items: [], page: 9999 })
  })

  test('are limited to 100 a page, to 1,000 for staff (V470)', async () => {
    const staff = await world.given.person({ roles: ['crm_tk_staff'] })
    const perPage = async (token?: string) =>
      (await world.request({ url: '/api/cities/search?paginationSize=5000', ...(token && { token }) })).body._meta.perPage
    expect([await perPage(), await perPage(staff.token)]).toEqual([100, 1000])
  })

  test('are searched literally, without wildcards', async () => {
    for (const q of ['%', '_', '\\', "'"]) expect(await namesAt(search('cities', q))).toEqual([])
  })

  test('are found by a query with invisible characters', async () => {
    expect(await namesAt('/cities/search?q=%07%20Москва%0A')).toEqual(['Москва'])
  })

  test('are read by id; list paths are not ids (V582)', async () => {
    const { body } = await get('/cities/881', 'en')
    expect(body).toEqual({
      id: 881,
      name: 'Moscow',
      regionId: body.regionId,
      region: 'Moscow',
      timezone: 'Europe/Moscow',
      geo: { lat: 55.75204, lng: 37.61781 },
    })
    expect((await get('/cities/search')).body._items).toHaveLength(10)
    for (const id of ['0', '-1', '99999999', 'moscow', '1.5', '9'.repeat(30)]) expect((await get(`/cities/${id}`)).status).toBe(404)
  })
})

describe('regions', () => {
  test('are found by the start of their name in any language, the most populous first', async () => {
    expect((await namesAt('/regions/search?paginationSize=2')).sort()).toEqual(['Москва', 'Санкт-Петербург'])
    expect(await namesAt(search('regions', 'алмат'), 'ru')).toEqual(['Алматы', 'Алматинская область'])
    expect(await namesAt(search('regions', 'республика татар'), 'en')).toEqual(['Republic of Tatarstan'])
  })

  test('are listed 100 a page and filtered by ids', async () => {
    const { body } = await get('/regions/search?regionIds[]=119&regionIds[]=118')
    expect(body._items.map(({ id }: Named) => id).sort()).toEqual([118, 119])
    expect((await get('/regions/search')).body._meta).toEqual({ totalCount: await countOf('regions'), pageCount: 2, currentPage: 1, perPage: 100 })
  })

  test('are read by id', async () => {
    expect((await get('/regions/119', 'kk')).body).toEqual({ id: 119, name: 'Алматы', code: 'KZ-75' })
    expect((await get('/regions/9999')).status).toBe(404)
  })
})

describe('themes', () => {
  test('are listed without pending ones', async () => {
    await world.db.insertInto('themes').values({ id: 900, name_ru: 'Ждёт', name_en: 'Waits', name_kk: 'Күтеді', moderation: 'wait' }).execute()
    const ids = (await get('/themes')).body._items.map(({ id }: Named) => id)
    expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect((await get('/themes/900')).status).toBe(404)
    expect((await get('/themes/completion?q=Ждёт')).body._items).toEqual([])
  })

  test('are found by a part of the name in any language, names that start with it first', async () => {
    expect(await namesAt('/themes/completion?q=стАрт')).toEqual(['Стартапы'])
    expect(await namesAt('/themes/completion?q=data', 'ru')).toEqual(['Данные и аналитика'])
    expect(await namesAt('/themes/completion?q=предприн')).toEqual(['Предпринимательство', 'Женское предпринимательство'])
    expect(await namesAt('/themes/completion?q=молодежь')).toEqual(['Молодёжь'])
  })

  test('suggested by users are found as interests only', async () => {
    await world.db
      .insertInto('themes')
      .values({ id: 901, name_ru: 'Гончарное дело', name_en: 'Pottery', name_kk: 'Қыш өнері', kind: 'interest' })
      .execute()
    expect((await get('/interests/completion?q=гончар')).body._items).toEqual([{ id: 901, name: 'Гончарное дело', kind: 'interest' }])
    expect((await get('/interests/completion?q=дизайн')).body._items).toEqual([{ id: 13, name: 'Дизайн', kind: 'theme' }])
    expect((await get('/themes/completion?q=гончар')).body._items).toEqual([])
  })

  test('are read by id; list paths are not ids (V582)', async () => {
    expect((await get('/themes/13', 'en')).body).toEqual({ id: 13, name: 'Design', kind: 'theme' })
    expect((await get('/themes/completion')).status).toBe(200)
  })
})

describe('other lists', () => {
  test('are all available to visitors (V475)', async () => {
    const paths = Object.keys(reference)
      .filter((address) => !address.includes(':'))
      .map((address) => address.replace('GET ', ''))
    const answers = await Promise.all([...paths, '/compilations', '/cities/881', '/regions/119', '/themes/1'].map((path) => get(path)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('event types include the internal one, which filters omit (V063)', async () => {
    const { body } = await get('/event-types', 'en')
    expect(body._items).toHaveLength(17)
    expect(body._items.find(({ id }: Named) => id === 9)).toEqual({ id: 9, name: 'Internal event' })
  })

  test('texts of the error pages contain all locales and inner codes', async () => {
    const { _items } = (await get('/http-statuses')).body
    expect(new Set(_items.map(({ locale }: { locale: string }) => locale))).toEqual(new Set(['ru', 'en', 'kz']))
    const kinds = new Set(_items.map(({ status, code }: { status: number; code: number | null }) => `${status} ${code}`))
    expect([...kinds]).toEqual(['0 null', '401 null', '403 null', '403 5000', '403 5001', '403 5002', '404 null', '500 null', '503 null'])
  })

  test('kinds of compilations are in the language of the request', async () => {
    expect(await namesAt('/compilation-types', 'en')).toEqual(['Editors’ picks', 'Seasonal picks', 'Partner picks', 'City picks'])
  })

  test('compilations are paged, filtered by type and city, and contain public events only', async () => {
    const made = (values: { name: string; type_id: number; city_id?: number; published?: boolean }) => {
      const { name, ...rest } = values
      const row = { name_ru: name, name_en: `${name} en`, name_kk: `${name} kk`, ...rest }
      return world.db.insertInto('compilations').values(row).returning('id').executeTakeFirstOrThrow()
    }
    const everywhere = await made({ name: 'Везде', type_id: 1 })
    await made({ name: 'Москва', type_id: 4, city_id: 881 })
    await made({ name: 'Казань', type_id: 4, city_id: 3 })
    await made({ name: 'Скрытая', type_id: 1, published: false })
    const [open, draft] = [await world.given.event(), await world.given.event({ status: 'draft' })]
    const items = [draft, open].map(({ id }, position) => ({ compilation_id: everywhere.id, event_id: id, position }))
    await world.db.insertInto('compilation_events').values(items).execute()

    expect(await namesAt('/compilations?cityId=881')).toEqual(['Везде', 'Москва'])
    expect(await namesAt('/compilations?typeId=4', 'kk')).toEqual(['Москва kk', 'Казань kk'])
    const { body } = await get('/compilations?paginationSize=1')
    expect(body._items).toEqual([{ id: everywhere.id, name: 'Везде', typeId: 1, image: null, eventIds: [open.id], dateFrom: null, dateTo: null }])
    expect(body._meta).toEqual({ totalCount: 3, pageCount: 3, currentPage: 1, perPage: 1 })
  })
})

describe('settings', () => {
  test('are in the language of the request', async () => {
    expect((await get('/configs/user-teaser', 'kk')).body).toEqual({
      enabled: true,
      title: 'Өзіңіз туралы айтып беріңіз',
      text: 'Профиліңізді толтырыңыз, сонда біз сізге жақын іс-шаралар мен адамдарды ұсынамыз.',
      url: '',
      image: null,
    })
    expect((await get('/configs/site-logo', 'en')).body).toEqual({ url: '/logo.svg', link: '/', alt: 'Together — home page' })
    expect((await get('/data/grant-promo-button', 'ru')).body).toEqual({ enabled: false, title: 'Получить грант', url: '' })
  })

  test('mail domains contain refused and suggested ones (A106)', async () => {
    const { body } = await get('/configs/mail-domains')
    expect(Object.keys(body)).toEqual(['blocked', 'popular'])
    expect(body.blocked).toContain('mailinator.com')
    expect(body.popular).toContain('yandex.ru')
  })

  test('the censorship filter contains word stems', async () => {
    expect((await get('/data/censorship-filter')).body.words).toContain('fuck')
  })
})

test('sms balance: returns smsBalance and fcallBalance of the gateway (V524)', async () => {
  const { status, body } = await get('/sms-service/status-balance')
  const balance = await world.resources.outside.sms.balance()
  expect([status, body]).toEqual([200, balance])
  expect(body).toEqual({ smsBalance: expect.any(Number), fcallBalance: expect.any(Number) })
})

test('reference: a wrong query is refused by field in the language of the request (V499)', async () => {
  const errorsIn = async (language: string) => {
    const { status, body } = await get(`/cities/search?q=${'a'.repeat(101)}&paginationSize=0`, language)
    expect({ status, reason: body.reason }).toEqual({ status: 422, reason: 'invalidInput' })
    return { message: body.message, ...body.errors }
  }
  expect(await errorsIn('ru')).toEqual({
    message: 'Проверьте выделенные поля.',
    q: ['Не длиннее 100 символов.'],
    paginationSize: ['Значение за границей допустимого (1).'],
  })
  expect(await errorsIn('en')).toEqual({
    message: 'Please check the highlighted fields.',
    q: ['At most 100 characters.'],
    paginationSize: ['The value is out of range (1).'],
  })
  expect(await errorsIn('kk')).toEqual({
    message: 'Белгіленген өрістерді тексеріңіз.',
    q: [expect.stringMatching(/[әіңғүұқөһ]/i)],
    paginationSize: [expect.stringMatching(/[әіңғүұқөһ]/i)],
  })
})

test('reference: replies of all calls are cached for visitors until the catalogues change', () => {
  for (const address of Object.keys(reference))
    expect(contract[address as keyof typeof reference]).toMatchObject({ access: 'anyone', shared: ['reference'] })
})

const countOf = async (table: 'cities' | 'regions') =>
  (
    await world.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total
