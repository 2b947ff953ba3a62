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
  test('a page has 15 items, the search 9, and says where it stands (V064, V465, V466)', async () => {
    await makeSeries(17)
    const first = await list()
    expect(first._items).toHaveLength(15)
    expect(first._meta).toEqual({ totalCount: 17, pageCount: 2, currentPage: 1, perPage: 15 })
    const search = (await world.request({ url: '/api/events/search' })).body
    expect(search._meta.perPage).toBe(9)
  })

  test('the size can be chosen, to a bound that staff have wider (V082, V470)', async () => {
    const staff = await given().person({ roles: ['crm_tk_staff'] })
    await makeSeries(4)
    expect((await list('paginationSize=3'))._items).toHaveLength(3)
    expect((await list('perPage=3'))._meta.perPage).toBe(3)
    expect((await list('paginationSize=5000'))._meta.perPage).toBe(100)
    expect((await list('paginationSize=5000', staff.token))._meta.perPage).toBe(1000)
  })

  test('a page after the last is empty (V469)', async () => {
    await makeSeries(2)
    const answer = await list('paginationPage=9999')
    expect([answer._items, answer._meta.totalCount]).toEqual([[], 2])
  })
})

describe('who sees what', () => {
  test('only published and approved events that are not by invitation are listed (V084, V134)', async () => {
    const shown = await given().event()
    for (const hidden of [{ status: 'draft' }, { status: 'unpublished' }, { status: 'canceled' }, { moderation: 'wait' }, { moderation: 'declined' }, { access: 'close' }] as const)
      await given().event(hidden)
    expect(await idsOf('')).toEqual([shown.id])
  })

  test('an event in moderation answers 5000 to its organizer, 5001 to others, and itself to staff (V090, V091, V134)', async () => {
    const [owner, stranger, staff] = [await given().person(), await given().person(), await given().person({ roles: ['crm_tk_staff'] })]
    const event = await given().event({ moderation: 'wait', owner })
    const page = (token?: string) => world.request({ url: `/api/events/${event.id}`, token })
    expect((await page(owner.token)).body).toMatchObject({ status: 403, code: 5000 })
    expect((await page(stranger.token)).body).toMatchObject({ status: 403, code: 5001 })
    expect((await page()).body).toMatchObject({ status: 403, code: 5001 })
    expect((await page(staff.token)).status).toBe(200)
  })

  test('a preview is for organizers and staff (V131)', async () => {
    const [owner, stranger] = [await given().person(), await given().person()]
    const event = await given().event({ status: 'draft', owner })
    const preview = (token?: string) => world.request({ url: `/api/events/${event.id}/preview`, token })
    expect((await preview(owner.token)).status).toBe(200)
    expect((await preview(stranger.token)).status).toBe(403)
    expect((await preview()).status).toBe(401)
  })

  test('a cancelled event stays at its address and tells that it is cancelled', async () => {
    const event = await given().event({ status: 'canceled' })
    expect((await world.request({ url: `/api/events/${event.id}` })).body.status).toBe('canceled')
  })

  test('an unknown event and a word in its place are not found (V028, V582)', async () => {
    expect((await world.request({ url: '/api/events/99999999' })).status).toBe(404)
    expect((await world.request({ url: '/api/events/nonsense' })).status).toBe(404)
    expect((await world.request({ url: '/api/events/search' })).status).toBe(200)
    expect((await world.request({ url: '/api/events/compilations' })).body).toEqual({ _items: [] })
  })
})

