import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo, openConnections, passedCaptcha } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let count = 0
let email: string
let phone: string

beforeAll(async () => {
  world = await createWorld()
  await openConnections(world)
  await world.startWorkers()
})
afterAll(() => world.close())
beforeEach(() => {
  count += 1
  email = `finish${count}@people.test`
  phone = `+7924${String(count).padStart(7, '0')}`
})

const form = { first_name: 'Анна', last_name: 'Ли', birthday: '1990-01-01', password: 'слово123', agreement: true, personal_data_agreement: true }
const post = (url: string, body: object, token?: string) => world.request({ method: 'POST', url: `/api/auth/${url}`, body, token })
const finish = (token: string, more: object = {}) => post('signup', { ...form, ...more }, token)
const prove = async (to = phone) => {
  const { token } = (await post('start-phone-confirm?test=1', { phone: to })).body
  return (await post('complete-phone-confirm', { phone: to, token, code: '0000' })).body.token as string
}
/** A user from a partner or registered at the entrance, without any details. */
const unfinished = async () => {
  const person = await world.given.person({ status: 15, email: `bare-${email}` })
  await world.db
    .updateTable('users')
    .set({ email: null, first_name: '', last_name: '', birthday: null, agreement_at: null, personal_data_agreement_at: null })
    .where('id', '=', person.id)
    .execute()
  return person
}
const reasonOf = (answer: { status: number; body: { reason: string } }) => [answer.status, answer.body.reason]
const userRow = (id: number) =>
  world.db.selectFrom('users').select(['status', 'email', 'first_name', 'agreement_at']).where('id', '=', id).executeTakeFirstOrThrow()

test('an unfinished account is completed with a confirmed phone and stays signed in (V226)', async () => {
  const { id, token } = await unfinished()
  const answer = await finish(token, { phone, phoneToken: await prove() })
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ id, token, name: 'Анна Ли', status: 10, agreement: true })])
  expect((await world.request({ url: '/api/auth/session', token })).body.status).toBe(10)
  expect((await post('login', { phone, password: form.password })).body.id).toBe(id)
})

test("the unfinished account of a minor becomes a minor's account (V226, V229)", async () => {
  const { token } = await unfinished()
  const { body } = await finish(token, { phone, phoneToken: await prove(), birthday: '2010-01-01' })
  expect([body.status, body.child]).toEqual([8, true])
})

test('an email requires a captcha and is confirmed by an emailed link', async () => {
  const { id, token } = await unfinished()
  expect(reasonOf(await finish(token, { email }))).toEqual([422, 'captcha'])
  expect((await finish(token, { email, captcha: await passedCaptcha(world) })).body).toMatchObject({ id, status: 10, emailConfirmed: false })
  const letter = await letterTo(world, email)
  expect((await post('activate', { code: letter.token })).body.id).toBe(id)
})

test('a phone or email of the account is enough, and the phone needs no new proof', async () => {
  const withPhone = await unfinished()
  await world.db.insertInto('phones').values({ user_id: withPhone.id, phone, is_primary: true, confirmed_at: world.clock.now() }).execute()
  expect((await finish(withPhone.token, { phone })).body.status).toBe(10)
  const withEmail = await world.given.person({ status: 15, email })
  expect((await finish(withEmail.token)).body.status).toBe(10)
})

test('a refusal changes nothing: a taken phone, a missing password, no contact details', async () => {
  const { id, token } = await unfinished()
  const taken = `+7925${String(count).padStart(7, '0')}`
  await world.given.person({ phone: taken })
  expect(reasonOf(await finish(token, { phone: taken, phoneToken: await prove(taken) }))).toEqual([422, 'phoneTaken'])
  expect(reasonOf(await finish(token, { phone, phoneToken: await prove(), agreement: false }))).toEqual([422, 'agreementRequired'])
  expect((await finish(token, { phone, phoneToken: 'x', password: undefined })).status).toBe(422)
  expect(reasonOf(await finish(token))).toEqual([422, 'phoneOrEmailRequired'])
  expect(reasonOf(await finish(token, { phone, phoneToken: 'x' }))).toEqual([422, 'phoneTokenInvalid'])
  expect(await userRow(id)).toEqual({ status: 15, email: null, first_name: '', agreement_at: null })
})

test('concurrent requests complete the account once', async () => {
  const { id, token } = await world.given.person({ status: 15, email })
  const answers = await Promise.all([finish(token), finish(token)])
  expect(answers.map((answer) => [answer.status, answer.body.id])).toEqual([
    [200, id],
    [200, id],
  ])
  const consents = await world.db.selectFrom('consents').select('kind').where('user_id', '=', id).execute()
  expect(consents).toHaveLength(2)
})
