import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('registration emails: greet by name only at a confirmed address', async () => {
  const person = await world.given.person({ firstName: 'Незнакомец' })
  const letter = async () => {
    const { id: eventId } = await world.given.event()
    const body = { user_id: person.id, eventId }
    await world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body })
    await world.sendMessages()
    return (await world.inbox(person.email))[0]
  }
  expect((await letter())?.text).toContain('Здравствуйте, Незнакомец!')
  await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', person.id).execute()
  const unproven = await letter()
  expect(unproven?.text).toContain('Здравствуйте!')
  expect(`${unproven?.text} ${unproven?.html} ${unproven?.subject}`).not.toContain('Незнакомец')
})
