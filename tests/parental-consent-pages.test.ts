import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOfPdf } from '../db/seed/demo/pdf-text.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('parental consent: offers the form in the language of the page, and says who checks it', async () => {
  const as = await world.given.person({ birthday: '2012-05-05', status: 8, firstName: 'Соня' })
  const page = await world.page('/kz/parental-consent', { as })
  expect(page.text).toContain('Платформа қызметкерлері')
  const address = page.link('Бланкті жүктеп алу')
  const answer = await world.app.inject({ url: address, headers: { authorization: `Bearer ${as.token}`, 'accept-language': 'en' } })
  expect(textOfPdf(answer.rawPayload)).toContain('Ата-ананың немесе қамқоршының келісімі')
})

test('parental consent: offers no form to an adult', async () => {
  const page = await world.page('/parental-consent', { as: await world.given.person() })
  expect(page.$('main a[download]').length).toBe(0)
})

test('parental consent: numbered steps, with the form to sign before the upload', async () => {
  const as = await world.given.person({ birthday: '2012-05-05', status: 8 })
  const page = await world.page('/parental-consent', { as })
  expect(page.texts('main ol > li h2')).toEqual(['Скачайте и подпишите бланк', 'Загрузите подписанный бланк', 'Дождитесь ответа'])
  expect(page.$('main ol > li').eq(0).find('a[download]').length).toBe(1)
  expect(page.$('main ol > li').eq(1).find('form [type=file]').length).toBeGreaterThan(0)
})
