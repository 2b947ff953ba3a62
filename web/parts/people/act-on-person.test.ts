import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Site, siteContext } from '../../kernel/context.ts'
import { actOnPerson } from './act-on-person.ts'

const viewerId = 7

const press = async (userId: number, intent: string) => {
  const calls: string[] = []
  const call: Site['call'] = async ({ address }) => {
    calls.push(address)
    return { ok: true, reply: address === 'GET /auth/session' ? { id: viewerId } : { subscribed: intent === 'follow' } }
  }
  const context = new RouterContextProvider()
  // the action reads these fields only
  context.set(siteContext, { siteUrl: 'https://site.test', hasToken: true, call } as unknown as Site)
  const body = new URLSearchParams({ subject: String(userId), intent })
  const answer = await actOnPerson({ request: new Request('https://site.test/person.data', { method: 'POST', body }), context })
  return { answer, sent: calls.filter((address) => address.includes('/subscription')) }
}

test('subscription: the action sends no call for the profile of the viewer (V262)', async () => {
  for (const intent of ['follow', 'unfollow']) expect(await press(viewerId, intent)).toMatchObject({ answer: { subscribed: false }, sent: [] })
})

test('subscription: the action sends the call for other profiles', async () => {
  expect(await press(8, 'follow')).toMatchObject({ answer: { subscribed: true }, sent: ['POST /users/:id/subscription'] })
  expect(await press(8, 'unfollow')).toMatchObject({ answer: { subscribed: false }, sent: ['DELETE /users/:id/subscription'] })
})
