import { newCode, newNumber } from '../../server/domains/certificates/numbers.ts'
import { ownedEvent } from '../ownership/events.ts'
import { openStage, type Stage } from './ownership/stage.ts'
import { fillDoor } from './paged-door.ts'
import { fillMailings } from './paged-mailings.ts'
import { fillOrganizations } from './paged-organizations.ts'
import { fillQueues, workAndStudy } from './paged-queues.ts'
import { fillShortLinks } from './paged-short-links.ts'
import { fillSupport } from './paged-support.ts'
import type { World } from './world.ts'

/** A paged call with at least three entries, and a search that matches some of them; null for a call without search. */
export type PagedList = { url: string; token?: string; search: { name: string; value: string } | null }

const entries = ['Первая', 'Вторая', 'Третья'] as const

/** Every paged call of the contract that a customer's client uses, by its address. */
export const pagedLists = async (world: World): Promise<Record<string, PagedList>> => {
  const stage = await openStage(world)
  const { people } = stage
  const { owner, staff } = people
  await fillReference(stage)
  const eventId = await fillEvents(stage)
  await fillProfile(stage)
  await fillQueues(stage, entries)
  await fillAuditLog(stage)
  await fillSpaces(stage)
  const doorOf = await fillDoor(stage)
  await fillOrganizations(stage, entries)
  await fillInquiries(stage)
  await fillShortLinks(stage, entries)
  const threadId = await fillSupport(stage, entries)
  const scoredId = await fillScores(stage)
  const certificatesAt = await fillCertificates(stage)
  const quizId = await fillQuizzes(stage)
  await fillMailings(stage, { eventId, quizId }, entries)
  for (const name of entries) await world.given.team({ leader: owner, name: `${name} ${stage.mark}` })
  const own = (url: string, search: PagedList['search'] = null): PagedList => ({ url, token: owner.token, search })
  const door = (url: string, search: PagedList['search'] = null): PagedList => ({ url, token: people.control.token, search })
  const open = (url: string, search: PagedList['search'] = null): PagedList => ({ url, search })
  const queue = (url: string): PagedList => ({ url, token: staff.token, search: { name: 'search', value: `Первая ${stage.mark}` } })
  const content = (url: string, value: string): PagedList => ({ url, token: staff.token, search: { name: 'search', value } })
  const q = (value: string) => ({ name: 'q', value })
  const person = `/users/${owner.id}`
  return {
    'GET /cities/search': open('/cities/search', q('Моск')),
    'GET /addresses': open('/addresses'),
    'GET /addresses/search': open('/addresses/search', q('Первая')),
    'GET /catalogs/universities': open('/catalogs/universities'),
    'GET /catalogs/universities/search': open('/catalogs/universities/search', q('ИТМО')),
    'GET /companies/search': open('/companies/search', q('Первая')),
    'GET /positions/search': open('/positions/search', q('директор')),
    'GET /regions/search': open('/regions/search', q('Моск')),
    'GET /compilations': open('/compilations', { name: 'typeId', value: '4' }),
    'GET /events': open('/events', { name: 'search', value: 'Первая' }),
    'GET /events/search': open('/events/search', { name: 'search', value: 'Первая' }),
    'GET /events/:id/ap-stats': open(`/events/${eventId}/ap-stats`),
    'GET /users/:id/employments': own(`${person}/employments`),
    'GET /users/:id/educations': own(`${person}/educations`),
    'GET /users/search': open('/users/search', { name: 'query', value: `Первая ${stage.mark}` }),
    'GET /users/:id/last-activity': own(`${person}/last-activity`),
    'GET /participant/events': own('/participant/events', { name: 'query', value: 'Первая' }),
    'GET /participant/events/favorites': own('/participant/events/favorites', { name: 'query', value: 'Первая' }),
    'GET /owner/projects': own('/owner/projects'),
    'GET /user/interests': own('/user/interests', q('диз')),
    'GET /user/notifications': own('/user/notifications'),
    'GET /users/:id/files': own(`${person}/files`),
    'GET /owner/events/participation-format/:format': own('/owner/events/participation-format/person', { name: 'search', value: 'Первая' }),
    'GET /owner/events': own('/owner/events', { name: 'search', value: 'Первая' }),
    'GET /user/event-groups': own('/user/event-groups'),
    'GET /event-series/:url': open(`/event-series/${await seriesOf(stage)}`),
    'GET /owner/event-participants': own('/owner/event-participants', { name: 'search', value: 'Первая' }),
    'GET /owner/event-participant-inquiries': own('/owner/event-participant-inquiries'),
    'GET /quizzes': own('/quizzes', { name: 'search', value: 'Первая' }),
    'GET /quizzes/:id/mailings': own(`/quizzes/${quizId}/mailings`),
    'GET /owner/mailings': own('/owner/mailings', { name: 'search', value: 'Первая' }),
    'GET /owner/events/:id/mailings': own(`/owner/events/${eventId}/mailings`),
    'GET /admin/mailings': queue('/admin/mailings'),
    'GET /quizzes/:id/answers': own(`/quizzes/${quizId}/answers`, { name: 'search', value: 'Первая' }),
    'GET /expert/events': { url: '/expert/events', token: people.expert.token, search: { name: 'search', value: 'Первая' } },
    'GET /expert/events/answers': { url: `/expert/events/answers?eventId=${scoredId}`, token: people.expert.token, search: null },
    'GET /owner/events/:id/scores': own(`/owner/events/${scoredId}/scores`),
    'GET /users/:id/certificates': own(`${person}/certificates`),
    'GET /owner/events/:id/certificates': own(`/owner/events/${certificatesAt}/certificates`, { name: 'search', value: 'Первая' }),
    'GET /spaces': open('/spaces', { name: 'cityId', value: String(otherCity) }),
    'GET /spaces/search': open('/spaces/search', q(`Первая ${stage.mark}`)),
    'GET /places': open('/places', { name: 'search', value: `Первая ${stage.mark}` }),
    'GET /organizations': open('/organizations', { name: 'search', value: `Первая ${stage.mark}` }),
    'GET /organizations/search': open('/organizations/search', q(`Первая ${stage.mark}`)),
    'GET /organizations/search-okved': open('/organizations/search-okved', q('62')),
    'GET /participant/organizations': own('/participant/organizations'),
    'GET /owner/organizations': own('/owner/organizations', { name: 'search', value: 'Первая' }),
    'GET /admin/organizations': queue('/admin/organizations'),
    'GET /admin/organization-appeals': queue('/admin/organization-appeals'),
    'GET /admin/organization-groups': content('/admin/organization-groups', 'Экспортёры'),
    'GET /owner/short-urls': own('/owner/short-urls', { name: 'search', value: 'pervaya' }),
    'GET /admin/short-urls': queue('/admin/short-urls'),
    'GET /support/messages': own('/support/messages'),
    'GET /admin/support-messages': { url: '/admin/support-messages', token: staff.token, search: { name: 'search', value: `Первая ${stage.mark}` } },
    'GET /admin/support-messages/:id': { url: `/admin/support-messages/${threadId}`, token: staff.token, search: null },
    'GET /meeting-reservations': own('/meeting-reservations'),
    'GET /coworking/entries': own('/coworking/entries'),
    'GET /coworking/restrictions': door(`/coworking/restrictions?spaceId=${doorOf}`),
    'GET /control/network-proposals': door('/control/network-proposals'),
    'GET /admin/control/space/:spaceId/visitors': door(`/admin/control/space/${doorOf}/visitors`, { name: 'search', value: 'Первая' }),
    'GET /admin/places': content('/admin/places', `Первая ${stage.mark}`),
    'GET /admin/spaces': content('/admin/spaces', `Первая ${stage.mark}`),
    'GET /admin/halls': content('/admin/halls', `Первая ${stage.mark}`),
    'GET /admin/place-suggestions': queue('/admin/place-suggestions'),
    'GET /admin/teams': queue('/admin/teams'),
    'GET /teams': open('/teams', { name: 'search', value: `Первая ${stage.mark}` }),
    'GET /owner/teams': own('/owner/teams'),
    'GET /users/:id/teams': own(`${person}/teams`),
    'GET /admin/events': queue('/admin/events'),
    'GET /admin/claims': queue('/admin/claims'),
    'GET /admin/network-proposals': queue('/admin/network-proposals'),
    'GET /admin/employments': queue('/admin/employments'),
    'GET /admin/educations': queue('/admin/educations'),
    'GET /admin/parental-consents': queue('/admin/parental-consents'),
    'GET /admin/deletion-proposals': queue('/admin/deletion-proposals'),
    'GET /admin/merge-requests': queue('/admin/merge-requests'),
    'GET /admin/audit-log': { url: '/admin/audit-log', token: staff.token, search: null },
    'GET /admin/themes': content('/admin/themes', 'диз'),
    'GET /admin/http-statuses': content('/admin/http-statuses', '404'),
    'GET /admin/info-base': content('/admin/info-base', 'удалить'),
    'GET /admin/compilations': content('/admin/compilations', 'Первая'),
  }
}

