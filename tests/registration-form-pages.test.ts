import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
let reader: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
  reader = await world.given.person()
})
afterAll(() => world.close())

const form = '#participation form:has([value=register])'
const errors = (page: { texts: (selector: string) => string[] }) => page.texts(`${form} [id$="-errors"]`).join()
const stateOf = async (eventId: number, person = reader) =>
  (await world.request({ url: `/api/event-participants/status?eventId=${eventId}`, token: person.token })).body

test('registration form: show the notice about the signature, and refuse without its confirmation (V126)', async () => {
  const { id } = await world.given.event({ ecpRequired: true })
  const page = await world.page(`/events/${id}`, { as: reader })
  expect(page.$(form).text()).toContain('Для участия нужна электронная подпись.')
  const refused = await page.submit(form)
  expect(errors(refused)).toContain('Подтвердите, что у вас есть электронная подпись.')
  expect((await stateOf(id)).state).toBe('noRequest')
  const done = await refused.submit(form, { ecpConfirmed: 'yes' })
  expect(done.text).toContain('Вы участвуете')
})

test('registration form: choose the space of a network event, and keep the choice after a refusal (V519)', async () => {
  const [first, second] = [await world.given.space('Первая точка'), await world.given.space('Вторая точка')]
  const { id } = await world.given.event({ networkSpaceIds: [first.id, second.id], ecpRequired: true })
  const page = await world.page(`/events/${id}`, { as: reader })
  expect(page.texts(`${form} [name=spaceId] option`)).toEqual(['Выберите пространство', 'Вторая точка', 'Первая точка'])
  expect(errors(await page.submit(form, { ecpConfirmed: 'yes' }))).toContain('Выберите пространство, в которое придёте.')
  const refused = await page.submit(form, { spaceId: String(second.id) })
  expect(refused.$(`${form} option[selected]`).attr('value')).toBe(String(second.id))
  await refused.submit(form, { ecpConfirmed: 'yes' })
  expect((await stateOf(id)).participant.spaceId).toBe(second.id)
})

test('registration form: choose online or on site where the event has both', async () => {
  const { id } = await world.given.event({ format: 'online', onlineWithSpace: true })
  const page = await world.page(`/events/${id}`, { as: reader })
  expect(page.$(`${form} [name=format]`).length).toBe(2)
  await page.submit(form, { format: 'offline' })
  expect((await stateOf(id)).participant.format).toBe('offline')
  const plain = await world.given.event({ format: 'online' })
  expect((await world.page(`/events/${plain.id}`, { as: reader })).$(`${form} [name=format]`).length).toBe(0)
})

test('registration form: a minor without parental consent gets the reason and the way to it (V192)', async () => {
  const child = await world.given.person({ birthday: '2011-01-01', status: 8, isRestricted: true })
  const { id } = await world.given.event()
  const page = await world.page(`/events/${id}`, { as: child })
  expect(page.$(form).length).toBe(0)
  expect(page.$('#participation').text()).toContain('согласие родителя')
  expect(page.$('#participation a[href="/parental-consent"]').length).toBe(1)
})

test('registration form: a user banned from the space reads the reason instead of a form (V159)', async () => {
  const [banned, space] = [await world.given.person(), await world.given.space()]
  const { id } = await world.given.event({ spaceId: space.id })
  await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: banned.id, until: null }).execute()
  const page = await world.page(`/events/${id}`, { as: banned })
  expect(page.$(form).length).toBe(0)
  expect(page.$('#participation').text()).toContain('Администрация пространства ограничила ваше участие.')
  expect((await world.page(`/events/${id}`, { as: reader })).$(form).length).toBe(1)
  const preconditions = await world.request({ url: `/api/event-participants/registration?eventId=${id}`, token: banned.token })
  expect([preconditions.status, preconditions.body.open]).toEqual([200, false])
})
