import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { shortLinksPersonalData } from './personal-data.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let owner: Person

const start = new Date('2026-03-10T09:00:00.000Z')
const foreign = 'https://shop.test/winter'

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(start)
  await world.db.deleteFrom('short_urls').execute()
  owner = await world.given.person()
})

const create = (body: object, by: Person = owner) => world.request({ method: 'POST', url: '/api/owner/short-urls', token: by.token, body })
const made = async (body: object = {}) => (await create({ name: 'zima', url: foreign, ...body })).body
const change = (id: number, body: object, by: Person = owner) =>
  world.request({ method: 'PUT', url: `/api/owner/short-urls/${id}`, token: by.token, body })
const read = async (id: number) => (await world.request({ url: `/api/owner/short-urls/${id}`, token: owner.token })).body
const statistics = async (id: number) => (await world.request({ url: `/api/owner/short-urls/${id}/statistics`, token: owner.token })).body

type Visit = { name?: string; query?: string; agent?: string; cookie?: string; address?: string; headers?: Record<string, string> }
const open = ({ name = 'zima', query = '', agent = 'Phone', cookie, address = '10.0.0.1', headers = {} }: Visit = {}) =>
  world.request({
    url: `/api/short-url/${name}${query}`,
    address,
    headers: { 'user-agent': agent, ...(cookie && { cookie }), ...headers },
  })
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof open>>) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
const byBrowser = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }

test('short links: create, list and search; every item has name, url and unique clicks (V411)', async () => {
  const link = await made()
  await create({ name: 'Leto-2026', url: 'https://vesna.test/leto' })
  expect(link).toMatchObject({ name: 'zima', url: foreign, uniqueClicks: 0, userId: owner.id, expiresAt: null, visitorLimit: null })
  const list = async (search = '') => (await world.request({ url: `/api/owner/short-urls${search}`, token: owner.token })).body._items
  expect(await list()).toMatchObject([{ name: 'leto-2026', url: 'https://vesna.test/leto', uniqueClicks: 0 }, { name: 'zima' }])
  expect((await list('?search=VESNA')).map(({ name }: { name: string }) => name)).toEqual(['leto-2026'])
})

test('short links: an address that deceives or leads into an inner network is refused, and so is an end in the past', async () => {
  const refused = ['https://bank.test@evil.test/', 'https://:secret@evil.test/', 'https://evil.test/\nSet-Cookie: a', 'https://ev\til.test/']
  const inner = ['http://localhost/', 'http://app.localhost:3000/', 'http://127.0.0.1/', 'http://2130706433/', 'http://[::1]/', 'http://10.0.0.8/']
  const names = [
    'http://192.168.1.1/admin',
    'http://169.254.169.254/',
    'http://[fd00::1]/',
    'http://router/',
    'http://printer.local/',
    'http://a.internal./',
  ]
  for (const url of [...refused, ...inner, ...names]) {
    const answer = await create({ name: 'hidden', url })
    expect([url, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([url, 422, ['url']])
  }
  const { id } = await made()
  expect((await change(id, { url: 'http://127.0.0.1/' })).body.reason).toBe('shortLinkAddress')
  for (const [index, url] of ['https://1.1.1.1/', 'https://shop.test:8443/a@b', 'https://[2606:4700::1111]/'].entries())
    expect([url, (await create({ name: `good-${index}`, url })).status]).toEqual([url, 200])
  const past = await create({ name: 'past', url: foreign, expiresAt: start.toISOString() })
  expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ['expiresAt']])
  expect((await create({ name: 'past', url: foreign, expiresAt: new Date(start.getTime() + 1000).toISOString() })).status).toBe(200)
})

test('short links: a taken name and one of the site are refused at the name, whatever their case (V412, V029)', async () => {
  await made()
  for (const [name, reason] of [
    ['ZIMA', 'shortNameTaken'],
    ['events', 'shortNameReserved'],
    ['Api', 'shortNameReserved'],
    ['kz', 'shortNameReserved'],
  ])
    expect((await create({ name, url: foreign })).body).toMatchObject({ status: 422, reason, errors: { name: [expect.any(String)] } })
  const other = await made({ name: 'osen' })
  expect((await change(other.id, { name: 'zima' })).body).toMatchObject({ status: 422, reason: 'shortNameTaken' })
})

