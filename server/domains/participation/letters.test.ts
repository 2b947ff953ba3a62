import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('registration emails: report a registration, a waiting place and a freed seat in the language of the recipient', async () => {
  const event = await world.given.event({ participantLimit: 1, name: 'Қазақша <b>&</b> «кавычки»' })
  const [first, second] = [await world.given.person({ locale: 'ru' }), await world.given.person({ locale: 'kz' })]
  for (const person of [first, second])
    await world.request({
      method: 'POST',
      url: '/api/event-participants/registration',
      token: person.token,
      body: { user_id: person.id, eventId: event.id },
    })
  await world.sendMessages()
  expect([await world.inbox(first.email), await world.inbox(second.email)].map((letters) => letters.length)).toEqual([1, 1])
  await world.request({ method: 'POST', url: '/api/event-participants/cancel', token: first.token, body: { user_id: first.id, eventId: event.id } })
  await world.sendMessages()
  expect(await world.inbox(second.email)).toHaveLength(2)

  const [freed, waiting] = await world.inbox(second.email)
  expect(waiting?.subject).toContain('Сіз күту тізіміндесіз')
  expect(freed?.subject).toContain('Орын босады')
  expect(freed?.html).toContain('&#60;b&#62;')
  expect(freed?.html).not.toContain('<b>')
  expect(freed?.text).toContain(`http://site.test/kz/events/${event.id}`)
})
