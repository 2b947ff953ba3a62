import { expect, test } from 'vitest'
import { boundsOf, fittingLabels, isOneSpot, marksOf } from './arrange.ts'

const project = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng * 100, y: lat * 100 })
const point = (id: number, lat: number, lng: number) => ({ id, name: `Place ${id}`, lat, lng, to: `/places/${id}` })

test('map: points whose marks would overlap become one mark without a link', () => {
  const marks = marksOf([point(1, 1, 1), point(2, 1, 1.2), point(3, 3, 3)], [], project)
  expect(marks.map(({ count, to }) => ({ count, to }))).toEqual([
    { count: 2, to: null },
    { count: 1, to: '/places/3' },
  ])
})

test('map: a group of the server is a mark of its own', () => {
  expect(marksOf([], [{ id: 7, name: 'Казань', count: 40, lat: 1, lng: 1 }], project)).toMatchObject([{ name: 'Казань', count: 40, points: [] }])
})

test('map: a label that would overlap a larger city, or lies outside the frame, is left out', () => {
  const label = (name: string, lat: number, lng: number) => ({ name, lat, lng })
  const labels = [label('Large', 1, 1), label('Beside', 1.1, 1.5), label('Apart', 2, 3), label('Outside', 9, 1)]
  const frame = { width: 400, height: 400, most: 24, marks: [] }
  const namesIn = (more: Partial<Parameters<typeof fittingLabels>[2]>) =>
    fittingLabels(labels, project, { ...frame, ...more }).map(({ name }) => name)
  expect([namesIn({}), namesIn({ most: 1 })]).toEqual([['Large', 'Apart'], ['Large']])
  // a mark at the spot of a label stands above it; one below covers it
  expect([namesIn({ marks: marksOf([point(1, 1, 1)], [], project) }), namesIn({ marks: marksOf([point(1, 1.3, 1)], [], project) })]).toEqual([
    ['Large', 'Apart'],
    ['Apart'],
  ])
})

test('map: the bounds hold every place, and a single one has room around it', () => {
  expect(boundsOf([])).toBeNull()
  const [[west, south], [east, north]] = boundsOf([{ lat: 55, lng: 37 }]) ?? [
    [0, 0],
    [0, 0],
  ]
  expect([west < 37, south < 55, east > 37, north > 55]).toEqual([true, true, true, true])
})

test('map: points of one address are one spot, which no zoom divides', () => {
  expect(isOneSpot([point(1, 55.75, 37.6), point(2, 55.75, 37.6), point(3, 55.7501, 37.6001)])).toBe(true)
  expect([isOneSpot([point(1, 55.75, 37.6)]), isOneSpot([]), isOneSpot([point(1, 55.75, 37.6), point(2, 55.75, 37.61)])]).toEqual([
    false,
    false,
    false,
  ])
})
