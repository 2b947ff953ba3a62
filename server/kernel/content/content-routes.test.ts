import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWaiting } from '../../../tests/kit/locks.ts'
import { openStage } from '../../../tests/kit/ownership/stage.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { erasePerson } from '../../domains/leaving/erase.ts'
import { invalidate } from '../cache/changes.ts'

let world: World
let staff: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (method: Method, path: string, data?: object) =>
  world.request({ method, url: `/api${path}`, token: staff.token, ...(data && { body: { data } }) })
const publicThemes = async (locale = '') => (await world.request({ url: `/api/themes${locale}` })).body._items as { id: number; name: string }[]
const theme = { nameRu: 'Пчёлы', nameEn: 'Bees', nameKz: 'Аралар', kind: 'theme', moderation: 'approved' }
const named = (name: string) => ({ nameRu: name, nameEn: name, nameKz: name })
const addTheme = async (data: object = {}) => (await ask('POST', '/admin/themes', { ...theme, ...data })).body
const errorText = { status: 404, code: 4242, locale: 'en', title: 'Nothing here', text: 'Go home.' }

test('content: a created, changed, deleted and restored row is shown at once in each language', async () => {
  const made = await addTheme()
  expect(made).toMatchObject({ ...theme, name: 'Пчёлы', version: 1, deletedAt: null })
  const path = `/admin/themes/${made.id}`
  const shown = async (header: string) => {
    const list = await world.request({ url: '/api/themes', headers: { 'accept-language': header } })
    return (list.body._items as { id: number; name: string }[]).find(({ id }) => id === made.id)?.name
  }
  expect([await shown('ru'), await shown('en'), await shown('kk')]).toEqual(['Пчёлы', 'Bees', 'Аралар'])
  expect((await ask('PUT', path, { nameEn: 'Honey bees' })).body).toMatchObject({ nameRu: 'Пчёлы', nameEn: 'Honey bees', version: 2 })
  expect([await shown('ru'), await shown('en')]).toEqual(['Пчёлы', 'Honey bees'])
  expect((await ask('DELETE', path)).body).toEqual({ ok: true })
  expect([await shown('ru'), (await world.request({ url: `/api/themes/${made.id}` })).status]).toEqual([undefined, 404])
  expect([(await ask('DELETE', path)).status, (await ask('PUT', path, { nameRu: 'Осы' })).status]).toEqual([404, 404])
  const listed = async (query: string) => (await ask('GET', `/admin/themes?search=Honey&${query}`)).body._items.map(({ id }: { id: number }) => id)
  expect([await listed(''), await listed('deleted=1')]).toEqual([[], [made.id]])
  expect((await ask('PUT', path, { deleted: false })).body).toMatchObject({ nameEn: 'Honey bees', deletedAt: null })
  expect([await shown('en'), await listed(''), await listed('deleted=1')]).toEqual(['Honey bees', [made.id], []])
})

test('content: a text without its languages stands for all of them, and whole replies are accepted back', async () => {
  const { nameRu: _ru, nameEn: _en, nameKz: _kz, ...rest } = theme
  const made = (await ask('POST', '/admin/themes', { ...rest, name: 'Go' })).body
  expect(made).toMatchObject({ nameRu: 'Go', nameEn: 'Go', nameKz: 'Go' })
  const page = (await ask('GET', `/admin/themes/${made.id}`)).body
  const saved = await ask('PUT', `/admin/themes/${made.id}`, { ...page, nameKz: 'Гоу' })
  expect([saved.status, saved.body]).toMatchObject([200, { nameRu: 'Go', nameKz: 'Гоу', version: 2 }])
})

test('content: every change is in the history with its author and fields; an equal one changes nothing', async () => {
  const { id } = await addTheme(named('Муравьи'))
  const path = `/admin/themes/${id}`
  await ask('PUT', path, { nameRu: 'Шмели', kind: 'interest' })
  expect((await ask('PUT', path, { nameRu: 'Шмели' })).body.version).toBe(2)
  await ask('DELETE', path)
  await ask('PUT', path, { deleted: false, nameEn: 'Bumblebees' })
  const { history } = (await ask('GET', path)).body
  const changes = history[2].changes.toSorted((one: { field: string }, other: { field: string }) => one.field.localeCompare(other.field))
  expect(changes).toEqual([
    { field: 'kind', before: 'theme', after: 'interest' },
    { field: 'nameRu', before: 'Муравьи', after: 'Шмели' },
  ])
  expect(
    history.map(({ action, userId, fields }: { action: string; userId: number; fields: string[] }) => [action, userId, fields.toSorted()]),
  ).toEqual([
    ['restore', staff.id, ['nameEn']],
    ['delete', staff.id, Object.keys(theme).toSorted()],
    ['update', staff.id, ['kind', 'nameRu']],
    ['create', staff.id, Object.keys(theme).toSorted()],
  ])
})

