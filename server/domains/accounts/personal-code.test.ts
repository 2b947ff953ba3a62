import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { personalCode, readPersonalCode } from './personal-code.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']

test('personal code: is read as shown and as typed', async () => {
  const { db } = world
  const code = await personalCode(db, 1042)
  expect(code).toMatch(/^1042(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
  const typed = [code, code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('-', ' '), ` ${code.replaceAll('0', 'o').replaceAll('1', 'l')} `]
  for (const one of typed) expect(await readPersonalCode(db, one)).toBe(1042)
})

test('personal code: rejects another user id and any changed character', async () => {
  const { db } = world
  const code = (await personalCode(db, 7)).replaceAll('-', '')
  const [id, signature] = [code.slice(0, 1), code.slice(1)]
  const forged = ['8', '07', '77', '-7', '7.0', '7e0', '', '9'.repeat(40)]
    .map((other) => other.replace('-', '') + signature)
    .filter((one) => one !== code)
  const changed = [...signature].map(
    (sign, place) => id + signature.slice(0, place) + alphabet.find((other) => other !== sign) + signature.slice(place + 1),
  )
  for (const one of [...forged, ...changed, signature, '', '7', 'код', '7'.padEnd(17, '?'), `7${'😀'.repeat(8)}`, 'x'.repeat(10_000)])
    expect(await readPersonalCode(db, one), one).toBeNull()
})

test('personal code: rejects a code of another installation', async () => {
  const other = await createWorld()
  expect(await readPersonalCode(other.db, await personalCode(world.db, 7))).toBeNull()
  await other.close()
})

test('personal code: is returned to its owner as text and as a picture, without contact details (V368)', async () => {
  const person = await world.given.person({ phone: '+79031112233', email: 'tell-nobody@secret.test' })
  const { code } = (await world.request({ url: '/api/owner/personal-code', token: person.token })).body
  expect(await readPersonalCode(world.db, code)).toBe(person.id)
  expect(code).not.toContain('9031112233')
  const answer = await world.app.inject({ url: '/api/owner/qr-code', headers: { authorization: `Bearer ${person.token}` } })
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  expect([answer.headers['content-type'], format, width]).toEqual(['image/png', 'png', height])
  expect((await world.request({ url: '/api/owner/qr-code' })).status).toBe(401)
})
