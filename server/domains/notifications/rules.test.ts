import { describe, expect, test } from 'vitest'
import { notificationTypes as types } from '../../../contract/limits.ts'
import { defaultChoice, dueAt, hasOwnLetter, kindOf } from './rules.ts'

test('notifications: assign every type to the kind whose preference applies', () => {
  const byKind = Map.groupBy(Object.keys(types).sort(), (name) => kindOf(types[name as keyof typeof types])) // Object.keys widens the keys to string
  expect(Object.fromEntries(byKind)).toEqual({
    participation: [
      ...['certificate', 'eventCancelled', 'eventChanged', 'eventDecision', 'eventInvite', 'eventReminder', 'expertInvite'],
      ...['inquiryDecision', 'quiz'],
    ],
    contacts: ['contactAccessRequest', 'contactAccessResult'],
    following: ['subscription'],
    teams: ['teamDecision', 'teamRequest'],
    organizing: ['bookingDecision', 'expertDecision', 'inquiry', 'mailingDecision', 'moderation', 'organizationAppeal'],
    system: ['system'],
  })
})

test('notifications: only registration decisions have an email composed by their domain', () => {
  expect(Object.values(types).filter(hasOwnLetter)).toEqual([types.eventDecision, types.eventChanged, types.eventCancelled])
})

test('notifications: send no email about new followers by default', () => {
  expect([defaultChoice('following'), defaultChoice('contacts')]).toEqual([
    { email: false, push: true },
    { email: true, push: true },
  ])
})

describe('quiet hours', () => {
  // Almaty is UTC+5
  const night = { from_minute: 22 * 60, to_minute: 7 * 60 + 30, zone: 'Asia/Almaty' }
  const due = (moment: string, quiet: Parameters<typeof dueAt>[0] = night) => dueAt(quiet, new Date(moment)).toISOString()

  test.each([
    ['2026-03-10T16:59:00.000Z', '2026-03-10T16:59:00.000Z'],
    ['2026-03-10T17:00:00.000Z', '2026-03-11T02:30:00.000Z'],
    ['2026-03-10T21:15:00.000Z', '2026-03-11T02:30:00.000Z'],
    ['2026-03-11T02:29:00.000Z', '2026-03-11T02:30:00.000Z'],
    ['2026-03-11T02:30:00.000Z', '2026-03-11T02:30:00.000Z'],
  ])('from 22:00 to 7:30 delay a message from %s to %s', (moment, expected) => {
    expect(due(moment)).toBe(expected)
  })

  test('within a day delay a message to their end', () => {
    expect(due('2026-03-10T08:00:00.000Z', { from_minute: 12 * 60, to_minute: 14 * 60, zone: 'Asia/Almaty' })).toBe('2026-03-10T09:00:00.000Z')
  })

  test('with zero length, or not set, delay nothing', () => {
    const noon = '2026-03-10T07:00:00.000Z'
    for (const quiet of [null, { from_minute: 720, to_minute: 720, zone: 'Asia/Almaty' }]) expect(due(noon, quiet)).toBe(noon)
  })
})
