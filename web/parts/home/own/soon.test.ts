import { expect, test } from 'vitest'
import { ownHome } from '../../../../messages/ru/own-home.ts'
import { soonOf } from './soon.ts'

const soon = (start: string, now: string) => soonOf(start, now, ownHome.soon)

test('how soon an event starts: minutes, hours, then days by the calendar of its zone', () => {
  const start = '2026-12-02T20:00:00+05:00'
  expect(soon(start, '2026-12-02T15:00:00Z')).toBe('Уже идёт')
  expect(soon(start, '2026-12-02T14:15:00Z')).toBe('Через 45 мин')
  expect(soon(start, '2026-12-02T13:00:00Z')).toBe('Через 2 ч')
  expect(soon(start, '2026-12-01T19:00:00Z')).toBe('Сегодня')
  expect(soon(start, '2026-12-01T18:59:00Z')).toBe('Завтра')
  expect(soon(start, '2026-11-26T10:00:00Z')).toBe('Через 6 дней')
  expect(soon(start, '2026-11-20T10:00:00Z')).toBeNull()
})
