import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPublicAddress, isPublicName, openGuardedHttp } from './guarded-http.ts'

/** Represents a server on the public internet. */
const outer = '127.0.0.2'
/** Represents an internal server, which counts its requests. */
const inner = '127.0.0.1'

const listen = async (host: string, port: number, answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return server
}

let requests = { outer: 0, inner: 0 }
let port: number
let servers: Awaited<ReturnType<typeof listen>>[]
beforeAll(async () => {
  const canary = await listen(inner, 0, (_request, reply) => {
    requests.inner += 1
    reply.end('inside')
  })
  port = (canary.address() as AddressInfo).port
  const site = await listen(outer, port, (request, reply) => {
    requests.outer += 1
    if (request.url === '/away') return reply.writeHead(302, { location: `http://${inner}:${port}/` }).end()
    if (request.url === '/endless') return void reply.write('x'.repeat(100_000))
    reply.end('outside')
  })
  servers = [canary, site]
})
afterAll(() => {
  for (const server of servers) server.closeAllConnections()
  for (const server of servers) server.close()
})
beforeEach(() => {
  requests = { outer: 0, inner: 0 }
})

/** A client that treats the outer server as public. The name resolves to each list of addresses in turn. */
const clientFor = (...answers: string[][]) => {
  let lookups = 0
  const http = openGuardedHttp({
    plainPort: port,
    isAllowed: (address) => address === outer || isPublicAddress(address),
    resolve: (_host, done) => {
      const addresses = answers[Math.min(lookups, answers.length - 1)] ?? []
      lookups += 1
      done(
        null,
        addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    },
  })
  return { get: (path = '/') => http(`http://push.example:${port}${path}`, { maxBytes: 1000 }), lookups: () => lookups }
}

describe('guarded http', () => {
  test('calls a name with public addresses after a single lookup', async () => {
    const client = clientFor([outer], [inner])
    const { status, bytes } = await client.get()
    expect([status, String(Buffer.from(bytes)), client.lookups(), requests]).toEqual([200, 'outside', 1, { outer: 1, inner: 0 }])
  })

  test.each([[[inner]], [[outer, inner]], [['::1']], [['::ffff:127.0.0.1']], [['10.0.0.1']]])(
    'rejects a name that resolves to %j',
    async (addresses) => {
      await expect(clientFor(addresses).get()).rejects.toThrow('not public')
      expect(requests).toEqual({ outer: 0, inner: 0 })
    },
  )

  test('rejects a name that resolves to a public address first and an internal one later', async () => {
    const client = clientFor([outer], [inner])
    await client.get()
    await expect(client.get()).rejects.toThrow('not public')
    expect(requests).toEqual({ outer: 1, inner: 0 })
  })

  test('follows no redirect', async () => {
    expect((await clientFor([outer]).get('/away')).status).toBe(302)
    expect(requests).toEqual({ outer: 1, inner: 0 })
  })

  test('rejects an answer over the limit before its end', async () => {
    await expect(clientFor([outer]).get('/endless')).rejects.toThrow()
    expect(requests).toEqual({ outer: 1, inner: 0 })
  })
})

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://0x7f.1/',
  'https://127.1/',
  'https://①②⑦.⓪.⓪.①/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://localhost/',
  'https://push.example:8443/',
  'https://user@push.example/',
  'https://127.0.0.1\\@push.example/',
  'http://push.example/',
  'file:///etc/passwd',
  'no address',
])('guarded http: never looks up %s', async (address) => {
  expect(isPublicName(address)).toBe(false)
  await expect(openGuardedHttp({ resolve: () => expect.unreachable() })(address, { maxBytes: 1 })).rejects.toThrow('public host')
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'nonsense',
])('guarded http: %s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a02:6b8::1'])('guarded http: %s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)
