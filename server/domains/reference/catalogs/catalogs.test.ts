import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogs } from '../../../../contract/reference/catalogs.ts'
import { formOf } from '../../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

let world: World
let person: { id: number; token: string }
let other: { id: number; token: string }
let staff: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  person = await world.given.person()
  other = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

type Named = { id: number; name: string }
const get = (path: string, token?: string, language = 'ru') => world.request({ url: `/api${path}`, token, headers: { 'accept-language': language } })
const namesAt = async (path: string, token?: string, language?: string): Promise<string[]> =>
  (await get(path, token, language)).body._items.map(({ name }: Named) => name)
const post = (path: string, body: unknown, token = person.token) => world.request({ method: 'POST', url: `/api${path}`, token, body })

test('catalogs: every list is available to visitors (V475)', async () => {
  const paths = Object.keys(catalogs).filter((address) => address.startsWith('GET') && !address.includes(':'))
  for (const path of paths.map((address) => address.slice(4))) {
    const { status, body } = await get(path)
    expect([path, status, Array.isArray(body._items)]).toEqual([path, 200, true])
    if (path !== '/companies/search') expect([path, body._items.length > 0]).toEqual([path, true])
  }
})

describe('universities', () => {
  const search = (q: string) => `/catalogs/universities/search?q=${encodeURIComponent(q)}`

  test('are found by a part of their name in any language and by their short name', async () => {
    expect(await namesAt(search('ИТМО'))).toEqual(['Университет ИТМО'])
    expect(await namesAt(search('higher school of eco'))).toEqual([])
    expect(await namesAt(search('ВШЭ'), undefined, 'en')).toEqual(['HSE University'])
    expect(await namesAt(search('әл-фараби'), undefined, 'kk')).toEqual(['Әл-Фараби атындағы Қазақ ұлттық университеті'])
  })

  test('are listed 20 a page and filtered by foreign', async () => {
    const { body } = await get('/catalogs/universities?foreign=1')
    expect(body._meta.perPage).toBe(20)
    expect(new Set(body._items.map((item: { foreign: boolean }) => item.foreign))).toEqual(new Set([true]))
    const { id } = body._items[0]
    expect((await get(`/catalogs/universities/${id}`)).body).toEqual(body._items[0])
    expect((await get('/catalogs/universities/999999')).status).toBe(404)
  })

  test('are listed, searched by q, foreign and page, read by id, and found after being added (V473)', async () => {
    const ids = async (path: string, token?: string) => (await get(path, token)).body._items.map(({ id }: Named) => id)
    const first = await ids('/catalogs/universities')
    expect(first).toHaveLength(20)
    const second = await ids('/catalogs/universities?paginationPage=2')
    expect([second.length > 0, second.filter((id: number) => first.includes(id))]).toEqual([true, []])
    const pages = [
      await ids('/catalogs/universities/search?q=университет'),
      await ids('/catalogs/universities/search?q=университет&paginationPage=2'),
    ]
    expect(pages.every((page) => page.length > 0)).toBe(true)
    expect(new Set(pages.flat()).size).toBe(pages.flat().length)

    const names = [`Пекарская академия`, `Пекарский институт`]
    const [ours, foreign] = [
      await post('/catalogs/universities', { name: names[0], foreign: false }),
      await post('/catalogs/universities', { name: names[1], foreign: true }),
    ]
    expect([ours.status, foreign.status]).toEqual([200, 200])
    const found = (query: string) => namesAt(`${search('пекарск')}&${query}`, person.token)
    expect(await found('')).toEqual(names)
    expect([await found('foreign=0'), await found('foreign=1')]).toEqual([[names[0]], [names[1]]])
    for (const { body } of [ours, foreign]) expect((await get(`/catalogs/universities/${body.id}`, person.token)).body).toEqual(body)
  })

  test('are added once; other users find them after approval only', async () => {
    const name = 'Академия хорошего хлеба'
    const [first, second] = await Promise.all([
      post('/catalogs/universities', { name, foreign: false }),
      post('/catalogs/universities', { name, foreign: false }),
    ])
    expect(first.body).toEqual(second.body)
    expect(first.body).toEqual({ id: first.body.id, name, foreign: false, cityId: null })
    expect([await namesAt(search('хорошего хлеба'), person.token), await namesAt(search('хорошего хлеба'), other.token)]).toEqual([[name], []])
    expect((await post('/catalogs/universities', { name: 'университет итмо', foreign: false })).body.name).toBe('Университет ИТМО')
    expect((await post('/catalogs/universities', { name: '  ', foreign: false })).body.reason).toBe('invalidInput')
  })
})

