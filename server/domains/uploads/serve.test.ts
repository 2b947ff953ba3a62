import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { uploadUrl } from './address.ts'
import { storeUpload } from './store-upload.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255])
const stored = (name: string, mime: string) => storeUpload(world.resources, { name, mime, bytes, purpose: 'default', ownerId: null })
const get = (id: string, headers: Record<string, string> = {}) => world.request({ url: uploadUrl(id), headers })

test('a stored file is served byte for byte with its media type (V476)', async () => {
  const owner = await world.given.person()
  const id = await storeUpload(world.resources, { name: 'Афиша.PNG', mime: 'image/png', bytes, purpose: 'banner', ownerId: owner.id })
  const row = await world.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ name: 'Афиша.PNG', size: 6, mime: 'image/png', purpose: 'banner', owner_id: owner.id, created_at: world.clock.now() })
  expect(row.storage_key).toBe(`${id.slice(0, 2)}/${id}.png`)
  const answer = await world.app.inject({ url: uploadUrl(id) })
  expect(answer.rawPayload).toEqual(bytes)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '6',
    'content-disposition': 'inline; filename="_____.PNG"; filename*=UTF-8\'\'%D0%90%D1%84%D0%B8%D1%88%D0%B0.PNG',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${id}"`,
  })
})

test('pictures are served inline, documents as attachments', async () => {
  const disposition = async (name: string, mime: string) => {
    const { headers } = await get(await stored(name, mime))
    return [headers['content-type'], String(headers['content-disposition']).split(';')[0]]
  }
  expect(await disposition('a.pdf', 'application/pdf')).toEqual(['application/pdf', 'attachment'])
  expect(await disposition('a.webp', 'image/webp')).toEqual(['image/webp', 'inline'])
  expect(await disposition('a.txt', 'text/plain')).toEqual(['text/plain; charset=utf-8', 'attachment'])
  expect(await disposition('a.zip', 'application/zip')).toEqual(['application/zip', 'attachment'])
})

test('other sites may embed public pictures only', async () => {
  const policyOf = async (mime: string, purpose: 'banner' | 'consent') => {
    const owner = await world.given.person()
    const id = await storeUpload(world.resources, { name: 'a', mime, bytes, purpose, ownerId: owner.id })
    const { status, headers } = await get(id, { authorization: `Bearer ${owner.token}` })
    return [status, headers['cross-origin-resource-policy']]
  }
  expect(await policyOf('image/png', 'banner')).toEqual([200, 'cross-origin'])
  expect(await policyOf('image/png', 'consent')).toEqual([200, 'same-origin'])
  expect(await policyOf('application/pdf', 'banner')).toEqual([200, 'same-origin'])
})

test('a file that could run in a browser is served as an attachment of bytes', async () => {
  for (const mime of ['text/html', 'image/svg+xml', 'application/javascript', 'text/html; charset=utf-8', 'nonsense\r\nx: y', '']) {
    const { headers } = await get(await stored('page.html', mime))
    expect([headers['content-type'], String(headers['content-disposition']).split(';')[0]]).toEqual(['application/octet-stream', 'attachment'])
  }
})

test('a name cannot inject headers', async () => {
  const id = await stored(`../"a"\r\nset-cookie: x=1; '(*)%\u202Egpj.exe`, 'application/zip')
  const { headers } = await get(id)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['content-disposition']).toBe(
    `attachment; filename="..__a___set-cookie_ x_1_ _(_)__gpj.exe"; filename*=UTF-8''.._%22a%22__set-cookie%3A%20x%3D1%3B%20%27%28%2A%29%25_gpj.exe`,
  )
  expect(await world.resources.outside.storage.get(`${id.slice(0, 2)}/${id}.exe`)).toEqual(bytes)
})

test('returns 304 to a client that has the file', async () => {
  const id = await stored('a.png', 'image/png')
  for (const known of [`"${id}"`, `W/"${id}"`, `"other", "${id}"`, '*'])
    expect(await get(id, { 'if-none-match': known })).toMatchObject({ status: 304, text: '' })
  expect((await get(id, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('an unknown file returns 404 in the language of the request', async () => {
  for (const id of [randomUUID(), 'x', "'%20or%201=1", `${randomUUID()}.png`]) {
    const answer = await world.request({ url: `/files/${id}`, headers: { 'accept-language': 'en' } })
    expect(answer).toMatchObject({ status: 404, body: { status: 404, reason: 'notFound', message: 'Nothing found. The address may have changed.' } })
    expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
  }
})

test('a file without its row or bytes returns 404, also to clients that have it (V476)', async () => {
  const [rowless, byteless] = [await stored('a.png', 'image/png'), await stored('b.png', 'image/png')]
  await world.db.deleteFrom('uploads').where('id', '=', rowless).execute()
  await world.resources.outside.storage.remove(`${byteless.slice(0, 2)}/${byteless}.png`)
  expect((await get(rowless, { 'if-none-match': `"${rowless}"` })).status).toBe(404)
  const answer = await get(byteless)
  expect([answer.status, answer.headers.etag]).toEqual([404, undefined])
})

test('a file whose row cannot be inserted leaves no bytes', async () => {
  const keys: string[] = []
  const { storage } = world.resources.outside
  const put = (key: string, content: Uint8Array) => {
    keys.push(key)
    return storage.put(key, content)
  }
  const resources = { ...world.resources, outside: { ...world.resources.outside, storage: { ...storage, put } } }
  const nobody = { name: 'a.png', mime: 'image/png', bytes, purpose: 'default' as const, ownerId: 999_999 }
  await expect(storeUpload(resources, nobody)).rejects.toThrow()
  expect(keys).toHaveLength(1)
  expect(await storage.get(keys[0] ?? '')).toBeNull()
})
