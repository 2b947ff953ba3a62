import { expect, test } from 'vitest'
import { boundsOf, fittingLabels, marksOf, nameSideOf } from './arrange.ts'

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
  const frame = { width: 400, height: 400 }
  const fitting = (fit: { most: number; marks?: { lat: number; lng: number }[] }) =>
    fittingLabels(labels, project, { frame, below: 30, marks: [], ...fit }).map(({ name }) => name)
  expect(fitting({ most: 24 })).toEqual(['Large', 'Apart'])
  expect(fitting({ most: 1 })).toEqual(['Large'])
  expect(fitting({ most: 24, marks: [{ lat: 1, lng: 1 }] })).toEqual(['Large', 'Apart'])
  expect(fitting({ most: 24, marks: [{ lat: 1.3, lng: 1.2 }] })).toEqual(['Apart'])
})

test('map: the bounds hold every place, and a single one has room around it', () => {
  expect(boundsOf([])).toBeNull()
  const [[west, south], [east, north]] = boundsOf([{ lat: 55, lng: 37 }]) ?? [
    [0, 0],
    [0, 0],
  ]
  expect([west < 37, south < 55, east > 37, north > 55]).toEqual([true, true, true, true])
})

test('map: the name of a mark stands where it covers no other mark, else it is left out', () => {
  const mark = { x: 300, y: 100 }
  expect(nameSideOf(mark, [], 800)).toBe('right')
  expect(nameSideOf(mark, [{ x: 400, y: 110 }], 800)).toBe('left')
  expect(
    nameSideOf(
      mark,
      [
        { x: 400, y: 110 },
        { x: 200, y: 95 },
      ],
      800,
    ),
  ).toBe('none')
  expect(nameSideOf({ x: 150, y: 100 }, [], 320)).toBe('none')
})
