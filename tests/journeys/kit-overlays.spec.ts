import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from './kit.ts'

const focused = (page: Page) => page.locator(':focus')

test('kit: dialogs trap the focus, ask before a loss and return the focus', async ({ page }) => {
  await open(page, '/kit')
  const opener = page.getByRole('button', { name: 'Open a dialog' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A note' })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true)
  }
  await dialog.getByRole('textbox', { name: 'Note' }).fill('half a sentence')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Выйти без сохранения' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  const remove = page.getByRole('button', { name: 'Delete the tool…' })
  await remove.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Delete the tool?' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(remove).toBeFocused()

  await page.getByRole('button', { name: 'Open a sheet' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open a sheet' })).toBeFocused()
})

test('kit: menu, popover and tooltip work by keyboard', async ({ page }) => {
  await open(page, '/kit')
  const menu = page.locator('[data-kit=popover] summary')
  await menu.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toHaveText('Copy')
  await page.keyboard.press('ArrowUp')
  await expect(focused(page)).toHaveText('Archive')
  await page.keyboard.press('Home')
  await expect(focused(page)).toHaveText('Copy')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  const info = page.getByRole('button', { name: 'What is this?' })
  await info.press('Enter')
  const about = page.getByRole('dialog', { name: 'About deposits' })
  await expect(about).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(info).toBeFocused()

  const favourite = page.getByRole('button', { name: 'Favourite' })
  await favourite.focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(favourite).toHaveAccessibleDescription('Only you see your favourites')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
})

test('kit: the side panel has an address, keys, and gives the focus back', async ({ page }) => {
  await open(page, '/kit')
  const row = page.getByRole('link', { name: 'Drill' })
  await row.press('Enter')
  const panel = page.locator('dialog.side-panel')
  await expect(panel.getByRole('heading', { name: 'Drill' })).toBeFocused()
  await expect(page).toHaveURL(/\?tool=Drill$/)
  await page.keyboard.press('j')
  await expect(panel.getByRole('heading', { name: 'Ladder' })).toBeFocused()
  await page.keyboard.press('k')
  await expect(panel.getByRole('heading', { name: 'Drill' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(panel.getByRole('heading', { name: 'Ladder' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/kit$/)
  await expect(page.getByRole('link', { name: 'Ladder' })).toBeFocused()

  await row.press('Enter')
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(row).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/kit?tool=Saw')
  await expect(panel.getByRole('heading', { name: 'Saw' })).toBeFocused()
  expect(await panel.evaluate((element) => element.getBoundingClientRect().left)).toBe(0)
  await expect(page.getByRole('link', { name: 'Drill' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/kit$/)
})

test('kit: a toast can be undone by keyboard and outlives a navigation', async ({ page }) => {
  await open(page, '/kit')
  const tools = page.locator('[data-tools]')
  await page.getByRole('button', { name: 'Archive the last' }).press('Enter')
  const region = page.getByRole('region', { name: 'Сообщения' })
  await expect(region.getByText('Saw is archived')).toBeVisible()
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expect(tools).toHaveText('Drill, Ladder')
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText('Вернуть')
  await page.keyboard.press('Enter')
  await expect(tools).toHaveText('Drill, Ladder, Saw')
  await expect(region.getByText('Saw is archived')).toBeHidden()

  await page.getByRole('button', { name: 'Fail' }).press('Enter')
  await expect(region.getByText('The list was not saved')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'События' }).click()
  await expect(page).toHaveURL(/\/events$/)
  await expect(region.getByText('The list was not saved')).toBeVisible()
})

test('kit: the time of a toast stops while the focus is in it', async ({ page }) => {
  await page.clock.install()
  await open(page, '/kit')
  await page.getByRole('button', { name: 'Fail' }).press('Enter')
  const toast = page.getByText('The list was not saved')
  await expect(toast).toBeVisible()
  await page.keyboard.press('F6')
  await page.clock.runFor(30_000)
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Fail' }).focus()
  await page.clock.runFor(30_000)
  await expect(toast).toBeHidden()
})

test('kit: the combobox finds, adds, removes and posts', async ({ page }) => {
  await open(page, '/kit')
  const example = page.locator('[data-kit=combobox]')
  const skill = example.getByRole('combobox', { name: 'Skill', exact: true })
  await skill.pressSequentially('pain')
  await page.keyboard.press('Enter')
  await expect(skill).toHaveValue('Painting')

  const skills = example.getByRole('combobox', { name: 'Skills' })
  await skills.pressSequentially('weld')
  await page.keyboard.press('Enter')
  await skills.pressSequentially('WELDING')
  await page.keyboard.press('Enter')
  await skills.pressSequentially('paint')
  await page.keyboard.press('Tab')
  await skills.pressSequentially('gard')
  await example.getByRole('option', { name: 'Gardening' }).click()
  await skills.pressSequentially('Sewing')
  await example.getByRole('option', { name: 'Добавить «Sewing»' }).click()
  await skills.pressSequentially('Weaving')
  await page.keyboard.press('Tab')
  await example.getByRole('button', { name: 'Убрать: Plumbing' }).click()

  const city = example.getByRole('combobox', { name: 'City' })
  await city.pressSequentially('fail')
  await expect(example.getByText('Не удалось загрузить варианты', { exact: false })).toBeVisible()
  await city.fill('zzz')
  await expect(example.getByText('Ничего не нашлось', { exact: false })).toBeVisible()
  await city.fill('kaz')
  await expect(example.getByRole('option', { name: 'Kazan' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('Kazan')

  await example.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/skill=/)
  const sent = new URL(page.url()).searchParams
  expect([sent.get('skill'), sent.getAll('skills'), sent.get('newSkills'), sent.get('city'), sent.get('cityText')]).toEqual([
    '3',
    ['4', '5'],
    'Sewing, Weaving',
    '3',
    '',
  ])
})

test('kit: the open tab of a long row is in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await open(page, '/kit?tab=Archive')
  const box = await page.getByRole('link', { name: 'Archive' }).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('kit: axe finds nothing in either theme, with a list, a toast and a panel open', async ({ page }) => {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/kit?tool=Drill')
    await page.getByRole('button', { name: 'Fail' }).press('Enter')
    await expect(page.getByText('The list was not saved')).toBeVisible()
    await page.getByRole('combobox', { name: 'Skills' }).pressSequentially('weld')
    await expect(page.getByRole('option', { name: 'Welding' })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    for (const { id, nodes } of violations) found.push(`${colorScheme} ${id}: ${nodes[0]?.html.slice(0, 200)}`)
  }
  expect(found).toEqual([])
})
