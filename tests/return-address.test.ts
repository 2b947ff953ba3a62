import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'слово2026'
const evil = [
  '/en//evil.example',
  '/kz//evil.example',
  '/en/en//evil.example',
  '/en/\\evil.example',
  '/en/.//evil.example',
  'http://site.test/en//evil.example',
]

/** The page that follows; redirects to another site are not followed. */
const entrances = {
  'signed in at /login': async (wanted: string) => world.page(`/login?returnUrl=${encodeURIComponent(wanted)}`, { as: await world.given.person() }),
  'signed in at /registration': async (wanted: string) =>
    world.page(`/registration?returnUrl=${encodeURIComponent(wanted)}`, { as: await world.given.person() }),
  'after the password': async (wanted: string) => {
    const { email } = await world.given.person({ password })
    const page = await world.page(`/login?way=password&returnUrl=${encodeURIComponent(wanted)}`)
    return page.submit('[name=password]', { login: email, password, returnUrl: wanted })
  },
  'after signing out': async (wanted: string) => {
    const page = await world.page('/logout', { as: await world.given.person() })
    const [form] = page.forms
    if (!form) throw new Error('the page has no form')
    return page.submit({ ...form, send: (sending) => ({ ...form.send(sending), url: `/logout?returnUrl=${encodeURIComponent(wanted)}` }) })
  },
}

test.each(Object.keys(entrances) as (keyof typeof entrances)[])('return address: a user %s stays on the site', async (entrance) => {
  for (const wanted of evil) {
    const { redirect, status, address } = await entrances[entrance](wanted)
    expect([wanted, status, address, redirect]).toEqual([wanted, 200, expect.stringMatching(/^\/($|kz$|en$)/), null])
  }
})
