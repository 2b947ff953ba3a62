import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { picture } from './kit/ownership/stage.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let leader: Person
let admin: Person
let member: Person
let stranger: Person

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  leader = await world.given.person({ firstName: 'Лидия', lastName: 'Первая' })
  admin = await world.given.person({ firstName: 'Антон', lastName: 'Второй' })
  member = await world.given.person({ firstName: 'Марк', lastName: 'Третий' })
  stranger = await world.given.person({ firstName: 'Пётр', lastName: 'Чужой' })
})
afterAll(() => world.close())

const team = (more: object = {}) => world.given.team({ leader, admins: [admin], members: [member], name: 'Тёплый дом', ...more })
const entryOf = (teamId: number, { id }: Person) =>
  world.db.selectFrom('team_staff').select(['role', 'moderation']).where('team_id', '=', teamId).where('user_id', '=', id).executeTakeFirst()
const memberNames = '#members li a'

test('teams: the five screens answer a suitable user, and a visitor signs in where a page is personal (V296)', async () => {
  const { id, inviteCode } = await team()
  const statusOf = async (path: string, as?: Person) => (await world.page(path, as && { as })).status
  const paths = ['/teams', '/teams/create', `/teams/${id}`, `/teams/${id}/edit`, '/join-team', `/join-team/${inviteCode}`]
  expect(await Promise.all(paths.map((path) => statusOf(path, leader)))).toEqual(paths.map(() => 200))
  for (const path of paths.filter((one) => /create|edit|join/.test(one)))
    expect((await world.page(path)).address).toBe(`/login?returnUrl=${encodeURIComponent(path)}`)
  expect(await Promise.all([statusOf(`/teams/${id}`), statusOf('/teams/0'), statusOf('/teams/x'), statusOf('/teams/99999')])).toEqual([
    200, 404, 404, 404,
  ])
})

test('teams: the public list has filters, and an empty one says what to change', async () => {
  await team({ name: 'Липа', cityId: 3, type: 1 })
  await team({ name: 'Клён' })
  await team({ name: 'Клён на проверке', moderation: 'wait' })
  const names = async (query: string) => (await world.page(`/teams${query}`)).texts('main article h2')
  expect(await names('?search=клён')).toEqual(['Клён'])
  expect(await names('?search=липа&cityId=3&type=1')).toEqual(['Липа'])
  expect(await names('?search=липа&type=0')).toEqual([])
  expect((await world.page('/teams?search=липа&type=0')).text).toContain('Команд не нашлось')
  const found = await (await world.page('/teams')).submit('main form[role=search]', { search: 'липа' })
  expect(found.texts('main article h2')).toEqual(['Липа'])
})

test('teams: a signed-in user sees own teams by kind with their numbers, and who waits for the decision', async () => {
  await team({ name: 'Проект А', waiting: [stranger] })
  await team({ name: 'Хакатон Б', type: 1, moderation: 'wait' })
  const own = await world.page('/teams', { as: leader })
  expect(own.texts('main article h2')).toEqual(['Проект А'])
  expect(own.texts('nav[aria-label="Списки команд"] a')).toEqual(['Мои проектные1', 'Мои для событий1', 'Все команды'])
  expect(own.text).toContain('1 человек ждёт вашего решения')
  const events = await own.open(own.$('nav[aria-label="Списки команд"] a').eq(1).attr('href') ?? '')
  expect([events.texts('main article h2'), events.text.includes('На проверке')]).toEqual([['Хакатон Б'], true])
  const asked = await world.page('/teams', { as: stranger })
  expect(asked.text).toContain('Заявка у лидера')
  const nobody = await world.page('/teams', { as: await world.given.person() })
  expect(nobody.text).toContain('Проектных команд у вас пока нет')
})

test('team page: leader, admins, then the rest, whatever the order of the rows (V280)', async () => {
  const { id } = await team()
  const page = await world.page(`/teams/${id}`)
  expect(page.texts(memberNames).map((text) => text.replace(/^\p{Lu}{2}/u, ''))).toEqual(['Лидия ПерваяЛидер', 'Антон ВторойАдмин', 'Марк Третий'])
})

