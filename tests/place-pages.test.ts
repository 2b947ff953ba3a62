import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
let moscow: { id: number }
let kazan: { id: number }
let space: { id: number }
beforeAll(async () => {
  world = await createWorld()
  moscow = await world.given.place('Басманный двор')
  kazan = await world.given.place('Дом у Булака', 3)
  const { id } = moscow
  const hours = JSON.stringify([{ day: 1, open: '09:00', close: '21:00' }])
  await world.db
    .updateTable('places')
    .set({
      type: 'partner',
      description: '<p>Двор с <b>яблонями</b></p>',
      schedule: hours,
      special_days: JSON.stringify([{ date: '2026-12-31', open: null, close: null }]),
      phone: '+7 495 000-00-00',
    })
    .where('id', '=', id)
    .execute()
  space = await world.db.insertInto('spaces').values({ name: 'Точка сбора', place_id: id, schedule: hours }).returning('id').executeTakeFirstOrThrow()
  await world.given.hall(space, 'Атриум', 150)
})
afterAll(() => world.close())

const names = async (query: string) => (await world.page(`/places${query}`)).texts('main article h2')

test('places: filters by text, city, kind and tier of a hall; an empty list says what to change', async () => {
  expect(await names('')).toEqual(['Басманный двор', 'Дом у Булака'])
  expect(await names('?search=булак')).toEqual(['Дом у Булака'])
  expect(await names('?cityId=3')).toEqual(['Дом у Булака'])
  expect(await names('?type=partner')).toEqual(['Басманный двор'])
  expect(await names('?capacity=150')).toEqual(['Басманный двор'])
  expect(await names('?capacity=20')).toEqual([])
  expect((await world.page('/places?capacity=20')).text).toContain('Площадок не нашлось')
})

test('places: a place without a photo is drawn by its kind', async () => {
  const page = await world.page('/places')
  const drawn = page
    .$('main article svg[data-buildings]')
    .toArray()
    .map((svg) => page.$(svg).attr('data-buildings'))
  expect(drawn).toEqual(['partner', 'city'])
})

test('place: links of the form keep their columns, so that a form saved as it is changes nothing', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const socialNetworks = [{ network: 'Telegram', url: 'https://t.me/dvor' }]
  await world.request({ method: 'PUT', url: `/api/admin/places/${kazan.id}`, token: staff.token, body: { data: { socialNetworks } } })
  const opened = await world.page(`/admin/content?table=places&id=${kazan.id}`, { as: staff })
  expect(opened.$('[name=socialNetworks]').text()).toBe('Telegram | https://t.me/dvor')
  expect((await opened.submit('main form:has([name=version])', {}, 'save')).texts('main [role=status]')).toHaveLength(1)
})

test('places: the filter form keeps the map view, and the list stays below the map', async () => {
  const page = await world.page('/places?view=map')
  expect(page.texts('main article h2')).toHaveLength(2)
  expect(page.$('section[aria-label="Площадки на карте"]').hasClass('script-only')).toBe(true)
  const found = await page.submit('form[aria-label="Фильтры площадок"], form:has(input[type=hidden][name=view])', { search: 'Булак' })
  expect(new URLSearchParams(found.address.split('?')[1]).get('view')).toBe('map')
  expect(found.texts('main article h2')).toEqual(['Дом у Булака'])
})

