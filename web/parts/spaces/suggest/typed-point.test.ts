import { expect, test } from 'vitest'
import { centreOf, pointText, typedPoint } from './typed-point.ts'

test('suggested point: reads coordinates as maps write them, and nothing else', () => {
  const point = { lat: 55.7558, lng: 37.6173 }
  for (const text of ['55.7558, 37.6173', ' 55.7558,37.6173 ', '55.7558 37.6173', '55,7558; 37,6173', '55,7558, 37,6173'])
    expect([text, typedPoint(text)]).toEqual([text, point])
  expect(typedPoint('-33.9, -151')).toEqual({ lat: -33.9, lng: -151 })
  expect(typedPoint('  ')).toBeNull()
  for (const text of ['55.7558', 'дом у реки', '55.7558, 37.6173, 12', '1e3, 2', '55,75'])
    expect([text, typedPoint(text)]).toEqual([text, { lat: Number.NaN, lng: Number.NaN }])
})

test('suggested point: the middle of a map is where it is drawn, also across the date line', () => {
  expect(pointText(centreOf({ west: 37.5, south: 55.7, east: 37.7, north: 55.8 }))).toBe('55.75003, 37.60000')
  expect(centreOf({ west: 0, south: 0, east: 10, north: 80 }).lat).toBeGreaterThan(50)
  expect(centreOf({ west: 179, south: -1, east: -179, north: 1 }).lng).toBeCloseTo(180)
  expect(centreOf({ west: 170, south: -1, east: -178, north: 1 }).lng).toBeCloseTo(176)
  expect(centreOf({ west: 178, south: -1, east: -170, north: 1 }).lng).toBeCloseTo(-176)
})
