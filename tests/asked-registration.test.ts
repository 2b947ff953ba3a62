import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'чайник2026'
const newPerson = () => world.given.person({ password })
const card = '#participation'

const register = (eventId: number, { id, token }: { id: number; token: string }) =>
  world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: { user_id: id, eventId } })

const fullEvent = async () => {
  const event = await world.given.event({ participantLimit: 1 })
  await register(event.id, await world.given.person())
  return event
}

const ask = async (eventId: number) => (await world.page(`/events/${eventId}`)).submit(`${card} [value=askToRegister]`)
const signIn = async (page: Page, login: string, way = page.address) => {
  const byPassword = await page.open(`${way}${way.includes('?') ? '&' : '?'}way=password`)
  return byPassword.submit('main [name=login]', { login, password })
}
const stateIn = async (eventId: number, user: { id: number }) =>
  (await world.db.selectFrom('event_participants').select('state').where('event_id', '=', eventId).where('user_id', '=', user.id).executeTakeFirst())
    ?.state ?? null

test('asked registration: the press of a visitor registers after the sign-in, without a second one', async () => {
  const [event, user] = [await world.given.event(), await newPerson()]
  const asked = await ask(event.id)
  expect(asked.$('main [name=login], main [name=phone]').length).toBe(1)
  const page = await signIn(asked, user.email)
  expect([page.address, page.$(`${card} h2`).text()]).toEqual([`/events/${event.id}`, 'Вы участвуете'])
  expect(await stateIn(event.id, user)).toBe('approved')
  expect(page.cookies).not.toContain('registering')
})

test('asked registration: an unknown offer in the form is taken as the plain one', async () => {
  const [event, user] = [await world.given.event(), await newPerson()]
  const asked = await (await world.page(`/events/${event.id}`)).submit(`${card} [value=askToRegister]`, { kind: 'x\r\nset-cookie: a=b' })
  expect(asked.status).toBe(200)
  await signIn(asked, user.email)
  expect(await stateIn(event.id, user)).toBe('approved')
})

test('asked registration: an application is sent, and the waiting list is joined', async () => {
  const [byApplication, full, user] = [await world.given.event({ access: 'approval-required' }), await fullEvent(), await newPerson()]
  for (const { id } of [byApplication, full]) {
    await signIn(await ask(id), user.email)
    expect(await stateIn(id, user)).toBe('wait')
  }
})

test('asked registration: where the user must choose, the form opens and nothing is registered', async () => {
  const [event, user] = [await world.given.event({ ecpRequired: true }), await newPerson()]
  const page = await signIn(await ask(event.id), user.email)
  expect(page.address).toBe(`/events/${event.id}?form=register`)
  expect(page.$(`${card} [name=ecpConfirmed]`).length).toBe(1)
  expect(await stateIn(event.id, user)).toBeNull()
})

test('asked registration: an event that is full by then does not put the user on the waiting list', async () => {
  const [event, user] = [await world.given.event({ participantLimit: 1 }), await newPerson()]
  const asked = await ask(event.id)
  await register(event.id, user)
  const late = await newPerson()
  const page = await signIn(asked, late.email)
  expect(page.$(`${card} h2`).text()).toBe('Мест нет, есть очередь')
  expect(await stateIn(event.id, late)).toBeNull()
})

test('asked registration: neither a link nor the stored press alone registers', async () => {
  const [event, user] = [await world.given.event(), await newPerson()]
  const byLink = await world.page(`/events/${event.id}?form=register`, { as: user })
  expect(byLink.$(`${card} [value=register]`).length).toBe(1)
  expect(await stateIn(event.id, user)).toBeNull()

  const asked = await ask(event.id)
  const home = await signIn(asked, user.email, '/login')
  expect(home.cookies).toEqual(expect.arrayContaining(['token', 'registering']))
  expect((await home.open(`/events/${event.id}`)).$(`${card} [value=register]`).length).toBe(1)
  expect(await stateIn(event.id, user)).toBeNull()
  expect((await home.open('/logout')).cookies).not.toContain('registering')
})

test('asked registration: the press for one event does not register for another', async () => {
  const [event, other, user] = [await world.given.event(), await world.given.event(), await newPerson()]
  const home = await signIn(await ask(event.id), user.email, '/login')
  await home.open(`/events/${other.id}?form=register`)
  expect(await stateIn(other.id, user)).toBeNull()
})

test('asked registration: a form of another site stores nothing', async () => {
  const event = await world.given.event()
  const page = await world.page(`/events/${event.id}`)
  const form = page.form(`${card} [value=askToRegister]`)
  const foreign = { ...form, send: (sending: Parameters<typeof form.send>[0]) => fromAfar(form.send(sending)) }
  const answer = await page.submit(foreign)
  expect([answer.status, answer.cookies]).toEqual([403, []])
})

const fromAfar = <Sent extends { headers?: Record<string, string> }>(sent: Sent) => ({
  ...sent,
  headers: { ...sent.headers, 'sec-fetch-site': 'cross-site' },
})
