import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
const start = new Date('2026-03-10T09:00:00.000Z')

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(start)
  await world.db.deleteFrom('events').execute()
  world.shared.clear()
})

const list = async (query = '', token?: string) => (await world.request({ url: `/api/events?${query}`, token })).body
const idsOf = async (query: string) => ((await list(query))._items as { id: number }[]).map((event) => event.id)
const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b)
const given = () => world.given
const makeSeries = async (count: number, more: object = {}) => {
  const made: number[] = []
  for (let index = 0; index < count; index += 1) made.push((await given().event({ startsInDays: index + 1, ...more })).id)
  return made
}

describe('pages', () => {
  test('event list: return 15 items per page, a search 9, with page metadata (V064, V465, V466)', async () => {
    await makeSeries(17)
    const first = await list()
    expect(first._items).toHaveLength(15)
    expect(first._meta).toEqual({ totalCount: 17, pageCount: 2, currentPage: 1, perPage: 15 })
    const search = (await world.request({ url: '/api/events/search' })).body
    expect(search._meta.perPage).toBe(9)
  })

  test('event list: accept a page size of up to 100, for staff up to 1,000 (V082, V470)', async () => {
    const staff = await given().person({ roles: ['crm_tk_staff'] })
    await makeSeries(4)
    expect((await list('paginationSize=3'))._items).toHaveLength(3)
    expect((await list('perPage=3'))._meta.perPage).toBe(3)
    expect((await list('paginationSize=5000'))._meta.perPage).toBe(100)
    expect((await list('paginationSize=5000', staff.token))._meta.perPage).toBe(1000)
  })

  test('event list: return an empty page after the last one (V469)', async () => {
    await makeSeries(2)
    const answer = await list('paginationPage=9999')
    expect([answer._items, answer._meta.totalCount]).toEqual([[], 2])
  })
})

const fillList = async (length: number) => {
  const [first] = await makeSeries(1)
  await sql`insert into events (name, format, type_id, date_start, date_end, starts_on, ends_on, status, moderation)
    select e.name, e.format, e.type_id, e.date_start + n * interval '1 hour', e.date_end + n * interval '1 hour', e.starts_on, e.ends_on, e.status, e.moderation
    from events e, generate_series(2, ${length}) n where e.id = ${first}`.execute(world.db)
  await sql`insert into event_seats (event_id) select id from events on conflict do nothing`.execute(world.db)
  await sql`analyze events`.execute(world.db)
}
const totalAt = async (page: number) => (await list(`actual=1&paginationSize=10&paginationPage=${page}`))._meta.totalCount

test('event list: return the exact total on every page of up to 1,000 events (V466)', async () => {
  await fillList(734)
  expect(await Promise.all([1, 24, 50, 74, 9_999].map(totalAt))).toEqual([734, 734, 734, 734, 734])
})

test('event list: return one estimate on the pages of a longer list, and the exact total near its end (V466)', async () => {
  await fillList(1_834)
  const estimate = await totalAt(1)
  expect(estimate).toBeGreaterThan(1_600)
  expect(estimate % 100).toBe(0)
  expect(await Promise.all([2, 50, 100].map(totalAt))).toEqual([estimate, estimate, estimate])
  expect(await Promise.all([135, 184, 9_999].map(totalAt))).toEqual([1_834, 1_834, 1_834])
})

