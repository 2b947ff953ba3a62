import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasePerson } from '../server/domains/leaving/erase.ts'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let staff: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld({ demo: true })
  staff = await world.given.person({ roles: ['crm_tk_staff', 'admin'] })
})
afterAll(() => world.close())

const menu = 'header details a[href="/admin"]'
const panel = 'dialog.side-panel'
const rows = 'main tbody tr a[data-panel-link]'
const listed = async (query: string) => (await world.request({ url: `/api/admin/${query}`, token: staff.token })).body._items
const waiting = async (): Promise<{ id: number; user: { name: string } }[]> => listed('educations?status=wait')

test('staff panel: ask visitors to sign in and refuse users with 403; link to it for staff only (V110, V268)', async () => {
  const user = await world.given.person()
  const visit = await world.page('/admin?queue=employments')
  expect(visit.address).toBe('/login?returnUrl=%2Fadmin%3Fqueue%3Demployments')
  const [first] = await waiting()
  for (const url of ['/admin', `/admin?queue=educations&id=${first?.id}`]) {
    const refused = await world.page(url, { as: user })
    expect([refused.status, refused.texts('main h1').length]).toEqual([403, 1])
    expect([refused.texts(rows), refused.texts(panel)]).toEqual([[], []])
  }
  const [ordinary, official] = [await world.page('/events', { as: user }), await world.page('/events', { as: staff })]
  for (const page of [ordinary, official]) expect(page.$('header details a[href="/settings"]').length).toBe(1)
  expect([ordinary.$(menu).length, official.$(menu).length]).toEqual([0, 1])
  const page = await world.page('/admin', { as: staff })
  expect([page.status, page.texts('main h1')]).toEqual([200, ['Согласия родителей']])
})

test('staff panel: an empty search or filter is named, and a chip clears it', async () => {
  const found = await world.page(`/admin?queue=mergeRequests&search=${encodeURIComponent('Ыъщ')}`, { as: staff })
  expect(found.texts('main h2')).toContain('Ничего не нашлось')
  expect(found.text).toContain('Мы искали «Ыъщ»')
  expect(found.text).not.toContain('решать пока нечего')
  expect(found.$('main a[aria-label="Убрать: Поиск: «Ыъщ»"]').attr('href')).toBe('/admin?queue=mergeRequests')
  const declined = await world.page('/admin?queue=mergeRequests&status=rejected', { as: staff })
  expect(declined.texts('main h2')).toContain('Ничего не нашлось')
  expect(declined.$('main a[aria-label="Убрать: Отклонено"]').attr('href')).toBe('/admin?queue=mergeRequests')
})

test('staff panel: columns and facts name the zone of their times', async () => {
  const [first] = await waiting()
  expect((await world.page('/admin?queue=educations', { as: staff })).texts('main th')).toContain('Когда (GMT+3)')
  const page = await world.page(`/admin?queue=educations&id=${first?.id}`, { as: staff })
  expect(page.texts(`${panel} dd`).filter((text) => /\d\d:\d\d \(GMT\+3\)$/.test(text))).toHaveLength(1)
})

test('staff panel: merge accounts without scripts, after a warning (R136)', async () => {
  const queue = await world.page('/admin?queue=mergeRequests', { as: staff })
  const search = 'Хасиева'
  const found = await queue.submit('main [name=search]', { search })
  expect(found.texts(rows)).toEqual([`Мадина ${search} → Мадина ${search}`])
  const [merge] = await listed(`merge-requests?status=wait&search=${encodeURIComponent(search)}`)
  const open = await world.page(`/admin?queue=mergeRequests&search=${encodeURIComponent(search)}&id=${merge.id}`, { as: staff })
  const approve = open.$(`${panel} button[value=approve]`)
  expect(approve.closest('details:not([open])').text()).toContain('Разделить их обратно будет нельзя.')
  const decided = await open.submit(`${panel} form:has([name=reason])`, {}, 'approve')
  expect(decided.texts('main [role=status]')).toContain(`Мадина ${search} → Мадина ${search}: Одобрено`)
  expect([decided.texts(panel), decided.texts(rows), decided.$('button[value=undo]').length]).toEqual([[], [], 0])
})

