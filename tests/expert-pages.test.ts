import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { topUpDemo } from '../db/seed/demo/top-up.ts'
import { createWorld, type World } from './kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let owner: Person
let expert: Person
let eventId: number
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  owner = await world.given.person()
  expert = await world.given.person({ firstName: 'Роман', lastName: 'Кимов', isExpert: true })
  eventId = (await world.given.event({ owner, name: 'Питчи весны', access: 'approval-required' })).id
})

const participant = async (firstName: string, minutesAgo: number) => {
  const { id: user_id } = await world.given.person({ firstName, lastName: 'Ли' })
  const created_at = new Date(world.clock.now().getTime() - minutesAgo * 60_000)
  const entry = { event_id: eventId, user_id, state: 'wait' as const, queue_number: user_id, format: 'offline' as const, created_at }
  return (await world.db.insertInto('event_participants').values(entry).returning('id').executeTakeFirstOrThrow()).id
}
const invite = () =>
  world.request({ method: 'POST', url: `/api/owner/events/${eventId}/experts`, token: owner.token, body: { userIds: [expert.id] } })
const accept = () =>
  world.request({ method: 'POST', url: '/api/expert/events/invite-decision', token: expert.token, body: { eventId, decision: 'approved' } })

test('expert pages: only experts open them, others see the default 403 page (V093, V269)', async () => {
  const stranger = await world.given.person()
  for (const path of ['/expert', `/expert/${eventId}`]) {
    expect((await world.page(path, { as: stranger })).status).toBe(403)
    expect((await world.page(path)).address).toContain('/login')
  }
  expect((await world.page('/expert', { as: expert })).texts('main h1')).toEqual(['Кабинет эксперта'])
  expect((await world.page(`/expert/${eventId}`, { as: expert })).status).toBe(403)
  expect((await world.page('/expert/0', { as: expert })).status).toBe(404)
})

test('expert pages: the item of the user menu is only for experts (V111)', async () => {
  const menu = async (as: Person) => (await world.page('/events', { as })).$('header a[href$="/expert"]').length
  expect([await menu(expert), await menu(owner)]).toEqual([1, 0])
})

test('expert pages: accept an invitation, score everyone in order and see the progress, without scripts (V010)', async () => {
  const [first, second] = [await participant('Вера', 20), await participant('Глеб', 10)]
  await invite()
  const invited = await world.page('/expert?status=invited', { as: expert })
  expect(invited.texts('article h2')).toEqual(['Питчи весны'])
  const done = await invited.submit('article form', {}, 'approved')
  expect(done.texts('main [role=status]')).toContain('Ответ отправлен организатору.')
  expect(done.texts('article h2')).toEqual([])
  const list = await world.page(`/expert/${eventId}`, { as: expert })
  expect(list.texts('main ul li a')).toEqual(['Вера Ли', 'Глеб Ли'])
  expect((await world.page(`/expert/${eventId}?paginationPage=9`, { as: expert })).texts('main ul li a')).toEqual(['Вера Ли', 'Глеб Ли'])
  const panel = await world.page(`/expert/${eventId}?answer=next`, { as: expert })
  expect(panel.address).toBe(`/expert/${eventId}?scored=0&answer=${first}`)
  const open = await world.page(`/expert/${eventId}?answer=${first}`, { as: expert })
  const refused = await open.submit('dialog form', { score: '101', comment: 'Много <b>ошибок</b>' }, 'next')
  expect([refused.status, refused.$('dialog').text()]).toEqual([422, expect.stringContaining('Введите целое число от 0 до 100.')])
  expect(refused.$('dialog textarea').text().trim()).toBe('Много <b>ошибок</b>')
  expect((await open.submit('dialog form', { score: 'сто', comment: '' }, 'next')).status).toBe(422)
  const next = await open.submit('dialog form', { score: '80', comment: 'Ясно' }, 'next')
  expect(next.texts('dialog h2')).toEqual(['Глеб Ли'])
  const saved = await next.submit('dialog form', { score: '0', comment: '' }, 'stay')
  expect(saved.texts('dialog [role=status]')).toContain('Оценка сохранена.')
  const scored = await world.page(`/expert/${eventId}?scored=1`, { as: expert })
  expect(scored.texts('main ul li')).toEqual([expect.stringContaining('0 из 100'), expect.stringContaining('80 из 100')])
  expect(scored.text).toContain('Вы оценили всех участников')
  expect((await world.page(`/expert/${eventId}?answer=next`, { as: expert })).address).toBe(`/expert/${eventId}`)
  expect((await world.page(`/expert/${eventId}?answer=${second}`, { as: expert })).$('dialog [name=score]').attr('value')).toBe('0')
  expect((await world.page('/expert?status=scored', { as: expert })).texts('article h2')).toEqual(['Питчи весны'])
})

test('expert pages: counters of the tabs equal the lists, and a search keeps the tab', async () => {
  await participant('Вера', 20)
  await invite()
  await accept()
  const page = await world.page('/expert?status=accepted', { as: expert })
  expect(page.texts('nav[aria-label="События эксперта"] a')).toEqual([
    'Все11 событие',
    'Приглашения00 событий',
    'Оцениваю11 событие',
    'Оценено00 событий',
  ])
  const found = await page.submit('main form[role=search]', { search: 'осени' })
  expect([found.address, found.text]).toEqual([expect.stringContaining('status=accepted'), expect.stringContaining('Ничего не нашлось')])
})

