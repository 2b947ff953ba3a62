import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { personalCode, readPersonalCode } from './personal-code.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const signs = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']

test('is read back as it was shown, and as people type it', async () => {
  const { db } = world
  const code = await personalCode(db, 1042)
  expect(code).toMatch(/^1042(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
  const typed = [code, code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('-', ' '), ` ${code.replaceAll('0', 'o').replaceAll('1', 'l')} `]
  for (const one of typed) expect(await readPersonalCode(db, one)).toBe(1042)
})

test('of one person fits no other, and one sign changed makes it nobody’s', async () => {
  const { db } = world
  const code = (await personalCode(db, 7)).replaceAll('-', '')
  const [id, seal] = [code.slice(0, 1), code.slice(1)]
  const forged = ['8', '07', '77', '-7', '7.0', '7e0', '', '9'.repeat(40)].map((other) => other.replace('-', '') + seal).filter((one) => one !== code)
  const changed = [...seal].map((sign, place) => id + seal.slice(0, place) + signs.find((other) => other !== sign) + seal.slice(place + 1))
  for (const one of [...forged, ...changed, seal, '', '7', 'код', '7'.padEnd(17, '?'), `7${'😀'.repeat(8)}`, 'x'.repeat(10_000)])
    expect(await readPersonalCode(db, one), one).toBeNull()
})

test('of one installation is nobody’s in another', async () => {
  const other = await createWorld()
  expect(await readPersonalCode(other.db, await personalCode(world.db, 7))).toBeNull()
  await other.close()
})

test('is answered to its owner as signs and as a picture, and tells no contacts (V368)', async () => {
  const person = await world.given.person({ phone: '+79031112233', email: 'tell-nobody@secret.test' })
  const { code } = (await world.request({ url: '/api/owner/personal-code', token: person.token })).body
  expect(await readPersonalCode(world.db, code)).toBe(person.id)
  expect(code).not.toContain('9031112233')
  const answer = await world.app.inject({ url: '/api/owner/qr-code', headers: { authorization: `Bearer ${person.token}` } })
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  expect([answer.headers['content-type'], format, width]).toEqual(['image/png', 'png', height])
  expect((await world.request({ url: '/api/owner/qr-code' })).status).toBe(401)
})