test('staff panel: without scripts a decision opens the next row, and can be undone there', async () => {
  const [first, second] = await waiting()
  if (!first || !second) throw new Error('the demo needs two educations that wait')
  const open = await world.page(`/admin?queue=educations&id=${first.id}`, { as: staff })
  expect(open.texts(`${panel} h2`)).toEqual([first.user.name])
  const declined = await open.submit(`${panel} form:has([name=reason])`, { reason: 'incomplete', comment: 'Нет года' }, 'decline')
  expect(declined.address).toBe(`/admin?decided=${first.id}&id=${second.id}&queue=educations`)
  expect(declined.texts(`${panel} h2`)).toEqual([second.user.name])
  expect(declined.texts(`${panel} [role=status] p`)).toContain(`${first.user.name}: Отклонено`)
  const [later] = await listed(`educations?id=${first.id}`)
  expect(later).toMatchObject({ moderation: 'declined', moderationComment: 'Нет года' })
  const undone = await declined.submit(`${panel} [role=status] form`, {}, 'undo')
  expect(undone.address).toBe(`/admin?id=${first.id}&queue=educations`)
  expect([undone.$(`${panel} button[value=approve]`).length, undone.$('button[value=undo]').length]).toEqual([1, 0])
  expect(await listed(`educations?id=${first.id}`)).toMatchObject([{ moderation: 'wait', decision: null }])
})

test('staff panel: a reason and a comment are asked for only to decline', async () => {
  for (const queue of ['educations', 'employments', 'events', 'claims', 'mergeRequests', 'parentalConsents', 'deletionProposals']) {
    const list = await world.page(`/admin?queue=${queue}`, { as: staff })
    const open = await world.page(list.$(rows).first().attr('href') ?? '', { as: staff })
    const refusal = open.$(`${panel} details:has([name=reason])`)
    expect([queue, refusal.length, refusal.attr('open'), refusal.find('[name=comment], button[value=decline]').length]).toEqual([
      queue,
      1,
      undefined,
      2,
    ])
    expect([queue, open.$(`${panel} button[value=approve]`).closest('details').length]).toEqual([queue, open.$(`${panel} [data-final]`).length])
  }
})

test('staff panel: several educations are decided at once and undone together, without scripts', async () => {
  const [first, second, third] = await waiting()
  if (!first || !second || !third) throw new Error('the demo needs three educations that wait')
  const form = 'main form:has(button[value=approveMany])'
  const list = await world.page('/admin?queue=educations', { as: staff })
  expect(list.$(`${form} input[type=checkbox][name=row]`).length).toBe((await waiting()).length)
  const empty = await list.submit(form, {}, 'approveMany')
  expect([empty.status, empty.texts('main [role=alert]')]).toEqual([422, ['Отметьте хотя бы одну запись.']])
  const refused = await list.submit(form, { row: String(first.id) }, 'declineMany')
  expect([refused.status, refused.texts(`${form} [role=alert]`)]).toEqual([422, ['Для отказа выберите причину.']])
  const older = await world.page('/admin?queue=educations', { as: staff })
  const decide = (page: Page, ids: number[], press: string) => {
    for (const id of ids) page.$(`${form} [name=row][value=${id}]`).attr('checked', 'checked')
    return page.submit(form, { reason: press === 'declineMany' ? 'incomplete' : '' }, press)
  }
  const declined = await decide(list, [first.id, second.id], 'declineMany')
  expect(declined.texts('main [role=status] p')).toContain('Решено: 2')
  expect(await listed(`educations?id=${first.id}`)).toMatchObject([{ moderation: 'declined', decided: { reason: 'incomplete' } }])
  const late = await decide(older, [second.id, third.id], 'approveMany')
  expect(late.texts('main [role=status] p')[0]).toBe('Решено: 1. Не получилось: 1, их решили или изменили раньше.')
  expect(await listed(`educations?id=${second.id}`)).toMatchObject([{ moderation: 'declined' }])
  await declined.submit('main form:has(button[value=undoMany])', {}, 'undoMany')
  await late.submit('main form:has(button[value=undoMany])', {}, 'undoMany')
  expect((await waiting()).map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id, third.id]))
})

