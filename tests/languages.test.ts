import { afterAll, beforeAll, expect, test } from 'vitest'
import { screens } from '../web/site-map.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Screens that only redirect or answer forms render no page. */
const withoutPage = ['/agreements/give', '/favorite', '/person', '/logout']

test.each(['en', 'kk-KZ,kk;q=0.9', 'fr'])(
  'pages: stay Russian without a locale in the address, with Accept-Language %s (V025)',
  { timeout: 120_000 },
  async (language) => {
    const [user, staff] = [await world.given.person(), await world.given.person({ roles: ['crm_tk_staff'] })]
    const event = await world.given.event()
    const idOf = (path: string) => (path.startsWith('/users') ? user.id : event.id)
    const paths = screens.map(({ path }) => path).filter((path) => !path.includes('redirects') && !withoutPage.includes(path))
    for (const path of paths) {
      const address = path.replace(':id', String(idOf(path))).replace('*', 'nowhere')
      for (const as of [undefined, path === '/admin' ? staff : user]) {
        const page = await world.page(address, { as, headers: { 'accept-language': language } })
        expect([address, page.$('html').attr('lang')]).toEqual([address, 'ru'])
        expect([address, page.$('title').first().text()]).toEqual([address, expect.stringMatching(/[а-яё]/i)])
        expect([address, page.text]).toEqual([address, expect.stringMatching(/[а-яё]{4}/i)])
      }
    }
  },
)
