import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const expand = 'place,organizers,partners,documents,photo,speakers,hosts,schedules,owners'

const uploadOf = async ({ id: owner_id }: { id: number }, name: string): Promise<string> => {
  const id = randomUUID()
  await world.db.insertInto('uploads').values({ id, name, size: 5, mime: 'image/png', storage_key: id, owner_id }).execute()
  return id
}

test('an event: every field is stored and returned with equal values (V121)', async () => {
  const owner = await world.given.person()
  const guest = await world.given.person()
  const [typeId, themeId, cityId] = await Promise.all(
    (['event_types', 'themes', 'cities'] as const).map(
      async (table) => (await world.db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id,
    ),
  )
  const organization = await world.given.organization('Дом культуры')
  const files = [await uploadOf(owner, 'программа.png'), await uploadOf(owner, 'раздатка.png'), await uploadOf(owner, 'обложка.png')]
  const [document, material, cover] = files
  const spaces = [await world.given.space(), await world.given.space()].map(({ id }) => id)
  const at = (days: number) => new Date(Math.floor(world.clock.now().getTime() / 1000) * 1000 + days * 86_400_000).toISOString()
  const own = {
    name: 'Форум «Города» 👋',
    participation_format: 'team',
    themes: [themeId],
    typeId,
    info: '<p>Три дня</p>',
    tag: 'форум',
    format: 'place',
    networking: { broadcast: true, spaceIds: spaces },
    dateStart: at(10),
    dateEnd: at(12),
    timezoneName: 'Asia/Almaty',
    registrationDateStart: at(1),
    registrationDateEnd: at(9),
    broadcast: true,
    live: [{ url: 'https://example.com/live', title: 'Зал' }],
    livePublic: true,
    access: 'approval-required',
    expectedParticipantCount: 300,
    participantLimit: 200,
    ageFrom: 12,
    languages: ['ru', 'kz'],
    mediaAccreditation: true,
    ecpRequired: true,
    quizId: null,
    teamSizeMin: 3,
    teamSizeMax: 4,
    certificate: true,
    certificateText: 'Участнику',
    certificateDisplayQr: true,
    needFeedback: true,
    needStartNotification: false,
    apIdentifier: '70-2022-000123',
    contacts: [{ name: 'Анна', phone: '+77010000000', email: 'anna@example.com', telegram: '@anna' }],
    experts: [{ id: guest.id }],
    surveyQuizId: null,
  }
  const requirements = { screen: true, catering: true, parking: true, microphones: 1, tables: 2, chairs: 3, broadcast: true, comment: 'Тихо' }
  const promotion = { proposeToMain: true, requestCityDigest: true, requestInfoMailing: true, addToContest: true }
  const row = { name: 'Сбор', speaker: 'Анна', description: 'Чай', hall: 'Малый', dateStart: at(10), dateEnd: at(11) }
  const others = {
    place: { name: 'Парк', address: 'Мира, 1', cityId },
    photo: cover,
    certificateBg: cover,
    organizers: [{ type: 'organization', id: organization.id }],
    owners: [owner.id, guest.id],
    hosts: [{ userId: owner.id, name: 'Анна' }],
    speakers: [{ userId: null, name: 'Борис', position: 'Поэт' }],
    partners: [{ name: 'Завод', url: 'https://example.com/', logo: cover, organizationId: organization.id }],
    schedules: [row],
    requirements,
    promotion,
    personalisation: { cover, color: 1, contactInfo: 'Звоните', letterText: 'Ждём' },
    documents: [document],
    materials: [material],
  }
  const request = { method: 'POST', url: '/api/events', token: owner.token, body: { ...own, ...others } } as const
  const created = await world.request(request)
  expect([created.status, created.body.errors]).toEqual([200, undefined])
  await world.db.updateTable('events').set({ moderation: 'approved' }).where('id', '=', created.body.id).execute()
  const { body } = await world.request({ url: `/api/events/${created.body.id}?expand=${expand}`, token: owner.token })
  expect(body).toMatchObject({
    ...own,
    experts: [{ id: guest.id, score: null }],
    place: others.place,
    photo: { uploadId: cover },
    certificateBg: { uploadId: cover },
    organizers: others.organizers,
    owners: others.owners,
    hosts: others.hosts,
    speakers: others.speakers,
    partners: [{ name: 'Завод', url: 'https://example.com/', organizationId: organization.id }],
    schedules: [row],
    requirements: { ...requirements, ...promotion },
    personalisation: { cover: { uploadId: cover }, color: 1, contactInfo: 'Звоните', letterText: 'Ждём' },
    documents: [{ uploadId: document }],
    materials: [{ uploadId: material }],
  })
  const visitor = (await world.request({ url: `/api/events/${created.body.id}` })).body
  expect([visitor.materials, visitor.personalisation.letterText, visitor.moderationComment, visitor.requirements]).toEqual([[], null, null, null])
})
