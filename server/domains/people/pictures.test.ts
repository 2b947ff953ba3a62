import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c66' } })
    .png()
    .toBuffer()

const send = async (person: Person, what: 'photo' | 'cover', bytes: Uint8Array) =>
  world.request({
    method: 'POST',
    url: `/api/users/${person.id}/upload-${what}`,
    token: person.token,
    ...(await formOf([{ name: 'me.png', bytes }])),
  })

const remove = (person: Person, what: 'photo' | 'cover', id = person.id) =>
  world.request({ method: 'DELETE', url: `/api/users/${id}/${what}`, token: person.token })

const pageOf = async (person: Person) => (await world.request({ url: `/api/users/${person.id}` })).body

const sizeOf = async (url: string) => {
  const { width, height } = await sharp((await world.app.inject({ url })).rawPayload).metadata()
  return { width, height }
}

test('pictures: a new photo or cover gets a new address (V361)', async () => {
  const person = await world.given.person()
  const photo = (await send(person, 'photo', await pictureOf(300, 420))).body
  const cover = (await send(person, 'cover', await pictureOf(800, 420))).body
  const page = await pageOf(person)
  expect([page.photo, page.cover]).toEqual([photo.photo, cover.cover])
  expect((await send(person, 'photo', await pictureOf(200, 200))).body.photo).not.toBe(photo.photo)
})

test('pictures: a photo is cropped to a square and a cover to 4:1, around the centre', async () => {
  const person = await world.given.person()
  const tall = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#fff' } })
    .composite([{ input: await pictureOf(300, 300), top: 300, left: 0 }])
    .png()
    .toBuffer()
  const { photo } = (await send(person, 'photo', tall)).body
  const { cover } = (await send(person, 'cover', await pictureOf(2400, 1200))).body
  expect(await sizeOf(photo)).toEqual({ width: 300, height: 300 })
  expect(await sizeOf(cover)).toEqual({ width: 1600, height: 400 })
  const middle = await sharp((await world.app.inject({ url: photo })).rawPayload).stats()
  expect(middle.channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
    [0xcc, 0xcc],
    [0x66, 0x66],
    [0x66, 0x66],
  ])
})

test('pictures: a flat cover keeps its width, and one narrower than 400 pixels is refused', async () => {
  const person = await world.given.person()
  const flat = (await send(person, 'cover', await pictureOf(400, 60))).body
  expect(await sizeOf(flat.cover)).toEqual({ width: 400, height: 100 })
  const narrow = await send(person, 'cover', await pictureOf(399, 420))
  expect([narrow.status, narrow.body.reason]).toEqual([422, 'pictureTooSmall'])
})

test('pictures: refuses an empty file, a large file and a file that is no picture, and preserves the photo', async () => {
  const person = await world.given.person()
  const { photo } = (await send(person, 'photo', await pictureOf(50, 50))).body
  const answers = await Promise.all(
    [new Uint8Array(), new Uint8Array(4 * 1024 * 1024 + 1), Buffer.from('<html>not a picture</html>')].map((bytes) => send(person, 'photo', bytes)),
  )
  expect(answers.map(({ status, body }) => [status, body.reason])).toEqual([
    [422, 'emptyFile'],
    [422, 'fileTooLarge'],
    [422, 'fileTypeRefused'],
  ])
  const without = await world.request({ method: 'POST', url: `/api/users/${person.id}/upload-photo`, token: person.token, body: {} })
  expect(without.body.errors).toHaveProperty('file')
  expect((await pageOf(person)).photo).toBe(photo)
})

test('pictures: removal is idempotent and releases the upload', async () => {
  const person = await world.given.person()
  const { photo } = (await send(person, 'photo', await pictureOf(50, 50))).body
  await send(person, 'cover', await pictureOf(400, 100))
  for (const what of ['photo', 'cover', 'photo'] as const) expect((await remove(person, what)).body).toEqual({ ok: true })
  const page = await pageOf(person)
  expect([page.photo, page.cover]).toEqual([null, null])
  const upload = await world.db.selectFrom('uploads').select('is_claimed').where('id', '=', photo.split('/').at(-1)).executeTakeFirstOrThrow()
  expect(upload.is_claimed).toBe(false)
})

test('pictures: refuses the profile and the uploads of another user', async () => {
  const [person, other] = [await world.given.person(), await world.given.person()]
  const setPhoto = (id: number, uploadId: string) =>
    world.request({ method: 'POST', url: `/api/users/${id}/upload-photo`, token: other.token, body: { uploadId } })
  const upload = await world.db
    .insertInto('uploads')
    .values({ id: crypto.randomUUID(), name: 'a.png', size: 1, mime: 'image/png', purpose: 'photo', storage_key: 'aa/a.png', owner_id: person.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await setPhoto(person.id, upload.id)).status).toBe(403)
  expect((await setPhoto(other.id, upload.id)).status).toBe(404)
  for (const what of ['photo', 'cover'] as const) expect((await remove(other, what, person.id)).status).toBe(403)
})
