import { afterAll, beforeAll, expect, test } from 'vitest'
import { passedCaptcha } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
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
const countRows = () => Promise.all((['sessions', 'captchas', 'phone_confirms', 'sign_in_failures'] as const).map(countOf))
const clean = async () => {
  for (const job of accountsJobs) await job.run(world.resources)
}
const leaveTraces = async () => {
  await post('login', { email: 'cleaning@people.test', password: 'слово123' })
  await post('login', { email: 'cleaning@people.test', password: 'другое123' })
  await post('start-phone-confirm?test=1', { phone: '+79160000001' })
  await passedCaptcha(world)
}

test('removes what has expired and nothing else', async () => {
  const { id } = await world.given.person({ email: 'cleaning@people.test', password: 'слово123' })
  await world.db.deleteFrom('sessions').where('user_id', '=', id).execute()
  await leaveTraces()
  world.clock.advance(8 * 86_400_000)
  await leaveTraces()
  expect(await countRows()).toEqual([2, 2, 2, 2])
  await clean()
  expect(await countRows()).toEqual([1, 1, 1, 2])
})

test('keeps codes of the last day, because they are counted', async () => {
  await post('start-phone-confirm?test=1', { phone: '+79160000002' })
  world.clock.advance(23 * 3_600_000)
  await clean()
  expect(await countOf('phone_confirms')).toBe(2)
})

test('removes expired links, OAuth states, social proofs and used tokens', async () => {
  const { id } = await world.given.person()
  const hash = (byte: number) => Buffer.alloc(32, byte)
  const at = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000)
  for (const [byte, expires_at] of [
    [1, at(0)],
    [2, at(1)],
  ] as const) {
    const created = { created_at: at(-60), resend_at: at(-60) }
    await world.db
      .insertInto('email_links')
      .values({ kind: 'confirm', user_id: id, email: 'a@b.ru', ...created, expires_at })
      .execute()
    const state = { token_hash: hash(byte), browser_hash: hash(byte), secret: hash(byte), redirect_uri: 'http://site.test/', expires_at }
    await world.db.insertInto('social_states').values(state).execute()
    await world.db
      .insertInto('social_proofs')
      .values({ token_hash: hash(byte), network: 'vk', profile: '{}', expires_at })
      .execute()
    await world.db
      .insertInto('spent_tokens')
      .values({ token_hash: hash(byte), expires_at })
      .execute()
  }
  await clean()
  for (const table of ['email_links', 'social_states', 'social_proofs', 'spent_tokens'] as const) {
    const rows = await world.db.selectFrom(table).select('expires_at').execute()
    expect([table, rows]).toEqual([table, [{ expires_at: at(1) }]])
  }
})