test('content: a used row is not deleted, and the refusal says by what', async () => {
  const { id } = await addTheme(named('Жуки'))
  await world.given.event({ themeIds: [id] })
  await world.db
    .updateTable('users')
    .set({ theme_ids: [id] })
    .where('id', '=', staff.id)
    .execute()
  const refused = await ask('DELETE', `/admin/themes/${id}`)
  expect([refused.status, refused.body.reason, refused.body.errors]).toEqual([
    409,
    'contentUsed',
    { events: [expect.stringContaining('1')], users: [expect.stringContaining('1')] },
  ])
  expect((await ask('GET', `/admin/themes/${id}`)).body).toMatchObject({
    deletedAt: null,
    uses: [
      { by: 'events', count: 1 },
      { by: 'users', count: 1 },
    ],
  })
})

test('content: of two editors with the same version one saves, the other gets 409', async () => {
  const { id, version } = await addTheme(named('Бабочки'))
  const answers = await whileLocked(id, () => ['Первый', 'Второй'].map((nameRu) => ask('PUT', `/admin/themes/${id}`, { nameRu, version })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('contentChanged')
  const saved = answers.find(({ status }) => status === 200)?.body.nameRu
  expect((await ask('GET', `/admin/themes/${id}`)).body).toMatchObject({ nameRu: saved, version: 2 })
  const blind = await Promise.all(['Третий', 'Четвёртый'].map((nameRu) => ask('PUT', `/admin/themes/${id}`, { nameRu })))
  expect(blind.map(({ status }) => status)).toEqual([200, 200])
})

/** Sends requests while the row is locked, and unlocks it once all of them wait: they meet at the first lock they take. */
const whileLocked = async <T>(id: number, send: () => Promise<T>[]): Promise<T[]> => {
  const { requests } = await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('themes').select('id').where('id', '=', id).forUpdate().execute()
    const requests = send()
    await untilWaiting(world, requests.length)
    // in an object, because an awaited list would wait for the requests before the lock is released
    return { requests: Promise.all(requests) }
  })
  return requests
}

test('content: a deleted row leaves the unique index, and its restoration may meet the new one', async () => {
  const made = (await ask('POST', '/admin/http-statuses', errorText)).body
  expect((await ask('POST', '/admin/http-statuses', errorText)).body).toMatchObject({ status: 409, reason: 'contentExists' })
  await ask('DELETE', `/admin/http-statuses/${made.id}`)
  expect((await ask('POST', '/admin/http-statuses', { ...errorText, title: 'Lost?' })).status).toBe(200)
  const shown = (await world.request({ url: '/api/http-statuses' })).body._items.filter(({ code }: { code: number }) => code === 4242)
  expect(shown).toEqual([{ ...errorText, title: 'Lost?' }])
  expect((await ask('PUT', `/admin/http-statuses/${made.id}`, { deleted: false })).body.reason).toBe('contentExists')
  const corrected = await ask('PUT', `/admin/http-statuses/${made.id}`, { deleted: false, code: 4243 })
  expect([corrected.status, corrected.body]).toMatchObject([200, { code: 4243, version: made.version + 2, deletedAt: null }])
})

