import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './kit.ts'
import { codeSentTo, fillBirthday, password } from './newcomer.ts'

const phoneScreen = { width: 360, height: 640 }
const deskScreen = { width: 1280, height: 800 }

/** The field has the focus, and neither the header nor the edge of the screen covers it (WCAG 2.4.11). */
const expectInSight = async (field: Locator) => {
  await expect(field).toBeFocused()
  const isInSight = () =>
    field.evaluate((shown) => {
      const { top, bottom, left } = shown.getBoundingClientRect()
      const isOnTop = [top + 2, bottom - 2].every((y) => shown.contains(document.elementFromPoint(left + 20, y)))
      return isOnTop && top >= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) && bottom <= innerHeight
    })
  await expect.poll(isInSight).toBe(true)
}

const topOf = (field: Locator) => field.evaluate((shown) => shown.getBoundingClientRect().top)

/** Scrolls until the sticky header covers the field. */
const hideUnderHeader = async (field: Locator) => {
  await field.evaluate((shown) => scrollBy({ top: shown.getBoundingClientRect().top - 8, behavior: 'instant' }))
  expect(await topOf(field)).toBeLessThan(20)
}

test('forms: on a phone the header covers neither an invalid phone nor the field of a code', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await open(page, '/registration')
  const phone = page.getByLabel('Телефон', { exact: true })
  await hideUnderHeader(phone)
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expectInSight(phone)
  await phone.pressSequentially('9167700041')
  await hideUnderHeader(page.getByRole('button', { name: 'Получить код' }))
  await page.keyboard.press('Enter')
  await expectInSight(page.getByLabel('Код', { exact: true }))
})

for (const screen of [phoneScreen, deskScreen])
  test(`forms: at ${screen.width} pixels the header does not cover the summary of an empty form of the profile`, async ({ page, signIn }) => {
    await page.setViewportSize(screen)
    await signIn('expert')
    await open(page, '/profile#educations')
    await page.getByText('Добавить образование').click()
    const form = page.locator('form', { has: page.locator('[value=saveEducation]') }).last()
    await hideUnderHeader(form.locator('[name=specialty]'))
    await form.getByRole('button', { name: 'Сохранить' }).focus()
    await hideUnderHeader(form.locator('[name=specialty]'))
    await form.getByRole('button', { name: 'Сохранить' }).press('Enter')
    await expectInSight(form.locator('[data-error-summary]'))
  })

test('forms: focus the summary of several faulty fields, one faulty field itself, and keep what was typed', async ({ page, signIn }) => {
  await page.setViewportSize(phoneScreen)
  await signIn('expert')
  await open(page, '/profile#educations')
  await page.getByText('Добавить образование').click()
  const form = page.locator('form', { has: page.locator('[value=saveEducation]') }).last()
  const field = (name: string) => form.locator(`[name=${name}]`)
  await form.getByRole('combobox', { name: 'Учебное заведение' }).fill('Казанский университет')
  await field('specialty').fill('Физика')
  await field('yearStart').fill('1')
  await field('yearEnd').fill('2')
  await field('yearEnd').press('Enter')
  await expectInSight(form.locator('[data-error-summary]'))
  await expect(field('specialty')).toHaveValue('Физика')
  await field('yearEnd').fill('')
  await field('yearEnd').press('Enter')
  await expectInSight(field('yearStart'))
  await field('yearStart').fill('2001')
  await field('yearStart').press('Enter')
  await expect(page.getByText('Сохранено')).toBeVisible()
  await expect(page.getByText('Добавить образование')).toBeFocused()
  await expect(form).toBeHidden()
  await expect(field('specialty')).toHaveValue('')
})

/** Delays the answers to a captcha call until they are released, as successes or as failures. */
const delayCall = async (page: Page, path: string) => {
  const { promise, resolve: release } = Promise.withResolvers<'pass' | 'fail'>()
  await page.route(`**/api/captcha/${path}`, async (route) => {
    if ((await promise) === 'pass') return route.continue()
    return route.fulfill({ status: 422, json: { reason: 'captcha', message: '', errors: {} } })
  })
  return release
}

const countSubmissions = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('/registration') && sent.push(request.url()))
  return sent
}

const queued = 'Отправим сами, как только закончится проверка'

test('captcha: a form submitted during the check is sent once when the check ends', async ({ page }) => {
  const [release, sent] = [await delayCall(page, 'verify'), countSubmissions(page)]
  await open(page, '/registration?way=email')
  await page.getByLabel('Почта').fill('queued@people.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText(queued)).toBeVisible()
  await page.keyboard.press('Enter')
  expect(sent).toHaveLength(0)
  release('pass')
  await expect(page.getByLabel('Имя', { exact: true })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('captcha: a failed check requests the digits of the picture before it sends the queued form', async ({ page }) => {
  const [release, sent] = [await delayCall(page, 'verify'), countSubmissions(page)]
  await open(page, '/registration?way=email')
  await page.getByLabel('Почта').fill('queued@people.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText(queued)).toBeVisible()
  release('fail')
  await expect(page.getByLabel('Цифры с картинки')).toBeFocused()
  expect(sent).toHaveLength(0)
})

test('forms: Enter in the last step of the registration submits it', async ({ page }) => {
  await open(page, '/registration')
  await page.getByLabel('Телефон', { exact: true }).pressSequentially('9167700043')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Код', { exact: true })).toBeFocused()
  await page.getByLabel('Код', { exact: true }).fill(await codeSentTo(page, '+79167700043'))
  await page.getByLabel('Имя', { exact: true }).fill('Вера')
  await page.getByLabel('Фамилия', { exact: true }).fill('Тихонова')
  await fillBirthday(page, '1990-05-04')
  await page.getByRole('checkbox', { name: 'Принимаю пользовательское соглашение' }).check()
  await page.getByRole('checkbox', { name: 'Даю согласие на обработку' }).check()
  await page.getByLabel('Придумайте пароль').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/intro/)
})

test('forms: Enter in the comment of a decision submits nothing', async ({ page, signIn }) => {
  await signIn('staff')
  await open(page, '/admin?queue=parentalConsents')
  await page.locator('a[data-panel-link]').first().click()
  const card = page.locator('dialog.side-panel')
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  await card.getByText('Отклонить…').click()
  await card.getByLabel('Комментарий').fill('Не тот документ')
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Отклонить' }).focus()
  expect(posted.filter((url) => url.includes('/admin'))).toEqual([])
  await expect(card.getByLabel('Комментарий')).toHaveValue(/^Не тот документ/)
})
