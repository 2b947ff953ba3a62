import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { soon } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ demo: true })
  await world.startWorkers()
})
afterAll(() => world.close())

test('exports: start one from its queue without scripts, and download it from the page of exports', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const queue = await world.page('/admin?queue=employments&status=all', { as: staff })
  const started = await queue.submit('main form[action="/admin/exports"]', { format: 'xlsx' })
  expect([started.address, started.texts('main h1')]).toEqual(['/admin/exports', ['Выгрузки']])
  expect(started.texts('main tbody tr td').slice(0, 3)).toEqual(['Места работы', 'Отбор: Любое состояние', 'Формат файла: Excel'])
  expect([started.text.includes('1 выгрузка'), started.texts('main nav a[aria-current=page]')]).toEqual([true, ['Выгрузки', 'Выгрузки']])
  const link = await vi.waitFor(async () => {
    const page = await world.page('/admin/exports', { as: staff })
    const href = page.$('main tbody tr a').attr('href')
    expect(href).toMatch(/\/exports\/\d+\/file$/)
    return String(href)
  }, soon)
  const file = await world.request({ url: link, token: staff.token })
  expect([file.status, String(file.headers['content-disposition'])]).toEqual([200, expect.stringContaining('.xlsx')])
})

test('exports: the page names the filter of each export', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const city = await world.db.selectFrom('cities').select(['id', 'name_ru']).orderBy('population', 'desc').limit(1).executeTakeFirstOrThrow()
  const queue = await world.page(`/admin?queue=educations&status=approved&search=${encodeURIComponent('право')}&cityId=${city.id}`, { as: staff })
  const started = await queue.submit('main form[action="/admin/exports"]', { format: 'csv' })
  expect(started.texts('main tbody tr td')[1]).toMatch(new RegExp(`^Отбор: Одобрено · ${city.name_ru}.* · Поиск: «право»$`))
})

test('exports: show the problem of an unknown format and of repeated or unknown filters, and start nothing', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const queue = await world.page('/admin?queue=educations', { as: staff })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (fields: string) =>
    queue.submit({
      ...queue.form('main form[action="/admin/exports"]'),
      send: () => ({ method: 'POST', url: '/admin/exports', payload: `list=educations&${fields}`, headers }),
    })
  const wrong = ['format=pdf', 'format=', 'format=csv&filter.status=wait&filter.status=approved', 'format=csv&filter.__proto__=x']
  for (const fields of wrong) {
    const page = await post(fields)
    expect([fields, page.status, page.texts('main [role=alert]')]).toEqual([fields, 422, ['Проверьте выделенные поля.']])
  }
  const page = await world.page('/admin/exports', { as: staff })
  expect(page.texts('main h2')).toEqual(['Выгрузок пока нет'])
})

test('exports: the empty page leads to the panel, and the side navigation to its queues', async () => {
  const page = await world.page('/admin/exports', { as: await world.given.person({ roles: ['crm_tk_staff'] }) })
  expect(page.texts('main h2')).toEqual(['Выгрузок пока нет'])
  expect(page.link('К панели')).toBe('/admin')
  expect(page.$('main nav a[href="/admin?queue=employments"]').length).toBeGreaterThan(0)
})

test('exports: every queue has a button; the page of exports is for staff only', async () => {
  const [user, staff] = [await world.given.person(), await world.given.person({ roles: ['crm_tk_staff'] })]
  const buttons = async (queue: string) => (await world.page(`/admin?queue=${queue}`, { as: staff })).$('main form[action="/admin/exports"]').length
  expect(await Promise.all(['parentalConsents', 'educations', 'employments', 'deletionProposals', 'mergeRequests'].map(buttons))).toEqual(
    Array(5).fill(1),
  )
  expect((await world.page('/admin/exports', { as: user })).status).toBe(403)
  expect((await world.page('/admin/exports')).address).toBe('/login?returnUrl=%2Fadmin%2Fexports')
})