describe('employers', () => {
  const logo = async (token: string) => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3a6' } })
      .png()
      .toBuffer()
    const form = await formOf([{ name: 'logo.png', bytes }], { purpose: 'logo' })
    return (await world.request({ method: 'POST', url: '/api/uploads', token, ...form })).body.uploadId as string
  }

  test('are added with an address and a picture, found, read and changed by their creator', async () => {
    const photoUploadUid = await logo(person.token)
    const { body } = await post('/companies', { name: 'Пекарня «Корка»', url: 'https://korka.example', photoUploadUid })
    expect(body).toEqual({ id: body.id, name: 'Пекарня «Корка»', url: 'https://korka.example', photoUploadUid, photo: `/files/${photoUploadUid}` })
    expect((await post('/companies', { name: 'пекарня «корка»', url: 'https://korka.example' })).body.id).toBe(body.id)
    expect(await namesAt('/companies/search?q=корк', person.token)).toEqual(['Пекарня «Корка»'])
    expect((await get(`/companies/${body.id}`)).body).toEqual(body)
    const put = (token: string, change: object) => world.request({ method: 'PUT', url: `/api/companies/${body.id}`, token, body: change })
    expect((await put(other.token, { name: 'Чужая' })).status).toBe(403)
    expect((await put(person.token, { name: 'Корка', photoUploadUid: null })).body).toMatchObject({
      name: 'Корка',
      url: 'https://korka.example',
      photo: null,
    })
    await post('/companies', { name: 'Мякиш', url: 'https://korka.example' })
    expect((await put(person.token, { name: 'Мякиш' })).body.errors).toHaveProperty('name')
    await world.db.updateTable('companies').set({ is_approved: true }).where('id', '=', body.id).execute()
    expect((await put(person.token, { name: 'Иначе' })).status).toBe(403)
    expect((await put(staff.token, { name: 'Корка и мякиш' })).status).toBe(200)
    expect((await world.request({ method: 'PUT', url: '/api/companies/999999', token: staff.token, body: { name: 'Нет' } })).status).toBe(404)
  })

  test('are added without a picture, read, found, changed and read again (V474)', async () => {
    const { status, body } = await post('/companies', { name: 'Сыроварня «Дырка»', url: 'https://cheese.example' })
    expect([status, body]).toEqual([
      200,
      { id: body.id, name: 'Сыроварня «Дырка»', url: 'https://cheese.example', photoUploadUid: null, photo: null },
    ])
    const read = async () => (await get(`/companies/${body.id}`, person.token)).body
    expect(await read()).toEqual(body)
    expect((await get('/companies/search?q=дырка', person.token)).body._items).toEqual([body])
    const change = { name: 'Сыроварня «Корка сыра»', url: 'https://crust.example', photoUploadUid: await logo(person.token) }
    const changed = await world.request({ method: 'PUT', url: `/api/companies/${body.id}`, token: person.token, body: change })
    expect(changed.status).toBe(200)
    expect(await read()).toEqual({ id: body.id, ...change, photo: `/files/${change.photoUploadUid}` })
  })

  test('refuse a picture of another user and an invalid address', async () => {
    const foreign = await logo(other.token)
    expect((await post('/companies', { name: 'Чужой знак', url: 'https://a.example', photoUploadUid: foreign })).body.errors).toHaveProperty(
      'photoUploadUid',
    )
    expect((await post('/companies', { name: 'Скрипт', url: 'javascript:alert(1)' })).body.errors).toHaveProperty('url')
    expect(await namesAt('/companies/search?q=Чужой', person.token)).toEqual([])
  })
})

test('languages: are found by name (V525)', async () => {
  expect(await namesAt(`/languages?name=${encodeURIComponent('анг')}`)).toContain('английский')
  expect(await namesAt(`/languages?name=${encodeURIComponent('анг')}`, undefined, 'en')).toContain('English')
})

test('positions and badges: positions are found by a part of the name, badges are filtered by kind', async () => {
  expect((await namesAt(`/positions/search?q=${encodeURIComponent('директор')}`))[0]).toBe('Директор по маркетингу')
  const { body } = await get('/tags?typeId=3')
  expect(body._items.map(({ typeId }: { typeId: number }) => typeId)).toEqual([3, 3, 3])
})

test('themes: a theme is suggested once and waits for staff (V526)', async () => {
  const { status, body } = await post('/themes', { name: 'Пчеловодство' })
  expect([status, body]).toEqual([200, { id: body.id, name: 'Пчеловодство', kind: 'theme', moderation: 'wait' }])
  expect((await post('/themes', { name: 'пчеловодство' })).body.reason).toBe('duplicateInterest')
  expect((await post('/themes', { name: 'ДИЗАЙН' })).body.reason).toBe('duplicateInterest')
  expect((await get(`/themes/completion?q=${encodeURIComponent('пчело')}`)).body._items).toEqual([])
})
