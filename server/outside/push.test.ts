import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import webPush from 'web-push'
import { openPush } from './push.ts'

const target = {
  endpoint: 'https://push.example.org/x',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}

test.each([
  ['127.0.0.1', 4],
  ['10.1.2.3', 4],
  ['169.254.169.254', 4],
  ['100.64.0.1', 4],
  ['::1', 6],
  ['fd00::1', 6],
  ['fe80::1', 6],
  ['::ffff:127.0.0.1', 6],
  ['2002:7f00:1::', 6],
])('a name that leads inside is never called: %s', async (address, family) => {
  let knocks = 0
  const canary = createServer((_request, reply) => {
    knocks++
    reply.end()
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  const push = openPush('us@example.org', (_host, done) =>
    done(null, [
      { address: '8.8.8.8', family: 4 },
      { address, family },
    ]),
  )
  await expect(push.send(target, { title: 'x' }, webPush.generateVAPIDKeys())).rejects.toThrow('not public')
  expect(knocks).toBe(0)
  canary.close()
})

test('an address that is a number is no push service', async () => {
  const push = openPush('us@example.org', () => expect.unreachable())
  expect(await push.send({ ...target, endpoint: 'https://192.168.0.1/x' }, {}, webPush.generateVAPIDKeys())).toBe('gone')
})
