import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const post = (path: string, body: unknown, language = 'ru') =>
  world.request({ method: 'POST', url: `/api${path}`, body, headers: { 'accept-language': language } })

test('anyone may report a client error (A163)', async () => {
  expect(await post('/errors/report', { message: 'TypeError: x', status: 500, url: '/events?q=1' })).toMatchObject({
    status: 200,
    body: { ok: true },
  })
  expect(await post('/errors/report', { message: 'not found', status: 404 })).toMatchObject({ status: 200, body: { ok: true } })
})

test('a statistic stores the first 255 whole characters (V441)', async () => {
  expect((await post('/statistics', { type: 'event_search_req', value: `${'а'.repeat(254)}😀хвост` })).body).toEqual({ ok: true })
  const rows = await world.db.selectFrom('statistics').select(['type', 'value', 'created_at']).orderBy('id').execute()
  expect(rows).toEqual([{ type: 'event_search_req', value: `${'а'.repeat(254)}😀`, created_at: world.clock.now() }])
})

test('an invalid body is reported by field in the language of the request (V499)', async () => {
  const errorsIn = async (language: string) => {
    const { status, body } = await post('/statistics', { type: 'money', extra: 1 }, language)
    expect(status).toBe(422)
    return body.errors
  }
  expect(await errorsIn('ru')).toEqual({
    type: ['Выберите одно из предложенного.'],
    value: ['Заполните это поле.'],
    extra: ['Такого поля здесь нет.'],
  })
  expect(await errorsIn('en')).toEqual({
    type: ['Choose one of the options.'],
    value: ['Please fill this in.'],
    extra: ['There is no such field here.'],
  })
  const kazakh: Record<string, string[]> = await errorsIn('kk')
  expect(Object.keys(kazakh)).toEqual(['type', 'value', 'extra'])
  for (const [message] of Object.values(kazakh)) expect(message).toMatch(/[әіңғүұқөһ]/i)
})

test('the inbox lists undelivered messages, newest first, and filters by recipient', async () => {
  const { mail, sms } = world.resources.outside
  await mail.send({ to: 'anna@people.test', subject: 'Первое', text: 'раз', html: '<p>раз</p>' })
  await sms.send('sms', '+79990000001', 'Код 1234')
  await mail.send({ to: 'anna@people.test', subject: 'Второе', text: 'два', html: '<p>два</p>' })
  const all = (await world.request({ url: '/api/inbox' })).body._items
  expect(all.map(({ text }: { text: string }) => text)).toEqual(['два', 'Код 1234', 'раз'])
  const [only] = (await world.request({ url: '/api/inbox?to=%2B79990000001' })).body._items
  expect(only).toEqual({
    id: all[1].id,
    channel: 'sms',
    to: '+79990000001',
    subject: null,
    text: 'Код 1234',
    html: null,
    createdAt: all[1].createdAt,
  })
  expect(new Date(only.createdAt).toISOString()).toBe(only.createdAt)
})

test('health: report a gateway that refuses connections as failing', async () => {
  const real = await createWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1', SMS_GATEWAY_URL: 'http://127.0.0.1:1' } })
  try {
    const { mail } = real.resources.outside
    const letter = { to: 'anna@people.test', subject: 'Hello', text: 'Hello', html: 'Hello' }
    for (const _ of [1, 2, 3]) await expect(mail.send(letter)).rejects.toThrow()
    expect((await real.request({ url: '/api/health' })).body).toMatchObject({ mail: true, gateways: { mail: 'failing', sms: 'ok' } })
  } finally {
    await real.close()
  }
})

test('there is no inbox with real mail and SMS', async () => {
  const real = await createWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1', SMS_GATEWAY_URL: 'http://127.0.0.1:1' } })
  try {
    expect(await real.request({ url: '/api/inbox' })).toMatchObject({ status: 404, body: { reason: 'notFound' } })
    expect((await real.request({ url: '/api/health' })).body).toEqual({
      status: 'ok',
      db: true,
      mail: true,
      gateways: { mail: 'ok', sms: 'ok', storage: 'ok' },
    })
  } finally {
    await real.close()
  }
})
