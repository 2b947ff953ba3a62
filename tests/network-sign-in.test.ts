import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientId, clientSecret, startProvider } from './kit/social-provider.ts'
import { createWorld, type World } from './kit/world.ts'

let provider: Awaited<ReturnType<typeof startProvider>>
let world: World
beforeAll(async () => {
  provider = await startProvider('http://site.test/auth/social')
  const leader = { clientId, clientSecret, issuer: provider.issuer, title: 'Leader', scope: 'openid profile email address' }
  world = await createWorld({ env: { SOCIAL_PROVIDERS: JSON.stringify({ leader }) } })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

test('networks: list at least one, with a button that leads a visitor to its sign-in (V013)', async () => {
  const { _items } = (await world.request({ url: '/api/auth/social-url-list' })).body
  expect(_items.map(({ network }: { network: string }) => network)).toEqual(['leader'])
  for (const prefix of ['', '/en', '/kz']) {
    const choice = await world.page(`${prefix}/auth/social`)
    const button = choice.$('main a').filter((_index, link) => choice.$(link).text() === 'Leader')
    expect(button.length).toBe(1)
    const away = await world.page(button.attr('href') ?? '')
    expect(away.redirect?.startsWith(`${provider.issuer}/`)).toBe(true)
    expect(new URL(away.redirect ?? '').searchParams.get('client_id')).toBe(clientId)
  }
})
