import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formOf } from './kit/form.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let user: { id: number; token: string; email: string }
let phones = 0
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  phones += 1
  user = await world.given.person({ phone: `+7999000${1000 + phones}`, cityId: 881 })
})

type Method = 'GET' | 'POST' | 'PUT'
const ask = (method: Method, path: string, body?: unknown) => world.request({ method, url: `/api${path}`, token: user.token, body })
const uploaded = async (): Promise<string> => {
  const form = await formOf([{ name: 'Портфолио.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }])
  return (await world.request({ method: 'POST', url: '/api/uploads', token: user.token, ...form })).body.uploadId
}

const relations = 'educations,employments,themes,tags,achievements,languages,projects,files,resume'
const education = {
  universityId: 1,
  specialty: 'Экономика',
  yearStart: 2008,
  yearEnd: 2013,
  foreign: false,
  basis: 'budget',
  level: 'master',
  primary: true,
}
const project = {
  name: 'Хлебный автомат',
  stage: 'idea',
  type: ['social'],
  financeModel: 'commerce',
  ntiTechnologyIds: [7],
  supportInstitutionIds: [16],
}
const employment = async () => {
  const company = (await ask('POST', '/companies', { name: `Пекарня ${user.id}`, url: 'https://bread.example' })).body
  return {
    position: 'Пекарь',
    companyId: company.id,
    description: 'Пеку',
    dateStart: '2015-02-01',
    dateEnd: '2020-03-01',
    present: false,
    primary: true,
  }
}

describe('round trip: a call accepts its own answer', () => {
  test('user, with every relation', async () => {
    await ask('POST', `/users/${user.id}/educations`, education)
    await ask('POST', `/users/${user.id}/employments`, await employment())
    await ask('POST', '/owner/projects', project)
    await ask('POST', `/users/${user.id}/files`, { uploadId: await uploaded(), title: 'Портфолио' })
    await ask('POST', '/user/interests', { themeIds: [13, 2] })
    await ask('POST', '/user/interests', { name: 'Выпечка без глютена' })
    const profile = {
      gender: 'female',
      slug: `baker-${user.id}`,
      about: 'Пеку',
      socials: [{ network: 'site', url: 'https://bread.example/' }],
      languages: [2, 1],
      resume: { desiredPosition: 'Технолог', qualification: 'senior', salary: 90_000, skills: ['тесто'], certificates: [await uploaded()] },
    }
    expect((await ask('PUT', `/users/${user.id}`, profile)).status).toBe(200)
    const before = (await ask('GET', `/users/${user.id}?expand=${relations}`)).body
    for (const name of relations.split(',')) expect([name, name in before]).toEqual([name, true])
    expect(before.themes).toHaveLength(3)
    expect((await ask('PUT', `/users/${user.id}`, before)).body.errors).toBeUndefined()
    expect((await ask('GET', `/users/${user.id}?expand=${relations}`)).body).toEqual(before)
  })

  test('user: pages of bound networks stay with their accounts', async () => {
    const account = { user_id: user.id, network: 'vk', external_id: `vk${user.id}`, page: 'https://vk.example/baker', is_visible: true }
    await world.db
      .insertInto('external_accounts')
      .values({ ...account, name: 'Пекарь', profile: '{}', created_at: world.clock.now() })
      .execute()
    const own = { network: 'site', url: 'https://bread.example/' }
    await ask('PUT', `/users/${user.id}`, { socials: [own] })
    const before = (await ask('GET', `/users/${user.id}`)).body
    expect(before.socials).toEqual([own, { network: 'vk', url: account.page }])
    expect((await ask('PUT', `/users/${user.id}`, before)).body.socials).toEqual(before.socials)
    const { socials } = await world.db.selectFrom('users').select('socials').where('id', '=', user.id).executeTakeFirstOrThrow()
    expect(socials).toEqual([own])
  })

  test.each([
    ['education', '/educations', async () => education],
    ['employment', '/employments', employment],
  ])('%s: change and create', async (_name, path, given) => {
    const { body: first } = await ask('POST', `/users/${user.id}${path}`, await given())
    const { body: read } = await ask('GET', `/users/${user.id}${path}/${first.id}`)
    expect((await ask('PUT', `/users/${user.id}${path}/${first.id}`, read)).body).toEqual(read)
    expect((await ask('POST', `/users/${user.id}${path}`, { ...read, primary: false })).status).toBe(200)
  })

  test('project, with its presentation', async () => {
    const { body: first } = await ask('POST', '/owner/projects', { ...project, presentation: await uploaded() })
    const read = (await ask('GET', '/owner/projects')).body._items[0]
    expect(read).toEqual(first)
    expect((await ask('PUT', `/owner/projects/${first.id}`, read)).body).toEqual(read)
  })

  test('settings: interface, notifications, visibility, mailings', async () => {
    for (const path of ['/user/interface-settings', '/user/notification-preferences']) {
      const { body } = await ask('GET', path)
      expect([path, (await ask('PUT', path, body)).body]).toEqual([path, body])
    }
    const visibility = (await ask('GET', '/user/profile-visibility')).body
    expect((await ask('POST', '/user/profile-visibility', { settings: visibility })).body).toEqual(visibility)
    const mailings = (await ask('GET', '/user/subscriptions')).body
    expect(mailings._items.length).toBeGreaterThan(0)
    for (const mailing of mailings._items) expect((await ask('POST', '/user/subscriptions', mailing)).body).toEqual(mailings)
  })

  test('rejects fields that no answer has', async () => {
    const faults = async (method: Method, path: string, body: object) => (await ask(method, path, body)).body.errors
    const unknown = { spare: ['Такого поля здесь нет.'] }
    expect(await faults('PUT', `/users/${user.id}`, { spare: 1 })).toEqual(unknown)
    expect(await faults('POST', `/users/${user.id}/educations`, { ...education, spare: 1 })).toEqual(unknown)
    expect(await faults('POST', '/owner/projects', { ...project, spare: 1 })).toEqual(unknown)
  })
})

describe('user: change', () => {
  const put = (body: object) => ask('PUT', `/users/${user.id}`, body)

  test('accepts an unchanged email, and refuses another one at its field', async () => {
    expect((await put({ email: user.email })).status).toBe(200)
    for (const email of ['other@people.test', null]) {
      const { status, body } = await put({ email })
      expect([status, body.reason, body.errors.email?.[0]]).toEqual([422, 'emailChangesElsewhere', expect.stringContaining('настройках')])
    }
    expect((await ask('GET', `/users/${user.id}`)).body.email).toBe(user.email)
  })

  test('takes themes as the whole list of interests, as ids or as they were returned', async () => {
    const chosen = async () => (await ask('GET', '/user/selected-interests')).body._items.map(({ id }: { id: number }) => id)
    expect((await put({ themes: [13, { id: 2 }, 13] })).status).toBe(200)
    expect(await chosen()).toEqual([13, 2])
    await put({ themes: [2] })
    expect(await chosen()).toEqual([2])
    expect(Object.keys((await put({ themes: [999_999] })).body.errors)).toEqual(['themes'])
    expect(await chosen()).toEqual([2])
  })

  test('ignores fields that are only returned', async () => {
    const { id, ...sent } = { id: user.id, isExpert: true, roles: ['admin'], status: 9, blocked: true, photo: 'https://a.example/b.png' }
    expect((await put({ ...sent, id: id + 1 })).status).toBe(200)
    expect((await ask('GET', `/users/${user.id}`)).body).toMatchObject({
      id,
      isExpert: false,
      roles: ['registered'],
      status: 10,
      blocked: false,
      photo: null,
    })
  })
})

describe('project: type', () => {
  test("the customer's field is accepted, and takes precedence over types (V355)", async () => {
    const added = (await ask('POST', '/owner/projects', project)).body
    expect([added.type, added.types]).toEqual([['social'], ['social']])
    const changed = await ask('PUT', `/owner/projects/${added.id}`, { ...added, type: ['research', 'analytical'] })
    expect(changed.body).toMatchObject({ type: ['research', 'analytical'], types: ['research', 'analytical'] })
    for (const type of ['technological', 'business_project', 'social', 'research', 'analytical'])
      expect((await ask('PUT', `/owner/projects/${added.id}`, { ...project, type: [type] })).body.type).toEqual([type])
  })

  test('refuses a missing type at its field, together with the other errors', async () => {
    const { body } = await ask('POST', '/owner/projects', { name: 'Проба', stage: 'dream', financeModel: 'commerce' })
    expect(body.errors).toEqual({ stage: ['Выберите одно из предложенного.'], type: ['Заполните это поле.'] })
    expect(Object.keys((await ask('POST', '/owner/projects', { ...project, type: ['magic'] })).body.errors)).toEqual(['type.0'])
  })
})
