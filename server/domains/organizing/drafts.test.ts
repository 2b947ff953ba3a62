import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsFor } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let owner: Person
let coOwner: Person
let stranger: Person
let staff: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  coOwner = await world.given.person()
  stranger = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

const created = async (body: object = {}, { token }: Person = owner) =>
  (await world.request({ method: 'POST', url: '/api/events/draft', token, body })).body as { id: number; draft: Draft }
const save = (id: number, body: object, { token }: Person = owner) => world.request({ method: 'PATCH', url: `/api/events/${id}/draft`, token, body })
const read = (id: number, { token }: Person = owner) => world.request({ url: `/api/events/${id}/draft`, token })
type Draft = { data: Record<string, unknown>; version: number; states: Record<string, string>; errors: Record<string, object> }

const inDays = (days: number, hours = 0) => new Date(world.clock.now().getTime() + days * 86_400_000 + hours * 3_600_000).toISOString()
/** The fields that publication requires. */
const evening = () => ({
  name: 'Вечер основателей',
  typeId: 2,
  themes: [1],
  info: '<p>Пять историй о первых продажах.</p>',
  place: { name: 'Дом на Басманной', address: 'ул. Старая Басманная, 10', cityId: 881 },
  dateStart: inDays(7),
  dateEnd: inDays(7, 2),
})

describe('drafts: the defaults of a new one', () => {
  test('are the zone of Moscow (V117), teams of 2 to 5 (V118) and a notification about the start (V119)', async () => {
    const { id, draft } = await created()
    expect(draft.data).toMatchObject({ timezoneName: 'Europe/Moscow', teamSizeMin: 2, teamSizeMax: 5, needStartNotification: true })
    expect((await read(id)).body.data).toEqual(draft.data)
    expect(draft.data).toMatchObject({ owners: [owner.id], organizers: [{ type: 'user', id: owner.id }] })
  })

  test('hold no required value, and every section has a state', async () => {
    const { draft } = await created()
    expect(Object.keys(draft.states)).toHaveLength(16)
    expect(draft.errors).toMatchObject({ main: { name: [expect.any(String)] }, dateAndTime: { dateStart: [expect.any(String)] } })
  })

  test('leave the sections empty that were never opened, also once the database has sorted the keys', async () => {
    const { id } = await created()
    const { states } = (await save(id, { name: 'Вечер' })).body
    expect([states.equipment, states.personalisation, states.promotion, states.schedule]).toEqual(['empty', 'empty', 'empty', 'empty'])
  })
})

