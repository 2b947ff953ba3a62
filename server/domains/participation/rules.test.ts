import { describe, expect, test } from 'vitest'
import { actor } from '../../../tests/kit/actor.ts'
import type { EventRow } from '../events/store.ts'
import { chosenFormat, formatsOf, isHiddenFromOutsider, mayActFor, needsQuizAnswer, obstacleTo, obstacleToCancel, requestStateOf } from './rules.ts'

const now = new Date('2026-03-10T09:00:00Z')
const end = new Date('2026-03-12T09:00:00Z')
const owner = actor({ id: 2 })

const event = (more: Partial<EventRow> = {}): EventRow => {
  const facts: Partial<EventRow> = {
    status: 'published',
    moderation: 'approved',
    access: 'open',
    format: 'place',
    participation_format: 'person',
    date_start: new Date('2026-03-12T07:00:00Z'),
    date_end: end,
    registration_date_start: null,
    registration_date_end: null,
    owner_ids: [owner.id],
    online_limit: null,
    online_with_space: false,
    quiz_id: null,
    open_space_ids: null,
    ecp_required: false,
    state: null,
    ...more,
  }
  return facts as EventRow // the rules read these columns and no others
}

test('registration: hide a draft from outsiders, but not from participants and organizers', () => {
  const draft = { status: 'draft' as const }
  expect(isHiddenFromOutsider(event(draft), actor())).toBe(true)
  expect(isHiddenFromOutsider(event({ ...draft, state: 'approved' }), actor())).toBe(false)
  expect(isHiddenFromOutsider(event(draft), owner)).toBe(false)
  expect(isHiddenFromOutsider(event(), actor())).toBe(false)
})

test('registration: authorize organizers, staff and space staff to act for others, users only for themselves (V156)', () => {
  expect(mayActFor(event(), actor(), 1)).toBe(true)
  expect(mayActFor(event(), actor(), 3)).toBe(false)
  for (const one of [owner, actor({ isStaff: true }), actor({ roles: ['control'] })]) expect(mayActFor(event(), one, 3)).toBe(true)
})

test.each([
  [{ format: 'place' }, ['offline'], 'offline'],
  [{ format: 'space' }, ['offline'], 'offline'],
  [{ format: 'place', online_limit: 5 }, ['offline', 'online'], 'offline'],
  [{ format: 'online' }, ['online'], 'online'],
  [{ format: 'online', online_with_space: true }, ['online', 'offline'], 'online'],
] as const)('registration: offer for an event with %j the formats %j, by default %s', (facts, formats, usual) => {
  expect(formatsOf(event(facts))).toEqual(formats)
  expect(chosenFormat(event(facts), {})).toBe(usual)
  expect(chosenFormat(event(facts), { format: usual === 'online' ? 'offline' : 'online' })).not.toBe(usual)
})

describe('registration obstacle', () => {
  const obstacle = (facts: Partial<EventRow>, choice: Parameters<typeof obstacleTo>[2] = {}, one = actor()) =>
    obstacleTo(event(facts), one, choice, now)

  test.each([
    ['none for an open event', {}, {}, null],
    ['registrationClosed of a cancelled event', { status: 'canceled' }, {}, 'registrationClosed'],
    ['teamRequired for teams', { participation_format: 'team' }, {}, 'teamRequired'],
    ['quizAnswerRequired with a quiz', { quiz_id: 7 }, {}, 'quizAnswerRequired'],
    ['none with an answer to the quiz', { quiz_id: 7 }, { quizAnswerId: 1, isQuizAnswered: true }, null],
    ['quizAnswerRequired with the answer to another quiz', {}, { quizAnswerId: 1, isQuizAnswered: false }, 'quizAnswerRequired'],
    ['formatUnavailable online where nothing is streamed', {}, { format: 'online' }, 'formatUnavailable'],
    ['none online where the event is streamed', { online_limit: 3 }, { format: 'online' }, null],
    ['spaceRequired without a space of the network', { open_space_ids: [4, 5] }, {}, 'spaceRequired'],
    ['spaceRequired for a space of another network', { open_space_ids: [4, 5] }, { spaceId: 6 }, 'spaceRequired'],
    ['spacesUnconfirmed before the first space accepts', { open_space_ids: [] }, { spaceId: 5 }, 'spacesUnconfirmed'],
    ['none for a space of the network', { open_space_ids: [4, 5] }, { spaceId: 5 }, null],
    ['signatureRequired without a signature', { ecp_required: true }, {}, 'signatureRequired'],
    ['none with a signature', { ecp_required: true }, { ecpConfirmed: true }, null],
  ] as const)('is %s', (_, facts, choice, expected) => {
    // arrays of a const table are readonly, arrays of a row are not
    expect(obstacle(facts as Partial<EventRow>, choice)).toBe(expected)
  })

  test.each([{ isRestricted: true }, { hasAgreement: false }, { hasPersonalDataAgreement: false }])(
    'is consentRequired for a user with %j',
    (lack) => {
      expect(obstacle({}, {}, actor(lack))).toBe('consentRequired')
    },
  )
})

test('registration: require a quiz answer for events with a quiz and for quiz events', () => {
  expect([event(), event({ quiz_id: 7 }), event({ participation_format: 'quiz' })].map(needsQuizAnswer)).toEqual([false, true, true])
})

test.each([
  ['approved', 'requested', 'requested'],
  ['wait', 'requested', 'requested'],
  ['declined', 'unavailable', 'unavailable'],
  ['noRequest', 'available', 'unavailable'],
  [null, 'available', 'unavailable'],
] as const)('registration: offer a user in state %s the button %s, after closing %s', (state, open, closed) => {
  expect(requestStateOf(event({ state }), now)).toBe(open)
  expect(requestStateOf(event({ state }), end)).toBe(closed)
})

test('cancellation: accept it from participants until the end of the event', () => {
  const before = new Date(end.getTime() - 1)
  for (const state of ['approved', 'wait'] as const) {
    expect(obstacleToCancel(event({ state }), before)).toBeNull()
    expect(obstacleToCancel(event({ state }), end)).toBe('eventFinished')
  }
  for (const state of ['declined', 'noRequest', null] as const) expect(obstacleToCancel(event({ state }), end)).toBe('notRegistered')
})