test('team page: strangers see no minors, no code, no hidden project and no management', async () => {
  const minor = await world.given.person({ status: 8 })
  const { id, inviteCode } = await team({ members: [member, minor] })
  await world.given.teamProject({ id })
  const hidden = await world.given.teamProject({ id }, 'Тайный чертёж')
  await world.db.updateTable('team_projects').set({ is_visible: false }).where('id', '=', hidden.id).execute()
  const page = await world.page(`/teams/${id}`, { as: stranger })
  expect([page.texts(memberNames).length, page.text.includes('и ещё 1 участник')]).toEqual([3, true])
  expect([page.text.includes(inviteCode), page.text.includes('Тайный чертёж'), page.$(`a[href$="/edit"]`).length]).toEqual([false, false, 0])
  const inside = await world.page(`/teams/${id}`, { as: member })
  expect([inside.texts(memberNames).length, inside.text.includes('Тайный чертёж'), inside.text.includes(inviteCode)]).toEqual([4, true, false])
  expect((await world.page(`/teams/${id}`, { as: admin })).text).toContain(inviteCode)
})

test('a team in review: its members read that strangers do not see it, and the reason of a refusal', async () => {
  const { id } = await team({ moderation: 'wait' })
  expect((await world.page(`/teams/${id}`)).status).toBe(404)
  expect((await world.page(`/teams/${id}`, { as: member })).text).toContain('Команда на проверке')
  await world.db.updateTable('teams').set({ moderation: 'declined', moderation_comment: 'Нужно описание' }).where('id', '=', id).execute()
  const page = await world.page(`/teams/${id}`, { as: leader })
  expect(page.text).toContain('Модератор пишет: «Нужно описание»')
})

test('new team: the author leads it; a refusal keeps what was typed', async () => {
  const form = await world.page('/teams/create', { as: leader })
  const refused = await form.submit('main form', { name: '', description: 'Делаем тёплые дома', city: 'Нетакогогорода', themes: '2' }, 'createTeam')
  expect(refused.status).toBe(422)
  expect([refused.$('[name=description]').val(), refused.$('[name=city]').val(), refused.$('[name=themes] option[selected]').attr('value')]).toEqual([
    'Делаем тёплые дома',
    'Нетакогогорода',
    '2',
  ])
  expect(refused.text).toContain('Такого города мы не знаем')
  const done = await refused.submit('main form', { name: 'Дом Л', type: '1', city: '', themes: '2' }, 'createTeam')
  expect([done.texts('h1'), done.text.includes('Команда для событий'), done.text.includes('Ваша роль: Лидер')]).toEqual([['Дом Л'], true, true])
})

test('team photo: without scripts the form uploads and removes it; a text is refused at its field', async () => {
  const { id } = await team()
  const edit = await world.page(`/teams/${id}/edit`, { as: leader })
  const text = { fileName: 'a.txt', type: 'text/plain', bytes: Buffer.from('слова') }
  const refused = await edit.submit('#data form', { photo: text }, 'saveTeam')
  expect([refused.status, refused.$('#data [name=photo][aria-invalid]').length]).toEqual([422, 1])
  const photo = { fileName: 'a.png', type: 'image/png', bytes: await picture() }
  const saved = await refused.submit('#data form', { photo }, 'saveTeam')
  const address = saved.$('#data img').attr('src') ?? ''
  expect([saved.status, (await world.page(`/teams/${id}`, { as: leader })).$(`main img[src="${address}"]`).length]).toEqual([200, 1])
  const removed = await saved.submit('#data form', { photoRemoved: 'on' }, 'saveTeam')
  expect([removed.status, removed.$('#data img').length]).toEqual([200, 0])
})

test('team photo: a form that is refused for another field keeps the file, without scripts', async () => {
  const { id } = await team()
  const edit = await world.page(`/teams/${id}/edit`, { as: leader })
  const photo = { fileName: 'a.png', type: 'image/png', bytes: await picture() }
  const refused = await edit.submit('#data form', { name: '', photo }, 'saveTeam')
  expect([refused.status, refused.$('#data [name=photoId]').length]).toEqual([422, 1])
  const saved = await refused.submit('#data form', { name: 'Полдень' }, 'saveTeam')
  expect([saved.status, saved.$('#data img').length]).toEqual([200, 1])
})

test('edit: members and strangers are refused; an admin edits data and projects, but manages no members', async () => {
  const { id } = await team()
  const edit = `/teams/${id}/edit`
  expect([(await world.page(edit, { as: member })).status, (await world.page(edit, { as: stranger })).status]).toEqual([403, 403])
  const page = await world.page(edit, { as: admin })
  expect([page.status, page.$('#members, #disband').length, page.$('[value=setRole], [value=disband]').length]).toEqual([200, 0, 0])
  const saved = await page.submit('#data form', { name: 'Тёплый двор', description: 'Про двор' }, 'saveTeam')
  expect([saved.status, saved.texts('h1')]).toEqual([200, ['Тёплый двор']])
})

