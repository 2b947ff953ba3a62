import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
const password = 'чайник2026'
let operator: { id: number; token: string }
let space: { id: number }
beforeAll(async () => {
  world = await createWorld()
  space = await world.given.space('Точка сбора')
  operator = await world.given.person({ roles: ['control'], email: 'door@people.test', password })
  await world.db.insertInto('space_staff').values({ space_id: space.id, user_id: operator.id }).execute()
})
afterAll(() => world.close())

const frameOf = ({ $, status }: Page) => ({
  status,
  layout: $('[data-layout]').attr('data-layout') ?? null,
  header: $('header:not(main header)').length > 0,
  menu: $('header:not(main header) nav').length > 0,
  footer: $('footer:has(nav)').length > 0,
  main: $('main').length,
})

test('layouts: each of the five has a frame of its own (V041)', async () => {
  const bare = { status: 200, layout: null, header: false, menu: false, footer: false, main: 1 }
  const frames = {
    '/events': { ...bare, header: true, menu: true, footer: true },
    '/control': { ...bare, layout: 'control', header: true, menu: true },
    '/fast-quiz': { ...bare, layout: 'fast-quiz' },
    '/simple/login': { ...bare, header: true },
    '/auth/social': bare,
  }
  for (const [path, frame] of Object.entries(frames)) {
    const page = await world.page(path, path === '/simple/login' ? {} : { as: operator })
    expect([path, frameOf(page)]).toEqual([path, frame])
  }
})

test('control: a visitor signs in and returns to the address that they opened (V044)', async () => {
  const address = `/control/${space.id}`
  const asked = await world.page(address)
  expect([asked.address, asked.$('[data-layout=control]').length]).toEqual([`/login?returnUrl=${encodeURIComponent(address)}`, 0])
  const form = await asked.open(`${asked.address}&way=password`)
  const back = await form.submit('main [name=password]', { login: 'door@people.test', password })
  expect([back.address, back.status, back.$('[data-layout=control]').length]).toEqual([address, 200, 1])
  expect(back.text).toContain('Точка сбора')
})
