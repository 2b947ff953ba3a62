import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from './kit/accounts.ts'
import { untilWaiting } from './kit/locks.ts'
import { soon } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let staff: Person
let anna: Person
let boris: Person
let control: Person
let space: { id: number; placeId: number }
beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())
beforeEach(async () => {
  anna = await world.given.person({ firstName: 'Анна' })
  boris = await world.given.person({ firstName: 'Борис' })
  const { id } = await world.given.space('Точка сбора', ['09:00', '21:00'])
  const row = await world.db.updateTable('spaces').set({ coworking_capacity: 5 }).where('id', '=', id).returning('place_id').executeTakeFirstOrThrow()
  space = { id, placeId: row.place_id }
  control = await world.given.spaceStaff([space])
})

// 12:00 in Moscow, a Tuesday
const today = '2026-03-10'
const thursday = '2026-03-12'
const friday = '2026-03-13'
const call = (method: 'POST' | 'PUT' | 'GET', path: string, person: Person, body?: object) =>
  world.request({ method, url: `/api/${path}`, token: person.token, ...(body && { body }) })
const enlist = (person: Person, date: string) => call('POST', 'coworking/enlist', person, { spaceId: space.id, date })
const change = (data: object) => call('PUT', `admin/spaces/${space.id}`, staff, { data })
const closed = (...dates: string[]) => ({ specialDays: dates.map((date) => ({ date, open: null, close: null })) })
const statuses = async (person: Person) =>
  (
    await sql<{
      date: string
      status: string
    }>`select date::text as date, status from coworking_entries where user_id = ${person.id} order by date`.execute(world.db)
  ).rows.map(({ date, status }) => `${date} ${status}`)
const noticesOf = async (person: Person): Promise<{ title: string; text: string }[]> =>
  (await call('GET', 'user/notifications', person)).body._items.map(({ title, text }: { title: string; text: string }) => ({
    title,
    text: text.replaceAll('\u00a0', ' '),
  }))
const listed = async (date: string) => (await call('GET', `admin/control/space/${space.id}/visitors?date=${date}`, control)).body._items

test('closing a coworking: every change that takes a day or hours from places asks first, and changes nothing until then', async () => {
  await enlist(anna, today)
  await enlist(anna, thursday)
  await enlist(boris, thursday)
  const weekdays = (close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '09:00', close }))
  const changes: [object, number][] = [
    [closed(thursday), 2],
    [{ isActive: false }, 3],
    [{ coworkingCapacity: 0 }, 3],
    [{ schedule: weekdays('20:00') }, 3],
    [{ specialDays: [{ date: thursday, open: '10:00', close: '21:00' }] }, 2],
    // the morning of today is over
    [{ specialDays: [{ date: today, open: '09:00', close: '11:00' }] }, 1],
  ]
  for (const [data, count] of changes) {
    const { status, body } = await change(data)
    expect([status, body.reason, body.errors.coworking]).toEqual([
      409,
      'contentConcerns',
      [`Занятых мест в коворкинге, которых это коснётся: ${count}.`],
    ])
  }
  expect(await statuses(anna)).toEqual([`${today} enlisted`, `${thursday} enlisted`])
  for (const data of [
    closed(friday),
    { coworkingCapacity: 6 },
    { specialDays: [{ date: today, open: '10:00', close: '22:00' }] },
    { schedule: weekdays('22:00') },
  ])
    expect((await change(data)).status).toBe(200)
})

test('closing a coworking: a closed day cancels its places; user and operator read it in their lists, in the bell and in a letter', async () => {
  for (const date of [thursday, friday]) await enlist(anna, date)
  await enlist(boris, thursday)
  await call('POST', 'coworking/delist', boris, { spaceId: space.id, date: thursday })
  expect((await change({ ...closed(thursday, friday), confirmed: true })).status).toBe(200)
  await expect.poll(() => statuses(anna), soon).toEqual([`${thursday} delisted`, `${friday} delisted`])
  expect(await noticesOf(anna)).toEqual([
    {
      title: 'Коворкинг закрыт',
      text: 'В коворкинге «Точка сбора» закрыли ваш день: 12 марта 2026 г. (и ещё дней: 1). Запись отменена, выберите другой день.',
    },
  ])
  expect((await noticesOf(control))[0]?.text).toContain('Отменено записей: 2.')
  expect(await noticesOf(boris)).toEqual([])
  const letter = (await letterTo(world, anna.email)).text
  expect([letter.includes('закрыли ваш день: 12 марта'), letter.includes('..')]).toEqual([true, false])
  expect(await listed(thursday)).toMatchObject([{ userId: anna.id, status: 'delisted', closed: true, marked: false }])
  const spaces = (await call('GET', `control/spaces?date=${thursday}`, control)).body._items
  expect(spaces).toMatchObject([{ visitors: 0 }])
  expect((await world.page(`/control/${space.id}?date=${thursday}`, { as: control })).text).toContain('День закрыт, запись отменена')
  const page = await world.page(`/places/${space.placeId}`, { as: anna })
  expect(page.text).toContain('Пространство закрыло этот день, запись отменена.')
  expect(page.$('form:has([value=delist])').length).toBe(0)
  const { body } = await call('GET', 'coworking/entries?case=past', anna)
  expect(body._items).toMatchObject([{ closedAt: world.clock.now().toISOString() }, { status: 'delisted' }])
  // a day that opens again can be taken again
  await change({ specialDays: [] })
  expect((await enlist(anna, thursday)).body).toMatchObject({ status: 'enlisted', closedAt: null })
})

