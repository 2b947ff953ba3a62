import { expect, test } from 'vitest'
import webPush from 'web-push'
import type { GuardedHttp } from './guarded-http.ts'
import { openPush } from './push.ts'

const target = {
  endpoint: 'https://push.example.org/x',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}
const keys = webPush.generateVAPIDKeys()

const answering = (status: number): { http: GuardedHttp; requests: Parameters<GuardedHttp>[] } => {
  const requests: Parameters<GuardedHttp>[] = []
  return {
    requests,
    http: async (...request) => {
      requests.push(request)
      return { status, bytes: new Uint8Array(), type: '', location: null }
    },
  }
}

test('push: sends an encrypted message to the address of the browser', async () => {
  const { http, requests } = answering(201)
  expect(await openPush('us@example.org', http).send(target, { title: 'Привет' }, keys)).toBe('sent')
  expect(requests).toMatchObject([[target.endpoint, { method: 'POST', headers: { TTL: '86400', 'Content-Encoding': 'aes128gcm' } }]])
  expect(String(requests[0]?.[1].body)).not.toContain('Привет')
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
])('push: reports a subscription as gone at %i', async (status, outcome) => {
  expect(await openPush('us@example.org', answering(status).http).send(target, {}, keys)).toBe(outcome)
})

test.each([302, 429, 500])('push: fails at %i, so that the job is retried', async (status) => {
  await expect(openPush('us@example.org', answering(status).http).send(target, {}, keys)).rejects.toThrow(String(status))
})

test('push: reports an address without a public name as gone and never calls it', async () => {
  const { http, requests } = answering(201)
  expect(await openPush('us@example.org', http).send({ ...target, endpoint: 'https://192.168.0.1/x' }, {}, keys)).toBe('gone')
  expect(requests).toEqual([])
})
