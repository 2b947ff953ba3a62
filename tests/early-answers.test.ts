import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, sendRequest } from './kit/raw-http.ts'
import { siteUrl } from './kit/site-host.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let port: number

beforeAll(async () => {
  world = await createWorld()
  await world.given.event()
  port = await listen(world.app)
})
afterAll(() => world.close())

type Headers = Record<string, string>
type Answer = Awaited<ReturnType<typeof ask>>

const { host } = new URL(siteUrl)

const ask = async (path: string, headers: Headers = {}) => {
  const { headers: answered, ...answer } = await sendRequest({ port, path, headers: { host, ...headers } })
  const { date, 'x-request-id': requestId, ...stableHeaders } = answered
  return { ...answer, headers: stableHeaders, requestId }
}

const hits = () => world.shared.counts().hits

const shown = ({ status, headers, bytes }: Answer) => ({ status, headers, body: bytes.toString('base64') })

const path = '/api/events?expand=city'

test('early answer: equal to a routed one, compressed or not, with its own request id', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    world.shared.clear()
    const requestHeaders = { 'accept-encoding': encoding }
    const made = await ask(path, requestHeaders)
    const before = hits()
    const cached = await ask(path, requestHeaders)
    expect([encoding, hits() - before, shown(cached)]).toEqual([encoding, 1, shown(made)])
    expect(cached.requestId).toMatch(/^[\da-f-]{36}$/)
    expect(cached.requestId).not.toBe(made.requestId)
  }
})

test('early answer: 304 when the client has the current ETag', async () => {
  const { headers } = await ask(path)
  expect((await ask(path, { 'if-none-match': String(headers.etag) })).status).toBe(304)
})

test('early answer: in the language of the request', async () => {
  const cities = async (headers: Headers) => (await ask(path, headers)).body
  const [russian, english] = [await cities({}), await cities({ 'accept-language': 'en' })]
  expect(russian).not.toBe(english)
  for (const headers of [{ 'accept-language': 'en' }, { cookie: 'locale=en' }] as Headers[]) expect(await cities(headers)).toBe(english)
  expect(await cities({})).toBe(russian)
  const encoded = async (headers: Headers) => (await ask(path.replace('api', '%61pi'), headers)).body
  expect([await encoded({}), await encoded({ 'accept-language': 'en' })]).toEqual([russian, english])
})

test('early answer: none for a request with a session, or with anything that could be one', async () => {
  const { token } = await world.given.person()
  await ask(path)
  const sessions: Headers[] = [
    { authorization: `Bearer ${token}` },
    { cookie: `token=${token}` },
    { cookie: `a=b; token=${token}` },
    { cookie: `a=b; __Host-token=${token}` },
  ]
  for (const headers of sessions) {
    const before = hits()
    expect((await ask(path, headers)).status).toBe(200)
    // without https the __Host- cookie is no session, so that request shares the answer after routing
    expect([headers, hits() - before]).toEqual([headers, headers.cookie?.includes('__Host-') ? 1 : 0])
  }
})

test('early answer: none for a foreign Host', async () => {
  await ask(path)
  const before = hits()
  expect((await ask(path, { host: 'evil.example' })).status).toBe(421)
  expect((await ask(path, { host: 'a b' })).status).toBe(400)
  expect(hits()).toBe(before)
})

test('early answer: show a change in the next answer', async () => {
  const event = await world.given.event({ participantLimit: 5 })
  const guest = await world.given.person()
  const count = async () => JSON.parse((await ask(`/api/events/${event.id}`)).body).participantsCount
  expect([await count(), await count()]).toEqual([0, 0])
  const body = { eventId: event.id, user_id: guest.id }
  await world.request({ method: 'POST', url: '/api/event-participants/registration', token: guest.token, body })
  expect(await count()).toBe(1)
})
