import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ budgetFactor: 1 })
})
afterAll(() => world.close())

const askForCode = async (phone: string, address = '/simple/login') => (await world.page(address)).submit('main [name=phone]', { phone })
const codeFor = async (phone: string) => /\b\d{4}\b/.exec((await world.inbox(phone))[0]?.text ?? '')?.[0] ?? ''
const sendCode = (page: Page, code: string) => page.submit('main [name=code]', { code })
const isSignedIn = (page: Page) => page.cookies.includes('token')

test('sign-in: go on to the registration with the same code when the phone has no account (V173, V521)', async () => {
  const phone = '+79167700003'
  const unknown = await askForCode('+7 916 770-00-03')
  expect(unknown.text).toContain('Вы у нас впервые')
  const registration = await unknown.submit('main [value=continue]')
  const about = await sendCode(registration, await codeFor(phone))
  expect(await world.inbox(phone)).toHaveLength(1)
  const fields = { first_name: 'Вера', last_name: 'Тихонова', ...bornOn('4', '5', '1990'), password: 'чайник2026' }
  const done = await about.submit('main [name=first_name]', { ...fields, agreement: 'on', personal_data_agreement: 'on' })
  expect([done.address, isSignedIn(done)]).toEqual(['/intro', true])
})

const bornOn = (day: string, month: string, year: string) => ({ 'birthday-day': day, 'birthday-month': month, 'birthday-year': year })

test('registration: go on to signing in by the code when the phone has an account (V173)', async () => {
  const phone = '+79167700004'
  await world.given.person({ phone })
  const known = await askForCode('+7 916 770-00-04', '/registration?returnUrl=%2Fevents')
  expect(known.text).toContain('Мы уже знакомы')
  const signIn = await known.submit('main [value=continue]')
  const done = await sendCode(signIn, await codeFor(phone))
  expect([done.address, isSignedIn(done)]).toEqual(['/events', true])
})

test('sign-in: ask for the digits of a picture after three wrong codes, and keep the code typed', async () => {
  const phone = '+79167700006'
  await world.given.person({ phone })
  let page = await askForCode('+7 916 770-00-06')
  const code = await codeFor(phone)
  const wrong = code === '1234' ? '4321' : '1234'
  for (const digits of [wrong, wrong, wrong, code]) {
    expect(page.$('main [name=captchaDigits]').length).toBe(0)
    page = await sendCode(page, digits)
  }
  expect(page.$('main [name=captchaDigits]').length).toBe(1)
  expect(page.$('main [name=code]').attr('value')).toBe(code)
  expect(isSignedIn(page)).toBe(false)
})

test('sign-in: ask for the digits of a picture before the fourth code of an hour, and keep the phone typed (A181)', async () => {
  const own = await createWorld({ budgetFactor: 1 })
  const ask = async (phone: string) => (await own.page('/simple/login')).submit('main [name=phone]', { phone })
  for (const last of ['11', '12', '13']) expect((await ask(`+7 916 770-00-${last}`)).$('main [name=captchaDigits]').length).toBe(0)
  const page = await ask('+7 916 770-00-14')
  expect(page.$('main img[alt="Картинка с цифрами"]').length).toBe(1)
  expect(page.$('main [name=captchaDigits]').length).toBe(1)
  expect(page.$('main [name=phone]').attr('value')).toBe('+7 (916) 770-00-14')
  expect(await own.inbox('+79167700014')).toEqual([])
  await own.close()
})
