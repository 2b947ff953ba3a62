import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../tests/kit/world.ts'

let world: World
let user: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  user = await world.given.person()
})
afterAll(() => world.close())

const errorsOf = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await world.request({ method, url: `/api${path}`, token: user.token, body })
  return [answer.status, answer.body.errors]
}
const missing = 'Заполните это поле.'

describe('faulty input', () => {
  test('reports a missing query field like a missing body field', async () => {
    expect(await errorsOf('GET', '/event-participants/status')).toEqual([422, { eventId: [missing] }])
    expect(await errorsOf('POST', '/event-participants/registration', {})).toMatchObject([422, { eventId: [missing] }])
  })

  test('reports an invalid value as invalid, in lists too', async () => {
    expect(await errorsOf('GET', '/event-participants/status?eventId=five')).toEqual([422, { eventId: ['Здесь нужно другое значение.'] }])
    expect(await errorsOf('GET', '/events?themes=1,many')).toEqual([422, { 'themes.1': ['Здесь нужно другое значение.'] }])
    expect(await errorsOf('GET', '/events?themes=1&themes=many')).toEqual([422, { 'themes.1': ['Здесь нужно другое значение.'] }])
  })

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('reports an unknown field named %s like any other', async (name) => {
    expect(await errorsOf('POST', '/captcha/verify', { captchaId: 'x', answer: 'y', [name]: 1 })).toEqual([422, { [name]: [expect.any(String)] }])
  })

  test('marking notifications accepts ids or `all`', async () => {
    expect(await errorsOf('POST', '/user/notifications/received', {})).toEqual([422, { ids: [missing] }])
    expect(await errorsOf('POST', '/user/notifications/received', { all: false })).toEqual([422, { ids: [missing] }])
    for (const body of [{ ids: [] }, { all: true }]) expect(await errorsOf('POST', '/user/notifications/received', body)).toEqual([200, undefined])
  })

  test.each([
    ['2999-01-01', 'Эта дата ещё не наступила.'],
    ['1899-12-31', 'Эта дата была больше 100 лет назад. Проверьте год.'],
  ])('a refused birthday %s explains the reason (V240, V241)', async (birthday, reason) => {
    expect(await errorsOf('PUT', `/users/${user.id}`, { birthday })).toEqual([422, { birthday: [reason] }])
  })
})