const fillReference = async ({ db, mark, now }: Stage) => {
  for (const entry of entries) {
    const address = { title: `${entry} улица ${mark}`, city_id: 881, timezone: 'Europe/Moscow', created_at: now }
    await db.insertInto('addresses').values(address).execute()
    await db
      .insertInto('companies')
      .values({ name: `${entry} пекарня ${mark}`, url: 'https://bakery.test', is_approved: true, created_at: now })
      .execute()
    const name = `${entry} выбор`
    await db
      .insertInto('compilations')
      .values({ name_ru: name, name_en: name, name_kk: name, type_id: entry === 'Первая' ? 4 : 1 })
      .execute()
  }
}

/** Events that the owner attends and likes. Returns one of an acceleration programme with its participants. */
const fillEvents = async (stage: Stage): Promise<number> => {
  const { db, people, now } = stage
  const ids: number[] = []
  for (const entry of entries) {
    const { id } = await ownedEvent(stage, { name: `${entry} встреча`, apIdentifier: 'ap-1', startsInDays: 7 + ids.length })
    ids.push(id)
    await db.insertInto('favorites').values({ event_id: id, user_id: people.owner.id, created_at: now }).execute()
    for (const [index, person] of [people.owner, people.participant, people.stranger].entries())
      await db
        .insertInto('event_participants')
        .values({ event_id: id, user_id: person.id, state: 'approved', queue_number: index, format: 'offline', created_at: now })
        .execute()
  }
  const guest = await stage.world.given.person({ firstName: entries[0] })
  await db
    .insertInto('event_participants')
    .values({ event_id: ids[2] ?? 0, user_id: guest.id, state: 'approved', queue_number: 3, format: 'offline', created_at: now })
    .execute()
  return ids[0] ?? 0
}

