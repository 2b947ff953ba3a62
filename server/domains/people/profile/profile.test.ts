import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf } from '../../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'
import { giveAchievements } from './achievements.ts'
import { profilePersonalData } from './personal-data.ts'

let world: World
type Person = { id: number; token: string }
let person: Person
let other: Person
beforeAll(async () => {
  world = await createWorld()
  person = await world.given.person()
  other = await world.given.person()
})
afterAll(() => world.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
const send = (method: Method, path: string, by?: Person, body?: unknown) => world.request({ method, url: `/api${path}`, token: by?.token, body })
const uploaded = async (by: Person): Promise<string> => {
  const form = await formOf([{ name: 'Портфолио.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }])
  return (await world.request({ method: 'POST', url: '/api/uploads', token: by.token, ...form })).body.uploadId
}
const expanded = async (whose: Person, names: string, by?: Person) => (await send('GET', `/users/${whose.id}?expand=${names}`, by)).body

describe('projects', () => {
  const idea = {
    name: 'Хлебный автомат',
    stage: 'idea',
    types: ['business_project', 'social'],
    financeModel: 'commerce',
    completeDate: '2027-05-01',
    essence: 'Свежий хлеб во дворе',
    info: 'Первый абзац.\n\nВторой.',
    ntiTechnologyIds: [7, 1],
    supportInstitutionIds: [16],
    visible: true,
  }
  const add = (more = {}, by = person) => send('POST', '/owner/projects', by, { ...idea, ...more })

  test('read back as sent, with technologies and institutions (V356)', async () => {
    const presentation = await uploaded(person)
    const { status, body } = await add({ presentation })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...idea, type: idea.types, presentation: { uploadId: presentation, name: 'Портфолио.pdf' } })
    expect(body.ntiTechnologies).toEqual([
      { id: 7, name: 'Интернет вещей' },
      { id: 1, name: 'Искусственный интеллект' },
    ])
    expect((await send('GET', '/owner/projects', person)).body._items[0]).toEqual(body)
    expect((await send('GET', '/owner/projects', other)).body._items).toEqual([])
  })

  test('refuse stages, types and finance models outside the lists (V355)', async () => {
    const faults = async (more: object) => Object.keys((await add(more)).body.errors)
    expect(await faults({ stage: 'dream' })).toEqual(['stage'])
    expect(await faults({ types: ['magic'] })).toEqual(['types.0'])
    expect(await faults({ types: [] })).toEqual(['types'])
    expect(await faults({ financeModel: 'barter' })).toEqual(['financeModel'])
    expect(await faults({ ntiTechnologyIds: [999] })).toEqual(['ntiTechnologyIds'])
    expect(await faults({ supportInstitutionIds: [999] })).toEqual(['supportInstitutionIds'])
    expect(await faults({ presentation: await uploaded(other) })).toEqual(['presentation'])
  })

  test('are shown and hidden; other users do not see hidden ones (V354)', async () => {
    const owner = await world.given.person()
    const { id } = (await add({}, owner)).body
    const seen = async (by?: Person) => (await expanded(owner, 'projects', by)).projects.length
    expect((await send('PATCH', `/owner/projects/${id}`, owner, { visible: false })).body).toEqual({ visible: false })
    expect([await seen(), await seen(other), await seen(owner)]).toEqual([0, 0, 1])
    expect((await send('PATCH', `/owner/projects/${id}/visible`, owner, { visible: true })).body).toEqual({ visible: true })
    expect(await seen()).toBe(1)
    await world.db
      .updateTable('users')
      .set({ hidden_blocks: ['projects'] })
      .where('id', '=', owner.id)
      .execute()
    expect([(await expanded(owner, 'projects', other)).projects, await seen(owner)]).toEqual([undefined, 1])
  })

  test('are changed and removed only by their owner; the old presentation is released', async () => {
    const [first, second] = [await uploaded(person), await uploaded(person)]
    const { id } = (await add({ presentation: first })).body
    const isClaimed = async (upload: string) =>
      (await world.db.selectFrom('uploads').select('is_claimed').where('id', '=', upload).executeTakeFirstOrThrow()).is_claimed
    for (const [method, body] of [
      ['PUT', idea],
      ['PATCH', { visible: false }],
      ['DELETE', undefined],
    ] as const)
      expect((await send(method, `/owner/projects/${id}`, other, body)).status).toBe(403)
    expect((await send('PUT', `/owner/projects/${id}`, person, { ...idea, stage: 'complete', presentation: second })).body.stage).toBe('complete')
    expect([await isClaimed(first), await isClaimed(second)]).toEqual([false, true])
    expect((await send('DELETE', `/owner/projects/${id}`, person)).body).toEqual({ ok: true })
    expect([await isClaimed(second), (await send('DELETE', `/owner/projects/${id}`, person)).status]).toEqual([false, 404])
  })
})

describe('badges', () => {
  test('are hidden and removed only by their owner (V367)', async () => {
    const user = await world.given.person()
    await world.db.insertInto('user_tags').values({ user_id: user.id, tag_id: 3, given_at: world.clock.now() }).execute()
    const seen = async (by?: Person) => (await expanded(user, 'tags', by)).tags
    expect(await seen()).toEqual([{ id: 3, name: 'Ведущий', typeId: 1, icon: null, visible: true }])
    expect((await send('POST', '/owner/tags/3/update-visibility', user, { visible: false })).body.visible).toBe(false)
    expect([await seen(other), (await seen(user)).length]).toEqual([[], 1])
    expect((await send('PATCH', '/owner/tags/3/update-visibility', other, { visible: true })).status).toBe(404)
    expect((await send('DELETE', '/owner/tags/3', user)).body).toEqual({ ok: true })
    expect([await seen(user), (await send('DELETE', '/owner/tags/3', user)).status]).toEqual([[], 404])
  })

  test('achievements are granted once per user for activity', async () => {
    const user = await world.given.person()
    const event = await world.given.event({ owner: other, startsInDays: -3 })
    await send('POST', '/user/interests', user, { themeIds: [1, 2, 3, 4, 5] })
    await world.db
      .insertInto('event_participants')
      .values({
        event_id: event.id,
        user_id: user.id,
        state: 'approved',
        queue_number: 1,
        format: 'offline',
        created_at: world.clock.now(),
        attended_at: world.clock.now(),
      })
      .execute()
    await giveAchievements(world.db, world.clock.now())
    await giveAchievements(world.db, world.clock.now())
    const names = async (whose: Person) => (await expanded(whose, 'achievements')).achievements.map(({ name }: { name: string }) => name)
    expect([await names(user), await names(other)]).toEqual([['Первая встреча', 'Широкий кругозор'], ['Первое своё событие']])
  })
})

describe('files', () => {
  test('are added to the own profile, visible to all, and removed (C286–C288)', async () => {
    const uploadId = await uploaded(person)
    const path = `/users/${person.id}/files`
    expect((await send('POST', path, other, { uploadId })).status).toBe(403)
    expect((await send('POST', `/users/${other.id}/files`, other, { uploadId })).body.errors).toHaveProperty('uploadId')
    const { body } = await send('POST', path, person, { uploadId, title: 'Моё портфолио' })
    expect(body).toMatchObject({ title: 'Моё портфолио', upload: { uploadId } })
    expect((await send('POST', path, person, { uploadId, title: 'Портфолио' })).body.id).toBe(body.id)
    const page = (await send('GET', path)).body
    expect([page._meta.perPage, page._items.map(({ title }: { title: string }) => title)]).toEqual([20, ['Портфолио']])
    expect((await send('DELETE', `${path}/${body.id}`, other)).status).toBe(403)
    expect((await send('DELETE', `${path}/${body.id}`, person)).body).toEqual({ ok: true })
    expect((await send('DELETE', `${path}/${body.id}`, person)).status).toBe(404)
    expect((await send('GET', path)).body._items).toEqual([])
  })
})

describe('resume and languages', () => {
  const put = (by: Person, body: object) => send('PUT', `/users/${by.id}`, by, body)

  test('read back as saved (V352)', async () => {
    const user = await world.given.person()
    const certificate = await uploaded(user)
    expect((await put(user, { resume: { qualification: 'boss' } })).status).toBe(422)
    for (const qualification of ['trainee', 'junior', 'middle', 'senior', 'leader'])
      expect((await put(user, { resume: { qualification } })).status).toBe(200)
    await put(user, {
      resume: { desiredPosition: 'Технолог', salary: 150_000, skills: ['Закваска', 'Печь', 'Печь'], certificates: [certificate] },
      languages: [3, 1],
    })
    const { resume, languages } = await expanded(user, 'resume,languages', other)
    expect(resume).toMatchObject({
      desiredPosition: 'Технолог',
      qualification: 'leader',
      salary: 150_000,
      skills: ['Закваска', 'Печь'],
      visible: true,
    })
    expect(resume.certificates).toMatchObject([{ uploadId: certificate }])
    expect(languages.map(({ code }: { code: string }) => code)).toEqual(['kk', 'ru'])
    await put(user, { resume: { certificates: resume.certificates, visible: false } })
    expect([(await expanded(user, 'resume', other)).resume, (await expanded(user, 'resume', user)).resume.visible]).toEqual([null, false])
    await put(user, { resume: null, languages: [] })
    expect(await expanded(user, 'resume,languages', user)).toMatchObject({ resume: null, languages: [] })
  })

  test('refuse unknown files and languages without a partial change', async () => {
    const user = await world.given.person()
    const foreign = await uploaded(other)
    expect((await put(user, { resume: { salary: 5, certificates: [foreign] } })).body.errors).toHaveProperty(['resume.certificates'])
    expect((await put(user, { languages: [1, 999] })).body.errors).toHaveProperty('languages')
    expect((await put(user, { languages: [2 ** 40] })).body.errors).toHaveProperty(['languages.0'])
    expect(await expanded(user, 'resume,languages', user)).toMatchObject({ resume: null, languages: [] })
  })
})

describe('personal data of a profile', () => {
  const fill = async () => {
    const user = await world.given.person()
    const uploadId = await uploaded(user)
    const company = (await send('POST', '/companies', user, { name: 'Корка', url: 'https://korka.example' })).body
    await send('POST', `/users/${user.id}/educations`, user, {
      universityId: 1,
      specialty: 'Право',
      yearStart: 2010,
      level: 'master',
      primary: true,
    })
    await send('POST', `/users/${user.id}/employments`, user, {
      position: 'Юрист',
      companyId: company.id,
      dateStart: '2016-01-01',
      primary: true,
    })
    await send('POST', '/owner/projects', user, { name: 'Дело', stage: 'idea', types: ['social'], financeModel: 'commerce' })
    await send('POST', `/users/${user.id}/files`, user, { uploadId })
    await send('POST', '/user/interests', user, { themeIds: [13, 14] })
    await send('PATCH', `/users/${user.id}/interest-reviews`, other, { interestId: 13 })
    await send('PUT', `/users/${user.id}`, user, { resume: { salary: 5 }, languages: [1, 2] })
    await world.db.insertInto('user_tags').values({ user_id: user.id, tag_id: 3, given_at: world.clock.now() }).execute()
    return user
  }
  const counts = async (id: number) =>
    Object.fromEntries(Object.entries((await profilePersonalData.collect(world.db, id)).rows).map(([name, rows]) => [name, rows.length]))
  const full = {
    educations: 1,
    employments: 1,
    projects: 1,
    files: 1,
    resume: 1,
    certificates: 0,
    interests: 2,
    languages: 2,
    badges: 1,
    achievements: 0,
  }
  const none = Object.fromEntries(Object.keys(full).map((name) => [name, 0]))

  test('is collected and erased', async () => {
    const user = await fill()
    expect(await counts(user.id)).toEqual(full)
    const deps = { announce: world.resources.announce, now: world.clock.now() }
    await world.db.transaction().execute((tx) => profilePersonalData.erase(tx, user.id, deps))
    expect(await counts(user.id)).toEqual(none)
  })

  test('moves to another account without duplicates and with one primary entry per kind', async () => {
    const [from, to] = [await fill(), await fill()]
    await world.db
      .transaction()
      .execute((tx) => profilePersonalData.move(tx, { from: from.id, to: to.id }, { announce: world.resources.announce, now: world.clock.now() }))
    expect(await counts(to.id)).toEqual({ ...full, educations: 2, employments: 2, projects: 2, files: 2 })
    expect({ ...(await counts(from.id)), interests: 0 }).toEqual(none)
  })
})
