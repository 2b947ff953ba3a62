import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { invalidate } from '../../kernel/cache/changes.ts'

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
const given = () => world.given
const makeSeries = async (count: number, more: object = {}) => {
  const made: number[] = []
  for (let index = 0; index < count; index += 1) made.push((await given().event({ startsInDays: index + 1, ...more })).id)
  return made
}

describe('rich text of an event', () => {
  test('is returned sanitised in the event, in every list and in the calendar', async () => {
    const payloads = [
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      '<a href="javascript:alert(1)">a</a>',
      '<p onclick=alert(1)>',
      '<svg onload=alert(1)>',
    ]
    const { id } = await given().event({ info: `<p>Чай</p>${payloads.join('')}` })
    const { token } = await given().person()
    const [one, own] = [await world.request({ url: `/api/events/${id}` }), await world.request({ url: `/api/events/${id}`, token })]
    const answers = [one.body.info, own.body.info, (await list())._items[0].info, (await list('', token))._items[0].info]
    for (const info of answers) {
      expect(info).toContain('<p>Чай</p>')
      expect(info).not.toMatch(/alert|on\w+=|<(img|svg|script)/)
    }
    expect((await world.request({ url: '/api/events/calendar' })).text).not.toMatch(/<|alert\(/)
  })
})

describe('visibility', () => {
  test('event list: contain only published and approved events that are not by invitation (V084, V134)', async () => {
    const visible = await given().event()
    for (const hidden of [
      { status: 'draft' },
      { status: 'unpublished' },
      { status: 'canceled' },
      { moderation: 'wait' },
      { moderation: 'declined' },
      { access: 'close' },
    ] as const)
      await given().event(hidden)
    expect(await idsOf('')).toEqual([visible.id])
  })

  test('event in moderation: answer 5000 to its organizer, 5001 to others, and the event to staff (V090, V091, V134)', async () => {
    const [owner, stranger, staff] = [await given().person(), await given().person(), await given().person({ roles: ['crm_tk_staff'] })]
    const event = await given().event({ moderation: 'wait', owner })
    const page = (token?: string) => world.request({ url: `/api/events/${event.id}`, token })
    expect((await page(owner.token)).body).toMatchObject({ status: 403, code: 5000 })
    expect((await page(stranger.token)).body).toMatchObject({ status: 403, code: 5001 })
    expect((await page()).body).toMatchObject({ status: 403, code: 5001 })
    expect((await page(staff.token)).status).toBe(200)
  })

  test('preview: accept organizers, and reject other users with 403 and visitors with 401 (V131)', async () => {
    const [owner, stranger] = [await given().person(), await given().person()]
    const event = await given().event({ status: 'draft', owner })
    const preview = (token?: string) => world.request({ url: `/api/events/${event.id}/preview`, token })
    expect((await preview(owner.token)).status).toBe(200)
    expect((await preview(stranger.token)).status).toBe(403)
    expect((await preview()).status).toBe(401)
  })

  test('event: return a cancelled event at its address, with the status canceled', async () => {
    const event = await given().event({ status: 'canceled' })
    expect((await world.request({ url: `/api/events/${event.id}` })).body.status).toBe('canceled')
  })

  test('event: answer 404 for an unknown id and for a word in its place (V028, V582)', async () => {
    expect((await world.request({ url: '/api/events/99999999' })).status).toBe(404)
    expect((await world.request({ url: '/api/events/nonsense' })).status).toBe(404)
    expect((await world.request({ url: '/api/events/search' })).status).toBe(200)
    expect((await world.request({ url: '/api/events/compilations' })).body).toEqual({ _items: [] })
  })
})

describe('event reply', () => {
  const relations = [
    'type',
    'place',
    'space',
    'userParticipant',
    'organizers',
    'partners',
    'documents',
    'photo',
    'city',
    'address',
    'media',
    'participants',
    'speakers',
    'hosts',
    'schedules',
    'owners',
    'selfPermission',
    'networkProposals',
  ]

  test('event: return each requested relation, and ignore unknown names', async () => {
    const event = await given().event()
    const plain = (await world.request({ url: `/api/events/${event.id}` })).body
    for (const name of [...relations, 'similar']) expect(plain).not.toHaveProperty(name)
    for (const name of relations) expect((await world.request({ url: `/api/events/${event.id}?expand=${name},nonsense` })).body).toHaveProperty(name)
    expect(plain.themes).toEqual([1])
    expect((await world.request({ url: `/api/events/${event.id}?expand=themes` })).body.themes).toMatchObject([{ id: 1 }])
  })

  test('event: return at most seven similar events, without the event itself (V128)', async () => {
    const [first] = await makeSeries(10)
    const { body } = await world.request({ url: `/api/events/${first}?expand=similar` })
    expect(body.similar).toHaveLength(7)
    expect(body.similar.map((event: { id: number }) => event.id)).not.toContain(first)
  })

  test('event: return the permissions of the caller in selfPermission (V127)', async () => {
    const [owner, stranger] = [await given().person(), await given().person()]
    const event = await given().event({ owner })
    const permission = async (token: string) =>
      (await world.request({ url: `/api/events/${event.id}?expand=selfPermission`, token })).body.selfPermission
    expect((await permission(owner.token)).canEdit).toBe(true)
    expect((await permission(stranger.token)).canEdit).toBe(false)
    const judge = await given().person({ isExpert: true })
    await world.db
      .insertInto('event_experts')
      .values({ event_id: event.id, user_id: judge.id, invite: 'approved', invited_at: start, decided_at: start })
      .execute()
    expect([(await permission(judge.token)).canScore, (await permission(owner.token)).canScore]).toEqual([true, false])
  })

  test('event: change the timeline at the opening of registration, the start and the end (V142)', async () => {
    const event = await given().event({
      registrationStart: new Date(start.getTime() + 3_600_000),
      start: new Date(start.getTime() + 7_200_000),
      hours: 1,
    })
    const timeline = async () => {
      world.shared.clear()
      return (await world.request({ url: `/api/events/${event.id}` })).body.timeline
    }
    const timelines = [await timeline()]
    for (let hour = 0; hour < 3; hour += 1) {
      world.clock.advance(3_600_000)
      timelines.push(await timeline())
    }
    expect(timelines).toEqual(['beforeRequestAvailable', 'beforeStart', 'started', 'finished'])
  })

  test('event: return instants in UTC, the zone name, and its offset at the start', async () => {
    const event = await given().event({ start: new Date('2026-07-01T10:00:00Z'), zone: 'Asia/Almaty' })
    const { body } = await world.request({ url: `/api/events/${event.id}` })
    expect([body.dateStart, body.timezone, body.timezoneName]).toEqual(['2026-07-01T10:00:00.000Z', '+05:00', 'Asia/Almaty'])
  })

  test('event: use +03:00 where no zone is set (V117)', async () => {
    const { id } = await given().event()
    const { body } = await world.request({ url: `/api/events/${id}` })
    expect([body.timezone, body.timezoneName]).toEqual(['+03:00', 'Europe/Moscow'])
  })

  test('event: return names with quotes, emoji, right-to-left and Kazakh characters unchanged', async () => {
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

  test('stream: open one of an open event to everyone 30 minutes before the start (V163)', async () => {
    const event = await given().event({ live: stream })
    world.clock.set(new Date(event.start.getTime() - minutes(31)))
    expect(await canSee(event.id)).toBe(false)
    world.clock.set(new Date(event.start.getTime() - minutes(30)))
    expect(await canSee(event.id)).toBe(true)
  })

  test('stream: open one of a restricted event to approved participants, or to everyone if it is public (V164, V122)', async () => {
    const [guest, owner] = [await given().person(), await given().person()]
    const event = await given().event({ live: stream, access: 'approval-required', owner })
    const open = await given().event({ live: stream, access: 'approval-required', livePublic: true })
    const { body } = await world.request({
      method: 'POST',
      url: '/api/event-participants/registration',
      token: guest.token,
      body: { user_id: guest.id, eventId: event.id },
    })
    world.clock.set(event.start)
    expect(await canSee(event.id, guest.token)).toBe(false)
    await world.request({
      method: 'POST',
      url: '/api/owner/event-participants/state-update',
      token: owner.token,
      body: { eventId: event.id, participantIds: [body.id], state: 'approved' },
    })
    expect(await canSee(event.id, guest.token)).toBe(true)
    expect(await canSee(event.id)).toBe(false)
    expect(await canSee(open.id)).toBe(true)
  })

  test('stream: open it to organizers at any time, but never for quiz events and drafts (V162, V165, V166)', async () => {
    const owner = await given().person()
    const event = await given().event({ live: stream, owner })
    const quiz = await given().event({ live: stream, owner, participationFormat: 'quiz' })
    const draft = await given().event({ live: stream, owner, status: 'draft' })
    expect(await canSee(event.id, owner.token)).toBe(true)
    expect(await canSee(quiz.id, owner.token)).toBe(false)
    expect((await world.request({ url: `/api/events/${draft.id}/preview`, token: owner.token })).body.live[0].url).toBe('')
  })
})

test('event list: run as many statements for three events as for one', async () => {
  const everything =
    'expand=themes,type,place,space,userParticipant,organizers,partners,documents,photo,city,address,participants,speakers,hosts,schedules,owners,selfPermission,networkProposals'
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

test('programme: return its top participants, 50 per page (V129)', async () => {
  const crowd = await given().crowd(60)
  const event = await given().event({ apIdentifier: '70-2026-000123' })
  await world.db
    .insertInto('event_participants')
    .values(
      crowd.map(({ id }, index) => ({
        event_id: event.id,
        user_id: id,
        state: 'approved' as const,
        queue_number: index,
        format: 'offline' as const,
        created_at: start,
      })),
    )
    .execute()
  const { body } = await world.request({ url: `/api/events/${event.id}/ap-stats` })
  expect([body._items.length, body._meta.perPage, body._meta.totalCount, body._items[0].position]).toEqual([50, 50, 60, 1])
})

test('home page: list the events of the next seven days, competitions and counts', async () => {
  const near = await given().event({ startsInDays: 2 })
  const contest = await given().event({ startsInDays: 20, isContest: true })
  const { body } = await world.request({ url: '/api/data/main?cityId=881' })
  expect(body.localEvents.map((event: { id: number }) => event.id)).toEqual([near.id])
  expect(body.contests.map((event: { id: number }) => event.id)).toEqual([contest.id])
  expect(body.metrics.events).toBe(2)
})

test('home page: leave out events that a user cannot join on the site now', async () => {
  const ids = (events: { id: number }[]) => events.map(({ id }) => id)
  const visible = { startsInDays: 3, cityId: 1, isContest: true }
  const quizId = (await given().quiz()).id
  const joinable = [await given().event(visible), await given().event({ ...visible, quizId, participationFormat: 'quiz' })]
  const [yesterday, tomorrow] = [-1, 1].map((days) => new Date(world.clock.now().getTime() + days * 86_400_000))
  for (const obstacle of [
    { participationFormat: 'team' as const },
    { participationFormat: 'quiz' as const },
    { registrationStart: tomorrow },
    { registrationEnd: yesterday },
  ])
    for (const format of ['place', 'online'] as const) await given().event({ ...visible, ...obstacle, format })
  const { body } = await world.request({ url: '/api/data/main?cityId=1' })
  expect(ids(body.localEvents)).toEqual(ids(joinable))
  expect(ids(body.contests)).toEqual(expect.arrayContaining(ids(joinable)))
  expect([...body.contests, ...body.online].filter((event: { participation_format: string }) => event.participation_format === 'team')).toEqual([])
  expect(body.online).toEqual([])
})

test('reply cache: serve the same bytes as an uncached reply, until the event is invalidated', async () => {
  const event = await given().event({ name: 'Было' })
  const ask = () => world.request({ url: `/api/events/${event.id}` })
  const fresh = await ask()
  const shared = await ask()
  expect(shared.text).toBe(fresh.text)
  await world.db.updateTable('events').set({ name: 'Стало' }).where('id', '=', event.id).execute()
  expect((await ask()).body.name).toBe('Было')
  await invalidate(world.db, ['events'])
  expect((await ask()).body.name).toBe('Стало')
})
