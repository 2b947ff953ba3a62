import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyPassword } from '../../../server/domains/accounts/passwords.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { demoEvents } from './events.ts'
import { loadDemo } from './load.ts'
import { textOfPdf } from './pdf-text.ts'
import { addDays, localDate } from './zoned.ts'

let world: World

beforeAll(async () => {
  world = await createWorld({ demo: true })
})
afterAll(() => world.close())

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(world.db)).rows

describe('the demo', () => {
  test('has at least 120 events from 60 days ago to 90 days ahead', async () => {
    const now = world.clock.now()
    const [{ within } = { within: 0 }] = await rows(sql<{ within: number }>`
      select count(*) as within from events
      where date_end >= ${now}::timestamptz - interval '60 days' and date_start <= ${now}::timestamptz + interval '90 days'`)
    expect(within).toBeGreaterThanOrEqual(120)
    expect(within).toBe(demoEvents.length)
  })

  test('has every format, access, participation type and state', async () => {
    const found = async (column: string) => (await rows(sql<{ value: string }>`select distinct ${sql.raw(column)} as value from events order by 1`)).map(({ value }) => value)
    expect(await found('format')).toEqual(['online', 'place', 'space'])
    expect(await found('online_with_space')).toEqual([false, true])
    expect(await found('access')).toEqual(['approval-required', 'close', 'open'])
    expect(await found('participation_format')).toEqual(['person', 'quiz', 'team'])
    expect(await found('status')).toEqual(['canceled', 'draft', 'published', 'unpublished'])
    expect(await found(`coalesce(moderation, 'none')`)).toEqual(['approved', 'declined', 'none', 'wait'])
    expect(await found('is_contest')).toEqual([false, true])
    expect(await found('network_broadcast')).toEqual([false, true])
  })

  test("schedules every event on its day and hour in its city's time zone", async () => {
    const held = await rows(sql<{ demo_key: string; zone: string; day: string; at: string; minutes: number }>`
      select demo_key, zone, starts_on as day, to_char(date_start at time zone zone, 'HH24:MI') as at,
             extract(epoch from (date_end at time zone zone) - (date_start at time zone zone))::int / 60 as minutes from events order by demo_key`)
    const zones = new Map(held.map(({ demo_key, zone }) => [demo_key, zone]))
    const wanted = demoEvents.map(({ key, day, at, minutes }) => {
      const zone = zones.get(`${key}#0`) ?? ''
      return { demo_key: `${key}#0`, zone, day: addDays(localDate(world.clock.now(), zone), day), at, minutes }
    })
    expect(held).toEqual(wanted.sort((a, b) => (a.demo_key < b.demo_key ? -1 : 1)))
    expect(zones.size).toBe(demoEvents.length)
    expect(zones.get('kontrakt-s-inostrannym-pokupatelem#0')).toBe('Asia/Vladivostok')
  })

  test('has visitors of today, expected and marked, and a ban in the spaces of the operator', async () => {
    const found = await rows(sql<{ name: string; expected: number; here: number; bans: number }>`
      select s.name, count(*) filter (where c.status = 'enlisted')::int as expected, count(*) filter (where c.status = 'visited')::int as here,
        (select count(*) from space_restrictions r where r.space_id = s.id)::int as bans
      from space_staff x join spaces s on s.id = x.space_id join places p on p.id = s.place_id join cities city on city.id = p.city_id
      join coworking_entries c on c.space_id = s.id and c.date = (${world.clock.now()}::timestamptz at time zone coalesce(p.zone, city.zone))::date
      group by s.id order by s.name`)
    expect(found.map(({ expected, here, bans }) => ({ expected, here, bans }))).toEqual([
      { expected: 10, here: 5, bans: 1 },
      { expected: 10, here: 5, bans: 1 },
    ])
  })

  test('counts the seats of approved guests as taken', async () => {
    const [{ wrong, all } = { wrong: -1, all: 0 }] = await rows(sql<{ wrong: number; all: number }>`
      select count(*) filter (where (s.online_taken, s.offline_taken) <> (coalesce(p.online, 0), coalesce(p.offline, 0))) as wrong, count(*) as all
      from events e left join event_seats s on s.event_id = e.id left join (
        select event_id, count(*) filter (where format = 'online') as online, count(*) filter (where format = 'offline') as offline
        from event_participants where state = 'approved' group by event_id) p on p.event_id = e.id`)
    expect({ wrong, all }).toEqual({ wrong: 0, all: demoEvents.length })
  })

  test('exceeds no seat limit, and has a waiting list only for a full event', async () => {
    const lists = await rows(sql<{ taken: number; seat_limit: number | null; waiting: number; isOver: boolean }>`
      select s.online_taken + s.offline_taken as taken, s.seat_limit, count(*) filter (where p.waits_for_seat) as waiting,
             s.online_taken + s.offline_taken > s.seat_limit or s.online_taken > s.online_limit or s.offline_taken > s.offline_limit as "isOver"
      from event_seats s join event_participants p on p.event_id = s.event_id group by s.event_id`)
    const waiting = lists.filter((list) => list.waiting > 0)
    expect(lists.filter((list) => list.isOver)).toEqual([])
    expect(waiting.filter((list) => list.taken !== list.seat_limit)).toEqual([])
    expect(waiting.length).toBeGreaterThanOrEqual(3)
  })

  test('has every registration within its period and in order', async () => {
    const now = world.clock.now()
    const wrong = await rows(sql`
      select e.demo_key, p.created_at from event_participants p join events e on e.id = p.event_id
      where p.created_at > ${now} or p.created_at < e.published_at or p.created_at < e.registration_date_start
        or p.created_at > coalesce(e.registration_date_end, e.date_start) or p.decided_at > ${now} or p.decided_at < p.created_at
        or p.attended_at > ${now} or p.attended_at not between e.date_start and e.date_end or (p.attended_at is not null and p.state <> 'approved')
        or exists (select from event_participants q where q.event_id = p.event_id and q.queue_number < p.queue_number and q.created_at > p.created_at)`)
    expect(wrong).toEqual([])
  })

  test('has most guests of past events attend', async () => {
    const [{ share } = { share: 0 }] = await rows(sql<{ share: number }>`
      select avg((p.attended_at is not null)::int)::float as share from event_participants p join events e on e.id = p.event_id
      where e.date_end < ${world.clock.now()} and e.status = 'published' and p.state = 'approved'`)
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(0.98)
  })

  test('approves two of three requests for events by approval, and declines some with a comment', async () => {
    const [counts] = await rows(sql<Record<'approved' | 'waiting' | 'declined' | 'tagged', number>>`
      select count(*) filter (where p.state = 'approved') as approved, count(*) filter (where p.state = 'wait') as waiting,
        count(*) filter (where p.state = 'declined' and p.comment is not null) as declined,
        count(*) filter (where exists (select from participant_tags t where t.event_id = p.event_id and t.user_id = p.user_id)) as tagged
      from event_participants p join events e on e.id = p.event_id where e.demo_key = 'startups-half-hour-mentor#0'`)
    expect(counts).toEqual({ approved: 11, waiting: 3, declined: 2, tagged: 8 })
  })

  test('has every programme item within its event', async () => {
    const outside = await rows(sql`select e.demo_key, s.name from event_schedules s join events e on e.id = s.event_id
      where s.date_start < e.date_start or s.date_end > e.date_end or s.date_end <= s.date_start`)
    const [{ items } = { items: 0 }] = await rows(sql<{ items: number }>`select count(*) as items from event_schedules`)
    expect(outside).toEqual([])
    expect(items).toBe(demoEvents.flatMap((event) => event.programme).length)
  })

  test('has an owner for every event, with organizers, a city and a place', async () => {
    const bare = await rows(sql`select e.demo_key from events e where e.city_id is null or e.organization_id is null or e.created_by is null
      or not exists (select from event_owners o where o.event_id = e.id) or not exists (select from event_organizers o where o.event_id = e.id)
      or (e.format <> 'online' and (e.place_name is null or e.place_address is null or e.lat is null))
      or (e.format = 'space' and (e.space_id is null or cardinality(e.hall_ids) = 0)) or (e.online_with_space and e.space_id is null)`)
    expect(bare).toEqual([])
  })

  test('links a series to its earliest event and invites the spaces of a network', async () => {
    const series = await rows(sql<{ key: string; main: string | null }>`select e.demo_key as key, m.demo_key as main from events e
      left join events m on m.id = e.master_event_id where e.demo_key like 'series-speech-%' order by e.date_start`)
    expect(series.map(({ main }) => main)).toEqual([null, 'series-speech-minute#0', 'series-speech-minute#0', 'series-speech-minute#0'])
    const networks = await rows(sql`select cardinality(e.network_space_ids) as spaces, e.network_space_ids[1] = e.space_id as "isMainFirst",
      array_agg(n.status order by n.id) as answers from events e join network_proposals n on n.event_id = e.id where e.demo_key = 'network-four-cities-quiz#0' group by e.id`)
    expect(networks).toEqual([{ spaces: 5, isMainFirst: true, answers: ['approved', 'approved', 'wait', 'declined'] }])
  })

  test('has documents whose text is readable', async () => {
    const papers = await rows(sql<{ name: string; storage_key: string; mime: string }>`
      select u.name, u.storage_key, u.mime from event_documents d join uploads u on u.id = d.upload_id join events e on e.id = d.event_id order by u.name`)
    const read = await Promise.all(
      papers.map(async ({ name, storage_key, mime }) => {
        const bytes = await world.resources.outside.storage.get(storage_key)
        return { name, mime, text: bytes && lettersOf(textOfPdf(bytes)) }
      }),
    )
    const written = demoEvents.flatMap((event) => event.documents ?? [])
    expect(byName(read)).toEqual(
      byName(written.map(({ name, text }) => ({ name: `${name}.pdf`, mime: 'application/pdf', text: lettersOf(`${name}${text.replace(/^- /gm, '')}1 / 1`) }))),
    )
    expect(written.length).toBeGreaterThan(10)
  })

  test('gets contract-conforming API answers, with every part of each event', async () => {
    const events = await rows(sql<{ id: number; name: string }>`select id, name from events order by id`)
    const [staff = { id: 0 }] = await rows(sql<{ id: number }>`select id from users where email = 'staff@vmeste.example'`)
    const token = await world.given.session(staff.id)
    const answers = await Promise.all(events.map(({ id }) => world.request({ url: `/api/events/${id}?expand=${relations}`, token })))
    expect(answers.map(({ status, body }) => [status, body.name])).toEqual(events.map(({ name }) => [200, name]))
  })

  test('loads once when two processes start at the same time, with the same data on the same day', async () => {
    const other = await createWorld()
    await Promise.all([loadDemo(other.resources), loadDemo(other.resources)])
    expect(await listOf(other)).toEqual(await listOf(world))
    await other.close()
  })
})

