import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const bornOn = (day: string, month: string, year: string) => ({ 'birthday-day': day, 'birthday-month': month, 'birthday-year': year })

test('registration: name the part of the birthday to correct, and keep the other parts (V240, V241)', async () => {
  const start = await (await world.page('/registration')).submit('main [name=phone]', { phone: '+7 916 770-00-05' })
  const code = /\b\d{4}\b/.exec((await world.inbox('+79167700005'))[0]?.text ?? '')?.[0] ?? ''
  let page = await start.submit('main [name=code]', { code })
  const consents = { agreement: 'on', personal_data_agreement: 'on' }
  const fields = { first_name: 'Вера', last_name: 'Тихонова', password: 'чайник2026', ...consents }
  const nameless = await page.submit('main [name=first_name]', { password: 'чайник2026', ...consents, ...bornOn('4', '5', '1990') })
  const names = ['first_name', 'last_name'].map((name) => nameless.$(`[id="${nameless.$(`main [name=${name}]`).attr('aria-describedby')}"]`).text())
  expect(names).toEqual(['Укажите имя.', 'Укажите фамилию.'])
  for (const [part, message, birthday] of [
    ['day', 'Укажите дату рождения.', bornOn('', '', '')],
    ['month', 'Выберите месяц рождения.', bornOn('4', '', '1990')],
    ['day', 'В этом месяце нет такого дня.', bornOn('31', '4', '1990')],
    ['year', 'Укажите год рождения четырьмя цифрами', bornOn('4', '5', '90')],
    ['year', 'Эта дата ещё не наступила.', bornOn('4', '5', '2031')],
    ['year', 'больше 100 лет', bornOn('4', '5', '1899')],
    ['year', 'Зарегистрироваться можно с 12 лет.', bornOn('4', '5', '2020')],
  ] as const) {
    page = await page.submit('main [name=first_name]', { ...fields, ...birthday })
    const faulty = page.$('main fieldset [aria-invalid]')
    expect([page.status, faulty.length, faulty.attr('name')]).toEqual([422, 1, `birthday-${part}`])
    expect(page.$(`[id="${faulty.attr('aria-describedby')}"]`).text()).toContain(message)
    expect(page.$('main [name=birthday-day]').attr('value') ?? '').toBe(birthday['birthday-day'])
    expect(page.$('main [name=birthday-month] [selected]').attr('value') ?? '').toBe(birthday['birthday-month'])
  }
  const done = await page.submit('main [name=first_name]', { ...fields, ...bornOn('04', '5', '1990') })
  expect([done.address, done.cookies.includes('token')]).toEqual(['/intro', true])
  const saved = await world.db.selectFrom('users').select('birthday').where('first_name', '=', 'Вера').orderBy('id', 'desc').executeTakeFirst()
  expect(saved?.birthday).toBe('1990-05-04')
})