test('place: address, hours, halls to book and events, and the same as JSON-LD', async () => {
  await world.given.event({ name: 'Ярмарка мастеров', placeId: moscow.id })
  await world.given.event({ name: 'Чужой вечер', placeId: kazan.id })
  const page = await world.page(`/places/${moscow.id}`)
  for (const text of ['Басманный двор', 'ул. Старая Басманная, 10', '09:00–21:00', 'Двор с яблонями', 'Атриум', '150 мест', 'Ярмарка мастеров'])
    expect(page.text).toContain(text)
  expect(page.text).not.toContain('Чужой вечер')
  expect(page.link('Забронировать зал')).toBe(`/my-booking-rooms/create?spaceId=${space.id}`)
  const schemas = page
    .$('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(page.$(script).text()))
  expect(schemas).toContainEqual(
    expect.objectContaining({
      '@type': 'Place',
      name: 'Басманный двор',
      telephone: '+7 495 000-00-00',
      description: 'Двор с яблонями',
      address: expect.objectContaining({ streetAddress: 'ул. Старая Басманная, 10', addressLocality: 'Москва' }),
      geo: { '@type': 'GeoCoordinates', latitude: 55.76, longitude: 37.66 },
      openingHoursSpecification: [expect.objectContaining({ dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '21:00' })],
      specialOpeningHoursSpecification: [expect.objectContaining({ validFrom: '2026-12-31', opens: '00:00', closes: '00:00' })],
      maximumAttendeeCapacity: 150,
    }),
  )
  for (const unknown of ['999999', 'zero']) expect((await world.page(`/places/${unknown}`)).status).toBe(404)
})

test('place: staff fill in hours of weekdays and of special days without scripts; a contradiction is shown at its time', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const editor = 'main form:has([name=version])'
  const opened = await world.page(`/admin/content?table=places&id=${kazan.id}`, { as: staff })
  const week = { 'schedule.10.open': '09:00', 'schedule.10.close': '13:00', 'schedule.11.open': '12:30', 'schedule.11.close': '00:00' }
  const special = { 'specialDays.1.date': '2026-12-31' }
  const refused = await opened.submit(editor, { ...week, ...special }, 'save')
  expect([refused.status, refused.texts('main [role=alert]')]).toEqual([422, ['Часы этого дня пересекаются. Оставьте одни или раздвиньте их.']])
  const invalid = refused.$('[data-hours] [aria-invalid]')
  expect([invalid.length, invalid.attr('name'), invalid.val(), invalid.closest('details').attr('open')]).toEqual([
    1,
    'schedule.11.open',
    '12:30',
    'open',
  ])
  const halves = await opened.submit(editor, { 'schedule.10.open': '09:00', 'schedule.20.close': '18:00' }, 'save')
  expect(halves.texts('main [role=alert] li')).toEqual(['Часы работы: Заполните это поле.', 'Часы работы: Заполните это поле.'])
  expect(halves.$('main [role=alert] a').attr('href')).toBe(`#${halves.$('[name="schedule.10.close"]').attr('id')}`)
  const saved = await refused.submit(editor, { 'schedule.11.open': '14:00' }, 'save')
  expect(saved.texts('main [role=status]')).toEqual(['Сохранили. На сайте уже новая версия.'])
  expect(saved.$('[name="schedule.11.close"]').val()).toBe('00:00')
  const { body } = await world.request({ url: `/api/places/${kazan.id}` })
  expect(body.schedule).toEqual([
    { day: 1, open: '09:00', close: '13:00' },
    { day: 1, open: '14:00', close: '24:00' },
  ])
  expect(body.specialDays).toEqual([{ date: '2026-12-31', open: null, close: null }])
  expect(saved.text).toContain('понедельник 09:00–13:00, понедельник 14:00–24:00')
  const cleared = await saved.submit(editor, { 'specialDays.0.date': '' }, 'save')
  expect(cleared.$('[name="specialDays.0.date"]').val() ?? '').toBe('')
  expect((await world.request({ url: `/api/places/${kazan.id}` })).body.specialDays).toEqual([])
})

test('place: a visitor suggests one after signing in; until staff decide only the author sees it', async () => {
  expect((await world.page('/places/suggest')).address).toBe('/login?returnUrl=%2Fplaces%2Fsuggest')
  const author = await world.given.person()
  const form = await world.page('/places/suggest', { as: author })
  const suggest = '[name=intent][value=suggest]'
  const faulty = await form.submit(suggest, { name: 'Сарай', city: 'Нетакогогорода' })
  for (const field of ['city', 'address']) expect(faulty.$(`[name=${field}]`).attr('aria-invalid')).toBe('true')
  expect(faulty.$('[name=name]').val()).toBe('Сарай')
  const sent = await faulty.submit(suggest, { city: 'Москва', address: 'ул. Мира, 1', description: 'Тихо' })
  expect(sent.address).toMatch(/^\/places\/\d+$/)
  for (const text of ['Сарай', 'ул. Мира, 1', 'Тихо']) expect(sent.text).toContain(text)
  expect(sent.texts('main [role=status]').join()).toContain('на проверке')
  expect(sent.$('meta[name=robots]').attr('content')).toContain('noindex')
  expect((await world.page(sent.address)).status).toBe(404)
  expect(await names('?search=Сарай')).toEqual([])
  const point = async (geo: string) =>
    (await world.page('/places/suggest', { as: author })).submit(suggest, { name: 'Пристань', city: 'Москва', address: 'ул. Речная, 2', geo })
  for (const wrong of ['у реки', '155.7, 37.6']) {
    const refused = await point(wrong)
    expect([refused.status, refused.$('[name=geo]').val(), refused.$('[name=geo]').attr('aria-invalid')]).toEqual([422, wrong, 'true'])
    expect(refused.text).toContain('Напишите широту и долготу через запятую')
  }
  const { body: placed } = await world.request({ url: `/api${(await point('55.7558, 37.6173')).address}`, token: author.token })
  expect(placed.address.geo).toEqual({ lat: 55.7558, lng: 37.6173 })
  const again = await (await world.page('/places/suggest', { as: author })).submit(suggest, { name: 'Сарай', city: 'Москва', address: 'ул. Мира, 1' })
  expect(again.$('[name=name]').parent().text()).toContain('Такая площадка уже есть')
})

test('place: hours of a space that differ from those of its place are shown beside its halls', async () => {
  const hoursOf = (open: string) => JSON.stringify([{ day: 1, open, close: '15:00' }])
  const shownOf = async (schedule: string) => {
    const place = await world.given.place(`Дом ${schedule}`)
    await world.db
      .updateTable('places')
      .set({ schedule: hoursOf('12:00') })
      .where('id', '=', place.id)
      .execute()
    const values = { name: 'Мастерская', place_id: place.id, schedule }
    const inside = await world.db.insertInto('spaces').values(values).returning('id').executeTakeFirstOrThrow()
    await world.given.hall(inside, 'Атриум', 150)
    return (await world.page(`/places/${place.id}`)).texts('#halls details dd')
  }
  expect([await shownOf(hoursOf('13:00')), await shownOf(hoursOf('12:00'))]).toEqual([['13:00–15:00', 'выходной'], []])
})
