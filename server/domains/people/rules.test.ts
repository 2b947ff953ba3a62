import { describe, expect, test } from 'vitest'
import { actor } from '../../../tests/kit/actor.ts'
import { canFollow, canRequestContacts, contactAccessOf, isOpen, isRegistered, isSelf, type PersonFacts, seesBlock, seesContacts } from './rules.ts'

const viewer = actor()
const unfinished = actor({ status: 15 })
const person = (more: Partial<PersonFacts> = {}): PersonFacts => ({
  id: 2,
  status: 10,
  blocked_at: null,
  contacts_to: 'nobody',
  hidden_blocks: [],
  decision: null,
  asked_at: null,
  ...more,
})
const own = (more: Partial<PersonFacts>) => person({ ...more, id: viewer.id })
const minor = { status: 8 }
const at = new Date('2026-03-10T09:00:00Z')

test('profile: isSelf compares user ids', () => {
  expect([isSelf(person(), viewer), isSelf(own({}), viewer), isSelf(person(), null)]).toEqual([false, true, false])
})

test('profile: only active users and minors that are not blocked have a public page', () => {
  for (const status of [10, 8]) expect(isOpen(person({ status }), null)).toBe(true)
  for (const status of [9, 11, 15]) expect(isOpen(person({ status }), viewer)).toBe(false)
  expect(isOpen(person({ blocked_at: at }), viewer)).toBe(false)
  expect(isOpen(own({ status: 15, blocked_at: at }), viewer)).toBe(true)
})

test('profile: shows a block unless it is hidden or of a minor; the owner sees everything', () => {
  const hidden = { hidden_blocks: ['events'] }
  expect(seesBlock(person(hidden), viewer, 'events')).toBe(false)
  expect(seesBlock(person(hidden), viewer, 'resume')).toBe(true)
  expect(seesBlock(person(hidden), null, null)).toBe(true)
  expect(seesBlock(person(minor), viewer, null)).toBe(false)
  expect(seesBlock(own({ ...minor, ...hidden }), viewer, 'events')).toBe(true)
})

describe('contact details', () => {
  test.each([
    ['nobody', {}, [false, false, false]],
    ['nobody, with a request approved', { decision: 'approved' }, [false, false, false]],
    ['registered users', { contacts_to: 'registered' }, [false, false, true]],
    ['registered users, with a request approved', { contacts_to: 'registered', decision: 'approved' }, [true, true, true]],
    ['everyone', { contacts_to: 'all' }, [true, true, true]],
    ['everyone, of a minor', { contacts_to: 'all', ...minor }, [false, false, false]],
    ['registered users, of a minor with a request approved', { contacts_to: 'registered', decision: 'approved', ...minor }, [false, false, false]],
  ] as const)('of audience %s: visible to a visitor, an unfinished account, a user: %j %j', (_, facts, expected) => {
    expect([null, unfinished, viewer].map((one) => seesContacts(person(facts), one))).toEqual(expected)
  })

  test('are visible to their owner, and to no role', () => {
    expect(seesContacts(own(minor), viewer)).toBe(true)
    expect(seesContacts(person(), actor({ isStaff: true, roles: ['admin'] }))).toBe(false)
  })

  test('can be requested once, by a registered user without access', () => {
    const registeredAudience = person({ contacts_to: 'registered' })
    const onRequest = person({ contacts_to: 'granted' })
    expect(canRequestContacts(onRequest, viewer)).toBe(true)
    expect(canRequestContacts(registeredAudience, viewer)).toBe(false)
    expect(canRequestContacts(person(), viewer)).toBe(false)
    for (const more of [{ asked_at: at }, { decision: 'declined' as const }, minor])
      expect(canRequestContacts({ ...onRequest, ...more }, viewer)).toBe(false)
    for (const one of [null, unfinished]) expect(canRequestContacts(onRequest, one)).toBe(false)
  })

  test('have the access state wait until a decision', () => {
    const states = [{}, { asked_at: at }, { asked_at: at, decision: 'approved' }, { asked_at: at, decision: 'declined' }] as const
    expect(states.map((facts) => contactAccessOf(person(facts)))).toEqual(['none', 'wait', 'approved', 'declined'])
  })
})

test('isRegistered: true for active users and minors only', () => {
  expect([10, 8, 9, 11, 15].map((status) => isRegistered(actor({ status })))).toEqual([true, true, false, false, false])
  expect(isRegistered(null)).toBe(false)
})

test('following: a registered user follows other adults', () => {
  expect(canFollow(person(), viewer)).toBe(true)
  for (const one of [null, unfinished]) expect(canFollow(person(), one)).toBe(false)
  expect(canFollow(own({}), viewer)).toBe(false)
  expect(canFollow(person(minor), viewer)).toBe(false)
})