const relations = 'themes,type,place,space,city,address,owners,organizers,partners,documents,speakers,hosts,schedules,participants,networkProposals'

/** The PDF printer may change line breaks and spaces. */
const lettersOf = (text: string) => text.replace(/\s/g, '')
const byName = <Paper extends { name: string; text: string | null }>(papers: Paper[]) =>
  papers.sort((a, b) => (`${a.name} ${a.text}` < `${b.name} ${b.text}` ? -1 : 1))

const listOf = async ({ db }: World) =>
  (
    await sql`select e.demo_key, e.date_start, e.views, u.email, p.state, p.waits_for_seat, p.format, p.created_at, p.attended_at
      from events e left join event_participants p on p.event_id = e.id left join users u on u.id = p.user_id order by e.demo_key, p.queue_number`.execute(db)
  ).rows

describe('the demo accounts', () => {
  test('are one for each role, ready to use', async () => {
    const users = await rows(sql<{ email: string; phone: string; roles: string[]; status: number; isReady: boolean; password_hash: string }>`
      select u.email, p.phone, u.roles, u.status, u.password_hash, u.email_confirmed_at is not null and u.agreement_at is not null
        and u.personal_data_agreement_at is not null and p.confirmed_at is not null and p.is_primary as "isReady"
      from users u join phones p on p.user_id = u.id where u.email like '%@vmeste.example' order by u.id`)
    expect(users.map(({ email, phone, roles, status, isReady }) => ({ email, phone, roles, status, isReady }))).toEqual(
      demoAccounts.map(({ email, phone, roles, role }) => ({ email, phone, roles, status: role === 'child' ? 8 : 10, isReady: true })),
    )
    expect(await verifyPassword(demoPassword, users[0]?.password_hash ?? null)).toBe(true)
    expect(new Set(users.map((user) => user.password_hash)).size).toBe(1)
  })

  test('can sign in by email and by phone', async () => {
    for (const { email, phone, password, lastName } of demoAccounts) {
      const byEmail = await world.request({ method: 'POST', url: '/api/auth/login', body: { email, password } })
      const byPhone = await world.request({ method: 'POST', url: '/api/auth/login', body: { phone, password } })
      expect([byEmail.status, byPhone.status, byEmail.body.name]).toEqual([200, 200, expect.stringContaining(lastName)])
    }
  })

  test('give the organizer events of every kind', async () => {
    const events = await rows(sql<{ status: string; moderation: string | null; access: string; waiting: number; isFull: boolean }>`
      select e.status, e.moderation, e.access, (select count(*) from event_participants p where p.event_id = e.id and p.state = 'wait') as waiting,
             coalesce(s.offline_taken = s.seat_limit, false) as "isFull"
      from events e join event_owners o on o.event_id = e.id join users u on u.id = o.user_id join event_seats s on s.event_id = e.id
      where u.email = 'organizer@vmeste.example'`)
    expect(events.length).toBe(13)
    expect(events.some(({ moderation }) => moderation === 'declined')).toBe(true)
    expect(events.some(({ status, moderation }) => status === 'published' && moderation === 'wait')).toBe(true)
    expect(events.some(({ status }) => status === 'draft')).toBe(true)
    expect(events.some(({ isFull, waiting, access }) => isFull && waiting > 0 && access === 'open')).toBe(true)
    expect(events.some(({ access, waiting }) => access === 'approval-required' && waiting > 0)).toBe(true)
  })

  test('give the participant three upcoming, four past and three favorite events', async () => {
    const [participant = { id: 0 }] = await rows(sql<{ id: number }>`select id from users where email = 'participant@vmeste.example'`)
    const token = await world.given.session(participant.id)
    const { body } = await world.request({ url: '/api/participant/events/counters', token })
    expect(body).toEqual({ future: 3, past: 4, favorite: 3 })
  })
})

test('compilations of all types have five to twelve public events each', async () => {
  const found = await rows(sql<{ type_id: number; events: number; isNamed: boolean }>`
    select k.type_id, count(*) filter (where e.is_listed) as events, k.name_ru <> k.name_en and k.name_en <> k.name_kk as "isNamed"
    from compilations k join compilation_events m on m.compilation_id = k.id join events e on e.id = m.event_id group by k.id order by k.type_id`)
  expect(found.map(({ type_id }) => type_id)).toEqual([1, 1, 2, 3, 4, 4])
  expect(found.filter(({ events, isNamed }) => events < 5 || events > 12 || !isNamed)).toEqual([])
})

test('the acceleration programme has five events and its most active guests', async () => {
  const events = await rows(sql<{ id: number }>`select id from events where ap_identifier = '70-2026-000123'`)
  const { body } = await world.request({ url: `/api/events/${events[0]?.id}/ap-stats` })
  expect(events.length).toBe(5)
  expect(body._items[0]).toMatchObject({ position: 1, eventsCount: expect.any(Number) })
  expect(body._items[0].eventsCount).toBeGreaterThan(1)
})
