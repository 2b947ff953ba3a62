import { createHash, createHmac } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerFor } from '../../../../tests/kit/caller.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'
import { handlers } from '../../../app.ts'
import { createCalls } from '../../../kernel/call.ts'
import { openSocial } from '../../../outside/social/social.ts'

let world: World
let me: { id: number; token: string }
let count = 0

const botToken = '4242:a-token-of-the-tests-only'

beforeAll(async () => {
  const client = { clientId: 'vmeste', clientSecret: 'secret' }
  world = await createWorld({ env: { SOCIAL_PROVIDERS: JSON.stringify({ telegram: { botToken }, yandex: client, vk: client }) } })
})
afterAll(() => world.close())
beforeEach(async () => {
  count += 1
  me = await world.given.person({ password: 'слово123', cityId: 881 })
})

const own = (path = '', method: 'GET' | 'POST' | 'DELETE' = 'GET', body?: object, token = me.token) =>
  world.request({ method, url: `/api/owner/external-accounts${path}`, body, token })
const reasonOf = (answer: { status: number; body: { reason: string } }) => [answer.status, answer.body.reason]

type NetworkData = { city?: string | null; birthday?: string | null; photo?: string | null }
const given = async (network: string, data: NetworkData = {}, userId = me.id) => {
  count += 1
  const profile = { city: null, birthday: null, photo: null, ...data }
  const row = {
    user_id: userId,
    network,
    external_id: String(count),
    name: 'Анна Ли',
    page: `https://page.test/${count}`,
    created_at: world.clock.now(),
  }
  const { id } = await world.db
    .insertInto('external_accounts')
    .values({ ...row, profile: JSON.stringify(profile) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe("the user's networks", () => {
  test('lists connected networks, then the others; the other call lists connected ones only (V580)', async () => {
    const id = await given('vk')
    const all = (await own()).body._items
    expect(all.map(({ network, connected, id: of }: Record<string, unknown>) => [network, connected, of])).toEqual([
      ['vk', true, id],
      ['yandex', false, null],
      ['telegram', false, null],
    ])
    expect((await own('/connected')).body._items).toEqual([all[0]])
    expect(all[0]).toMatchObject({ title: 'VK ID', name: 'Анна Ли', visible: false })
  })

  test('networks: never show facebook and mos, even if bound earlier (V366)', async () => {
    await given('facebook')
    await given('mos')
    expect((await own('/connected')).body._items).toEqual([])
    expect((await own()).body._items.map(({ network }: { network: string }) => network)).toEqual(['vk', 'yandex', 'telegram'])
  })

  test('networks: show, hide and disconnect one (V365, V547)', async () => {
    const id = await given('vk')
    expect((await own(`/${id}/visibility`, 'POST', { visible: true })).body.visible).toBe(true)
    expect((await own(`/${id}/visibility`, 'POST', { visible: false })).body.visible).toBe(false)
    expect((await own(`/${id}`, 'DELETE')).body).toEqual({ ok: true })
    expect((await own('/connected')).body._items).toEqual([])
  })

  test('networks: return 404 for a network of another user', async () => {
    const id = await given('vk')
    const { token } = await world.given.person()
    const nothing = { city: false, birthday: false, photo: false }
    expect(reasonOf(await own(`/${id}/visibility`, 'POST', { visible: true }, token))).toEqual([404, 'notFound'])
    expect(reasonOf(await own(`/${id}/merge-profile-data`, 'POST', nothing, token))).toEqual([404, 'notFound'])
    expect(reasonOf(await own(`/${id}`, 'DELETE', undefined, token))).toEqual([404, 'notFound'])
  })
})

describe('the last sign-in method', () => {
  test('networks: keep the last sign-in method, also under concurrent requests', async () => {
    const bare = await world.given.person()
    const ids = [await given('vk', {}, bare.id), await given('yandex', {}, bare.id)]
    const answers = await Promise.all(ids.map((id) => own(`/${id}`, 'DELETE', undefined, bare.token)))
    expect(answers.map((answer) => answer.body.reason ?? 'disconnected').sort()).toEqual(['disconnected', 'lastWayIn'])
  })

  test.each([{ phone: true }, { password: 'слово123' }])(
    'networks: disconnect one while %j is another sign-in method',
    async ({ phone, ...more }) => {
      const person = await world.given.person({ ...more, ...(phone && { phone: '+79230000001' }) })
      const id = await given('vk', {}, person.id)
      expect((await own(`/${id}`, 'DELETE', undefined, person.token)).status).toBe(200)
    },
  )
})

describe('merging profile data', () => {
  const merge = (id: number, wanted: object) => own(`/${id}/merge-profile-data`, 'POST', { city: false, birthday: false, photo: false, ...wanted })

  test('changes only the chosen fields (V364)', async () => {
    const { id: cityId, name_en } = await world.db
      .selectFrom('cities')
      .select(['id', 'name_en'])
      .where('id', '<>', 881)
      .limit(1)
      .executeTakeFirstOrThrow()
    const id = await given('vk', { city: name_en.toUpperCase(), birthday: '1985-06-07' })
    expect((await merge(id, { city: true })).body).toMatchObject({ id: me.id, city_id: cityId, birthday: '1990-05-17', photo: null })
    expect((await merge(id, { birthday: true })).body).toMatchObject({ city_id: cityId, birthday: '1985-06-07' })
  })

  test('is all or nothing and refuses fields the network did not provide', async () => {
    const id = await given('vk', { city: 'Нигде', birthday: '1985-06-07' })
    expect(reasonOf(await merge(id, { city: true, birthday: true }))).toEqual([422, 'nothingToMerge'])
    expect(reasonOf(await merge(id, { photo: true }))).toEqual([422, 'nothingToMerge'])
    expect((await merge(id, {})).body).toMatchObject({ city_id: 881, birthday: '1990-05-17' })
  })

  test.each([
    ['2010-01-01', 'birthdayFixed'],
    ['2020-01-01', 'nothingToMerge'],
    ['1900-01-01', 'nothingToMerge'],
  ])('does not change minority: %s', async (birthday, reason) => {
    expect(reasonOf(await merge(await given('vk', { birthday }), { birthday: true }))).toEqual([422, reason])
  })

  test('re-encodes the picture and downloads it only from hosts of the network', async () => {
    const requests: string[] = []
    const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#135' } })
      .withExif({ IFD0: { Artist: 'secret' } })
      .jpeg()
      .toBuffer()
    const social = openSocial(world.resources.config, 'http://site.test', undefined, async (url) => {
      requests.push(url)
      return { status: 200, bytes: url.endsWith('notes.txt') ? Buffer.from('no picture') : picture, type: '', location: null }
    })
    const run = createCalls(handlers, { ...world.resources, outside: { ...world.resources.outside, social } }, true)
    const take = async (network: string, photo: string) => {
      const person = await world.given.person()
      const id = await given(network, { photo }, person.id)
      const body = { city: false, birthday: false, photo: true }
      const answer = run({ address: 'POST /owner/external-accounts/:id/merge-profile-data', params: { id }, body }, callerFor(world, person.token))
      return (await answer.catch((error) => ({ photo: error.code }))) as { photo: string }
    }
    const refused = [
      'http://sun1.userapi.com/a.jpg',
      'https://userapi.com.away.test/a.jpg',
      'https://169.254.169.254/latest',
      'file:///etc/passwd',
      'https://sun1.userapi.com@away.test/a.jpg',
      'not an address',
    ]
    for (const photo of refused) expect((await take('vk', photo)).photo).toBe('nothingToMerge')
    expect(requests).toEqual([])
    expect((await take('vk', 'https://sun1.userapi.com/notes.txt')).photo).toBe('nothingToMerge')
    const { photo } = await take('vk', 'https://sun1.userapi.com/a.jpg')
    const served = await world.app.inject({ url: photo })
    const { format, width, height, exif } = await sharp(served.rawPayload).metadata()
    expect([format, width, height, exif]).toEqual(['webp', 640, 640, undefined])
  })
})

describe('Telegram', () => {
  const sign = (fields: Record<string, string | number>, key = botToken) => {
    const check = Object.entries(fields)
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join('\n')
    return { ...fields, hash: createHmac('sha256', createHash('sha256').update(key).digest()).update(check).digest('hex') }
  }
  const fieldsOf = (more: object = {}) => ({
    id: 7_000 + count,
    first_name: 'Анна',
    username: 'anna_li',
    auth_date: Math.floor(world.clock.now().getTime() / 1000),
    ...more,
  })
  const begin = async () => {
    const answer = await world.request({ url: '/api/auth/social-redirect-url/telegram' })
    const address = new URL(answer.body.url)
    const state = new URL(address.searchParams.get('return_to') ?? '').searchParams.get('state') ?? ''
    return { address, state, cookie: `browser=${answer.cookies[0]?.value}` }
  }
  const sendAnswer = async (answer: object, way?: { state: string; cookie: string }) => {
    const { state, cookie } = way ?? (await begin())
    return world.request({ method: 'POST', url: '/api/auth/social', headers: { cookie }, body: { network: 'telegram', state, ...answer } })
  }

  test('has its own sign-in URL that returns to this site', async () => {
    const { address } = await begin()
    expect([address.origin, address.searchParams.get('bot_id'), address.searchParams.get('origin')]).toEqual([
      'https://oauth.telegram.org',
      '4242',
      'http://site.test',
    ])
    expect(address.searchParams.get('return_to')).toMatch(/^http:\/\/site\.test\/auth\/social\?state=telegram\.[\w-]{43}$/)
    expect(address.href).not.toContain('a-token-of-the-tests-only')
  })

  test('signs in and binds with signed fields, as an object or as tgAuthResult', async () => {
    const fresh = await sendAnswer({ telegram: sign(fieldsOf()) })
    expect([fresh.status, fresh.body.needRegistration, fresh.body.profile.first_name]).toEqual([200, true, 'Анна'])
    const code = Buffer.from(JSON.stringify(sign(fieldsOf({ username: 'again' })))).toString('base64url')
    const { state, cookie } = await begin()
    const bound = await world.request({
      url: `/api/auth/social-bind?${new URLSearchParams({ network: 'telegram', code, state })}`,
      token: me.token,
      headers: { cookie },
    })
    expect([bound.body.network, bound.body.url]).toEqual(['telegram', 'https://t.me/again'])
    expect((await sendAnswer({ telegram: sign(fieldsOf({ username: 'third' })) })).body.session.id).toBe(me.id)
  })

  test('refuses unsigned, altered, expired and replayed fields', async () => {
    const refused = [422, 'socialFailed']
    const now = Math.floor(world.clock.now().getTime() / 1000)
    const good = sign(fieldsOf())
    const wrong = [
      { ...good, id: 1 },
      { ...good, hash: '' },
      { ...good, hash: 'x'.repeat(64) },
      { ...good, extra: 'field' },
      sign(fieldsOf(), '4242:another-token-of-the-tests'),
      sign(fieldsOf({ auth_date: now - 601 })),
      sign(fieldsOf({ auth_date: now + 601 })),
      sign(fieldsOf({ auth_date: 'NaN' })),
      sign({ auth_date: now }),
      {},
    ]
    for (const telegram of wrong) expect(reasonOf(await sendAnswer({ telegram }))).toEqual(refused)
    for (const code of ['', 'x', Buffer.from('[]').toString('base64'), Buffer.from('{"hash":{}}').toString('base64')])
      expect((await sendAnswer({ code })).status).toBe(422)
    expect(reasonOf(await sendAnswer({}))).toEqual(refused)
    expect(reasonOf(await sendAnswer({ telegram: good }, { state: 'telegram.x', cookie: 'browser=x' }))).toEqual(refused)
    expect((await sendAnswer({ telegram: good })).status).toBe(200)
    const upperCased = { ...good, hash: good.hash.toUpperCase() }
    for (const again of [good, upperCased, { ...good, hash: `${good.hash}zz` }])
      expect(reasonOf(await sendAnswer({ telegram: again }))).toEqual(refused)
    const code = Buffer.from(JSON.stringify(good)).toString('base64')
    expect(reasonOf(await sendAnswer({ code }))).toEqual(refused)
  })
})
