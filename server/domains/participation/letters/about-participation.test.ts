import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/kit/world.ts'
import { letterReader, sendLetter } from '../../../kernel/send-letter.ts'
import { findEvent } from '../../events/store.ts'
import { letterAbout } from './about-participation.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('registration emails: greet by name only at a confirmed address', async () => {
  const { id: userId, email } = await world.given.person({ firstName: 'Незнакомец' })
  const event = await findEvent(world.db, (await world.given.event()).id, { userId, locale: 'ru' })
  if (!event) throw new Error('the new event was not found')
  const letter = async () => {
    await sendLetter(world.resources, {
      to: await letterReader(world.db, userId),
      compose: (stationery) => letterAbout(stationery, { event, kind: 'registered' }),
    })
    return (await world.inbox(email))[0]
  }
  expect((await letter())?.text).toContain('Здравствуйте, Незнакомец!')
  await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', userId).execute()
  const unproven = await letter()
  expect(unproven?.text).toContain('Здравствуйте!')
  expect(`${unproven?.text} ${unproven?.html} ${unproven?.subject}`).not.toContain('Незнакомец')
})