describe('filters', () => {
  test('by city, and with online events of other cities (V068, V069)', async () => {
    const here = await given().event({ cityId: 881 })
    const onlineElsewhere = await given().event({ cityId: 882, format: 'online' })
    await given().event({ cityId: 882 })
    expect(await idsOf('cityId=881')).toEqual([here.id])
    expect(sorted(await idsOf('cityId=881&isOnlineOtherCities=1'))).toEqual(sorted([here.id, onlineElsewhere.id]))
  })

  test('by themes in every spelling of a list (V072)', async () => {
    const [one, two] = [await given().event({ themeIds: [1, 5] }), await given().event({ themeIds: [2] })]
    await given().event({ themeIds: [3] })
    for (const spelling of ['themes[]=1&themes[]=2', 'themes=1&themes=2', 'themes=1,2', 'themeIds=1,2'])
      expect(sorted(await idsOf(spelling))).toEqual(sorted([one.id, two.id]))
  })

  test('by formats, offline and participation format (V071, V077, V078)', async () => {
    const online = await given().event({ format: 'online' })
    const mixed = await given().event({ format: 'online', onlineWithSpace: true })
    const team = await given().event({ format: 'place', participationFormat: 'team' })
    expect(sorted(await idsOf('formats[]=online'))).toEqual(sorted([online.id, mixed.id]))
    expect(sorted(await idsOf('offline=1'))).toEqual(sorted([mixed.id, team.id]))
    expect(await idsOf('participationFormat=team')).toEqual([team.id])
    expect(await idsOf('participation_format=team')).toEqual([team.id])
  })

  test('by streams and contests (V073)', async () => {
    const live = await given().event({ live: [{ url: 'https://stream.example/1', title: 'Эфир' }] })
    const contest = await given().event({ isContest: true })
    expect(await idsOf('additional[]=live')).toEqual([live.id])
    expect(await idsOf('additional[]=contest')).toEqual([contest.id])
    expect((await list('additional=live'))._items[0]).toMatchObject({ hasLive: true, live: [{ title: 'Эфир', url: '' }] })
  })

  test('by dates that overlap the range in the zone of the event (V074)', async () => {
    const lateInVladivostok = await given().event({ start: new Date('2026-03-14T20:00:00Z'), zone: 'Asia/Vladivostok', hours: 1 })
    const long = await given().event({ start: new Date('2026-03-13T10:00:00Z'), hours: 72 })
    expect(sorted(await idsOf('dateFrom=2026-03-15&dateTo=2026-03-15'))).toEqual(sorted([lateInVladivostok.id, long.id]))
    expect(await idsOf('dateFrom=2026-03-14&dateTo=2026-03-14')).toEqual([long.id])
  })

  test('by what is not over and what is open for registration now (V075, V076)', async () => {
    const past = await given().event({ startsInDays: -3 })
    const open = await given().event({ startsInDays: 3 })
    const later = await given().event({ startsInDays: 5, registrationStart: new Date(start.getTime() + 86_400_000) })
    expect(sorted(await idsOf('actual=1'))).toEqual(sorted([open.id, later.id]))
    expect(sorted(await idsOf(''))).toEqual(sorted([past.id, open.id, later.id]))
    expect(await idsOf('registrationActual=1')).toEqual([open.id])
  })

  test('by organization, place, type, tag and compilation (V070, V079, V066, V080)', async () => {
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

  test('a theme is found by its name as a tag (V066)', async () => {
    const event = await given().event({ themeIds: [2] })
    const { body } = await world.request({ url: '/api/themes/2' })
    expect(await idsOf(`tag=${encodeURIComponent(String(body.name).toUpperCase())}`)).toEqual([event.id])
  })

  test('by words of name and description, whatever their case, form, and the letter ё (V081)', async () => {
    const event = await given().event({ name: 'Разговор о тёплых домах', info: '<p>Поговорим про утепление чердаков.</p>' })
    await given().event({ name: 'Совсем другое', info: '<p>Про сады.</p>' })
    for (const word of ['ТЕПЛЫЕ дома', 'тёплый', 'чердак', 'разгов', 'утепление чердаков']) expect(await idsOf(`search=${encodeURIComponent(word)}`)).toEqual([event.id])
    for (const word of ['!!!', 'нетакогослова', "');drop table events;--", '& | ! :*', '%']) expect(await idsOf(`search=${encodeURIComponent(word)}`)).toEqual([])
  })
})

describe('order', () => {
  test('each sort has its order, another is refused (V067)', async () => {
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

describe('an event in the answer', () => {
  const relations = ['type', 'place', 'space', 'userParticipant', 'organizers', 'partners', 'documents', 'photo', 'city', 'address', 'media', 'participants', 'speakers', 'hosts', 'schedules', 'owners', 'selfPermission', 'networkProposals']

  test('each relation comes only when asked for, unknown names are ignored (V083)', async () => {
    const event = await given().event()
    const plain = (await world.request({ url: `/api/events/${event.id}` })).body
    for (const name of [...relations, 'similar']) expect(plain).not.toHaveProperty(name)
    for (const name of relations) expect((await world.request({ url: `/api/events/${event.id}?expand=${name},nonsense` })).body).toHaveProperty(name)
    expect(plain.themes).toEqual([1])
    expect((await world.request({ url: `/api/events/${event.id}?expand=themes` })).body.themes).toMatchObject([{ id: 1 }])
  })

  test('similar events are seven at most and never the event itself (V128)', async () => {
    const [first] = await makeSeries(10)
    const { body } = await world.request({ url: `/api/events/${first}?expand=similar` })
    expect(body.similar).toHaveLength(7)
    expect(body.similar.map((event: { id: number }) => event.id)).not.toContain(first)
  })

  test('selfPermission tells what the caller may do (V127)', async () => {
    const [owner, stranger] = [await given().person(), await given().person()]
    const event = await given().event({ owner })
    const permission = async (token: string) => (await world.request({ url: `/api/events/${event.id}?expand=selfPermission`, token })).body.selfPermission
    expect((await permission(owner.token)).canEdit).toBe(true)
    expect((await permission(stranger.token)).canEdit).toBe(false)
  })

  test('the timeline turns at the opening, the start and the end (V142)', async () => {
    const event = await given().event({ registrationStart: new Date(start.getTime() + 3_600_000), start: new Date(start.getTime() + 7_200_000), hours: 1 })
    const timeline = async () => {
      world.shared.clear()
      return (await world.request({ url: `/api/events/${event.id}` })).body.timeline
    }
    const seen = [await timeline()]
    for (let hour = 0; hour < 3; hour += 1) {
      world.clock.advance(3_600_000)
      seen.push(await timeline())
    }
    expect(seen).toEqual(['beforeRequestAvailable', 'beforeStart', 'started', 'finished'])
  })

  test('times are instants, the zone is named and its offset is that of the start (V117)', async () => {
    const event = await given().event({ start: new Date('2026-07-01T10:00:00Z'), zone: 'Asia/Almaty' })
    const { body } = await world.request({ url: `/api/events/${event.id}` })
    expect([body.dateStart, body.timezone, body.timezoneName]).toEqual(['2026-07-01T10:00:00.000Z', '+05:00', 'Asia/Almaty'])
    expect((await world.request({ url: `/api/events/${(await given().event()).id}` })).body.timezone).toBe('+03:00')
  })

  test('names with quotes, emoji, right-to-left and Kazakh letters survive', async () => {
    const name = '«Ә ғ қ ң ө ұ ү һ і» & <b>"ёлки"</b> 🚀 שלום \u202E'
    const event = await given().event({ name })
    expect((await world.request({ url: `/api/events/${event.id}` })).body.name).toBe(name)
  })
})

describe('streams', () => {
  const stream = [{ url: 'https://stream.example/1', title: 'Эфир' }]
  const minutes = (count: number) => count * 60_000
  const canSee = async (eventId: number, token?: string) => {
    world.shared.clear()
    return (await world.request({ url: `/api/events/${eventId}`, token })).body.live[0].url !== ''
  }

  test('open events play for everyone from 30 minutes before the start (V163)', async () => {
    const event = await given().event({ live: stream })
    world.clock.set(new Date(event.start.getTime() - minutes(31)))
    expect(await canSee(event.id)).toBe(false)
    world.clock.set(new Date(event.start.getTime() - minutes(30)))
    expect(await canSee(event.id)).toBe(true)
  })

  test('restricted events play for approved participants, or everyone when the stream is public (V164, V122)', async () => {
    const [guest, owner] = [await given().person(), await given().person()]
    const event = await given().event({ live: stream, access: 'approval-required', owner })
    const open = await given().event({ live: stream, access: 'approval-required', livePublic: true })
    const { body } = await world.request({ method: 'POST', url: '/api/event-participants/registration', token: guest.token, body: { user_id: guest.id, eventId: event.id } })
    world.clock.set(event.start)
    expect(await canSee(event.id, guest.token)).toBe(false)
    await world.request({ method: 'POST', url: '/api/owner/event-participants/state-update', token: owner.token, body: { eventId: event.id, participantIds: [body.id], state: 'approved' } })
    expect(await canSee(event.id, guest.token)).toBe(true)
    expect(await canSee(event.id)).toBe(false)
    expect(await canSee(open.id)).toBe(true)
  })

  test('organizers may always play, quiz events and drafts never (V162, V165, V166)', async () => {
    const owner = await given().person()
    const event = await given().event({ live: stream, owner })
    const quiz = await given().event({ live: stream, owner, participationFormat: 'quiz' })
    const draft = await given().event({ live: stream, owner, status: 'draft' })
    expect(await canSee(event.id, owner.token)).toBe(true)
    expect(await canSee(quiz.id, owner.token)).toBe(false)
    expect((await world.request({ url: `/api/events/${draft.id}/preview`, token: owner.token })).body.live[0].url).toBe('')
  })
})

test('no list issues more statements for three rows than for one', async () => {
  const everything = 'expand=themes,type,place,space,userParticipant,organizers,partners,documents,photo,city,address,participants,speakers,hosts,schedules,owners,selfPermission,networkProposals'
  const person = await given().person()
  const statements = async () => {
    let count = 0
    const countOne = () => {
      count += 1
    }
    world.database.pool.on('acquire', countOne)
    await list(everything, person.token)
    world.database.pool.off('acquire', countOne)
    return count
  }
  await makeSeries(1)
  await list(everything, person.token)
  const one = await statements()
  await makeSeries(2)
  expect(await statements()).toBe(one)
  expect(one).toBeLessThan(15)
})

test('top participants of a programme are counted, 50 a page (V129)', async () => {
  const crowd = await given().crowd(60)
  const event = await given().event({ apIdentifier: '70-2026-000123' })
  await world.db
    .insertInto('event_participants')
    .values(crowd.map(({ id }, index) => ({ event_id: event.id, user_id: id, state: 'approved' as const, queue_number: index, format: 'offline' as const, created_at: start })))
    .execute()
  const { body } = await world.request({ url: `/api/events/${event.id}/ap-stats` })
  expect([body._items.length, body._meta.perPage, body._meta.totalCount, body._items[0].position]).toEqual([50, 50, 60, 1])
})

test('the home page has the seven days of a city, competitions and numbers', async () => {
  const near = await given().event({ startsInDays: 2 })
  const contest = await given().event({ startsInDays: 20, isContest: true })
  const { body } = await world.request({ url: '/api/data/main?cityId=881' })
  expect(body.localEvents.map((event: { id: number }) => event.id)).toEqual([near.id])
  expect(body.contests.map((event: { id: number }) => event.id)).toEqual([contest.id])
  expect(body.metrics.events).toBe(2)
})

test('shared answers are the same bytes as fresh ones and change with the event', async () => {
  const event = await given().event({ name: 'Было' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  const ask = () => world.request({ url: `/api/events/${event.id}` })
  const fresh = await ask()
  const shared = await ask()
  expect(shared.text).toBe(fresh.text)
  await world.db.updateTable('events').set({ name: 'Стало' }).where('id', '=', event.id).execute()
  expect((await ask()).body.name).toBe('Было')
  await world.db.executeQuery((await import('kysely')).sql`select pg_notify('changes', 'events')`.compile(world.db))
  await expect.poll(async () => (await ask()).body.name, { timeout: 3_000 }).toBe('Стало')
})