test('closing a coworking: shortened hours keep the places and tell the users; a visit of a closed day stays', async () => {
  await enlist(anna, today)
  await call('POST', 'coworking/visit', control, { spaceId: space.id, userId: anna.id })
  await enlist(boris, today)
  expect((await change({ specialDays: [{ date: today, open: '09:00', close: '15:00' }], confirmed: true })).status).toBe(200)
  await expect.poll(async () => (await noticesOf(boris))[0]?.title, soon).toBe('Часы коворкинга изменились')
  expect([await statuses(anna), await statuses(boris), await noticesOf(anna)]).toEqual([[`${today} visited`], [`${today} enlisted`], []])
  await change({ isActive: false, confirmed: true })
  await expect.poll(() => statuses(boris), soon).toEqual([`${today} delisted`])
  expect(await statuses(anna)).toEqual([`${today} visited`])
  // the switched off coworking still shows its user what became of the day
  expect((await world.page(`/places/${space.placeId}`, { as: boris })).text).toContain('Пространство закрыло этот день')
})

test('closing a coworking: staff confirm in the form without scripts', async () => {
  await enlist(anna, thursday)
  const page = await world.page(`/admin/content?table=spaces&id=${space.id}`, { as: staff })
  page.$('[name=isActive]').removeAttr('checked')
  const editor = 'main form:has([name=version])'
  const asked = await page.submit(editor, {}, 'save')
  expect([asked.status, asked.text.includes('Занятых мест в коворкинге, которых это коснётся: 1.')]).toEqual([409, true])
  expect((await asked.submit(editor, { confirmed: 'on' }, 'save')).texts('main [role=status]')).toHaveLength(1)
  await expect.poll(() => statuses(anna), soon).toEqual([`${thursday} delisted`])
})

test('closing a coworking: no place is taken while staff close the day', async () => {
  const enlisting = await world.db.transaction().execute(async (tx) => {
    await sql`update spaces set special_days = ${JSON.stringify(closed(thursday).specialDays)} where id = ${space.id}`.execute(tx)
    const sent = enlist(anna, thursday)
    await untilWaiting(world)
    return { sent }
  })
  expect((await enlisting.sent).body.reason).toBe('closedOnDate')
  expect(await statuses(anna)).toEqual([])
})

test('capacity of a coworking: fewer places than taken are confirmed with the number of such days, and every place stays', async () => {
  for (const date of [thursday, friday]) for (const person of [anna, boris]) await enlist(person, date)
  await enlist(anna, '2026-03-14')
  const refused = await change({ coworkingCapacity: 1 })
  expect([refused.status, refused.body.errors]).toMatchObject([
    409,
    { coworkingDays: ['Дней, на которые мест занято больше: 2. Все, кто записан, сохранят свои места.'] },
  ])
  expect(refused.body.errors.coworking).toBeUndefined()
  expect((await change({ coworkingCapacity: 2 })).status).toBe(200)
  expect((await change({ coworkingCapacity: 1, confirmed: true })).body.coworkingCapacity).toBe(1)
  // more places never ask, also where they are still too few
  expect((await change({ coworkingCapacity: 2 })).status).toBe(200)
  expect([await statuses(anna), await statuses(boris), await noticesOf(boris)]).toEqual([
    [`${thursday} enlisted`, `${friday} enlisted`, '2026-03-14 enlisted'],
    [`${thursday} enlisted`, `${friday} enlisted`],
    [],
  ])
})