/** The address of a series with three events, and as many folders of their owner. */
const seriesOf = async (stage: Stage): Promise<string> => {
  const { db, people, mark, now } = stage
  const url = `series-${mark}`
  const ids: number[] = []
  for (const entry of entries) {
    ids.push((await ownedEvent(stage, { name: `${entry} из серии` })).id)
    const group = { user_id: people.owner.id, name: entry, name_key: entry, created_at: now, updated_at: now }
    await db.insertInto('event_groups').values(group).execute()
  }
  const [master = 0, ...members] = ids
  await db.updateTable('events').set({ sequence_url: url }).where('id', '=', master).execute()
  await db.updateTable('events').set({ master_event_id: master }).where('id', 'in', members).execute()
  return url
}

/** Quizzes of the owner, the last one with an answer of a guest for each entry. Returns its id. */
const fillQuizzes = async ({ db, world, people: { owner }, now }: Stage): Promise<number> => {
  const ids: number[] = []
  for (const entry of entries) ids.push((await world.given.quiz({ author: owner, title: `${entry} анкета` })).id)
  const quizId = ids.at(-1) ?? 0
  const answers = entries.map((entry) => ({ quiz_id: quizId, guest_name: entry, is_single: false, created_at: now }))
  await db.insertInto('quiz_answers').values(answers).execute()
  return quizId
}

const fillProfile = async ({ db, people: { owner }, upload, mark, now }: Stage) => {
  for (const entry of entries) {
    const title = `${entry} ${mark}`
    await db
      .insertInto('projects')
      .values({ user_id: owner.id, name: title, stage: 'idea', types: ['social'], finance_model: 'commerce', created_at: now })
      .execute()
    await db
      .insertInto('user_files')
      .values({ user_id: owner.id, upload_id: await upload(owner, 'file'), title, created_at: now })
      .execute()
    const { id } = await db.insertInto('notifications').values({ type: 1, data: '{}' }).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('notification_recipients').values({ notification_id: id, user_id: owner.id }).execute()
    await workAndStudy({ db, now, mark }, owner.id)
  }
}