test('short links: of two users who take a name at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => world.given.person()))
  const answers = await Promise.all(people.map((by) => create({ name: 'odin', url: foreign }, by)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
})

test.each([
  ['no protocol of the web', 'javascript:alert(1)'],
  ['a file', 'ftp://shop.test/a'],
  ['more than 2048 characters (V236)', `https://shop.test/${'a'.repeat(2_048)}`],
  ['no address', 'зима'],
])('short links: refuse %s as the target', async (_what, url) => {
  expect((await create({ name: 'cel', url })).body).toMatchObject({ status: 422, errors: { url: [expect.any(String)] } })
})

test.each(['', 'a', 'зима', 'a b', '-a', 'a--b', 'a/b', '../events', 'a'.repeat(61), '%00'])('short links: refuse the name «%s»', async (name) => {
  expect((await create({ name, url: foreign })).status).toBe(422)
})

test('short links: lead to no other short link of the site', async () => {
  const { origin } = new URL((await made()).shortUrl)
  for (const path of ['/zima', '/en/zima/5', '/novaya', '/z%69ma', '//zima', '/ZIMA/'])
    expect((await create({ name: 'krug', url: origin + path })).body).toMatchObject({ status: 422, reason: 'shortLinkLoop' })
  for (const path of ['/', '/events/5', '/kz/places']) expect((await create({ name: `k${path.length}`, url: origin + path })).status).toBe(200)
})

test('short links: count each visitor once: by its cookie, or by address and program (V033)', async () => {
  const { id } = await made()
  const first = await open()
  expect(first.body).toEqual({ url: foreign })
  await open()
  await open({ agent: 'Tablet' })
  expect((await read(id)).uniqueClicks).toBe(2)
  await open({ cookie: cookieOf(first), address: '10.0.0.2' })
  expect((await read(id)).uniqueClicks).toBe(2)
})

test('short links: browsers behind one address are counted by their cookies', async () => {
  const { id } = await made()
  const hall = await Promise.all(Array.from({ length: 5 }, () => open({ headers: byBrowser })))
  expect((await read(id)).uniqueClicks).toBe(5)
  for (const visit of hall) await open({ headers: byBrowser, cookie: cookieOf(visit) })
  expect((await read(id)).uniqueClicks).toBe(5)
})

test('short links: a program that keeps cookies leaves its address to the next one', async () => {
  const { id } = await made()
  const first = await open()
  await open({ cookie: cookieOf(first) })
  await open()
  expect((await read(id)).uniqueClicks).toBe(2)
})

test.each([
  ['a robot', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['the preview of a messenger', { agent: 'TelegramBot (like TwitterBot)' }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
])('short links: do not count %s', async (_who, visit) => {
  const { id } = await made()
  expect((await open(visit)).body).toEqual({ url: foreign })
  expect((await read(id)).uniqueClicks).toBe(0)
})

test('short links: pass the id on to the target (A159)', async () => {
  await made({ url: 'https://shop.test/winter?a=1&id=0' })
  expect((await open({ query: '?id=7 %26b' })).body.url).toBe('https://shop.test/winter?a=1&id=7+%26b')
})

test('short links: an unknown one is 404, an expired one 410', async () => {
  await made({ expiresAt: '2026-03-10T10:00:00.000Z' })
  expect((await open({ name: 'net' })).status).toBe(404)
  expect((await open({ name: '%00' })).status).toBe(404)
  expect((await open()).status).toBe(200)
  world.clock.advance(3_600_000)
  expect((await open()).body).toMatchObject({ status: 410, reason: 'shortLinkEnded' })
})

test('short links: visitors at once do not pass the limit, and those who came before return', async () => {
  const { id } = await made({ visitorLimit: 3 })
  const visits = await Promise.all(Array.from({ length: 12 }, (_, turn) => open({ agent: `Phone ${turn}` })))
  const opened = visits.filter(({ status }) => status === 200)
  expect([opened.length, (await read(id)).uniqueClicks]).toEqual([3, 3])
  expect((await open({ cookie: cookieOf(opened[0] as (typeof visits)[0]) })).status).toBe(200)
})

test('short links: statistics by day and by source', async () => {
  const { id } = await made()
  await open({ agent: 'A', query: '?source=qr' })
  await open({ agent: 'B', query: '?source=t.me' })
  await open({ agent: 'C', query: '?source=<b>' })
  world.clock.advance(86_400_000)
  await open({ agent: 'D', query: '?source=qr' })
  expect(await statistics(id)).toEqual({
    uniqueClicks: 4,
    days: [
      { date: '2026-03-10', visitors: 3 },
      { date: '2026-03-11', visitors: 1 },
    ],
    sources: [
      { source: 'qr', visitors: 2 },
      { source: 'direct', visitors: 1 },
      { source: 't.me', visitors: 1 },
    ],
  })
})

test('short links: the QR code is a picture of the address', async () => {
  const { id } = await made()
  const png = await world.request({ url: `/api/owner/short-urls/${id}/qr`, token: owner.token })
  const svg = await world.request({ url: `/api/owner/short-urls/${id}/qr?format=svg`, token: owner.token })
  expect([png.headers['content-type'], svg.headers['content-type']]).toEqual(['image/png', 'image/svg+xml'])
  const raw = await world.app.inject({ url: `/api/owner/short-urls/${id}/qr`, headers: { authorization: `Bearer ${owner.token}` } })
  const { data, info } = await sharp(raw.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toMatch(/\/zima\?from=qr$/)
})

test('short links: staff block one to another site; it opens no more, its owner reads why and cannot unblock it', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const { id } = await made()
  const own = await made({ name: 'svoya', url: `${new URL((await read(id)).shortUrl).origin}/events` })
  const queue = await world.request({ url: '/api/admin/short-urls?status=wait', token: staff.token })
  expect(queue.body._items).toMatchObject([{ id, name: 'zima', url: foreign }])
  const decide = (body: object) => world.request({ method: 'POST', url: `/api/admin/short-urls/${id}/decision`, token: staff.token, body })
  expect((await decide({ decision: 'declined', reason: 'inappropriate', comment: 'Подделка банка.' })).status).toBe(200)
  expect((await open()).status).toBe(404)
  expect(await read(id)).toMatchObject({ moderation: 'declined', moderationComment: 'Подделка банка.' })
  expect((await change(id, { url: 'https://other.test/' })).body).toMatchObject({ status: 422, reason: 'shortLinkBlocked' })
  const removed = await world.request({ method: 'DELETE', url: `/api/owner/short-urls/${id}`, token: owner.token })
  expect([removed.body.reason, (await open()).status]).toEqual(['shortLinkBlocked', 404])
  expect((await decide({ decision: 'approved' })).status).toBe(409)
  expect(own.moderation).toBe('approved')
  world.clock.advance(86_400_000)
  expect((await letterTo(world, owner.email)).subject).toBe('Короткая ссылка закрыта')
})

test('short links: another address on another site is reviewed again', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const { id } = await made()
  await world.request({ method: 'POST', url: `/api/admin/short-urls/${id}/decision`, token: staff.token, body: { decision: 'approved' } })
  expect((await change(id, { visitorLimit: 5 })).body.moderation).toBe('approved')
  expect((await change(id, { url: 'https://other.test/' })).body.moderation).toBe('wait')
})

test('short links: are deleted with their statistics, only by the owner', async () => {
  const { id } = await made()
  await open()
  const remove = (by: Person) => world.request({ method: 'DELETE', url: `/api/owner/short-urls/${id}`, token: by.token })
  expect((await remove(await world.given.person())).status).toBe(403)
  expect((await remove(owner)).body).toEqual({ ok: true })
  expect((await remove(owner)).status).toBe(403)
  expect(await world.db.selectFrom('short_url_days').selectAll().execute()).toEqual([])
})

test('short links: leave with the person, and move to the surviving account', async () => {
  await made()
  const other = await world.given.person()
  const { rows } = await shortLinksPersonalData.collect(world.db, owner.id)
  expect(rows).toMatchObject({ shortLinks: [{ name: 'zima', url: foreign }] })
  await world.db.transaction().execute((tx) => shortLinksPersonalData.move(tx, { from: owner.id, to: other.id }, { ...world.resources, now: start }))
  expect(await world.db.selectFrom('short_urls').select('user_id').execute()).toEqual([{ user_id: other.id }])
  await world.db.transaction().execute((tx) => shortLinksPersonalData.erase(tx, other.id, { ...world.resources, now: start }))
  expect((await open()).status).toBe(404)
})
