import type { Page } from '@playwright/test'
import { cleanHtml } from '../../server/kernel/rich-text.ts'
import { expect, open, test } from './kit.ts'

const posted = async (page: Page, form: string): Promise<Record<string, string>> => {
  await page.getByRole('form', { name: form }).getByRole('button', { name: 'Post' }).click()
  return JSON.parse((await page.getByRole('form', { name: form }).getByLabel('Posted').textContent()) ?? '{}')
}

const zonedStart = (page: Page) => page.getByRole('group', { name: 'Start' })

for (const { locale, typed, shown, date } of [
  { locale: '', typed: '5 янв 2027', shown: '05.01.2027', date: 'Дата' },
  { locale: '/en', typed: 'Jan 5, 2027', shown: '5 Jan 2027', date: 'Date' },
  { locale: '/kz', typed: '5 қаңтар 2027', shown: '05.01.2027', date: 'Күні' },
])
  test(`date field: typing «${typed}» posts 2027-01-05`, async ({ page }) => {
    await open(page, `${locale}/kit`)
    const day = page.getByLabel('Day', { exact: true })
    await day.fill(typed)
    await day.blur()
    await expect(day).toHaveValue(shown)
    await zonedStart(page).getByLabel(date).fill(`${typed} 6:30 pm`)
    await page.getByLabel('Opens').fill('1830')
    expect(await posted(page, 'Dates')).toMatchObject({ day: '2027-01-05', opens: '18:30', start: '2027-01-05T11:30:00.000Z' })
  })

test('date field: 12/24 is not understood in Russian, and the text is posted as it is', async ({ page }) => {
  await open(page, '/kit')
  const day = page.getByLabel('Day', { exact: true })
  await day.fill('12/24')
  await day.blur()
  await expect(page.getByText('Дата не распознана.')).toBeVisible()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  expect(await posted(page, 'Dates')).toMatchObject({ day: '12/24' })
})

test('date field: the calendar opens on the date, moves by keyboard past a closed day and returns the focus', async ({ page }) => {
  await open(page, '/kit')
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => /calendar-[^/]*\.js/.test(name) && !/calendar-(days|clock)/.test(name))).toEqual([])
  await page.getByLabel('Day', { exact: true }).press('Alt+ArrowDown')
  const calendar = page.getByRole('dialog', { name: 'Календарь' })
  const focused = calendar.locator('button:focus')
  await expect(focused).toHaveAccessibleName(/24 декабря 2026/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAccessibleName(/8 января 2027/)
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('08.01.2027')
  await expect(page.getByRole('button', { name: 'Открыть календарь' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(calendar).toBeVisible()
  await expect(calendar.locator('thead th').first()).toHaveText('пн')
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Открыть календарь' }).first()).toBeFocused()
})

test('time fields: arrow keys choose a half hour; a skipped hour moves forward, a repeated hour asks which one', async ({ page }) => {
  await open(page, '/kit')
  const opens = page.getByLabel('Opens')
  await opens.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: '09:30' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(opens).toHaveValue('10:00')
  await expect(page.getByRole('listbox')).toHaveCount(0)

  const end = page.getByRole('group', { name: 'End' })
  await end.getByLabel('Дата').fill('28.03.2027 02:30')
  await end.getByLabel('Дата').blur()
  await expect(end.getByText(/часы переводят вперёд.*03:30 \(UTC\+2\)/)).toBeVisible()
  expect(await posted(page, 'Dates')).toMatchObject({ end: '2027-03-28T01:30:00.000Z', endTyped: '28.03.2027 02:30' })
  await end.getByLabel('Дата').fill('31.10.2027')
  await end.getByLabel('Дата').blur()
  await end.getByLabel('UTC+1').check()
  expect(await posted(page, 'Dates')).toMatchObject({ end: '2027-10-31T01:30:00.000Z' })
})

test('date field: what was typed before scripts is the browser’s input, and stays', async ({ browser, url }) => {
  const page = await browser.newPage({ baseURL: url, javaScriptEnabled: false })
  await page.goto('/kit')
  await expect(page.getByLabel('Day', { exact: true })).toHaveAttribute('type', 'date')
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2026-12-24')
  await expect(page.getByLabel('Start')).toHaveValue('2026-12-24T18:30')
  await expect(page.getByLabel('Description')).toHaveValue(/^Plan\n\nOne evening with tea/)
  await expect(page.getByText('Выбрать файлы')).toBeVisible()
  await page.close()
})

const textFile = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 plan') }

test('combobox: what is typed before the script of the list is searched as soon as it has come', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/combobox-list*', (route) => release.promise.then(() => route.continue()))
  await open(page, '/kit')
  const city = page.getByRole('combobox', { name: 'City', description: 'Type “fail” to see a failure.' })
  await city.pressSequentially('Kaz')
  release.resolve()
  await page.getByRole('option', { name: /^Kazan\s*city/ }).click()
  await expect(city).toHaveValue('Kazan')
})

test('file upload: a failed file is retried, and a file against the rules is not sent', async ({ page }) => {
  let requests = 0
  await page.route('**/api/uploads', async (route) => {
    requests += 1
    if (requests === 1) return route.fulfill({ status: 409, json: { message: 'Хранилище занято.' } })
    await route.fulfill({ json: { uploadId: '00000000-0000-4000-8000-000000000001' } })
  })
  await open(page, '/kit')
  const form = page.getByRole('form', { name: 'Files' })
  await form.getByLabel('Documents').setInputFiles([textFile, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }])
  await expect(form.getByRole('alert').filter({ hasText: 'Хранилище занято.' })).toBeVisible()
  await expect(form.getByText('Файл такого типа не подойдёт.')).toBeVisible()
  await form.getByRole('button', { name: 'Post' }).click()
  await expect(form.getByText('Часть файлов не загрузилась.')).toBeVisible()
  await form.getByRole('button', { name: 'Убрать: notes.txt' }).click()
  await expect(form.getByLabel('Documents')).toBeFocused()
  await form.getByRole('button', { name: 'Повторить: plan.pdf' }).click()
  await expect(form.getByText('Загружен')).toBeVisible()
  expect(await posted(page, 'Files')).toMatchObject({ fileIds: '00000000-0000-4000-8000-000000000001' })
  expect(requests).toBe(2)
})