test('members: the leader changes a role, and the row shows it once (V283)', async () => {
  const { id } = await team()
  const page = await world.page(`/teams/${id}/edit`, { as: leader })
  const form = `form:has([name=subject][value="${member.id}"]):has([value=setRole])`
  const changed = await page.submit(form, {}, 'setRole')
  const rows = changed.texts('#members > ul > li').filter((text) => text.includes('Марк Третий'))
  expect([rows.length, rows[0]?.includes('Админ'), await entryOf(id, member)]).toEqual([1, true, { role: 'admin', moderation: 'approved' }])
})

test('members: a removed one leaves the list, after a second press (V284)', async () => {
  const { id } = await team()
  const page = await world.page(`/teams/${id}/edit`, { as: leader })
  const form = `form:has([name=subject][value="${member.id}"]):has([value=removeMember])`
  expect(page.$(form).closest('details details').length).toBe(1)
  const done = await page.submit(form, {}, 'removeMember')
  expect([done.text.includes('Марк Третий'), await entryOf(id, member)]).toEqual([false, undefined])
})

test('members: the hand-over asks first; the former leader becomes an admin without the members (V295)', async () => {
  const { id } = await team()
  const page = await world.page(`/teams/${id}/edit`, { as: leader })
  const form = `form:has([name=subject][value="${admin.id}"]):has([value=handOver])`
  expect(page.$(form).closest('details').text()).toContain('Новый лидер: Антон Второй. Вы останетесь админом.')
  const done = await page.submit(form, {}, 'handOver')
  expect(done.$('#members').length).toBe(0)
  expect([await entryOf(id, leader), await entryOf(id, admin)]).toEqual([
    { role: 'admin', moderation: 'approved' },
    { role: 'leader', moderation: 'approved' },
  ])
})

test('requests: only the leader accepts and declines, and a declined user may be accepted later', async () => {
  const { id } = await team({ waiting: [stranger] })
  expect((await world.page(`/teams/${id}`, { as: admin })).$('#requests').length).toBe(0)
  const page = await world.page(`/teams/${id}`, { as: leader })
  expect(page.texts('#requests li')[0]).toContain('Пётр Чужой')
  const declined = await page.submit(`#requests form:has([value="${stranger.id}"]):has([value=declineMember])`, {}, 'declineMember')
  expect([declined.$('#requests').length, await entryOf(id, stranger)]).toEqual([0, { role: 'member', moderation: 'declined' }])
  const edit = await declined.open(`/teams/${id}/edit`)
  const accepted = await edit.submit(`section:has(> #declined) form:has([value=acceptMember])`, {}, 'acceptMember')
  expect([accepted.$('#declined').length, await entryOf(id, stranger)]).toEqual([0, { role: 'member', moderation: 'approved' }])
})

test('join: a pasted link leads to the team, the request waits, and the user may withdraw it (V281)', async () => {
  const { id, inviteCode } = await team()
  const enter = await world.page('/join-team', { as: stranger })
  const found = await enter.submit('main form', { invite: ` http://site.test/en/join-team/${inviteCode.toLowerCase()} ` })
  expect([found.address, found.texts('h2')[0]]).toEqual([`/join-team/${inviteCode}`, 'Тёплый дом'])
  expect(await entryOf(id, stranger)).toBeUndefined()
  const asked = await found.submit('main form:has([value=join])', {}, 'join')
  expect([asked.address, asked.text.includes('Заявка отправлена'), await entryOf(id, stranger)]).toEqual([
    `/teams/${id}`,
    true,
    { role: 'member', moderation: 'wait' },
  ])
  expect((await asked.open(`/join-team/${inviteCode}`)).text).toContain('Ваша заявка уже у лидера')
  await asked.submit('main form:has([value=leave])', {}, 'leave')
  expect(await entryOf(id, stranger)).toBeUndefined()
})