const fillAuditLog = async ({ db, people, now }: Stage) => {
  const record = { user_id: people.staff.id, action: 'update', entity: 'stories', entity_id: 1, created_at: now }
  await db
    .insertInto('audit_records')
    .values(entries.map(() => record))
    .execute()
}

const fillInquiries = async (stage: Stage) => {
  const { db, people, now } = stage
  const { id: event_id } = await ownedEvent(stage)
  const inquiry = { event_id, type: 'participation' as const, created_at: now }
  const users = [people.participant, people.stranger, people.expert]
  await db
    .insertInto('participant_inquiries')
    .values(users.map(({ id: user_id }) => ({ ...inquiry, user_id })))
    .execute()
}

/** Three events with an expert, the last of them with as many scored participants. Returns its id. */
const fillScores = async (stage: Stage): Promise<number> => {
  const { db, people, now } = stage
  const expert = { user_id: people.expert.id, invite: 'approved' as const, invited_at: now, decided_at: now }
  let eventId = 0
  for (const entry of entries) {
    eventId = (await ownedEvent(stage, { name: `${entry} встреча` })).id
    await db
      .insertInto('event_experts')
      .values({ ...expert, event_id: eventId })
      .execute()
  }
  for (const { id: user_id } of [people.participant, people.stranger, people.organizer]) {
    const entry = { event_id: eventId, user_id, state: 'approved' as const, queue_number: user_id, format: 'offline' as const, created_at: now }
    const { id } = await db.insertInto('event_participants').values(entry).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('expert_scores')
      .values({ event_id: eventId, user_id: people.expert.id, participant_id: id, score: 1, scored_at: now })
      .execute()
  }
  return eventId
}

/** Certificates of the owner at an own event, replaced ones, and at two others. Returns the event. */
const fillCertificates = async (stage: Stage): Promise<number> => {
  const { db, people, now } = stage
  const { id: event_id } = await ownedEvent(stage)
  const [{ id: second }, { id: third }] = [await ownedEvent(stage), await ownedEvent(stage)]
  const row = { user_id: people.owner.id, event_name: 'Встреча', role: 'participant' as const, place: '', date_start: now, date_end: now }
  const rest = { zone: 'UTC', locale: 'ru' as const, palette: 0, display_qr: false, issued_at: now }
  const places = [event_id, second, third].map((event, index) => ({ event, user_name: entries[index] ?? '', status: 'issued' as const }))
  const former = entries.slice(1).map((user_name) => ({ event: event_id, user_name, status: 'replaced' as const }))
  const values = [...places, ...former].map(({ event, ...one }) => ({
    ...row,
    ...rest,
    ...one,
    event_id: event,
    number: newNumber(now),
    code: newCode(),
  }))
  await db.insertInto('certificates').values(values).execute()
  return event_id
}

const otherCity = 2

/** Places with a space, a hall and a booking each, and suggestions of others. */
const fillSpaces = async ({ db, mark, people, now }: Stage) => {
  const cities = await db.selectFrom('cities').select('id').where('id', '=', otherCity).execute()
  for (const [index, word] of entries.entries()) {
    const name = `${word} ${mark}`
    const city_id = index === 0 && cities.length > 0 ? otherCity : 881
    const values = { name, type: 'city' as const, city_id, address: `Мира, ${index}` }
    const { id: place_id } = await db.insertInto('places').values(values).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('places')
      .values({ ...values, user_id: people.stranger.id, moderation: 'wait' })
      .execute()
    const { id: space_id } = await db.insertInto('spaces').values({ name, place_id }).returning('id').executeTakeFirstOrThrow()
    const { id: hall_id } = await db.insertInto('halls').values({ name, space_id, capacity: 20 }).returning('id').executeTakeFirstOrThrow()
    const times = {
      starts_at: new Date(now.getTime() + (index + 2) * 86_400_000),
      ends_at: new Date(now.getTime() + (index + 2) * 86_400_000 + 3_600_000),
    }
    const booking = { space_id, user_id: people.owner.id, theme: name, ...times }
    const { id: reservation_id } = await db.insertInto('reservations').values(booking).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('reserved_halls')
      .values({ reservation_id, space_id, hall_id, is_holding: true, ...times })
      .execute()
  }
}
