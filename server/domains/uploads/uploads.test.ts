import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bannerBytes, uploadBytes } from '../../../contract/limits.ts'
import { formOf, type SentPart } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { claimUploads, releaseUploads } from './claim.ts'
import { uploadsJobs } from './jobs.ts'
import { storePicture } from './pictures.ts'

let world: World
let owner: { id: number; token: string }
let other: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  other = await world.given.person()
})
afterAll(() => world.close())

const picture = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' } })
    .toFormat(format)
    .toBuffer()
const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

const send = async (parts: SentPart[], token?: string, fields: Record<string, string> = {}) =>
  world.request({ method: 'POST', url: '/api/uploads', token, ...(await formOf(parts, fields)) })
const sendOne = (name: string, bytes: Uint8Array, purpose?: string) => send([{ name, bytes }], owner.token, purpose ? { purpose } : {})
const reasonOf = async (answer: ReturnType<typeof sendOne>) => {
  const { status, body } = await answer
  return [status, body.reason]
}
const ok = [200, undefined]

describe('an uploaded file', () => {
  test('returns uploadId and url; DELETE removes it (V476)', async () => {
    const { status, body } = await sendOne('Площадь.png', await picture(20, 10))
    expect(status).toBe(200)
    expect(body).toMatchObject({ url: `/files/${body.uploadId}`, name: 'Площадь.png', mime: 'image/png' })
    expect((await world.request({ url: body.url })).status).toBe(200)
    const url = `/api/uploads/${body.uploadId}`
    expect((await world.request({ method: 'DELETE', url, token: other.token })).body.reason).toBe('forbidden')
    expect((await world.request({ method: 'DELETE', url, token: owner.token })).body).toEqual({ ok: true })
    expect((await world.request({ url: body.url })).status).toBe(404)
    expect((await world.request({ method: 'DELETE', url, token: owner.token })).status).toBe(404)
    expect(await world.resources.outside.storage.get(`${body.uploadId.slice(0, 2)}/${body.uploadId}.png`)).toBeNull()
  })

  test('has 4 MB at most (V250)', async () => {
    expect(await reasonOf(sendOne('a.pdf', padded(pdf, uploadBytes)))).toEqual(ok)
    expect(await reasonOf(sendOne('a.pdf', padded(pdf, uploadBytes + 1)))).toEqual([422, 'fileTooLarge'])
    expect(await reasonOf(sendOne('a.pdf', padded(pdf, uploadBytes * 2)))).toEqual([422, 'fileTooLarge'])
  })

  test('is refused if empty (V251)', async () => {
    const { status, body } = await sendOne('a.png', Buffer.alloc(0))
    expect([status, body.reason, Object.keys(body.errors)]).toEqual([422, 'emptyFile', ['file']])
  })

  test('has 2 MB at most as a banner (V252)', async () => {
    const banner = await picture(400, 400)
    expect(await reasonOf(sendOne('a.png', padded(banner, bannerBytes), 'banner'))).toEqual(ok)
    expect(await reasonOf(sendOne('a.png', padded(banner, bannerBytes + 1), 'banner'))).toEqual([422, 'fileTooLarge'])
  })

  test('has at least 400 × 400 pixels as a banner (V253, A108)', async () => {
    const sides = async (width: number, height: number) => reasonOf(sendOne('a.png', await picture(width, height), 'banner'))
    expect(await sides(400, 400)).toEqual(ok)
    expect(await sides(399, 500)).toEqual([422, 'pictureTooSmall'])
    expect(await sides(500, 399)).toEqual([422, 'pictureTooSmall'])
    expect(await reasonOf(sendOne('a.pdf', pdf, 'banner'))).toEqual([422, 'fileTypeRefused'])
  })

  test('is refused together with a second one, and nothing is stored (V254)', async () => {
    const before = await countOfUploads()
    const bytes = await picture(5, 5)
    const { status, body } = await send(
      [
        { name: 'a.png', bytes },
        { name: 'b.png', bytes },
      ],
      owner.token,
    )
    expect([status, body.reason, await countOfUploads()]).toEqual([422, 'tooManyFiles', before])
  })

  test('requires a session and no request from another site', async () => {
    const form = await formOf([{ name: 'a.png', bytes: await picture(5, 5) }])
    expect((await world.request({ method: 'POST', url: '/api/uploads', ...form })).body.reason).toBe('signInRequired')
    const headers = { ...form.headers, cookie: `token=${owner.token}`, origin: 'https://evil.example' }
    const forged = await world.request({ method: 'POST', url: '/api/uploads', body: form.body, headers })
    expect([forged.body.reason, forged.headers['set-cookie']]).toEqual(['crossSite', undefined])
  })

  test('is refused if it is missing or the body is not a form', async () => {
    const ask = (body: string, type: string) =>
      world.request({ method: 'POST', url: '/api/uploads', token: owner.token, body, headers: { 'content-type': type } })
    expect((await send([], owner.token, { purpose: 'photo' })).body.errors).toEqual({ file: ['Заполните это поле.'] })
    expect((await ask('{"purpose":"photo"}', 'application/json')).body.reason).toBe('invalidInput')
    expect((await ask('{"file":{"name":"a","bytes":{"0":1}}}', 'application/json')).body.reason).toBe('invalidInput')
    expect((await ask('nonsense', 'multipart/form-data')).body.reason).toBe('malformedBody')
    expect((await ask('--x\r\nnonsense', 'multipart/form-data; boundary=x')).body.reason).toBe('malformedBody')
    expect((await ask('<a/>', 'application/xml')).body.reason).toBe('unsupportedMediaType')
    expect((await sendOne('a.png', await picture(5, 5), 'export')).body.reason).toBe('invalidInput')
  })

  test('is stored once for one idempotency key; another file with that key is refused', async () => {
    const ask = async (side: number) => {
      const form = await formOf([{ name: 'a.png', bytes: await picture(side, side) }])
      return world.request({
        method: 'POST',
        url: '/api/uploads',
        token: owner.token,
        body: form.body,
        headers: { ...form.headers, 'idempotency-key': 'once' },
      })
    }
    const [first, again, another] = [await ask(6), await ask(6), await ask(7)]
    expect([again.body.uploadId, another.body.reason]).toEqual([first.body.uploadId, 'keyReused'])
  })
})

