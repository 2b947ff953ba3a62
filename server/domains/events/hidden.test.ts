import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const missingId = 99_999_999

/** Every call with an event id, as sent by a user without rights on it. */
const calls = (id: number, userId: number): [method: 'GET' | 'POST', url: string, body?: object][] => [
  ['GET', `/api/events/${id}`],
  ['GET', `/api/events/${id}/preview`],
  ['GET', `/api/events/${id}/calendar`],
  ['GET', `/api/events/${id}/ap-stats`],
  ['POST', `/api/events/${id}/views`],
  ['GET', `/og/events/${id}.png`],
  ['GET', `/api/event-participants/status?eventId=${id}`],
  ['GET', `/api/event-participants/registration?eventId=${id}`],
  ['GET', `/api/event-participants/cancel?eventId=${id}`],
  ['POST', '/api/event-participants/registration', { eventId: id, user_id: userId }],
  ['POST', '/api/event-participants/cancel', { eventId: id, user_id: userId }],
  ['POST', '/api/event-participants/online-complete', { eventId: id }],
  ['POST', '/api/owner/event-participants/state-update', { eventId: id, participantIds: [1], state: 'approved' }],
  ['POST', `/api/participant/events/${id}/favorites`],
]

test.each(['draft', 'unpublished'] as const)('hidden events: answer every call about a %s event like one about a missing event', async (status) => {
  const stranger = await world.given.person()
  const hidden = await world.given.event({ status })
  const hiddenCalls = calls(hidden.id, stranger.id)
  const missingCalls = calls(missingId, stranger.id)
  for (const token of [undefined, stranger.token])
    for (const [index, [method, url, body]] of hiddenCalls.entries()) {
      const [, unknownUrl = '', unknownBody] = missingCalls[index] ?? []
      const [answer, nothing] = [
        await world.request({ method, url, body, token }),
        await world.request({ method, url: unknownUrl, body: unknownBody, token }),
      ]
      expect([url, answer.status, answer.body?.reason]).toEqual([url, nothing.status, nothing.body?.reason])
      expect([url, [401, 403, 404]]).toEqual([url, expect.arrayContaining([answer.status])])
    }
})

test('hidden events: answer the cancellation of another user in a draft like one in a missing event', async () => {
  const [stranger, guest] = [await world.given.person(), await world.given.person()]
  const event = await world.given.event()
  const send = (call: string, eventId: number, token: string) =>
    world.request({ method: 'POST', url: `/api/event-participants/${call}`, body: { eventId, user_id: guest.id }, token })
  expect((await send('registration', event.id, guest.token)).status).toBe(200)
  await world.db.updateTable('events').set({ status: 'draft' }).where('id', '=', event.id).execute()
  expect((await send('cancel', event.id, stranger.token)).status).toBe(404)
  expect((await send('cancel', missingId, stranger.token)).status).toBe(404)
  expect((await send('cancel', event.id, guest.token)).status).toBe(200)
})
