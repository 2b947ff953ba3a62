import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantsOf } from './local-instants.ts'
import { toZonedInstant } from './zoned-time.ts'

const zones = fc.constantFrom(
  ...['UTC', 'Europe/Kaliningrad', 'Europe/Moscow', 'Asia/Novosibirsk', 'Asia/Almaty', 'Asia/Kathmandu', 'Europe/Berlin', 'America/New_York'],
  ...['America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Apia', 'Africa/Casablanca', 'Asia/Tehran'],
)
const minutes = fc.integer({ min: Date.UTC(2012, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })

test('zoned time: every instant is among the instants of its local time', () => {
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const at = new Date(minute * 60_000).toISOString()
      const found = instantsOf(toZonedInstant(at, zone).slice(0, 16), zone)
      expect(found.kind).not.toBe('skipped')
      expect(found.kind === 'repeated' ? [found.at, found.later] : [found.at]).toContain(at)
    }),
    { numRuns: 2_000 },
  )
})

test('zoned time: a local time that exists is the local time of each of its instants', () => {
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const local = new Date(minute * 60_000).toISOString().slice(0, 16)
      const found = instantsOf(local, zone)
      const all = found.kind === 'repeated' ? [found.at, found.later] : [found.at]
      const locals = all.map((at) => toZonedInstant(at, zone).slice(0, 16))
      if (found.kind === 'skipped') expect(locals[0] && locals[0] > local).toBe(true)
      else expect(new Set(locals)).toEqual(new Set([local]))
    }),
    { numRuns: 2_000 },
  )
})

test('zoned time: a repeated hour has two instants, a skipped one moves forward by the jump', () => {
  expect(instantsOf('2026-10-25T02:30', 'Europe/Berlin')).toEqual({
    kind: 'repeated',
    at: '2026-10-25T00:30:00.000Z',
    later: '2026-10-25T01:30:00.000Z',
  })
  expect(instantsOf('2026-03-29T02:30', 'Europe/Berlin')).toEqual({ kind: 'skipped', at: '2026-03-29T01:30:00.000Z' })
  expect(instantsOf('2026-12-24T18:30', 'Asia/Novosibirsk')).toEqual({ kind: 'once', at: '2026-12-24T11:30:00.000Z' })
})