describe('drafts: a saved field', () => {
  test('may be the longest programme that the contract allows', async () => {
    const { id } = await created()
    const item = { name: 'Доклад', description: 'о'.repeat(2000), dateStart: null }
    const { status, body } = await save(id, { schedules: Array.from({ length: 300 }, () => item) })
    expect([status, body.data?.schedules.length]).toEqual([200, 300])
  })

  test('keeps every other field, whichever is sent (V098)', async () => {
    const { id } = await created({ ...evening(), tag: 'старт', certificateText: 'За участие', apIdentifier: '70-2022-000123', access: 'close' })
    const { data } = (await read(id)).body
    for (const [field, value] of Object.entries(data)) {
      expect([field, (await save(id, { [field]: value })).status]).toEqual([field, 200])
      expect((await read(id)).body.data).toEqual(data)
    }
  })

  test('is one of the values of the contract: access, format and participation_format (V114, V115, V116)', async () => {
    const { id } = await created()
    const values = {
      access: ['open', 'approval-required', 'close', 'private'],
      format: ['space', 'place', 'online'],
      participation_format: ['person', 'team', 'quiz'],
    }
    for (const [field, allowed] of Object.entries(values)) {
      for (const value of allowed) expect([value, (await save(id, { [field]: value })).status]).toEqual([value, 200])
      expect(await save(id, { [field]: 'x' })).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
    }
    expect((await read(id)).body.data.access).toBe('close')
  })

  test('accepts the other spellings of the customer: participationFormat, an offset, requests for promotion among the requirements (A008, A009, V105)', async () => {
    const { id } = await created()
    await save(id, { promotion: { proposeToMain: true, requestCityDigest: false, requestInfoMailing: false, addToContest: false } })
    await save(id, { participationFormat: 'team', timezone: '+07:00', requirements: { screen: true, chairs: 40 } })
    expect((await read(id)).body.data).toMatchObject({
      participation_format: 'team',
      timezoneName: 'Asia/Novosibirsk',
      requirements: { screen: true, chairs: 40, parking: false },
      promotion: { proposeToMain: true },
    })
    await save(id, { requirements: { addToContest: true } })
    expect((await read(id)).body.data.promotion).toMatchObject({ proposeToMain: true, addToContest: true })
  })

  test('of a zone is refused for an offset that no zone has', async () => {
    const { id } = await created()
    for (const timezone of ['-13:00', '-14:00', '+03:07']) {
      const answer = await save(id, { timezone })
      expect([timezone, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([timezone, 422, ['timezone']])
    }
    for (const timezone of ['-12:00', '+14:00', '+00:00']) expect([timezone, (await save(id, { timezone })).status]).toEqual([timezone, 200])
  })

  test('names rows that exist: other ids are refused at their field', async () => {
    const { id } = await created()
    const foreign = (await created({}, stranger)).id
    const wrong = {
      typeId: 99_999,
      themes: [99_999],
      place: { name: '', address: '', cityId: 99_999 },
      space: { spaceId: 99_999, hallIds: [] },
      networking: { broadcast: false, spaceIds: [99_999] },
      owners: [owner.id, 99_999],
      hosts: [{ userId: 99_999, name: 'Гость' }],
      speakers: [{ userId: 99_999, name: 'Гость' }],
      experts: [{ id: 99_999 }],
      organizers: [{ type: 'organization', id: 99_999 }],
      organizationId: 99_999,
      partners: [{ name: 'Партнёр', organizationId: 99_999 }],
      masterEventId: foreign,
      photo: '11111111-1111-4111-8111-111111111111',
    }
    for (const [field, value] of Object.entries(wrong))
      expect([field, (await save(id, { [field]: value })).body.errors]).toEqual([field, { [field]: [expect.any(String)] }])
    expect((await read(id)).body.version).toBe(1)
  })

  test('is cleaned: scripts never reach the description', async () => {
    const { id } = await created({ info: '<p onclick="x()">Вечер<script>alert(1)</script></p>' })
    expect((await read(id)).body.data.info).toBe('<p>Вечер</p>')
  })
})

test('drafts: an autosave takes at most six statements, with owners and with other pictures too', async () => {
  const { id } = await created(evening())
  const pictures = [await picture(), await picture(), await picture()]
  const [photo, cover] = pictures
  const changes = [
    { name: 'Вечер в среду' },
    { owners: [owner.id, coOwner.id] },
    { photo },
    { photo: pictures[2], personalisation: { cover, color: null, contactInfo: null, letterText: null } },
  ]
  for (const change of changes) {
    const { version } = (await read(id)).body
    const saving = { address: 'PATCH /events/:id/draft', params: { id }, body: { ...change, version, section: 'main' } } as const
    const statements = await statementsFor(world, saving, owner.token)
    expect((await read(id)).body.data).toMatchObject(change)
    expect([statements.length > 0, statements.length <= 6, statements]).toEqual([true, true, expect.anything()])
  }
  const rows = await world.db.selectFrom('uploads').select(['id', 'is_claimed']).where('id', 'in', pictures).execute()
  expect(pictures.map((file) => rows.find(({ id: found }) => found === file)?.is_claimed)).toEqual([false, true, true])
})

const picture = async () => {
  const id = randomUUID()
  const file = { name: 'a.png', size: 1, mime: 'image/png', storage_key: id, owner_id: owner.id, created_at: world.clock.now() }
  await world.db
    .insertInto('uploads')
    .values({ id, ...file })
    .execute()
  return id
}

test('drafts: a save that changes no field keeps its section, and no other', async () => {
  const { id } = await created(evening())
  const { id: published } = await world.given.event({ owner })
  for (const event of [id, published]) {
    const { version, data, updatedAt } = (await read(event)).body
    const saved = await save(event, { name: data.name, section: 'contacts', version })
    expect(saved).toMatchObject({ status: 200, body: { section: 'contacts', version } })
    expect((await read(event)).body).toMatchObject({ section: 'contacts', version, data, updatedAt, life: { hasUnsent: event === id } })
    await save(event, { name: data.name, version })
    expect((await read(event)).body.section).toBe('contacts')
  }
})

describe('drafts: two editors', () => {
  const shared = async () => {
    const { id } = await created(evening())
    expect((await save(id, { owners: [owner.id, coOwner.id] })).status).toBe(200)
    return { id, version: (await read(id)).body.version as number }
  }

  test('merge different fields', async () => {
    const { id, version } = await shared()
    expect((await save(id, { name: 'Вечер в среду', version })).status).toBe(200)
    expect((await save(id, { tag: 'среда', version }, coOwner)).status).toBe(200)
    expect((await read(id)).body.data).toMatchObject({ name: 'Вечер в среду', tag: 'среда' })
  })

  test('of the same field: the second learns both versions with 409, and nothing of the save is stored', async () => {
    const { id, version } = await shared()
    await save(id, { name: 'Первое', version })
    const second = await save(id, { name: 'Второе', tag: 'среда', version }, coOwner)
    expect(second).toMatchObject({ status: 409, body: { reason: 'draftChanged', conflicts: { name: { own: 'Второе', theirs: 'Первое' } } } })
    expect((await read(id)).body.data).toMatchObject({ name: 'Первое', tag: null })
    expect((await save(id, { name: 'Второе', version: second.body.version }, coOwner)).status).toBe(200)
  })

  test('without a version the last write wins, and an equal value is no conflict', async () => {
    const { id, version } = await shared()
    await save(id, { name: 'Первое', version })
    expect((await save(id, { name: 'Первое', version }, coOwner)).status).toBe(200)
    expect((await save(id, { name: 'Последнее' }, coOwner)).status).toBe(200)
    expect((await read(id)).body.data.name).toBe('Последнее')
  })

  test('at once with versions lose nothing: of 20 saves of one field one succeeds, of 20 fields all', async () => {
    const { id, version } = await shared()
    const same = await Promise.all(Array.from({ length: 20 }, (_, index) => save(id, { name: `Имя ${index}`, version })))
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1)
    const now = (await read(id)).body.version
    const fields = ['tag', 'livePublic', 'ecpRequired', 'mediaAccreditation', 'needFeedback', 'certificate', 'certificateDisplayQr']
    const values = fields.map((field) => ({ [field]: field === 'tag' ? 'вместе' : true }))
    const others = await Promise.all(values.map((value) => save(id, { ...value, version: now })))
    expect(others.map(({ status }) => status)).toEqual(values.map(() => 200))
    expect((await read(id)).body.data).toMatchObject(Object.assign({}, ...values))
  })
})

describe('drafts: rights', () => {
  test('a draft and its preview are of its organizers and staff; strangers get 403 (V131)', async () => {
    const { id } = await created(evening())
    const preview = ({ token }: Person) => world.request({ url: `/api/events/${id}/preview`, token })
    for (const person of [owner, staff]) expect([(await read(id, person)).status, (await preview(person)).status]).toEqual([200, 200])
    expect([(await read(id, stranger)).status, (await preview(stranger)).status, (await save(id, {}, stranger)).status]).toEqual([403, 403, 403])
    expect((await read(987_654, stranger)).status).toBe(403)
    expect((await read(987_654, staff)).status).toBe(404)
  })

  test('owners edit like the creator, hosts and speakers do not, and a former owner is refused at once (V541)', async () => {
    const { id } = await created(evening())
    await save(id, { hosts: [{ userId: stranger.id, name: 'Ведущая' }], speakers: [{ userId: stranger.id, name: 'Ведущая' }], owners: [coOwner.id] })
    expect((await save(id, { tag: 'раз' }, coOwner)).status).toBe(200)
    expect((await save(id, { tag: 'два' }, stranger)).status).toBe(403)
    await save(id, { owners: [owner.id] })
    expect((await save(id, { tag: 'три' }, coOwner)).status).toBe(403)
  })

  test('the creator stays an owner, whoever edits', async () => {
    const { id } = await created({ ...evening(), owners: [owner.id, coOwner.id] })
    expect((await save(id, { owners: [coOwner.id] }, coOwner)).status).toBe(200)
    expect((await read(id)).body.data.owners).toEqual([owner.id, coOwner.id].sort((one, other) => one - other))
  })
})
