import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/kit/world.ts'
import { letterAbout } from './about-participation.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('letters: greet by name only at an address that the account has proven', async () => {
  const { id: userId } = await world.given.person({ firstName: 'Незнакомец' })
  const { id: eventId } = await world.given.event()
  const letter = () => letterAbout(world.db, { eventId, userId, kind: 'registered', siteUrl: 'http://site.test', isRealMail: false })
  expect((await letter())?.text).toContain('Здравствуйте, Незнакомец!')
  await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', userId).execute()
  const unproven = await letter()
  expect(unproven?.text).toContain('Здравствуйте!')
  expect(`${unproven?.text} ${unproven?.html} ${unproven?.subject}`).not.toContain('Незнакомец')
})
