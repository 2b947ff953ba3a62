import { expect, test } from 'vitest'
import { toZonedInstant } from '../../kernel/zoned-time.ts'
import { type Span, spanIn, spanInOwnZone } from './span.ts'

const evening = { dateStart: '2026-11-21T16:00:00.000Z', dateEnd: '2026-11-21T18:30:00.000Z' }
const twoDays = { dateStart: '2026-11-21T07:00:00.000Z', dateEnd: '2026-11-22T14:00:00.000Z' }
const moscow = { locale: 'en', zone: 'Europe/Moscow', now: '2026-11-01T09:00:00.000Z' } as const

/** Replaces no-break spaces, which keep a date on one line. */
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null

test('event dates: a one-day event has a date and hours in the given zone (A009)', () => {
  expect(spanIn(evening, moscow)).toEqual({ date: 'Saturday 21 November', hours: '19:00–21:30' })
  expect(spanIn(evening, { ...moscow, zone: 'Asia/Novosibirsk' })).toMatchObject({ hours: null })
})

test('event dates: a longer event has both ends in full', () => {
  expect(plain(spanIn(twoDays, moscow).date)).toBe('21 November, 10:00 — 22 November, 17:00')
})

test('event dates: the year appears only for distant dates', () => {
  expect(spanIn(evening, { ...moscow, now: '2025-12-01T09:00:00.000Z' }).date).toBe('21 November 2026')
  expect(spanIn(evening, { ...moscow, now: '2027-01-10T09:00:00.000Z' }).date).toBe('Saturday 21 November')
})

/** A span of Moscow for a user of another zone. */
const inOwnZone = (ownZone: string, span: Span) =>
  spanInOwnZone(span, { dateStart: toZonedInstant(span.dateStart, ownZone), dateEnd: toZonedInstant(span.dateEnd, ownZone) }, moscow)

test('event dates: nothing is repeated for a user whose zone has the same offset', () => {
  expect(inOwnZone('Europe/Moscow', evening)).toBeNull()
  expect(inOwnZone('Europe/Minsk', evening)).toBeNull()
})

test('event dates: another zone repeats the hours, and the date when it differs', () => {
  expect(inOwnZone('Europe/Berlin', evening)).toBe('17:00–19:30')
  expect(inOwnZone('Asia/Vladivostok', evening)).toBe('Sunday 22 November, 02:00–04:30')
  expect(plain(inOwnZone('Asia/Almaty', twoDays))).toBe('21 November, 12:00 — 22 November, 19:00')
})
