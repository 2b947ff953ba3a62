import { describe, expect, test } from 'vitest'
import { actor } from '../../../tests/kit/actor.ts'
import {
  canManage,
  canPlay,
  type EventFacts,
  isHiddenFrom,
  isRegistrationOpen,
  registrationEnd,
  selfPermissionOf,
  timelineOf,
  visibilityOf,
} from './rules.ts'

const start = new Date('2026-03-12T07:00:00Z')
const end = new Date('2026-03-12T09:00:00Z')
const [guest, owner, staff] = [actor({ id: 1 }), actor({ id: 2 }), actor({ id: 3, isStaff: true })]
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

const event = (more: Partial<EventFacts> = {}): EventFacts => ({
  status: 'published',
  moderation: 'approved',
  access: 'open',
  participation_format: 'person',
  date_start: start,
  date_end: end,
  registration_date_start: null,
  registration_date_end: null,
  live_public: false,
  owner_ids: [owner.id],
  ...more,
})

test('events: authorize organizers and staff to manage them', () => {
  expect([null, guest, owner, staff].map((one) => canManage(event(), one))).toEqual([false, false, true, true])
})

test.each([
  ['published', 'approved', ['visible', 'visible', 'visible', 'visible']],
  ['canceled', 'approved', ['visible', 'visible', 'visible', 'visible']],
  ['published', 'wait', ['inModeration', 'inModeration', 'inModerationForOrganizer', 'visible']],
  ['canceled', 'wait', ['notFound', 'notFound', 'visible', 'visible']],
  ['draft', 'approved', ['notFound', 'notFound', 'visible', 'visible']],
  ['unpublished', 'approved', ['notFound', 'notFound', 'visible', 'visible']],
] as const)('events: show one that is %s and %s to a visitor, a guest, its organizer, staff as %j', (status, moderation, expected) => {
  const visibilities = [null, guest, owner, staff].map((one) => visibilityOf(event({ status, moderation }), one))
  expect(visibilities).toEqual(expected)
  expect([null, guest, owner, staff].map((one) => isHiddenFrom(event({ status, moderation }), one))).toEqual(
    visibilities.map((one) => one === 'notFound'),
  )
})

test('timeline: change at the first moment of each stage', () => {
  const opens = later(start, -3_600_000)
  const at = (moment: Date, facts = {}) => timelineOf(event({ registration_date_start: opens, ...facts }), moment)
  expect([later(opens, -1), opens].map((moment) => at(moment))).toEqual(['beforeRequestAvailable', 'beforeStart'])
  expect([later(start, -1), start, later(end, -1), end].map((moment) => at(moment))).toEqual(['beforeStart', 'started', 'started', 'finished'])
  expect(at(later(opens, -1), { registration_date_start: null })).toBe('beforeStart')
})

describe('registration', () => {
  const opens = later(start, -86_400_000)
  const closes = later(start, -3_600_000)
  const isOpen = (moment: Date, facts: Partial<EventFacts> = {}) => isRegistrationOpen(event(facts), moment)

  test('is open from its start to its end, both included (V143, V158)', () => {
    const facts = { registration_date_start: opens, registration_date_end: closes }
    expect([later(opens, -1), opens, closes, later(closes, 1)].map((moment) => isOpen(moment, facts))).toEqual([false, true, true, false])
  })

  test('ends with the event unless an end is set (V144)', () => {
    expect(registrationEnd(event())).toEqual(end)
    expect([later(end, -1), end].map((moment) => isOpen(moment))).toEqual([true, false])
    expect(isOpen(end, { registration_date_end: later(end, 1) })).toBe(false)
  })

  test.each([{ status: 'canceled' }, { status: 'draft' }, { moderation: 'wait' }] as const)('is closed with %j', (facts) => {
    expect(isOpen(opens, facts)).toBe(false)
  })
})

describe('stream', () => {
  const opens = later(start, -30 * 60_000)
  const plays = (facts: Partial<EventFacts>, { by = guest, isApproved = false, at = opens } = {}) => canPlay(event(facts), by, isApproved, at)

  test('opens for other users 30 minutes before the start', () => {
    expect([plays({}, { at: later(opens, -1) }), plays({})]).toEqual([false, true])
  })

  test('of a restricted event plays for approved participants, or for everyone if it is public', () => {
    const closed = { access: 'approval-required' as const }
    expect([plays(closed), plays(closed, { isApproved: true }), plays({ ...closed, live_public: true })]).toEqual([false, true, true])
  })

  test('plays for organizers and staff at any time, and of a cancelled event only for them', () => {
    const canceled = { status: 'canceled' as const }
    for (const by of [owner, staff]) expect([plays({}, { by, at: later(opens, -1) }), plays(canceled, { by })]).toEqual([true, true])
    expect(plays(canceled)).toBe(false)
  })

  test.each([{ participation_format: 'quiz' }, { status: 'draft' }] as const)('never plays with %j', (facts) => {
    expect([owner, staff, guest].map((by) => plays(facts, { by }))).toEqual([false, false, false])
  })
})

describe('own permissions', () => {
  const permissions = (facts: Partial<EventFacts>, one = owner, is_judge = false) =>
    Object.entries(selfPermissionOf({ ...event(facts), is_judge, chained_ids: [] }, one)).flatMap(([name, isGranted]) => (isGranted ? [name] : []))

  test.each([
    ['draft', ['canEdit', 'canPublish', 'canCancel', 'canDelete', 'canSeeParticipants']],
    ['published', ['canEdit', 'canCancel', 'canSeeParticipants']],
    ['unpublished', ['canEdit', 'canPublish', 'canCancel', 'canSeeParticipants']],
    ['canceled', ['canDelete', 'canSeeParticipants']],
  ] as const)('of the organizer of a %s event are %j', (status, expected) => {
    expect(permissions({ status })).toEqual(expected)
    expect(permissions({ status }, staff)).toEqual(expected)
    expect(permissions({ status }, guest)).toEqual([])
  })

  test('of a judge are limited to scoring', () => {
    expect(permissions({}, guest, true)).toEqual(['canScore'])
  })
})
