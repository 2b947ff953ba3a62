import { expect, open, settled, test } from './kit.ts'
import { codeSentTo, newcomer, post } from './newcomer.ts'

test('phone code: clear a wrong code and keep the cursor; cancel returns to the phone (V168, V177)', async ({ page }) => {
  await open(page, '/registration')
  const phone = page.getByLabel('Телефон', { exact: true })
  await phone.pressSequentially('9161270001')
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = page.getByLabel('Код', { exact: true })
  await expect(code).toBeVisible()
  const wrong = String((Number(await codeSentTo(page, '+79161270001')) + 1) % 10_000).padStart(4, '0')
  await code.fill(wrong)
  await expect(page.getByText('Код не подошёл.')).toBeVisible()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
  await page.getByRole('button', { name: 'Изменить номер' }).click()
  await expect(phone).toBeEditable()
})

test('account deletion: a link without a code or with a wrong one shows that it is invalid (V528)', async ({ page }) => {
  for (const address of ['/delete-confirmation', '/delete-confirmation?code=wrong']) {
    await open(page, address)
    await expect(page.getByRole('status')).toContainText('Ссылка недействительна')
    await expect(page.getByRole('button', { name: /Удалить/ })).toHaveCount(0)
  }
})

/** Each section of the agreement: the data, the purpose, the recipients, the retention and the withdrawal. */
const agreement = {
  '': [/^Что храним: .*дату рождения, город/, /^Зачем: .*не продаём/, /^Кто видит: организатор/, /^Согласие действует 10 лет\. Отозвать/],
  '/en': [
    /^What we keep: .*date of birth, city/,
    /^Why: .*don’t sell/,
    /^Who sees it: the organizer/,
    /^The consent lasts 10 years\. You can withdraw/,
  ],
  '/kz': [/^Не сақтаймыз: .*туған күніңізді, қалаңызды/, /^Не үшін: .*сатпаймыз/, /^Кім көреді: /, /^Келісім 10 жыл жарамды\. .*қайтарып алуға/],
}

for (const [locale, sections] of Object.entries(agreement))
  test(`agreements: show every section of the personal data agreement at ${locale}/agreements/pda (V531)`, async ({ page }) => {
    await open(page, `${locale}/agreements/pda`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('paragraph')).toHaveText(sections)
    for (const paragraph of await main.getByRole('paragraph').all()) await expect(paragraph).toBeVisible()
  })

test('profile: poll for news while a job waits for staff, and only then (V353)', async ({ browser, url }) => {
  const { page, id } = await newcomer(browser, url, { phone: '+79161270002' })
  await page.clock.install()
  let requests = 0
  await page.route('**/profile.data*', (route) => {
    requests += 1
    return route.fallback()
  })
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await open(page, '/profile')
  await comeBack()
  await page.clock.runFor(31_000)
  await settled(page)
  expect(requests).toBe(0)
  const company = await post(page, 'companies', { name: 'Лавка «Лопух»', url: 'https://lopukh.example' })
  await post(page, `users/${id}/employments`, { position: 'Столяр', companyId: company.id, dateStart: '2020-02-01' })
  await open(page, '/profile')
  await page.clock.runFor(31_000)
  await expect.poll(() => requests).toBe(1)
  await settled(page)
  expect(requests).toBe(1)
  await comeBack()
  await expect.poll(() => requests).toBe(2)
  await settled(page)
  expect(requests).toBe(2)
})
