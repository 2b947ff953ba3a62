import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { passedCaptcha } from './given.ts'
import { accountsJobs } from './jobs.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const post = (url: string, body: object) => world.request({ method: 'POST', url: `/api/auth/${url}`, body })
const countOf = async (table: 'sessions' | 'captchas' | 'phone_confirms' | 'sign_in_failures') => {
  const { count } = await world.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
const kept = () => Promise.all((['sessions', 'captchas', 'phone_confirms', 'sign_in_failures'] as const).map(countOf))
const clean = async () => {
  for (const job of accountsJobs) await job.run(world.resources)
}
const leaveTraces = async () => {
  await post('login', { email: 'cleaning@people.test', password: 'слово123' })
  await post('login', { email: 'cleaning@people.test', password: 'другое123' })
  await post('start-phone-confirm?test=1', { phone: '+79160000001' })
  await passedCaptcha(world)
}

test('what has expired is removed, the rest stays', async () => {
  const { id } = await world.given.person({ email: 'cleaning@people.test', password: 'слово123' })
  await world.db.deleteFrom('sessions').where('user_id', '=', id).execute()
  await leaveTraces()
  world.clock.advance(8 * 86_400_000)
  await leaveTraces()
  expect(await kept()).toEqual([2, 2, 2, 2])
  await clean()
  expect(await kept()).toEqual([1, 1, 1, 2])
})

test('codes of the last day stay, so that they can be counted', async () => {
  await post('start-phone-confirm?test=1', { phone: '+79160000002' })
  world.clock.advance(23 * 3_600_000)
  await clean()
  expect(await countOf('phone_confirms')).toBe(2)
})