test('staff panel: only educations and jobs that wait can be decided at once', async () => {
  const counts = async (query: string) => (await world.page(`/admin?${query}`, { as: staff })).$('main input[name=row]').length
  expect(await counts('queue=employments')).toBeGreaterThan(0)
  for (const query of ['queue=educations&status=approved', 'queue=events', 'queue=mergeRequests', 'queue=parentalConsents'])
    expect([query, await counts(query)]).toEqual([query, 0])
})

test('staff panel: declining requires a reason or a comment', async () => {
  const [first] = await waiting()
  const open = await world.page(`/admin?queue=educations&id=${first?.id}`, { as: staff })
  expect(open.$(`${panel} [name=reason] option[value=""]`).text()).toBe('Выберите причину')
  const refused = await open.submit(`${panel} form:has([name=reason])`, { comment: ' ' }, 'decline')
  const missing = 'Выберите причину или напишите комментарий: по ним автор поймёт, что исправить.'
  expect([refused.status, refused.texts(`${panel} [role=alert]`)]).toEqual([422, [missing]])
  expect(await listed(`educations?id=${first?.id}`)).toMatchObject([{ moderation: 'wait' }])
})

test('staff panel: approving with a reason to decline is refused at the reason', async () => {
  const [first] = await waiting()
  const open = await world.page(`/admin?queue=educations&id=${first?.id}`, { as: staff })
  const refused = await open.submit(`${panel} form:has([name=reason])`, { reason: 'inappropriate' }, 'approve')
  const wrong = 'Эта причина — для отказа. Уберите её, чтобы одобрить, или отклоните запись.'
  expect([refused.status, refused.texts(`${panel} [role=alert]`)]).toEqual([422, [wrong]])
  expect(await listed(`educations?id=${first?.id}`)).toMatchObject([{ moderation: 'wait' }])
})

test('staff panel: a decision that a colleague made meanwhile is shown as it is', async () => {
  const [first] = await waiting()
  const open = await world.page(`/admin?queue=educations&id=${first?.id}`, { as: staff })
  const colleague = await world.given.person({ firstName: 'Анна', lastName: 'Первая', roles: ['crm_tk_staff'] })
  const body = { decision: 'approved', comment: 'Всё сходится' }
  await world.request({ method: 'POST', url: `/api/admin/educations/${first?.id}/decision`, token: colleague.token, body })
  const comment = 'Не видно года'
  const stale = await open.submit(`${panel} form:has([name=reason])`, { reason: 'incomplete', comment }, 'decline')
  const [notice] = stale.texts(`${panel} [role=status]`)
  expect(stale.status).toBe(409)
  for (const part of ['Решение уже принято.', 'Одобрено', 'Анна Первая', 'Комментарий', 'Всё сходится', '(GMT+3)']) expect(notice).toContain(part)
  expect(stale.$(`${panel} textarea`).text()).toBe(comment)
  expect(stale.texts(`${panel} p`)).toContain('Ваша причина: Не хватает сведений')
  const list = await world.page(`/admin?queue=educations&status=approved&search=${encodeURIComponent(first?.user.name ?? '')}`, { as: staff })
  expect(list.texts('main th')).toContain('Решение (GMT+3)')
  expect(
    list
      .texts('main tbody td')
      .filter((text) => text.startsWith('Решение'))
      .join(),
  ).toMatch(/Анна Первая.*\d\d:\d\d.*Всё сходится/)
  expect([stale.texts(`${panel} [role=alert]`), stale.$('button[value=approve], button[value=undo]').length]).toEqual([[], 0])
})

