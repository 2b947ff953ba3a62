import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, pageOf, pathWith } from './address.ts'
import { day, flag, many, one, place, search, sort, text } from './fields.ts'

const address = addressOf({
  view: place(['cards', 'map']),
  cityId: one.id(),
  isNear: flag({ needs: 'cityId' }),
  from: day(),
  to: day({ joins: 'from' }),
  themes: many.id(),
  kinds: many.of(['talk', 'class']),
  collection: one.id({ isAlone: true }),
  tag: text(10),
  search: search(20),
  sort: sort(['date', 'weight'], { searching: 'weight' }),
})

const params = (query: string) => new URLSearchParams(query)
const clean = (query: string) => address.clean(params(query)).toString()

const names = ['view', 'cityId', 'isNear', 'from', 'to', 'themes', 'kinds', 'collection', 'tag', 'search', 'sort', 'paginationPage', 'other']
const values = fc.oneof(
  fc.constantFrom('1', '07', '881', '-3', '1,2', 'x', '', 'talk', 'talk,class', 'map', 'weight', '2026-03-01', '2026-13-41', ' а '),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const queries = fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 15 }).map((pairs) => new URLSearchParams(pairs))

test('list address: a clean address reads as the original one, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const cleaned = new URLSearchParams(address.clean(query).toString())
      expect(address.clean(cleaned).toString()).toBe(cleaned.toString())
      expect(address.query(cleaned)).toEqual(address.query(query))
      expect(address.chosen(cleaned)).toEqual(address.chosen(query))
      expect(pageOf(cleaned)).toBe(pageOf(query))
      expect(address.hasEmpty(cleaned)).toBe(false)
    }),
  )
})

test('list address: a form filled from the address leads to the same list', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const cleaned = address.clean(query)
      cleaned.delete('paginationPage')
      expect(address.ofForm([...cleaned, ['cityName', 'x']], query).toString()).toBe(cleaned.toString())
    }),
  )
})

test('list address: taking every chip off leaves no filter', () => {
  fc.assert(
    fc.property(queries, (query) => {
      let rest = query
      for (const { name, value } of address.chosen(query)) rest = address.without(rest, name, value)
      expect(address.chosen(rest)).toEqual([])
    }),
  )
})

test('list address: values that are not valid are left out', () => {
  expect(address.query(params('cityId=x&themes=1&themes=-2&kinds=talk,dance&from=2026-13-41&sort=loud&view=none&search=%20'))).toEqual({
    themes: [1],
    kinds: ['talk'],
    sort: 'date',
  })
})

test('list address: the end of a range shares the chip of its start, and has its own without it', () => {
  const range = params('from=2026-03-01&to=2026-03-02&tag=a')
  expect(address.chosen(range).map(({ name }) => name)).toEqual(['from', 'tag'])
  expect(address.without(range, 'from').toString()).toBe('tag=a')
  expect(address.chosen(params('to=2026-03-02'))).toEqual([{ name: 'to', value: '2026-03-02' }])
})

test('list address: a filter that needs another is left out without it', () => {
  expect(clean('isNear=1')).toBe('')
  expect(address.query(params('cityId=5&isNear=1'))).toEqual({ cityId: 5, isNear: '1', sort: 'date' })
})

test('list address: a filter that stands alone drops all others, the search and the order', () => {
  expect(clean('collection=2&cityId=5&search=a&sort=weight&paginationPage=3')).toBe('collection=2&paginationPage=3')
  expect(address.query(params('collection=2&cityId=5&search=a'))).toEqual({ collection: 2 })
})

test('list address: a search has its own default order, and changing it changes the order (V060, V061)', () => {
  expect([address.order(params('')), address.order(params('search=a')), address.order(params('search=a&sort=date'))]).toEqual([
    'date',
    'weight',
    'date',
  ])
  const typed = address.ofForm(params('search=a&sort=date'), params(''))
  expect(typed.toString()).toBe('search=a&sort=weight')
  expect(address.ofForm(params('search=&sort=weight'), typed).toString()).toBe('sort=date')
  expect(address.ofForm(params('search=a&sort=date'), typed).get('sort')).toBe('date')
})

test('list address: without empty parameters, on the first page after a change', () => {
  const form = params('cityId=&from=&themes=1&search=&paginationPage=4')
  expect([address.hasEmpty(form), address.hasEmpty(params('other=')), address.ofForm(form, params('')).toString()]).toEqual([true, false, 'themes=1'])
  expect(address.without(params('themes=1&themes=2&paginationPage=2'), 'themes', '2').toString()).toBe('themes=1')
})

test('list address: clearing leaves the list of the screen that is open', () => {
  expect(address.reset(params('view=map&cityId=5&search=a')).toString()).toBe('view=map')
  expect(address.withPage(params('view=map'), 2).toString()).toBe('paginationPage=2&view=map')
  expect([pathWith('/a', params('')), pathWith('/a', params('b=1'))]).toEqual(['/a', '/a?b=1'])
})
