import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract/contract.ts'
import { passedCaptcha } from './kit/accounts.ts'
import { formOf } from './kit/form.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let user: { id: number; token: string }
let staff: { token: string }
beforeAll(async () => {
  world = await createWorld()
  user = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

type Answer = Record<string, unknown>
type Creation = {
  make: () => Promise<Answer>
  /** The call that reads the created object: by its id, or among the objects of the user. */
  at: (id: unknown, made: Answer) => string
}

const call = async (method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>) => {
  const answer = await world.request({
    method,
    url: `/api${path}`,
    token: path === '/auth/signup' ? undefined : tokenFor(path),
    body,
    ...(headers && { headers }),
  })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body
}
const tokenFor = (path: string) => (/^\/admin\/(?!control)/.test(path) ? staff : user).token
const post = (path: string, body: object) => () => call('POST', path, body)
const upload = async () => {
  const form = await formOf([{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }])
  return call('POST', '/uploads', form.body, form.headers)
}
const directUpload = async () => {
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n')
  const { uploadId, url } = await call('POST', '/uploads/direct', { name: 'b.pdf', size: bytes.byteLength, purpose: 'file' })
  await world.request({ method: 'PUT', url, body: bytes, headers: { 'content-type': 'application/octet-stream' } })
  return call('POST', '/uploads/direct-complete', { id: uploadId })
}
const provenPhone = async () => {
  const phone = '+79220000001'
  const { token } = (await world.request({ method: 'POST', url: '/api/auth/start-phone-confirm?test=1', body: { phone } })).body
  const proof = (await world.request({ method: 'POST', url: '/api/auth/complete-phone-confirm', body: { phone, token, code: '0000' } })).body
  return { phone, token: proof.token }
}
const newcomer = async () => ({
  ...{ first_name: 'Вера', last_name: 'Ли', birthday: '1990-01-01', password: 'слово123', agreement: true, personal_data_agreement: true },
  ...{ email: 'vera@people.test', captcha: await passedCaptcha(world) },
})
const appeal = async () => {
  const { id } = await world.given.organization()
  return call('POST', `/organization/${id}/appeals`, { documentUploadId: (await upload()).uploadId })
}
const company = () => post('/companies', { name: 'Пекарня', url: 'https://bread.example' })()
const hours = { schedule: [{ day: 3, open: '09:00', close: '21:00' }], specialDays: [] }
const placeData = {
  ...{ name: 'Дом', type: 'city', cityId: 881, address: 'Мира, 1', photos: [], tags: [], topicIds: [], socialNetworks: [], partnerIds: [] },
  ...hours,
}
const spaceData = async () => {
  const { id } = await call('POST', '/admin/places', { data: placeData })
  return { name: 'Точка', placeId: id, isActive: true, coworkingCapacity: 0, staffIds: [], ...hours }
}
const hallData = async () => {
  const { id } = await call('POST', '/admin/spaces', { data: await spaceData() })
  return { name: 'Атриум', spaceId: id, capacity: 20, equipment: [], photos: [], isActive: true }
}
const bookedHall = async () => {
  const hall = await call('POST', '/admin/halls', { data: await hallData() })
  const times = { date: '2026-03-11', start: '10:00', end: '11:00' }
  return call('POST', '/meeting-reservations/reserve', { spaceId: hall.spaceId, hallId: hall.id, theme: 'Встреча', ...times })
}
/** A space with a coworking where the user works. */
const doorOf = async () => {
  const { id } = await world.given.space()
  await world.db.updateTable('spaces').set({ coworking_capacity: 5 }).where('id', '=', id).execute()
  await world.db.insertInto('space_staff').values({ space_id: id, user_id: user.id }).execute()
  await world.db
    .updateTable('users')
    .set({ roles: ['control'] })
    .where('id', '=', user.id)
    .execute()
  return id
}
const education = { universityId: 1, specialty: 'Экономика', yearStart: 2008, yearEnd: 2013, level: 'master', primary: true }
const employment = async () => ({ position: 'Пекарь', companyId: (await company()).id, dateStart: '2015-02-01', present: true, primary: true })
const startExport = async () => {
  await world.db
    .updateTable('users')
    .set({ roles: ['crm_tk_staff'] })
    .where('id', '=', user.id)
    .execute()
  return call('POST', '/exports', { name: 'educations', format: 'csv' })
}
const project = { name: 'Автомат', stage: 'idea', type: ['social'], financeModel: 'commerce' }
const teamProject = { name: 'Автомат', stage: 'idea', type: ['social'], finance_model: 'commerce' }
let teamId: number
const ownTeam = async () => {
  teamId = (await world.given.team({ leader: user })).id
  return teamId
}
const ownEvent = async () => ({ id: (await world.given.event({ owner: user })).id })
const ownQuiz = () => world.given.quiz({ author: user })
const evening = {
  ...{ name: 'Вечер', typeId: 2, themes: [1], info: '<p>О деле.</p>', place: { name: 'Дом', address: 'Мира, 1', cityId: 881 } },
  ...{ dateStart: '2090-01-01T18:00:00Z', dateEnd: '2090-01-01T20:00:00Z' },
}
const closedEvent = async () => (await world.given.event({ registrationEnd: new Date(world.clock.now().getTime() - 1000) })).id
const ownEvents = '/api/owner/events/participation-format/person'
const registration = async () => ({ user_id: user.id, eventId: (await world.given.event()).id })

const creations: Record<string, Creation> = {
  'POST /uploads': { make: upload, at: (id) => `/files/${id}` },
  'POST /uploads/direct-complete': { make: directUpload, at: (id) => `/files/${id}` },
  'POST /auth/signup': { make: async () => call('POST', '/auth/signup', await newcomer()), at: (id) => `/api/users/${id}` },
  'POST /owner/phones': { make: async () => call('POST', '/owner/phones', await provenPhone()), at: () => '/api/owner/phones' },
  'POST /catalogs/universities': {
    make: post('/catalogs/universities', { name: 'Академия хлеба', foreign: false }),
    at: (id) => `/api/catalogs/universities/${id}`,
  },
  'POST /companies': { make: company, at: (id) => `/api/companies/${id}` },
  'POST /themes': { make: post('/themes', { name: 'Пчеловодство' }), at: (id) => `/api/themes/${id}` },
  'POST /addresses': { make: post('/addresses', { title: 'ул. Хлебная, 1', cityId: 881 }), at: (id) => `/api/addresses/${id}` },
  'POST /event-participants/registration': {
    make: async () => call('POST', '/event-participants/registration', await registration()),
    at: (_id, { eventId }) => `/api/events/${eventId}?expand=userParticipant`,
  },
  'POST /users/:id/educations': {
    make: () => call('POST', `/users/${user.id}/educations`, education),
    at: (id) => `/api/users/${user.id}/educations/${id}`,
  },
  'POST /users/:id/employments': {
    make: async () => call('POST', `/users/${user.id}/employments`, await employment()),
    at: (id) => `/api/users/${user.id}/employments/${id}`,
  },
  'POST /admin/themes': {
    make: post('/admin/themes', { data: { name: 'Пчёлы', kind: 'theme', moderation: 'approved' } }),
    at: (id) => `/api/admin/themes/${id}`,
  },
  'POST /admin/info-base': {
    make: post('/admin/info-base', {
      data: {
        section: 'spaces',
        position: 9,
        titleRu: 'Парковка',
        titleEn: 'Parking',
        titleKz: 'Тұрақ',
        bodyRu: 'Есть',
        bodyEn: 'Yes',
        bodyKz: 'Бар',
      },
    }),
    at: (id) => `/api/admin/info-base/${id}`,
  },
  'POST /admin/http-statuses': {
    make: post('/admin/http-statuses', { data: { status: 404, code: 4242, locale: 'ru', title: 'Пусто', text: 'Вернитесь на главную.' } }),
    at: (id) => `/api/admin/http-statuses/${id}`,
  },
  'POST /admin/compilations': {
    make: post('/admin/compilations', { data: { name: 'Выбор', typeId: 1, eventIds: [], published: true } }),
    at: (id) => `/api/admin/compilations/${id}`,
  },
  'POST /admin/places': { make: post('/admin/places', { data: placeData }), at: (id) => `/api/admin/places/${id}` },
  'POST /admin/spaces': { make: async () => call('POST', '/admin/spaces', { data: await spaceData() }), at: (id) => `/api/admin/spaces/${id}` },
  'POST /admin/halls': { make: async () => call('POST', '/admin/halls', { data: await hallData() }), at: (id) => `/api/admin/halls/${id}` },
  'POST /places': { make: post('/places', { name: 'Чайная', address: 'Новая, 14', cityId: 881 }), at: (id) => `/api/places/${id}` },
  'POST /owner/organizations': {
    make: post('/owner/organizations', { name: 'Чайный союз', cityId: 881 }),
    at: (id) => `/api/owner/organizations/${id}`,
  },
  'POST /organization/:orgId/appeals': { make: appeal, at: (_id, { orgId }) => `/api/organizations/${orgId}` },
  'POST /admin/organization-groups': {
    make: post('/admin/organization-groups', { data: { nameRu: 'Пчёлы', nameEn: 'Bees', nameKz: 'Аралар' } }),
    at: (id) => `/api/admin/organization-groups/${id}`,
  },
  'POST /meeting-reservations/reserve': { make: bookedHall, at: (id) => `/api/meeting-reservations/${id}` },
  'POST /coworking/enlist': {
    make: async () => call('POST', '/coworking/enlist', { spaceId: await doorOf(), date: '2026-03-11' }),
    at: () => '/api/coworking/entries',
  },
  'POST /coworking/add-user': {
    make: async () => call('POST', '/coworking/add-user', { spaceId: await doorOf(), userId: user.id, date: '2026-03-12' }),
    at: () => '/api/coworking/entries',
  },
  'POST /admin/control/space/:spaceId/register': {
    make: async () => call('POST', `/admin/control/space/${await doorOf()}/register`, { type: 'coworking', userId: user.id }),
    at: (_id, { spaceId }) => `/api/admin/control/space/${spaceId}/visitors`,
  },
  'POST /events': { make: async () => post('/events', evening)(), at: () => ownEvents },
  'POST /events/draft': { make: post('/events/draft', {}), at: () => ownEvents },
  'POST /owner/events': { make: post('/owner/events', {}), at: () => ownEvents },
  'POST /owner/events/copy': { make: async () => call('POST', '/owner/events/copy', await ownEvent()), at: () => ownEvents },
  'POST /owner/events/:id/copy': { make: async () => call('POST', `/owner/events/${(await ownEvent()).id}/copy`), at: () => ownEvents },
  'POST /user/event-groups': { make: post('/user/event-groups', { name: 'Весна' }), at: (id) => `/api/user/event-groups/${id}` },
  'POST /quizzes': { make: post('/quizzes', {}), at: (id) => `/api/quizzes/${id}` },
  'POST /quizzes/:id/copies': { make: async () => call('POST', `/quizzes/${(await ownQuiz()).id}/copies`), at: (id) => `/api/quizzes/${id}` },
  'POST /quizzes/:id/answers': {
    make: async () => call('POST', `/quizzes/${(await ownQuiz()).id}/answers`, { answers: [] }),
    at: (_id, { quizId }) => `/api/quizzes/${quizId}/my-answer`,
  },
  'POST /owner/short-urls': {
    make: post('/owner/short-urls', { name: 'zima', url: 'https://shop.test/' }),
    at: (id) => `/api/owner/short-urls/${id}`,
  },
  'POST /owner/mailings': {
    make: post('/owner/mailings', { subject: 'Весна', content: '<p>Ждём вас</p>', template: 'organizer', recipients: {} }),
    at: (id) => `/api/owner/mailings/${id}`,
  },
  'POST /quizzes/:id/mailings': {
    make: async () => call('POST', `/quizzes/${(await ownQuiz()).id}/mailings`, { subject: 'Весна', content: '<p>Ответьте</p>', recipients: {} }),
    at: (id) => `/api/owner/mailings/${id}`,
  },
  'POST /owner/projects': { make: post('/owner/projects', project), at: () => '/api/owner/projects' },
  'POST /owner/teams': { make: post('/owner/teams', { name: 'Полдень' }), at: (id) => `/api/owner/teams/${id}` },
  'POST /owner/teams/:id/projects': {
    make: async () => call('POST', `/owner/teams/${await ownTeam()}/projects`, teamProject),
    at: () => `/api/owner/teams/${teamId}`,
  },
  'POST /owner/teams/:id/event-registration': {
    make: async () =>
      call('POST', `/owner/teams/${await ownTeam()}/event-registration`, { eventId: (await world.given.event({ teamSize: [1, 5] })).id }),
    at: (_id, { eventId }) => `/api/owner/teams/event-teams?eventId=${eventId}`,
  },
  'POST /users/:id/files': {
    make: async () => call('POST', `/users/${user.id}/files`, { uploadId: (await upload()).uploadId }),
    at: () => `/api/users/${user.id}/files`,
  },
  'POST /events/:id/participant-inquiries': {
    make: async () => call('POST', `/events/${await closedEvent()}/participant-inquiries`, { type: 'participation' }),
    at: (_id, { eventId }) => `/api/events/${eventId}/participant-inquiries`,
  },
  'POST /support/messages': { make: post('/support/messages', { text: 'Вопрос' }), at: () => '/api/support/messages' },
  'POST /exports': { make: startExport, at: (id) => `/api/exports/${id}` },
  'POST /user/data-export': { make: post('/user/data-export', {}), at: () => '/api/user/data-export' },
}

/** Calls that return an object with its id and create none. */
const changes =
  /^POST \/(auth\/(login|second-step|activate|set-forgot|social)|uploads\/direct$|admin\/.*\/decision|admin\/support-messages\/|owner\/(tags|external-accounts)\/|owner\/events\/.*(cancel|publish|make-draft|decision|revoke|reissue)$|events\/:id\/draft\/publish$|user\/parental-consent|teams\/request$|owner\/teams\/.*(cancel|moderation)$|event-participants\/online-complete|owner\/event-participant-inquiries\/decision|expert\/events\/|users\/:id\/convert-interest|fast-quiz\/:code\/(next|players)|owner\/organizations\/:id\/appeals\/|owner\/mailings\/(link-events|:id\/(pause|resume|submit))$|meeting-reservations\/(add-user|update-reserve|:id\/decision)|coworking\/visit|admin\/control\/space\/:spaceId\/remove-mark)/

test('creations: cover every POST with an id in its answer (V467)', () => {
  const answersId = Object.entries(contract).filter(
    ([address, { reply }]) => address.startsWith('POST') && reply instanceof z.ZodObject && ('id' in reply.shape || 'uploadId' in reply.shape),
  )
  const addresses = answersId.map(([address]) => address).filter((address) => !changes.test(address))
  expect(addresses.toSorted()).toEqual(Object.keys(creations).toSorted())
})

/** The registration of a team for an event. */
const registrationOf = (item: { registration?: { id: number } | null }) => item.registration

test.each(Object.entries(creations))('%s: return the new id, which finds the object (V467)', async (_address, { make, at }) => {
  const made = await make()
  const id = made.uploadId ?? made.id
  expect(id).toBeTruthy()
  const url = at(id, made)
  const { status, body } = await world.request({ url, token: tokenFor(url.replace('/api', '')) })
  expect(status).toBe(200)
  const candidates = [
    body,
    ...(body?._items ?? []),
    ...(body?.projects ?? []),
    ...(body?._items ?? []).map(registrationOf),
    body?.export,
    body?.userParticipant,
    body?.appeal,
  ].filter(Boolean)
  if (!url.startsWith('/files/')) expect(candidates.map((one) => one.id)).toContain(id)
})
