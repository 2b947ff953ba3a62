import type { Browser, Page } from '@playwright/test'
import { limitMs } from '../kit/time-limits.ts'
import { colorViolationsOf, violationsOf } from './axe.ts'
import { expect, open, test } from './kit.ts'
import { newcomer, post } from './newcomer.ts'

/** A new team with a member, whose leader is on the page. */
const newTeam = async (browser: Browser, baseURL: string) => {
  const { page } = await newcomer(browser, baseURL, { phone: '+79160007101', first_name: 'Лидия', last_name: 'Первая' })
  const member = await newcomer(browser, baseURL, { phone: '+79160007102', first_name: 'Марк', last_name: 'Третий' })
  const { id, inviteCode } = await post(page, 'owner/teams', { name: 'Тихий двор' })
  await post(member.page, 'teams/request', { inviteCode })
  await post(page, `owner/teams/${id}/projects`, { name: 'Скамейка', stage: 'idea', type: ['social'], finance_model: 'commerce' })
  await member.page.context().close()
  return { page, id, memberId: member.id }
}

/** True while the page has not been loaded again. */
const isSamePage = (page: Page) => page.evaluate(() => 'marked' in window)
const staffIn = async (page: Page, id: number) => {
  const answer = await page.request.get(`/api/owner/teams/${id}`)
  const { staff, projects } = await answer.json()
  return { staff: staff.map(({ userId, role }: { userId: number; role: string }) => `${userId} ${role}`), projects: projects.length }
}

test('teams: accept a request, change a role, remove the member and a project, all without a reload and by keyboard (V283, V284, V285)', async ({
  browser,
  url,
}) => {
  test.setTimeout(limitMs(120_000))
  const { page, id, memberId } = await newTeam(browser, url)
  await open(page, `/teams/${id}/edit`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await (colorScheme === 'light' ? violationsOf(page) : colorViolationsOf(page))).toEqual([])
  }
  await page.evaluate(() => Object.assign(window, { marked: true }))
  const members = page.locator('#members > ul > li')
  const row = members.filter({ hasText: 'Марк Третий' })
  await expect(members).toHaveCount(1)
  await page.getByRole('button', { name: 'Принять: Марк Третий' }).press('Enter')
  await expect(members).toHaveCount(2)
  await row.getByText('Изменить').press('Enter')
  await row.getByRole('button', { name: 'Назначить админом' }).press('Enter')
  await expect(row.getByText('Админ', { exact: true })).toBeVisible()
  await expect(row).toHaveCount(1)
  expect((await staffIn(page, id)).staff).toContain(`${memberId} admin`)
  await row.getByText('Исключить', { exact: true }).press('Enter')
  await row.getByRole('button', { name: 'Да, исключить' }).press('Enter')
  await expect(row).toHaveCount(0)
  const projects = page.locator('#projects article')
  await projects.getByText('Удалить', { exact: true }).press('Enter')
  await projects.getByRole('button', { name: 'Да, удалить' }).press('Enter')
  await expect(projects).toHaveCount(0)
  expect(await isSamePage(page)).toBe(true)
  expect(await staffIn(page, id)).toEqual({ staff: [expect.stringContaining('leader')], projects: 0 })
})

test('teams: the invite link is copied, and its renewal shows another code without a reload (V282)', async ({ page, signIn }) => {
  test.setTimeout(limitMs(60_000))
  await signIn('participant')
  const own = await page.request.get('/api/owner/teams?type=0')
  const [{ id }] = (await own.json())._items
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/teams/${id}`)
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByText('Сменить код').click()
  await page.getByRole('button', { name: 'Да, сменить' }).click()
  await expect(page.getByText('Код изменён')).toBeVisible()
  await expect(page.getByText(link)).toHaveCount(0)
})

test('teams: the organizer decides about a team; a toast reports it, and axe finds nothing', async ({ page, signIn }) => {
  test.setTimeout(limitMs(60_000))
  await signIn('organizer')
  const events = await page.request.get('/api/owner/events/participation-format/team')
  const [event] = (await events.json())._items
  await open(page, `/organizer-cabinet/participants/teams?eventId=${event.id}`)
  expect(await violationsOf(page)).toEqual([])
  const team = page.locator('main article').first()
  await team.getByText('Отклонить', { exact: true }).click()
  await team.getByLabel('Почему отклонена').fill('Мест больше нет')
  await team.getByRole('button', { name: 'Да, отклонить' }).click()
  await expect(page.getByText('Решение сохранено')).toBeVisible()
  await expect(page.locator('main [tabindex="-1"]').first()).toBeFocused()
})
