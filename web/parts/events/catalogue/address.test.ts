import { expect, test } from 'vitest'
import { eventsAddress, toQuery } from './address.ts'

const address = 'cityId=881&themes=1&search=дом&sort=weight&dateFrom=2026-03-01&past=1&placeIds=3&tag=а&compilationId=2&paginationPage=3'
const technical = { paginationPage: 3, paginationSize: 24, expand: 'type,city,place,space,photo' }

const today = '2026-03-11'

test('event filters: a compilation drops all other filters from the query (V058)', () => {
  const params = new URLSearchParams(address)
  expect(toQuery(params, {}, today)).toEqual({ ...technical, compilationId: 2 })
  expect(eventsAddress.clean(params).toString()).toBe('compilationId=2&paginationPage=3')
  expect(eventsAddress.chosen(params)).toEqual([{ name: 'compilationId', value: '2' }])
})

test('event filters: a compilation on the contest list is still limited to contests (V088)', () => {
  expect(toQuery(new URLSearchParams('compilationId=2'), { additional: ['contest'] }, today)).toMatchObject({
    compilationId: 2,
    additional: ['contest'],
  })
})

test('event filters: without a compilation the query contains every filter', () => {
  const params = new URLSearchParams(address)
  params.delete('compilationId')
  const chosen = { cityId: 881, themes: [1], search: 'дом', sort: 'weight', dateFrom: '2026-03-01', placeIds: [3], tag: 'а', past: '1' }
  expect(toQuery(params, {}, today)).toMatchObject({ ...technical, ...chosen })
})

test('event filters: a plain list has the upcoming events, and a date or past ones lift this limit', () => {
  expect(toQuery(new URLSearchParams(), {}, today)).toMatchObject({ actual: '1', sort: 'date', paginationSize: 15 })
  for (const lifting of ['past=1', 'dateFrom=2026-03-01', 'dateTo=2026-03-01'])
    expect(toQuery(new URLSearchParams(lifting), {}, today)).not.toHaveProperty('actual')
})

test('the week view lists the days of one week, in the order of time', () => {
  const query = (search: string) => toQuery(new URLSearchParams(search), {}, today)
  expect(query('view=week&sort=popularity&paginationPage=3')).toEqual({
    ...{ dateFrom: '2026-03-09', dateTo: '2026-03-15', sort: 'date', additional: [] },
    ...{ paginationPage: 1, paginationSize: 100, expand: 'type,city,place,space,photo' },
  })
  expect(query('view=week&week=2026-12-31')).toMatchObject({ dateFrom: '2026-12-28', dateTo: '2027-01-03' })
  expect(query('view=week&dateFrom=2026-04-01&dateTo=2026-04-02')).toMatchObject({ dateFrom: '2026-04-01', dateTo: '2026-04-02' })
  expect(query('view=list')).toMatchObject({ actual: '1', paginationSize: 15 })
})