describe('a picture', () => {
  const sizeOf = async (id: string) => world.db.selectFrom('uploads').select(['width', 'height']).where('id', '=', id).executeTakeFirstOrThrow()

  test('loses all metadata and is rotated by its orientation', async () => {
    const withPlace = await sharp(await picture(40, 20, 'jpeg'))
      .withExif({ IFD0: { Copyright: 'Secret', Orientation: '6' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(withPlace).metadata()).exif).toBeDefined()
    const { body } = await sendOne('a.jpeg', withPlace)
    const { rawPayload } = await world.app.inject({ url: body.url })
    const metadata = await sharp(rawPayload).metadata()
    expect([metadata.exif, metadata.orientation, metadata.width, metadata.height]).toEqual([undefined, undefined, 20, 40])
    expect(await sizeOf(body.uploadId)).toEqual({ width: 20, height: 40 })
    expect(body.name).toBe('a.jpg')
  })

  test('stays animated as WebP', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 8, height: 6, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { body } = await sendOne('move.gif', gif)
    const { rawPayload } = await world.app.inject({ url: body.url })
    const metadata = await sharp(rawPayload).metadata()
    expect([body.mime, body.name, metadata.pages]).toEqual(['image/webp', 'move.webp', 2])
    expect(await sizeOf(body.uploadId)).toEqual({ width: 8, height: 6 })
  })

  test('used at once may be cropped, and is refused if too small', async () => {
    const sent = { bytes: await picture(60, 40), name: 'me.png', ownerId: owner.id, purpose: 'photo' as const, maxBytes: uploadBytes }
    const { id } = await storePicture(world.resources, { ...sent, frame: { aspect: 1, widest: 30 } })
    expect(await sizeOf(id)).toEqual({ width: 30, height: 30 })
    await expect(storePicture(world.resources, { ...sent, minWidth: 61 })).rejects.toMatchObject({ code: 'pictureTooSmall' })
    const whole = await storePicture(world.resources, { ...sent, frame: { aspect: 4, widest: 800 } })
    expect(await sizeOf(whole.id)).toEqual({ width: 60, height: 15 })
  })
})