test('join: an unknown code is named and can be corrected; a renewed one stops working (V282)', async () => {
  const { id, inviteCode } = await team()
  const unknown = await world.page('/join-team/ZZZZZZZZZZ', { as: stranger })
  expect([unknown.text.includes('Команды с таким кодом нет'), unknown.$('[name=invite]').val()]).toEqual([true, 'ZZZZZZZZZZ'])
  const page = await world.page(`/teams/${id}`, { as: admin })
  const renewed = await page.submit('form:has([value=renewInvite])', {}, 'renewInvite')
  expect([renewed.text.includes('Код изменён'), renewed.text.includes(inviteCode)]).toEqual([true, false])
  expect((await world.page(`/join-team/${inviteCode}`, { as: stranger })).text).toContain('Команды с таким кодом нет')
  const { invite_code: fresh } = await world.db.selectFrom('teams').select('invite_code').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await world.page(`/join-team/${fresh}`, { as: stranger })).texts('h2')[0]).toBe('Тёплый дом')
})

test('leave: a member leaves after a second press; the leader is led to the hand-over', async () => {
  const { id } = await team()
  const page = await world.page(`/teams/${id}`, { as: member })
  expect(page.$('form:has([value=leave])').closest('details').length).toBe(1)
  const left = await page.submit('form:has([value=leave])', {}, 'leave')
  expect([left.address, await entryOf(id, member)]).toEqual(['/teams', undefined])
  const own = await world.page(`/teams/${id}`, { as: leader })
  expect([own.$('form:has([value=leave])').length, own.link('Передать команду')]).toEqual([0, `/teams/${id}/edit#members`])
})

const whole = {
  name: 'Бустер',
  stage: 'complete',
  complete_date: '2026-01-20',
  type: 'social',
  finance_model: 'non_commerce',
  essence: 'Тепло от соседей',
  info: 'Подробно',
  untiUrl: 'https://example.org/booster',
}

test('project: all its fields are saved and shown (V293); a complete one needs its date', async () => {
  const { id } = await team()
  const page = await world.page(`/teams/${id}/edit`, { as: admin })
  const form = '#projects form:has([name=subject][value=""])'
  const refused = await page.submit(form, { ...whole, complete_date: '' }, 'saveProject')
  expect([refused.status, refused.$('#projects [name=complete_date][aria-invalid]').length]).toEqual([422, 1])
  const [known] = await world.db.selectFrom('support_institutions').select(['id', 'name_ru']).orderBy('id').limit(1).execute()
  if (!known) throw new Error('the reference has no support institutions')
  await refused.submit(form, { ...whole, staff: String(member.id), known: String(known.id) }, 'saveProject')
  const shown = await world.page(`/teams/${id}`)
  const text = shown.texts('#projects article')[0] ?? ''
  for (const part of ['Бустер', 'Завершён', 'социальный · некоммерческий', '20 января 2026', 'Тепло от соседей', 'Подробно', known.name_ru])
    expect(text).toContain(part)
  expect(shown.$('#projects a[href="https://example.org/booster"]').length).toBe(1)
  const project = await world.db.selectFrom('team_projects').select(['id', 'is_visible']).where('team_id', '=', id).executeTakeFirstOrThrow()
  const staff = await world.db.selectFrom('team_project_staff').select('user_id').where('project_id', '=', project.id).execute()
  expect([project.is_visible, staff]).toEqual([true, [{ user_id: member.id }]])
})

test('project: a removed one leaves the list of the team (V285)', async () => {
  const { id } = await team()
  const { id: projectId } = await world.given.teamProject({ id }, 'Лишний проект')
  const page = await world.page(`/teams/${id}/edit`, { as: leader })
  expect(page.texts('#projects h3')).toEqual(['Лишний проект'])
  const done = await page.submit(`form:has([name=subject][value="${projectId}"]):has([value=removeProject])`, {}, 'removeProject')
  expect(done.texts('#projects h3')).toEqual([])
})

test('disband: the leader confirms, and the page of the team answers 404; a team at a future event stays', async () => {
  const { id } = await team()
  const event = await world.given.event({ teamSize: [2, 5] })
  await world.request({ method: 'POST', url: `/api/owner/teams/${id}/event-registration`, token: leader.token, body: { eventId: event.id } })
  const page = await world.page(`/teams/${id}/edit`, { as: leader })
  const refused = await page.submit('#disband form', {}, 'disband')
  expect([refused.status, refused.text.includes('Команда записана на событие')]).toEqual([409, true])
  await world.request({ method: 'POST', url: `/api/owner/teams/${id}/event-registration-cancel`, token: leader.token, body: { eventId: event.id } })
  const done = await refused.submit('#disband form', {}, 'disband')
  expect([done.address, (await world.page(`/teams/${id}`)).status]).toEqual(['/teams', 404])
})
