import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { locales } from '../contract/locales.ts'
import { reservedNames } from '../contract/short-links/reserved-names.ts'
import { screens } from '../web/site-map.ts'
import { createWorld, type World } from './kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let owner: Person

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('short_urls').execute()
  owner = await world.given.person()
})

const list = '/organizer-cabinet/short-urls'
const given = (values: object = {}) =>
  world.db
    .insertInto('short_urls')
    .values({
      user_id: owner.id,
      name: 'zima',
      url: 'https://shop.test/winter',
      is_reviewed: true,
      moderation: 'approved',
      created_at: world.clock.now(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

test('short links: every first part of an address of the site is a reserved name (V412)', () => {
  const firstParts = screens.map(({ path }) => path.split('/')[1] ?? '').filter((part) => part !== '' && !/[:*]/.test(part))
  expect([...firstParts, ...locales, 'api', 'assets', 'robots'].filter((part) => !reservedNames.has(part))).toEqual([])
})

test('short links: create, change and delete one without scripts (R031)', async () => {
  const empty = await world.page(list, { as: owner })
  expect(empty.texts('main h2')).toEqual(['Длинный адрес — в двух словах'])
  const form = await empty.open(empty.link('Создать ссылку'))
  const refused = await form.submit('form:has([value=create])', { name: 'events', url: 'https://shop.test/winter', visitorLimit: '12' }, 'create')
  expect(refused.status).toBe(422)
  expect([refused.$('dialog [name=name]').val(), refused.$('dialog [name=visitorLimit]').val()]).toEqual(['events', '12'])
  const created = await refused.submit('form:has([value=create])', { name: 'zima', expiresAt: '2026-04-01' }, 'create')
  expect(created.texts('main tbody a').join()).toContain('/zima')
  const row = await world.db.selectFrom('short_urls').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ name: 'zima', visitor_limit: 12, expires_at: new Date('2026-04-01T20:59:00.000Z') })
  const edit = await created.open(`${list}?ask=edit&link=${row.id}`)
  await edit.submit('form:has([value=edit])', { name: 'leto' }, 'edit')
  const remove = await edit.open(`${list}?ask=remove&link=${row.id}`)
  const done = await remove.submit('form:has([value=remove])', {}, 'remove')
  expect(done.texts('main [role=status]').join()).toContain('Ссылка удалена')
  expect(await world.db.selectFrom('short_urls').selectAll().execute()).toEqual([])
})

test('short links: the visitors of a link, with its code; those of another user are not shown', async () => {
  const { id } = await given({ unique_clicks: 3 })
  await world.db.insertInto('short_url_days').values({ short_url_id: id, day: '2026-03-09', source: 'qr', visitors: 3 }).execute()
  const page = await world.page(`${list}?ask=statistics&link=${id}`, { as: owner })
  expect(page.texts('dialog').join()).toMatch(/3 перехода.*QR-код/)
  const stranger = await world.page(`${list}?ask=statistics&link=${id}`, { as: await world.given.person() })
  expect(stranger.texts('dialog')).toEqual([])
})

test('short links: say why one leads nowhere', async () => {
  await given({ moderation: 'declined', moderation_comment: 'Подделка банка.' })
  const page = await world.page(list, { as: owner })
  expect(page.texts('main tbody').join()).toMatch(/Закрыта командой сайта.*Подделка банка/)
  for (const action of ['Изменить', 'Удалить']) expect(page.texts('main tbody a')).not.toContain(action)
})

const visit = (url: string, headers: Record<string, string> = {}) => world.page(url, { headers })

test('short link: redirects, with its id, in every language; an unknown name is the 404 page (R074, V029)', async () => {
  await given()
  for (const prefix of ['', '/en', '/kz']) {
    const answer = await visit(`${prefix}/zima/7?from=qr`)
    expect([answer.status, answer.redirect]).toEqual([302, 'https://shop.test/winter?id=7'])
  }
  expect((await visit('/net-takoy')).status).toBe(404)
  await world.db.updateTable('short_urls').set({ expires_at: world.clock.now() }).execute()
  expect((await visit('/zima')).status).toBe(410)
})

test('short link: an address of the site is never taken for one (V029)', async () => {
  await given({ name: 'teper' })
  expect((await visit('/events')).status).toBe(200)
  expect((await visit('/events/teper')).redirect).toBeNull()
})

test('short link: the page counts its visitors by source', async () => {
  const { id } = await given()
  await visit('/zima', {
    referer: 'https://t.me/channel',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'cross-site',
  })
  await visit('/zima?from=qr', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' })
  const days = await world.db.selectFrom('short_url_days').select(['source', 'visitors']).where('short_url_id', '=', id).orderBy('source').execute()
  expect(days).toEqual([
    { source: 'qr', visitors: 1 },
    { source: 't.me', visitors: 1 },
  ])
})
