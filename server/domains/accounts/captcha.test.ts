import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnections } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { drawDigits } from './captcha-picture.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await openConnections(world)
})
afterAll(() => world.close())

type Given = { captchaId: string; image: string; expiresIn: number; altcha: Challenge }

const challenge = async (): Promise<Given> => (await world.request({ url: '/api/captcha/challenge' })).body
const verify = (captchaId: string, answer: string) => world.request({ method: 'POST', url: '/api/captcha/verify', body: { captchaId, answer } })
const check = (captcha: string) => world.request({ method: 'POST', url: '/api/auth/check-email', body: { email: 'a@b.ru', captcha } })

const payloadOf = async ({ altcha }: { altcha: Challenge }) => {
  const solution = await solveChallenge({ challenge: altcha, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: altcha, solution })).toString('base64')
}

/** Sets a known answer, because tests cannot read the picture. */
const setDigits = async (captchaId: string, digits: string) => {
  const row = await world.db.selectFrom('captchas').select('secret').where('id', '=', captchaId).executeTakeFirstOrThrow()
  await world.db
    .updateTable('captchas')
    .set({ answer_hash: hashToken(`${row.secret.toString('hex')}:${digits}`) })
    .where('id', '=', captchaId)
    .execute()
}

test('a captcha has a PNG of digits, a proof of work and its lifetime', async () => {
  const given = await challenge()
  expect(given).toMatchObject({
    captchaId: expect.stringMatching(/^[\da-f-]{36}$/),
    expiresIn: 600,
    altcha: { parameters: { algorithm: 'PBKDF2/SHA-256' } },
  })
  const png = Buffer.from(given.image.replace('data:image/png;base64,', ''), 'base64')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
})

test('two pictures of the same digits differ', async () => {
  const [first, second] = await Promise.all([drawDigits('01234'), drawDigits('01234')])
  expect(first.equals(second)).toBe(false)
})

test('the digits solve the captcha once', async () => {
  const { captchaId } = await challenge()
  await setDigits(captchaId, '04217')
  const { status, body } = await verify(captchaId, ' 042 17 ')
  expect(status).toBe(200)
  expect((await check(body.captcha)).status).toBe(200)
  expect((await check(body.captcha)).body.reason).toBe('captcha')
  expect((await verify(captchaId, '04217')).body.reason).toBe('captcha')
})

test('a proof of work solves the captcha once', async () => {
  const given = await challenge()
  const payload = await payloadOf(given)
  const { status, body } = await verify(given.captchaId, payload)
  expect(status).toBe(200)
  expect((await check(body.captcha)).status).toBe(200)
  expect((await verify(given.captchaId, payload)).body.reason).toBe('captcha')
})

test('only one of several concurrent right answers passes', async () => {
  const { captchaId } = await challenge()
  await setDigits(captchaId, '04217')
  const answers = await Promise.all([1, 2, 3].map(() => verify(captchaId, '04217')))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422])
})

test('refuses the solution of another captcha or of a forged challenge', async () => {
  const [given, other] = [await challenge(), await challenge()]
  expect((await verify(given.captchaId, await payloadOf(other))).body.reason).toBe('captcha')
  const easy = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'b',
  })
  expect((await verify(given.captchaId, await payloadOf({ altcha: easy }))).body.reason).toBe('captcha')
})

test.each([
  '00000000',
  'abc',
  '',
  Buffer.from('{}').toString('base64'),
  Buffer.from('{"challenge":{"parameters":{},"signature":"00"},"solution":{"counter":1,"derivedKey":"zz"}}').toString('base64'),
])('refuses %j with an error at its field', async (answer) => {
  const { captchaId } = await challenge()
  const refused = await verify(captchaId, answer)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['captcha']])
})

test('captcha: passes only known fields of a solution to the library', async () => {
  const extras = [{ hmacAlgorithm: 'x' }, { hmacAlgorithm: 'SHA-512' }, { counterMode: 'x' }, { hmacSignatureSecret: '' }, { deriveKey: 1 }]
  for (const extra of extras) {
    const given = await challenge()
    const payload = JSON.parse(Buffer.from(await payloadOf(given), 'base64').toString())
    const answer = await verify(given.captchaId, encode({ ...payload, ...extra }))
    expect([extra, answer.status]).toEqual([extra, 200])
  }
})

test('captcha: refuses a changed solution with 422 at its field', async () => {
  const changes = [
    { cost: 'x' },
    { cost: -1 },
    { salt: 'zz' },
    { nonce: 7 },
    { keyLength: 1e9 },
    { keySignature: 'g' },
    { expiresAt: 'x' },
    { algorithm: 'x' },
  ]
  for (const change of changes) {
    const given = await challenge()
    const { challenge: sent, solution } = JSON.parse(Buffer.from(await payloadOf(given), 'base64').toString())
    const isSame = 'expiresAt' in change
    const answer = await verify(given.captchaId, encode({ challenge: { ...sent, parameters: { ...sent.parameters, ...change } }, solution }))
    expect([change, answer.status]).toEqual([change, isSame ? 200 : 422])
    const counted = await verify(given.captchaId, encode({ challenge: sent, solution: { ...solution, counter: -1 } }))
    expect([counted.status, counted.body.reason]).toEqual([422, 'captcha'])
  }
})

const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')

test('refuses an unknown captcha', async () => {
  expect((await verify('00000000-0000-4000-8000-000000000000', '04217')).body.reason).toBe('captcha')
  expect((await verify('nothing', '04217')).body.reason).toBe('captcha')
})

test('a captcha allows at most 5 tries, also concurrent ones', async () => {
  const { captchaId } = await challenge()
  await setDigits(captchaId, '04217')
  await Promise.all(Array.from({ length: 5 }, () => verify(captchaId, '00000')))
  expect((await verify(captchaId, '04217')).status).toBe(422)
})

test('the challenge and the passed captcha expire after 10 minutes each', async () => {
  const [early, late] = [await challenge(), await challenge()]
  await Promise.all([early, late].map(({ captchaId }) => setDigits(captchaId, '04217')))
  world.clock.advance(600_000 - 1)
  const { body } = await verify(early.captchaId, '04217')
  world.clock.advance(1)
  expect((await verify(late.captchaId, '04217')).status).toBe(422)
  world.clock.advance(600_000 - 1)
  expect((await check(body.captcha)).status).toBe(422)
})
