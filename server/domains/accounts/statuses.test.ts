import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'слово123'
const login = (email: string) => world.request({ method: 'POST', url: '/api/auth/login', body: { email, password } })
const form = { first_name: 'Анна', last_name: 'Ли', birthday: '1990-01-01', agreement: true, personal_data_agreement: true }

test.each([8, 10, 15] as const)('account status: signs in with status %i and returns it in the session (V225)', async (status) => {
  const { email } = await world.given.person({ email: `status${status}@people.test`, password, status })
  const { body } = await login(email)
  expect((await world.request({ url: '/api/auth/session', token: body.token })).body.status).toBe(status)
})

test.each([9, 11] as const)('account status: refuses a sign-in with status %i as blocked (V225, V227, V228)', async (status) => {
  const { email } = await world.given.person({ email: `status${status}@people.test`, password, status })
  const answer = await login(email)
  expect([answer.status, answer.body.reason]).toEqual([401, 'blocked'])
})

test.each([
  ['1990-01-01', 10],
  ['2010-01-01', 8],
])('account status: completes an unfinished account (15) of a user born on %s as %i (V225, V226)', async (birthday, finished) => {
  const { token } = await world.given.person({ email: `born-${birthday}@people.test`, status: 15 })
  const answer = await world.request({ method: 'POST', url: '/api/auth/signup', token, body: { ...form, password, birthday } })
  expect([answer.status, answer.body.status]).toEqual([200, finished])
})