test('expert pages: a closed scoring shows the own scores and no form', async () => {
  const first = await participant('Вера', 20)
  await invite()
  await accept()
  const body = { eventId, participantId: first, score: 64, comment: 'Хорошо' }
  await world.request({ method: 'POST', url: '/api/expert/events/decision', token: expert.token, body })
  await world.request({ method: 'POST', url: `/api/owner/events/${eventId}/scoring`, token: owner.token, body: { closed: true } })
  const page = await world.page(`/expert/${eventId}?answer=${first}`, { as: expert })
  expect([page.$('dialog form').length, page.$('dialog').text()]).toEqual([0, expect.stringContaining('64 из 100')])
  expect(page.text).toContain('Организатор закрыл оценивание')
})

test('own experts: invite by name, read the scores, close and open the scoring, and withdraw, without scripts', async () => {
  const path = `/organizer-cabinet/events/${eventId}/experts`
  const first = await participant('Вера', 20)
  const page = await world.page(path, { as: owner })
  await world.given.person({ lastName: 'Кимова', isExpert: true })
  const ambiguous = await page.submit('form:has([value=invite])', { expertText: 'Ким' }, 'invite')
  expect(ambiguous.text).toContain('Выберите хотя бы одного эксперта.')
  await world.db.updateTable('users').set({ last_name: 'Единственный' }).where('id', '=', expert.id).execute()
  const invited = await page.submit('form:has([value=invite])', { expertText: 'Единственный' }, 'invite')
  expect(invited.texts('main [role=status]')).toContain('Приглашения отправлены.')
  expect(invited.text).toContain('Ждём ответа')
  await accept()
  const body = { eventId, participantId: first, score: 64, comment: 'Хорошо' }
  await world.request({ method: 'POST', url: '/api/expert/events/decision', token: expert.token, body })
  const scored = await world.page(path, { as: owner })
  expect(scored.text).toContain('Оценено 1 из 1, в среднем 64')
  expect(scored.$('details').text()).toContain('Хорошо')
  const closed = await scored.submit('form:has([value=closeScoring])', {}, 'closeScoring')
  expect(closed.text).toContain('Оценивание закрыто')
  expect((await closed.submit('form:has([value=openScoring])', {}, 'openScoring')).text).toContain('Эксперты могут ставить')
  const question = await world.page(`${path}?withdraw=${expert.id}`, { as: owner })
  const withdrawn = await question.submit('form:has([value=withdraw])', {}, 'withdraw')
  expect(withdrawn.text).toContain('Приглашение отозвано.')
  expect((await world.page(path, { as: owner })).text).toContain('Экспертов пока нет')
  expect((await world.page(path, { as: expert })).status).toBe(403)
})

test('own experts: the page says why experts cannot be invited, the scoring not closed, and scores do not count', async () => {
  const path = `/organizer-cabinet/events/${eventId}/experts`
  const page = () => world.page(path, { as: owner })
  const setEvent = (moderation: 'approved' | 'declined') => world.db.updateTable('events').set({ moderation }).where('id', '=', eventId).execute()
  await setEvent('declined')
  expect([(await page()).text, (await page()).$('[value=invite]').length]).toEqual([expect.stringContaining('одобрено модерацией'), 0])
  await setEvent('approved')
  await invite()
  expect([(await page()).text, (await page()).$('[value=closeScoring]').length]).toEqual([expect.stringContaining('Эксперты ещё не ответили'), 0])
  await accept()
  const closed = await (await page()).submit('form:has([value=closeScoring])', {}, 'closeScoring')
  expect([closed.text, closed.$('[value=invite]').length]).toEqual([expect.stringContaining('откройте его снова'), 0])
  await world.db.updateTable('users').set({ blocked_at: world.clock.now() }).where('id', '=', expert.id).execute()
  expect((await page()).text).toContain('Аккаунт отключён, оценки не учитываются')
})

test('demo: the expert has an invitation, an event to score and a closed one, and none twice after a renewal', async () => {
  const demo = await createWorld({ demo: true })
  const counts = async () => {
    const rows = await demo.db.selectFrom('event_experts').select(['invite', 'event_id']).execute()
    const scores = await demo.db.selectFrom('expert_scores').select('id').execute()
    return [rows.filter(({ invite: state }) => state === 'wait').length, rows.length, scores.length]
  }
  const before = await counts()
  expect(before.every((count) => count > 3)).toBe(true)
  await topUpDemo(demo.resources)
  expect(await counts()).toEqual(before)
  const user = await demo.db.selectFrom('users').select('id').where('email', '=', 'expert@vmeste.example').executeTakeFirstOrThrow()
  const token = await demo.given.session(user.id)
  const { body } = await demo.request({ url: '/api/expert/events/counters', token })
  expect([body.invited, body.accepted, body.scored].every((count) => count > 0)).toBe(true)
  await demo.close()
})