test('staff panel: content that changed meanwhile is shown again, with the typed comment, and nothing is decided', async () => {
  const [first] = await waiting()
  const open = await world.page(`/admin?queue=educations&id=${first?.id}`, { as: staff })
  const form = `${panel} form:has([name=reason])`
  await world.db
    .updateTable('educations')
    .set({ specialty: 'Реклама казино' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const comment = 'Всё сходится'
  const stale = await open.submit(form, { comment }, 'approve')
  expect([stale.status, stale.texts(`${form} [role=alert]`).join()]).toEqual([409, expect.stringContaining('автор изменил запись')])
  expect(stale.texts(`${panel} dd`)).toContain('Реклама казино')
  expect(stale.$(`${form} textarea`).text()).toBe(comment)
  expect(await listed(`educations?id=${first?.id}`)).toMatchObject([{ moderation: 'wait' }])
  await stale.submit(form, { comment }, 'approve')
  expect(await listed(`educations?id=${first?.id}`)).toMatchObject([{ moderation: 'approved' }])
})

test('staff panel: a decision of an erased colleague names a deleted account', async () => {
  const [first] = await waiting()
  const colleague = await world.given.person({ firstName: 'Анна', lastName: 'Первая', roles: ['crm_tk_staff'] })
  const body = { decision: 'approved' }
  await world.request({ method: 'POST', url: `/api/admin/educations/${first?.id}/decision`, token: colleague.token, body })
  await erasePerson(world.resources, colleague.id)
  expect(await listed(`educations?id=${first?.id}`)).toMatchObject([{ decided: { by: { id: colleague.id, name: '' } } }])
  const page = await world.page(`/admin?queue=educations&status=all&id=${first?.id}`, { as: staff })
  expect(page.texts(`${panel} p`).find((text) => text.startsWith(`Удалённый аккаунт № ${colleague.id}, `))).toBeDefined()
})

test('staff panel: a deletion that was carried out shows a deleted account', async () => {
  const [request] = await listed('deletion-proposals?status=confirmed')
  await erasePerson(world.resources, request.userId)
  expect(await listed(`deletion-proposals?id=${request.id}`)).toMatchObject([{ user: { id: request.userId, name: '', email: null } }])
  const page = await world.page(`/admin?queue=deletionProposals&status=all&id=${request.id}`, { as: staff })
  expect(page.texts(`${panel} h2`)).toEqual([`Удалённый аккаунт № ${request.userId}`])
})

test('staff panel: after a reload the author of a decision can undo it, and no staff member else', async () => {
  const [first] = await waiting()
  const url = `/admin?queue=educations&status=all&id=${first?.id}`
  const body = { decision: 'approved' }
  await world.request({ method: 'POST', url: `/api/admin/educations/${first?.id}/decision`, token: staff.token, body })
  const colleague = await world.given.person({ roles: ['crm_tk_staff'] })
  const [own, other] = [await world.page(url, { as: staff }), await world.page(url, { as: colleague })]
  expect([own.$(`${panel} button[value=undo]`).length, other.$(panel).length, other.$('button[value=undo]').length]).toEqual([1, 1, 0])
  world.clock.advance(30_000)
  expect((await world.page(url, { as: staff })).$('button[value=undo]').length).toBe(0)
})

test('staff panel: a row of no queue leaves the list, with a message; a page after the last shows the last', async () => {
  const missing = await world.page('/admin?queue=educations&id=999999', { as: staff })
  expect([missing.status, missing.texts(panel)]).toEqual([200, []])
  expect(missing.texts('main [role=status]')).toContain('Такой записи в этой очереди нет. Возможно, её удалили.')
  expect(missing.texts(rows).length).toBeGreaterThan(0)
  const late = await world.page('/admin?queue=educations&paginationPage=900', { as: staff })
  expect([late.address, late.texts(rows).length]).toEqual(['/admin?queue=educations', missing.texts(rows).length])
})

test('staff panel: refuse a comment over the limit with 422 and decide nothing', async () => {
  const [first] = await waiting()
  const open = await world.page(`/admin?queue=educations&id=${first?.id}`, { as: staff })
  const form = `${panel} form:has([name=reason])`
  for (const length of [501, 6000]) {
    const refused = await open.submit(form, { comment: 'я'.repeat(length) }, 'decline')
    expect([refused.status, refused.$(`${panel} [name=comment]`).attr('aria-invalid')]).toEqual([422, 'true'])
  }
  expect(await listed(`educations?id=${first?.id}`)).toMatchObject([{ moderation: 'wait' }])
})

test('staff panel: every screen of staff has the same navigation, with the current screen marked', async () => {
  const official = await world.given.person({ roles: ['crm_tk_staff'] })
  const links = async (url: string, as: { token: string }) => {
    const page = await world.page(url, { as })
    const found = page.$('main nav').first().find('.max-lg\\:hidden a').toArray()
    return {
      names: found.map((link) => page.$(link).children().first().text()),
      current: page.texts('main nav .max-lg\\:hidden a[aria-current=page]'),
    }
  }
  const screens = ['/admin?queue=employments', '/admin/content?table=themes', '/admin/exports']
  const shown = await Promise.all(screens.map((url) => links(url, official)))
  for (const { names } of shown) expect(names).toEqual(shown[0]?.names)
  for (const name of ['Места работы', 'Темы', 'Подборки', 'Выгрузки']) expect(shown[0]?.names).toContain(name)
  expect(shown.map(({ current }) => current[0])).toEqual([expect.stringMatching(/^Места работы/), 'Темы', 'Выгрузки'])
  const places = await Promise.all(['/admin?queue=places', '/admin/content?table=places'].map((url) => links(url, official)))
  expect(places.map(({ current }) => current)).toEqual([[expect.stringMatching(/^Новые площадки/)], ['Площадки']])
  const outbox = await links('/admin/outbox', staff)
  expect(outbox.names).toEqual(expect.arrayContaining(shown[0]?.names ?? []))
  expect(shown[0]?.names.length).toBeLessThan((await links('/admin', staff)).names.length)
})

test('staff panel: the column of parental consents is named for the parents in it', async () => {
  const page = await world.page('/admin?queue=parentalConsents', { as: staff })
  expect(page.texts('main th')[1]).toBe('Родитель')
})

test('staff panel: a row without a document says so and leads to the profile; a document is a link', async () => {
  const [education] = await waiting()
  const without = await world.page(`/admin?queue=educations&id=${education?.id}`, { as: staff })
  expect(without.texts(`${panel} h3`)).toContain('Документ не приложен')
  expect(without.link('Открыть профиль')).toMatch(/^\/users\/\d+$/)
  const [consent] = await listed('parental-consents?status=wait')
  const withFile = await world.page(`/admin?id=${consent.id}`, { as: staff })
  expect(withFile.texts(`${panel} h3`)).not.toContain('Документ не приложен')
  expect(withFile.$(`${panel} section:has(h3:contains("Документы")) a`).attr('href')).toBe(consent.files[0].url)
})

test('staff panel: an open row tells its place in the queue', async () => {
  const all = await waiting()
  const page = await world.page(`/admin?queue=educations&id=${all[1]?.id}`, { as: staff })
  expect(page.texts(`${panel} header p`)).toEqual([`2 из ${all.length}`])
  expect(page.$(`${panel} header a[aria-keyshortcuts]`).length).toBe(2)
})
