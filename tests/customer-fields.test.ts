import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf } from './kit/form.ts'
import { createWorld, type World } from './kit/world.ts'

/** The fields of every built entity, spelled as in customer-1-product.md §3. */
const fields = {
  event: `id name access format onlineWithSpace participation_format info themes live livePublic photo documents dateStart dateEnd
    registrationDateStart registrationDateEnd expectedParticipantCount networking space place mediaAccreditation organizers experts speakers
    hosts owners partners schedules requirements quizId timezone teamSizeMin teamSizeMax status moderation needStartNotification needFeedback
    certificate certificateText certificateBg certificateDisplayQr chainedEvents masterEventId apIdentifier ecpRequired selfPermission isFavorite`,
  requirements: `screen catering parking microphones tables chairs broadcast comment proposeToMain requestCityDigest requestInfoMailing addToContest`,
  networking: 'broadcast spaceIds',
  space: 'reservationId hallIds spaceId',
  place: 'name address cityId',
  expert: 'id score',
  schedule: 'name speaker description hall dateStart',
  user: `id first_name last_name father_name email phones birthday gender slug photo cover address status agreement personal_data_agreement
    educations employments themes tags achievements languages subscription roles resume teams projects`,
  education: 'university specialty years foreign basis level primary',
  employment: 'position company description dates present primary',
  resume: 'desiredPosition qualification salary skills certificates',
  project: 'name stage type financeModel ntiTechnologies supportInstitutions visible',
  notification: 'id type title text data createdAt received global',
  address: 'title city geo timezone',
}

let world: World
let user: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  user = await world.given.person({ phone: '+79990001177', cityId: 881 })
})
afterAll(() => world.close())

const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  (await world.request({ method, url: `/api${path}`, token: user.token, body })).body
const missingIn = (entity: keyof typeof fields, answer: object) => fields[entity].split(/\s+/).filter((name) => !(name in answer))

describe('customer fields: every field is a key of the answer', () => {
  test('event and its parts (V127)', async () => {
    const space = await world.given.space()
    const event = await world.given.event({ owner: user, format: 'space', spaceId: space.id, networkSpaceIds: [space.id] })
    await world.db.insertInto('event_people').values({ event_id: event.id, role: 'expert', position: 0, user_id: user.id, name: 'Эксперт' }).execute()
    await world.db.insertInto('event_schedules').values({ event_id: event.id, position: 0, name: 'Сбор', date_start: event.start }).execute()
    const expand = 'photo,documents,space,place,organizers,speakers,hosts,owners,partners,schedules,selfPermission'
    for (const path of [`/events/${event.id}`, `/events/${event.id}/preview`]) {
      const answer = await ask('GET', `${path}?expand=${expand}`)
      expect([path, missingIn('event', answer)]).toEqual([path, []])
      for (const part of ['requirements', 'networking', 'space', 'place'] as const) expect([part, missingIn(part, answer[part])]).toEqual([part, []])
      expect(missingIn('expert', answer.experts[0])).toEqual([])
      expect(missingIn('schedule', answer.schedules[0])).toEqual([])
    }
  })

  test('user (V373)', async () => {
    const expand = 'educations,employments,themes,tags,achievements,languages,resume,projects,teams'
    const answer = await ask('GET', `/users/${user.id}?expand=${expand}`)
    expect(missingIn('user', answer)).toEqual([])
    expect(answer.address).toHaveProperty('city_id', 881)
    expect(answer.subscription).toEqual({ subscribed: false, subscribersCount: 0 })
  })

  test('education and employment (V349, V350)', async () => {
    const education = { universityId: 1, specialty: 'Экономика', yearStart: 2008, level: 'master' }
    expect(missingIn('education', await ask('POST', `/users/${user.id}/educations`, education))).toEqual([])
    const company = await ask('POST', '/companies', { name: 'Пекарня', url: 'https://bread.example' })
    const employment = { position: 'Пекарь', companyId: company.id, dateStart: '2015-02-01' }
    expect(missingIn('employment', await ask('POST', `/users/${user.id}/employments`, employment))).toEqual([])
  })

  test('resume (V352)', async () => {
    const form = await formOf([{ name: 'Диплом.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }])
    const { uploadId } = (await world.request({ method: 'POST', url: '/api/uploads', token: user.token, ...form })).body
    await ask('PUT', `/users/${user.id}`, { resume: { desiredPosition: 'Технолог', certificates: [uploadId] } })
    expect(missingIn('resume', (await ask('GET', `/users/${user.id}?expand=resume`)).resume)).toEqual([])
  })

  test('project (V355, V356)', async () => {
    const project = { name: 'Автомат', stage: 'idea', type: ['social'], financeModel: 'commerce' }
    expect(missingIn('project', await ask('POST', '/owner/projects', project))).toEqual([])
  })

  test('notification', async () => {
    const follower = await world.given.person()
    await world.request({ method: 'POST', url: `/api/users/${user.id}/subscription`, token: follower.token })
    const { _items } = await ask('GET', '/user/notifications')
    expect(_items).toHaveLength(1)
    expect(missingIn('notification', _items[0])).toEqual([])
  })

  test('address (V527)', async () => {
    expect(missingIn('address', await ask('POST', '/addresses', { title: 'Басманная, 10', cityId: 881 }))).toEqual([])
  })
})