describe('a direct upload', () => {
  const announce = (size: number, more = {}) =>
    world.request({ method: 'POST', url: '/api/uploads/direct', token: owner.token, body: { name: 'Площадь.png', size, ...more } })
  const put = (url: string, body: Buffer, type = 'image/png') => world.request({ method: 'PUT', url, body, headers: { 'content-type': type } })
  const complete = (id: string, token = owner.token) => world.request({ method: 'POST', url: '/api/uploads/direct-complete', token, body: { id } })

  test('is announced, sent and completed before it can be used (V477, V544)', async () => {
    const bytes = padded(await picture(30, 30), 3_900_000)
    const { uploadId, url } = (await announce(bytes.length)).body
    expect((await complete(uploadId)).body.reason).toBe('sizeDiffers')
    expect((await put(url, bytes)).body).toEqual({ ok: true })
    expect((await world.request({ url: `/files/${uploadId}` })).status).toBe(404)
    expect((await complete(uploadId, other.token)).status).toBe(404)
    const done = await complete(uploadId)
    expect(done.body).toMatchObject({ uploadId, url: `/files/${uploadId}`, name: 'Площадь.png', mime: 'image/png' })
    expect((await complete(uploadId)).body).toEqual(done.body)
    expect((await world.request({ url: `/files/${uploadId}` })).status).toBe(200)
    expect((await put(url, bytes)).status).toBe(404)
  })

  test('is stored once for concurrent completions', async () => {
    const bytes = await picture(30, 30)
    const { uploadId, url } = (await announce(bytes.length)).body
    await put(url, bytes)
    const answers = await Promise.all([1, 2, 3].map(() => complete(uploadId)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await complete(uploadId)).status).toBe(200)
  })

  test('of another size than announced is refused (C076)', async () => {
    const bytes = await picture(30, 30)
    const { uploadId, url } = (await announce(bytes.length + 1)).body
    await put(url, bytes)
    expect((await complete(uploadId)).body.reason).toBe('sizeDiffers')
  })

  test('has the limits and the examination of any upload', async () => {
    const refused = async (size: number, more = {}) => (await announce(size, more)).body.reason
    expect([await refused(0), await refused(uploadBytes + 1), await refused(bannerBytes + 1, { purpose: 'banner' })]).toEqual([
      'emptyFile',
      'fileTooLarge',
      'fileTooLarge',
    ])
    const page = Buffer.from('<script>alert(1)</script>')
    const { uploadId, url } = (await announce(page.length)).body
    expect((await put(url, Buffer.alloc(uploadBytes + 1))).body.reason).toBe('fileTooLarge')
    expect((await put(url, page, 'application/json')).status).toBe(200)
    expect((await complete(uploadId)).body.reason).toBe('fileTypeRefused')
  })

  test('can be sent only with the signature, for an hour', async () => {
    const bytes = await picture(30, 30)
    const { url } = (await announce(bytes.length)).body
    expect((await put(`${url}x`, bytes)).status).toBe(404)
    expect((await put(url.replace(/\?.*/, ''), bytes)).status).toBe(422)
    const started = world.clock.now()
    world.clock.advance(3_600_000)
    expect((await put(url, bytes)).status).toBe(404)
    world.clock.set(started)
  })
})

describe('read access', () => {
  test('only the owner and staff may read a parental consent, and it is not cached', async () => {
    const staff = await world.given.person({ roles: ['crm_tk_staff'] })
    const { body } = await sendOne('consent.pdf', pdf, 'consent')
    const statusFor = async (token?: string) => (await world.request({ url: body.url, token })).status
    expect([await statusFor(), await statusFor(other.token), await statusFor(owner.token), await statusFor(staff.token)]).toEqual([
      404, 404, 200, 200,
    ])
    expect((await world.request({ url: body.url, token: owner.token })).headers['cache-control']).toBe('private, no-store')
  })
})

describe('unused uploads', () => {
  const clean = () => uploadsJobs[0]?.run(world.resources)
  const claim = (ids: string[], ownerId = owner.id) => world.db.transaction().execute((tx) => claimUploads(tx, { ids, ownerId }))

  test('are removed with their bytes after a day; used ones stay', async () => {
    const used = (await sendOne('used.png', await picture(5, 5))).body.uploadId
    const loose = (await sendOne('loose.png', await picture(5, 5))).body.uploadId
    const bytes = await picture(9, 9)
    const slot = (
      await world.request({ method: 'POST', url: '/api/uploads/direct', token: owner.token, body: { name: 'a.png', size: bytes.length } })
    ).body
    await world.request({ method: 'PUT', url: slot.url, body: bytes, headers: { 'content-type': 'image/png' } })
    expect(await claim([used, used])).toBe(true)
    world.clock.advance(86_400_001)
    await clean()
    expect([(await world.request({ url: `/files/${used}` })).status, (await world.request({ url: `/files/${loose}` })).status]).toEqual([200, 404])
    const { storage } = world.resources.outside
    expect([await storage.get(`${loose.slice(0, 2)}/${loose}.png`), await storage.get(`direct/${slot.uploadId}`)]).toEqual([null, null])
    await world.db.transaction().execute((tx) => releaseUploads(tx, [used]))
    await clean()
    expect((await world.request({ url: `/files/${used}` })).status).toBe(404)
  })

  test('are claimed by their owner only, all or nothing; used ones cannot be deleted', async () => {
    const [one, two] = [(await sendOne('1.png', await picture(5, 5))).body.uploadId, (await sendOne('2.png', await picture(5, 5))).body.uploadId]
    expect(await claim([one, two], other.id)).toBe(false)
    expect(await claim([one, 'not an id'])).toBe(false)
    expect(await claim([one, crypto.randomUUID()])).toBe(false)
    expect((await world.request({ method: 'DELETE', url: `/api/uploads/${one}`, token: owner.token })).status).toBe(200)
    expect(await claim([two])).toBe(true)
    expect((await world.request({ method: 'DELETE', url: `/api/uploads/${two}`, token: owner.token })).body.reason).toBe('uploadInUse')
  })
})

const countOfUploads = async () => (await world.db.selectFrom('uploads').select('id').execute()).length