test('content: refuse the name of another theme in any language and case, also on restoration and at the same time', async () => {
  const first = await addTheme({ nameRu: 'Кони', nameEn: 'Horses', nameKz: 'Жылқылар' })
  const second = await addTheme(named('Ослы'))
  const refused = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const { status, body } = await ask(method, path, data)
    return [status, body.reason]
  }
  const repeated = [409, 'contentExists']
  expect(await refused('POST', '/admin/themes', { ...theme, ...named('КОНИ') })).toEqual(repeated)
  expect(await refused('PUT', `/admin/themes/${second.id}`, { nameRu: 'horses' })).toEqual(repeated)
  expect((await ask('PUT', `/admin/themes/${first.id}`, { nameRu: 'кони' })).status).toBe(200)
  await ask('DELETE', `/admin/themes/${first.id}`)
  expect((await ask('PUT', `/admin/themes/${second.id}`, { nameKz: 'жылқылар' })).status).toBe(200)
  expect(await refused('PUT', `/admin/themes/${first.id}`, { deleted: false })).toEqual(repeated)
  expect((await ask('PUT', `/admin/themes/${first.id}`, { deleted: false, nameKz: 'Аттар' })).status).toBe(200)
  expect((await ask('POST', '/admin/themes', { ...theme, ...named('Кони++') })).status).toBe(200)
  const both = await Promise.all([1, 2, 3, 4].map(() => ask('POST', '/admin/themes', { ...theme, ...named('Мулы') })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('content: refuse ids that are not decimal, and deletion by a change', async () => {
  const { id } = await addTheme(named('Совы'))
  const statuses = await Promise.all(
    [`0x${id.toString(16)}`, `${id}.0`, `${id}e0`].map(async (at) => (await ask('GET', `/admin/themes/${at}`)).status),
  )
  expect([statuses.filter((status) => status < 400), (await ask('GET', `/admin/themes/${id}`)).status]).toEqual([[], 200])
  const deleted = await ask('PUT', `/admin/themes/${id}`, { deleted: true })
  expect([deleted.status, Object.keys(deleted.body.errors)]).toEqual([422, ['data.deleted']])
})

test('content: a compilation has its events in order, its picture and its city; unknown ids are refused at their field', async () => {
  const [first, second] = [await world.given.event(), await world.given.event()]
  const data = { name: 'Выбор', typeId: 1, published: true, eventIds: [second.id, first.id, second.id] }
  const made = (await ask('POST', '/admin/compilations', data)).body
  expect(made).toMatchObject({ eventIds: [second.id, first.id], image: null, cityId: null })
  const shown = async () => (await world.request({ url: '/api/compilations' })).body._items.find(({ id }: { id: number }) => id === made.id)
  expect((await shown())?.eventIds).toEqual([second.id, first.id])
  const path = `/admin/compilations/${made.id}`
  await ask('PUT', path, { eventIds: [first.id], cityId: 881 })
  expect((await shown())?.eventIds).toEqual([first.id])
  const wrong = [
    { eventIds: [10 ** 9] },
    { typeId: 10 ** 6 },
    { dateFrom: '0000-01-01' },
    { dateTo: '2101-01-01' },
    { dateFrom: '2026-05-02', dateTo: '2026-05-01' },
    { image: '00000000-0000-4000-8000-000000000000' },
  ]
  const swapped = await ask('PUT', path, { dateFrom: '2026-05-02', dateTo: '2026-05-01' })
  expect(swapped.body.errors['data.dateTo']).toEqual(['Раньше начала быть не может: проверьте обе даты.'])
  const faults = await Promise.all(wrong.map(async (change) => Object.keys((await ask('PUT', path, change)).body.errors)))
  expect(faults).toEqual([['data.eventIds'], ['data.typeId'], ['data.dateFrom'], ['data.dateTo'], ['data.dateTo'], ['data.image']])
  await ask('DELETE', path)
  expect(await shown()).toBeUndefined()
})

test('content: a picture is claimed with its row and released with the next one; an address sent back keeps it', async () => {
  const stage = await openStage(world)
  const put = (id: number, data: object) =>
    world.request({ method: 'PUT', url: `/api/admin/compilations/${id}`, token: stage.people.staff.token, body: { data } })
  const { id } = (await ask('POST', '/admin/compilations', { name: 'Выбор', typeId: 1, published: true, eventIds: [] })).body
  const [first, second] = [await stage.upload(stage.people.staff, 'cover'), await stage.upload(stage.people.staff, 'cover')]
  const claimed = async () => {
    const rows = await world.db.selectFrom('uploads').select(['id', 'is_claimed']).where('id', 'in', [first, second]).execute()
    return [first, second].map((upload) => rows.find((row) => row.id === upload)?.is_claimed)
  }
  const saved = (await put(id, { image: first })).body
  expect([saved.image, await claimed()]).toEqual([`/files/${first}`, [true, false]])
  expect((await put(id, saved)).body).toEqual(saved)
  expect([(await put(id, { image: first })).body, await claimed()]).toEqual([saved, [true, false]])
  expect([(await put(id, { image: second })).body.image, await claimed()]).toEqual([`/files/${second}`, [false, true]])
  expect([(await put(id, { image: null })).body.image, await claimed()]).toEqual([null, [false, false]])
  expect((await put(id, { image: `/files/${first}` })).status).toBe(422)
  const others = await stage.upload(stage.people.stranger, 'cover')
  expect((await put(id, { image: others })).status).toBe(422)
})

test('content: refuse used, private and other files as pictures at the field', async () => {
  const stage = await openStage(world)
  const editor = stage.people.staff
  const save = (image: string) =>
    world.request({
      method: 'POST',
      url: '/api/admin/compilations',
      token: editor.token,
      body: { data: { name: 'Выбор', typeId: 1, published: true, eventIds: [], image } },
    })
  const [used, consent, paper] = [await stage.upload(editor, 'cover'), await stage.upload(editor, 'consent'), await stage.upload(editor, 'cover')]
  await world.db.updateTable('uploads').set({ mime: 'application/pdf' }).where('id', '=', paper).execute()
  expect((await save(used)).status).toBe(200)
  // the owner of a used picture is detached, so give it back to show that the use alone is refused
  await world.db.updateTable('uploads').set({ owner_id: editor.id }).where('id', '=', used).execute()
  const refused = await Promise.all([used, consent, paper].map(save))
  expect(refused.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual(refused.map(() => [422, ['data.image']]))
})

test('content: erasing the account of an editor leaves the pictures of the site', async () => {
  const stage = await openStage(world)
  const editor = await world.given.person({ roles: ['crm_tk_staff'] })
  const [shown, own] = [await stage.upload(editor, 'cover'), await stage.upload(editor, 'cover')]
  const data = { name: 'Выбор', typeId: 1, published: true, eventIds: [], image: shown }
  const made = await world.request({ method: 'POST', url: '/api/admin/compilations', token: editor.token, body: { data } })
  expect(made.body.image).toBe(`/files/${shown}`)
  const statuses = () => Promise.all([shown, own].map(async (id) => (await world.request({ url: `/files/${id}` })).status))
  expect(await statuses()).toEqual([200, 200])
  await erasePerson(world.resources, editor.id)
  expect(await statuses()).toEqual([200, 404])
})

test('content: a deleted theme is in no public read, even where it is still referred to', async () => {
  const name = 'Пасечное дело'
  const { id } = await addTheme(named(name))
  const event = await world.given.event({ themeIds: [id], tag: 'улей' })
  const user = await world.given.person()
  await world.db
    .updateTable('users')
    .set({ theme_ids: [id] })
    .where('id', '=', user.id)
    .execute()
  const urls = [
    '/events/filters',
    `/events/${event.id}?expand=themes`,
    `/users/${user.id}?expand=themes`,
    '/user/selected-interests',
    ...['/themes/completion', '/interests/completion', '/user/interests'].map((path) => `${path}?q=${encodeURIComponent(name)}`),
  ]
  const whereShown = async () => {
    const answers = await Promise.all(
      urls.map(async (url) => [url, JSON.stringify((await world.request({ url: `/api${url}`, token: user.token })).body)]),
    )
    const tagged = (await world.request({ url: `/api/events?tag=${encodeURIComponent(name)}` })).body._meta.totalCount
    const found = (await world.request({ url: `/api/users/search?themeIds=${id}` })).body._meta.totalCount
    return { shown: answers.filter(([, body]) => body?.includes(name)).map(([url]) => url), tagged, found }
  }
  const suggest = () => world.request({ method: 'POST', url: '/api/themes', token: user.token, body: { name } })
  expect([await whereShown(), (await suggest()).status]).toEqual([{ shown: urls, tagged: 1, found: 1 }, 422])
  await world.db.updateTable('themes').set({ deleted_at: world.clock.now() }).where('id', '=', id).execute()
  await invalidate(world.db, ['reference', 'events'])
  expect([await whereShown(), (await suggest()).status]).toEqual([{ shown: [], tagged: 0, found: 0 }, 200])
  const added = await world.request({ method: 'POST', url: '/api/user/interests', token: user.token, body: { name } })
  expect([added.status, JSON.stringify(added.body).includes(name)]).toEqual([200, true])
})

test('content: deletion of a theme and its choice exclude each other', async () => {
  const choices = [(id: number) => ({ themeIds: [id] }), (_: number, name: string) => ({ name })]
  for (const [at, bodyOf] of choices.entries()) {
    const name = `Ульи ${at}`
    const { id } = await addTheme(named(name))
    const user = await world.given.person()
    const body = bodyOf(id, name)
    const [choice, deletion] = await whileLocked(id, () => [
      world.request({ method: 'POST', url: '/api/user/interests', token: user.token, body }),
      ask('DELETE', `/admin/themes/${id}`),
    ])
    const { theme_ids: chosen } = await world.db.selectFrom('users').select('theme_ids').where('id', '=', user.id).executeTakeFirstOrThrow()
    expect([choice?.status, chosen.includes(id), deletion?.status]).toEqual([
      chosen.includes(id) || 'name' in body ? 200 : 422,
      deletion?.status === 409,
      chosen.includes(id) ? 409 : 200,
    ])
  }
})

const texts = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).map((text) => `а${text.replace(/\p{C}/gu, '')}`)

test('content: what is written is read back, through deletion and restoration', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, fc.constantFrom('theme', 'interest'), async (nameRu, nameEn, kind) => {
      const made = await addTheme({ nameRu, nameEn, nameKz: nameRu, kind })
      const path = `/admin/themes/${made.id}`
      const changed = (await ask('PUT', path, { ...made, nameKz: nameEn })).body
      expect(changed).toEqual({ ...made, nameKz: made.nameEn, version: changed.version })
      await ask('DELETE', path)
      expect((await publicThemes()).some(({ id }) => id === made.id)).toBe(false)
      const restored = (await ask('PUT', path, { deleted: false })).body
      expect(restored).toEqual({ ...changed, version: restored.version })
      await ask('DELETE', path)
    }),
    { numRuns: 15 },
  )
})