describe('filters', () => {
  test('list filters: by city, and with online events of other cities (V068, V069)', async () => {
    const here = await given().event({ cityId: 881 })
    const onlineElsewhere = await given().event({ cityId: 882, format: 'online' })
    await given().event({ cityId: 882 })
    expect(await idsOf('cityId=881')).toEqual([here.id])
    expect(sorted(await idsOf('cityId=881&isOnlineOtherCities=1'))).toEqual(sorted([here.id, onlineElsewhere.id]))
  })

  test('list filters: by themes, in every list syntax (V072)', async () => {
    const [one, two] = [await given().event({ themeIds: [1, 5] }), await given().event({ themeIds: [2] })]
    await given().event({ themeIds: [3] })
    for (const syntax of ['themes[]=1&themes[]=2', 'themes=1&themes=2', 'themes=1,2', 'themeIds=1,2'])
      expect(sorted(await idsOf(syntax))).toEqual(sorted([one.id, two.id]))
  })

  test('list filters: by formats, offline and participation format (V071, V077, V078)', async () => {
    const online = await given().event({ format: 'online' })
    const mixed = await given().event({ format: 'online', onlineWithSpace: true })
    const team = await given().event({ format: 'place', participationFormat: 'team' })
    expect(sorted(await idsOf('formats[]=online'))).toEqual(sorted([online.id, mixed.id]))
    expect(sorted(await idsOf('offline=1'))).toEqual(sorted([mixed.id, team.id]))
    expect(await idsOf('participationFormat=team')).toEqual([team.id])
    expect(await idsOf('participation_format=team')).toEqual([team.id])
  })

  test('list filters: by streams and contests (V073)', async () => {
    const live = await given().event({ live: [{ url: 'https://stream.example/1', title: 'Эфир' }] })
    const contest = await given().event({ isContest: true })
    expect(await idsOf('additional[]=live')).toEqual([live.id])
    expect(await idsOf('additional[]=contest')).toEqual([contest.id])
    expect((await list('additional=live'))._items[0]).toMatchObject({ hasLive: true, live: [{ title: 'Эфир', url: '' }] })
  })

  test('list filters: by dates that overlap the range in the zone of the event (V074)', async () => {
    const lateInVladivostok = await given().event({ start: new Date('2026-03-14T20:00:00Z'), zone: 'Asia/Vladivostok', hours: 1 })
    const long = await given().event({ start: new Date('2026-03-13T10:00:00Z'), hours: 72 })
    expect(sorted(await idsOf('dateFrom=2026-03-15&dateTo=2026-03-15'))).toEqual(sorted([lateInVladivostok.id, long.id]))
    expect(await idsOf('dateFrom=2026-03-14&dateTo=2026-03-14')).toEqual([long.id])
  })

  test('list filters: by dates: return nothing for a range that ends before its start', async () => {
    await given().event({ start: new Date('2026-03-14T10:00:00Z') })
    expect(await idsOf('dateFrom=2026-03-15&dateTo=2026-03-13')).toEqual([])
  })

  test('list filters: by unfinished events and by open registration (V075, V076)', async () => {
    const past = await given().event({ startsInDays: -3 })
    const open = await given().event({ startsInDays: 3 })
    const later = await given().event({ startsInDays: 5, registrationStart: new Date(start.getTime() + 86_400_000) })
    expect(sorted(await idsOf('actual=1'))).toEqual(sorted([open.id, later.id]))
    expect(sorted(await idsOf(''))).toEqual(sorted([past.id, open.id, later.id]))
    expect(await idsOf('registrationActual=1')).toEqual([open.id])
  })

  test('list filters: by organization, place, type, tag and compilation (V070, V079, V066, V080)', async () => {
    const organization = await given().organization()
    const [place, other] = [await given().place(), await given().place('Дом на Волге')]
    const first = await given().event({ organizationId: organization.id, placeId: place.id, typeId: 3, tag: 'День предпринимателя' })
    const second = await given().event({ placeId: other.id })
    const hidden = await given().event({ status: 'draft' })
    const compilation = await world.db
      .insertInto('compilations')
      .values({ name_ru: 'Выбор', name_en: 'Choice', name_kk: 'Таңдау', type_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const members = [second.id, hidden.id].map((event_id, position) => ({ compilation_id: compilation.id, event_id, position }))
    await world.db.insertInto('compilation_events').values(members).execute()
    expect(await idsOf(`organizationId=${organization.id}`)).toEqual([first.id])
    expect(await idsOf(`placeIds[]=${place.id}`)).toEqual([first.id])
    expect(sorted(await idsOf(`placeIds[]=${place.id}&placeIds[]=${other.id}`))).toEqual(sorted([first.id, second.id]))
    expect(await idsOf('typeIds=3')).toEqual([first.id])
    expect(await idsOf(`tag=${encodeURIComponent('день предпринимателя')}`)).toEqual([first.id])
    expect(await idsOf(`compilationId=${compilation.id}`)).toEqual([second.id])
    const offered = (await world.request({ url: '/api/events/compilations' })).body._items
    expect(offered).toMatchObject([{ id: compilation.id, eventIds: [second.id] }])
  })

  test('list filters: by organization: include events it organizes together with others (V070)', async () => {
    const [own, other] = [await given().organization(), await given().organization()]
    const event = await given().event({ organizationId: own.id })
    const shared = { event_id: event.id, position: 2, organization_id: other.id }
    const foundBy = async ({ id }: { id: number }) => {
      world.shared.clear()
      return idsOf(`organizationId=${id}`)
    }
    await world.db.insertInto('event_organizers').values(shared).execute()
    expect([await foundBy(own), await foundBy(other)]).toEqual([[event.id], [event.id]])
    await world.db.updateTable('events').set({ organization_id: null }).where('id', '=', event.id).execute()
    expect([await foundBy(own), await foundBy(other)]).toEqual([[], [event.id]])
    await world.db.deleteFrom('event_organizers').where('event_id', '=', event.id).execute()
    expect(await foundBy(other)).toEqual([])
  })

  test('list filters: by tag: include events of the theme with that name (V066)', async () => {
    const event = await given().event({ themeIds: [2] })
    const { body } = await world.request({ url: '/api/themes/2' })
    expect(await idsOf(`tag=${encodeURIComponent(String(body.name).toUpperCase())}`)).toEqual([event.id])
  })

  test('list filters: by words of name and description, ignoring case, word form and ё (V081)', async () => {
    const event = await given().event({ name: 'Разговор о тёплых домах', info: '<p>Поговорим про утепление чердаков.</p>' })
    await given().event({ name: 'Совсем другое', info: '<p>Про сады.</p>' })
    for (const word of ['ТЕПЛЫЕ дома', 'тёплый', 'чердак', 'разгов', 'утепление чердаков', 'чердаков и на', 'разговор для себя'])
      expect(await idsOf(`search=${encodeURIComponent(word)}`)).toEqual([event.id])
    for (const word of ['!!!', 'нетакогослова', "');drop table events;--", '& | ! :*', '%'])
      expect(await idsOf(`search=${encodeURIComponent(word)}`)).toEqual([])
  })
})

describe('order', () => {
  test('order: list running events before future ones when sorting by date or weight (V067, V075)', async () => {
    const later = await given().event({ startsInDays: 4 })
    const long = await given().event({ start: new Date(start.getTime() - 40 * 86_400_000), hours: 24 * 60 })
    await given().event({ startsInDays: -2 })
    const running = await given().event({ start: new Date(start.getTime() - 3_600_000) })
    for (const sort of ['date', 'weight']) expect(await idsOf(`sort=${sort}&actual=1`)).toEqual([long.id, running.id, later.id])
    expect(await idsOf('sort=date&dateFrom=2026-03-11')).toEqual([long.id, later.id])
    const heavy = await given().event({ startsInDays: 9, weight: 3 })
    world.shared.clear()
    expect(await idsOf('sort=weight&actual=1')).toEqual([heavy.id, long.id, running.id, later.id])
    expect(await idsOf('sort=weight&actual=1&paginationSize=2&paginationPage=2')).toEqual([running.id, later.id])
  })

  test('order: list the more relevant event first in a search sorted by weight (V067, V081)', async () => {
    const aside = await given().event({ startsInDays: 1, info: '<p>Между делом скажем и про туризм.</p>' })
    const about = await given().event({ startsInDays: 2, name: 'Туризм в горах', info: '<p>Всё про туризм.</p>' })
    expect(await idsOf(`sort=weight&search=${encodeURIComponent('туризм')}`)).toEqual([about.id, aside.id])
  })

  test('order: in a search by weight a match in the name comes before the weight of staff (V060)', async () => {
    const aside = await given().event({ startsInDays: 1, weight: 50, info: '<p>Придёт и бухгалтер.</p>' })
    const about = await given().event({ startsInDays: 2, name: 'Бухгалтер на связи' })
    expect(await idsOf(`sort=weight&search=${encodeURIComponent('бухгалтер')}`)).toEqual([about.id, aside.id])
  })

  test('order: past events alone, the latest first', async () => {
    const [older, newer] = [await given().event({ startsInDays: -9 }), await given().event({ startsInDays: -2, weight: 1 })]
    await given().event({ startsInDays: 3 })
    await given().event({ start: new Date(start.getTime() - 3_600_000) })
    for (const sort of ['date', 'weight', 'popularity']) expect(sorted(await idsOf(`past=1&sort=${sort}`))).toEqual(sorted([older.id, newer.id]))
    for (const sort of ['date', 'weight']) expect(await idsOf(`past=1&sort=${sort}`)).toEqual([newer.id, older.id])
    expect(await idsOf('past=1&sort=date&paginationSize=1&paginationPage=2')).toEqual([older.id])
    expect((await list('past=1'))._meta.totalCount).toBe(2)
    expect(await idsOf('past=1&dateFrom=2026-03-07')).toEqual([newer.id])
  })

  test('order: sort by date, weight or popularity, and reject any other sort with 422 (V067)', async () => {
    const soon = await given().event({ startsInDays: 1, weight: 1 })
    const heavy = await given().event({ startsInDays: 2, weight: 90 })
    const popular = await given().event({ startsInDays: 3 })
    await world.db.updateTable('events').set({ popularity: 5 }).where('id', '=', popular.id).execute()
    expect(await idsOf('sort=date')).toEqual([soon.id, heavy.id, popular.id])
    expect((await idsOf('sort=weight'))[0]).toBe(heavy.id)
    expect((await idsOf('sort=popularity'))[0]).toBe(popular.id)
    const wrong = await world.request({ url: '/api/events?sort=loudness' })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['sort']])
  })
})