test('file upload: a post waits for the files, with their progress, and a canceled one is removed', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/api/uploads', async (route) => {
    await release.promise
    await route.fulfill({ json: { uploadId: '00000000-0000-4000-8000-000000000002' } }).catch(() => undefined)
  })
  await open(page, '/kit')
  const form = page.getByRole('form', { name: 'Files' })
  await form.getByLabel('Documents').setInputFiles([textFile, { ...textFile, name: 'other.pdf' }])
  await expect(form.getByRole('progressbar', { name: 'plan.pdf: отправляем' })).toBeVisible()
  await form.getByRole('button', { name: 'Отменить: plan.pdf' }).click()
  await expect(form.getByRole('progressbar', { name: 'other.pdf: отправляем' })).toBeVisible()
  await form.getByRole('button', { name: 'Post' }).click()
  await expect(form.getByLabel('Posted')).toHaveCount(0)
  release.resolve()
  await expect(form.getByLabel('Posted')).toContainText('00000000-0000-4000-8000-000000000002')
})

test('rich text field: bold and a link by keyboard, pasted markup reduced; the server stores exactly what the editor posts', async ({ page }) => {
  await open(page, '/kit')
  const form = page.getByRole('form', { name: 'Rich text' })
  await form.scrollIntoViewIfNeeded()
  const text = form.getByRole('textbox', { name: 'Description' })
  await expect(text).toHaveAttribute('contenteditable', 'true')
  expect((await posted(page, 'Rich text')).description).toContain('<h2>Plan</h2>')
  await text.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('3. раз')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const toolbar = form.getByRole('toolbar', { name: 'Оформление текста' })
  await page.keyboard.press('Tab')
  await expect(toolbar.getByRole('button', { name: 'Жирный' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toolbar.getByRole('button', { name: 'Жирный' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: 'Курсив' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('жирно')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('example.ru/a?b=1&c=2')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type(' "5 < 6"')
  const { description, descriptionFormat } = await posted(page, 'Rich text')
  expect(descriptionFormat).toBe('html')
  expect(description).toBe(
    '<ol><li><p>раз</p></li></ol><p><strong>жирно</strong><br /><a rel="noopener noreferrer nofollow ugc" href="https://example.ru/a?b=1&amp;c=2">https://example.ru/a?b=1&amp;c=2</a> "5 &lt; 6"</p>',
  )
  expect(cleanHtml(description ?? '')).toBe(description)

  await text.focus()
  await page.keyboard.press('Control+a')
  await page.evaluate((html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, '<h1 style="color:red">Title</h1><h2 class="x">Sub</h2><p>a <b>b</b> <u>u</u><img src="x"> <a href="javascript:x()">c</a> <a href="https://example.com" target="_top" title="t">d</a></p><table><tr><td>cell</td></tr></table>')
  const { description: pasted } = await posted(page, 'Rich text')
  expect(pasted).toContain('<h2>Sub</h2>')
  expect(pasted).toContain('<strong>b</strong>')
  expect(pasted).toContain('<a rel="noopener noreferrer nofollow ugc" href="https://example.com">d</a>')
  expect(pasted).not.toMatch(/style|class|img|javascript|<u>|table|title=|target/)
  expect(cleanHtml(pasted ?? '')).toBe(pasted)
})
