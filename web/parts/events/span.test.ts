import { expect, test } from 'vitest'
import { toZonedInstant } from '../../kernel/zoned-time.ts'
import { type Span, spanElsewhere, spanIn } from './span.ts'

const evening = { dateStart: '2026-11-21T16:00:00.000Z', dateEnd: '2026-11-21T18:30:00.000Z' }
const twoDays = { dateStart: '2026-11-21T07:00:00.000Z', dateEnd: '2026-11-22T14:00:00.000Z' }
const moscow = { locale: 'en', zone: 'Europe/Moscow', now: '2026-11-01T09:00:00.000Z' } as const

/** Without the spaces that keep a date in one line. */
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null

test('an event of one day is told as a date and its hours, on the clock of its zone (A009)', () => {
  expect(spanIn(evening, moscow)).toEqual({ date: 'Saturday, November 21', hours: '19:00–21:30' })
  expect(spanIn(evening, { ...moscow, zone: 'Asia/Novosibirsk' })).toMatchObject({ hours: null })
})

test('an event of some days is told by both its ends', () => {
  expect(plain(spanIn(twoDays, moscow).date)).toBe('November 21, 10:00 — November 22, 17:00')
})

test('the year is told only when the date is far away', () => {
  expect(spanIn(evening, { ...moscow, now: '2025-12-01T09:00:00.000Z' }).date).toBe('November 21, 2026')
  expect(spanIn(evening, { ...moscow, now: '2027-01-10T09:00:00.000Z' }).date).toBe('Saturday, November 21')
})

/** A span of Moscow as it is told to who lives elsewhere. */
const toldIn = (ownZone: string, span: Span) =>
  spanElsewhere(span, { dateStart: toZonedInstant(span.dateStart, ownZone), dateEnd: toZonedInstant(span.dateEnd, ownZone) }, moscow)

test('who lives by the same clock is not told his own time', () => {
  expect(toldIn('Europe/Moscow', evening)).toBeNull()
  expect(toldIn('Europe/Minsk', evening)).toBeNull()
})

test('who lives by another clock is told hours, and the date where it is another', () => {
  expect(toldIn('Europe/Berlin', evening)).toBe('17:00–19:30')
  expect(toldIn('Asia/Vladivostok', evening)).toBe('Sunday, November 22, 02:00–04:30')
  expect(plain(toldIn('Asia/Almaty', twoDays))).toBe('November 21, 12:00 — November 22, 19:00')
})