test('filter bar: return options that match unfinished events, with counts', async () => {
  const place = await given().place()
  await given().event({ placeId: place.id, themeIds: [1, 5], tag: 'весна' })
  await given().event({ themeIds: [5], tag: 'осень', cityId: 882 })
  await given().event({ themeIds: [5], tag: 'осень', start: new Date(start.getTime() - 3_600_000), cityId: 882 })
  await given().event({ startsInDays: -3, themeIds: [7], cityId: 201 })
  const { body } = await world.request({ url: '/api/events/filters' })
  const countsOf = (options: { id: number; count: number }[]) => Object.fromEntries(options.map(({ id, count }) => [id, count]))
  expect([countsOf(body.cities), countsOf(body.themes), countsOf(body.types)]).toEqual([{ 881: 1, 882: 2 }, { 1: 1, 5: 3 }, { 2: 3 }])
  expect(body.places).toEqual([{ id: place.id, name: 'Дом на Басманной', cityId: 881, count: 1 }])
  expect(body.tags).toEqual(['осень', 'весна'])
})

test('filter bar: offer only compilations with an unfinished event', async () => {
  const [ahead, finished] = [await given().event({ startsInDays: 2 }), await given().event({ startsInDays: -2 })]
  const compilationOf = async (name: string, eventId: number) => {
    const row = { name_ru: name, name_en: name, name_kk: name, type_id: 1 }
    const { id } = await world.db.insertInto('compilations').values(row).returning('id').executeTakeFirstOrThrow()
    await world.db.insertInto('compilation_events').values({ compilation_id: id, event_id: eventId, position: 1 }).execute()
    return { id, name }
  }
  const offered = await compilationOf('Впереди', ahead.id)
  await compilationOf('Позади', finished.id)
  const { body } = await world.request({ url: '/api/events/filters' })
  expect(body.compilations).toEqual([offered])
})
