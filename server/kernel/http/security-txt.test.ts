import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteUrl } from '../../../tests/kit/site-host.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { MAIL_FROM: 'Together <noreply@mail.example>' } })
})
afterAll(() => world.close())

test('security.txt: has the fields of RFC 9116, and its policy is served', async () => {
  const { text, headers } = await world.request({ url: '/.well-known/security.txt' })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  )
  expect(fields.get('Contact')).toBe('mailto:security@mail.example')
  expect(fields.get('Canonical')).toBe(`${siteUrl}/.well-known/security.txt`)
  expect(fields.get('Preferred-Languages')).toBe('ru, en, kk')
  const yearMs = 365 * 86_400_000
  const validMs = new Date(String(fields.get('Expires'))).getTime() - world.clock.now().getTime()
  expect([validMs > 0, validMs < yearMs]).toEqual([true, true])
  const policy = await world.request({ url: String(fields.get('Policy')).slice(siteUrl.length) })
  expect(policy.text).toContain('How to report')
})

test('security headers: every resource is same-origin except public pictures', async () => {
  const { id } = await world.given.event()
  const policyOf = async (url: string) => (await world.request({ url })).headers['cross-origin-resource-policy']
  for (const url of ['/api/events', '/api/docs', '/robots.txt', '/files/x']) expect([url, await policyOf(url)]).toEqual([url, 'same-origin'])
  expect(await policyOf(`/og/events/${id}.png`)).toBe('cross-origin')
})
