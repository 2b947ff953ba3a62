import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const post = (token: string, path: string, body: unknown) => world.request({ method: 'POST', url: `/api/user/${path}`, token, body })
const ledger = async (token: string) => (await world.request({ url: '/api/user/consents', token })).body._items
const boxes = async (token: string) => {
  const { body } = await world.request({ url: '/api/auth/session', token })
  return [body.agreement, body.personal_data_agreement]
}
const undecided = async () => {
  const person = await world.given.person()
  await world.db.updateTable('users').set({ agreement_at: null, personal_data_agreement_at: null }).where('id', '=', person.id).execute()
  return person
}

test('the session of an adult without agreements reports both as not given (V186)', async () => {
  expect(await boxes((await undecided()).token)).toEqual([false, false])
})

test('a ticked box is saved at once and persists (V188)', async () => {
  const { token } = await undecided()
  expect((await post(token, 'agreements', { agreement: true })).body).toEqual({ agreement: true, personal_data_agreement: false })
  expect(await boxes(token)).toEqual([true, false])
  expect((await post(token, 'agreements', { personal_data_agreement: true })).body).toEqual({ agreement: true, personal_data_agreement: true })
})

test('unticking a box is refused, and the rest of the request is not applied (V189)', async () => {
  const { token } = await undecided()
  const answer = await post(token, 'agreements', { agreement: true, personal_data_agreement: false })
  expect([answer.status, answer.body.reason]).toEqual([422, 'cannotWithdrawHere'])
  expect(await boxes(token)).toEqual([false, false])
  expect(await ledger(token)).toEqual([])
})

test('concurrent identical agreements make one ledger entry with the text version', async () => {
  const { token } = await undecided()
  await Promise.all([1, 2, 3].map(() => post(token, 'agreements', { agreement: true })))
  expect(await ledger(token)).toEqual([{ kind: 'agreement', action: 'given', textVersion: '2026-11', at: world.clock.now().toISOString() }])
})

test('a withdrawn agreement is required again, and the ledger has every step', async () => {
  const { token } = await undecided()
  await post(token, 'agreements', { agreement: true, personal_data_agreement: true })
  const withdrawn = await post(token, 'consents/withdraw', { kind: 'personal_data_agreement' })
  expect(withdrawn.body).toEqual({ agreement: true, personal_data_agreement: false })
  expect(await boxes(token)).toEqual([true, false])
  await post(token, 'consents/withdraw', { kind: 'personal_data_agreement' })
  await post(token, 'agreements', { personal_data_agreement: true })
  const entries = (await ledger(token)).filter((entry: { kind: string }) => entry.kind === 'personal_data_agreement')
  expect(entries.map((entry: { action: string }) => entry.action)).toEqual(['given', 'withdrawn', 'given'])
})

test('a user who withdrew an agreement cannot register for events until they agree again', async () => {
  const person = await world.given.person()
  const event = await world.given.event()
  const register = () =>
    world.request({
      method: 'POST',
      url: '/api/event-participants/registration',
      token: person.token,
      body: { user_id: person.id, eventId: event.id },
    })
  await post(person.token, 'consents/withdraw', { kind: 'personal_data_agreement' })
  const refused = await register()
  expect([refused.status, refused.body.reason]).toEqual([403, 'consentRequired'])
  await post(person.token, 'agreements', { personal_data_agreement: true })
  expect((await register()).status).toBe(200)
})

test('the personal data agreement expires after 10 years, the user agreement never (V193)', async () => {
  const { token } = await world.given.person()
  const before = world.clock.now()
  world.clock.set(new Date('2036-03-10T08:59:59.999Z'))
  await world.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2040-01-01') })
    .execute()
  expect(await boxes(token)).toEqual([true, true])
  world.clock.advance(1)
  expect(await boxes(token)).toEqual([true, false])
  await post(token, 'agreements', { agreement: true, personal_data_agreement: true })
  expect(await boxes(token)).toEqual([true, true])
  expect((await ledger(token)).map((entry: { kind: string }) => entry.kind)).toEqual(['personal_data_agreement'])
  world.clock.set(before)
})

test('the ledger is append-only; its entries are deleted only when the user is erased', async () => {
  const [person, other] = [await undecided(), await undecided()]
  for (const { token } of [person, other]) await post(token, 'agreements', { agreement: true })
  const { db } = world
  await expect(db.updateTable('consents').set({ text_version: '1' }).where('user_id', '=', person.id).execute()).rejects.toThrow('only added to')
  await expect(db.deleteFrom('consents').where('user_id', '=', person.id).execute()).rejects.toThrow('only added to')
  const erase = (userId: number) =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('vmeste.erasing', ${String(person.id)}, true)`.execute(tx)
      await tx.deleteFrom('consents').where('user_id', '=', userId).execute()
    })
  await expect(erase(other.id)).rejects.toThrow('only added to')
  await erase(person.id)
  const { rows } = await sql<{ user_id: number }>`select user_id from consents where user_id in (${person.id}, ${other.id})`.execute(db)
  expect(rows).toEqual([{ user_id: other.id }])
})
