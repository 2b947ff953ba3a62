import { expect, test } from 'vitest'
import { postedInstant, shownParts } from './posted-instant.ts'

const zone = 'Asia/Novosibirsk'

test('date and time field: an instant and a local time of the zone are the same moment', () => {
  for (const posted of ['2026-12-24T11:30:00.000Z', '2026-12-24T18:30:00+07:00', '2026-12-24T18:30']) {
    expect(postedInstant(posted, zone)).toBe('2026-12-24T11:30:00.000Z')
    expect(shownParts(posted, zone)).toEqual({ day: '2026-12-24', time: '18:30' })
  }
})

test('date and time field: a text without an instant returns to the field as it was typed', () => {
  for (const posted of ['', 'скоро', '2026-13-24T18:30', '24.12 18:30', '2026-12-24']) {
    expect(postedInstant(posted, zone)).toBeNull()
    expect(shownParts(posted, zone)).toEqual({ day: posted, time: '' })
  }
})
