import { describe, expect, test } from 'vitest'
import { normalEmail } from '../../../contract/accounts/sign-in.ts'
import { ageObstacle, isChild, isEmail, mailDomainsOf, moscowDate, obstacleToEnter, statusAtSignUp, wrongBirthday, yearsBefore } from './rules.ts'

const today = '2026-11-21'

test('ages use the calendar date of Moscow (A104)', () => {
  expect(moscowDate(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20')
  expect(moscowDate(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21')
})

test('years before the first millennium keep four digits, because birthdays are compared as text', () => {
  expect(yearsBefore('0105-02-03', 100)).toBe('0005-02-03')
})

test('a user comes of age on the 18th birthday (V194)', () => {
  expect(isChild('2008-11-21', today)).toBe(false)
  expect(isChild('2008-11-22', today)).toBe(true)
})

test('a user born on 29 February comes of age on 1 March', () => {
  expect(isChild('2008-02-29', '2026-02-28')).toBe(true)
  expect(isChild('2008-02-29', '2026-03-01')).toBe(false)
})

describe('a birthday', () => {
  test.each([
    ['12 years ago is accepted (V014)', '2014-11-21', null],
    ['a day short of 12 years ago is too young (V014)', '2014-11-22', 'tooYoung'],
    ['today is too young', '2026-11-21', 'tooYoung'],
    ['tomorrow is in the future (V240)', '2026-11-22', 'future'],
    ['exactly 100 years ago is accepted (V241)', '1926-11-21', null],
    ['100 years and a day ago is refused (V241)', '1926-11-20', 'tooOld'],
    ['in the first century is refused', '0001-01-01', 'tooOld'],
  ])('%s', (_, birthday, fault) => {
    expect(ageObstacle(birthday, new Date(`${today}T12:00:00+03:00`))).toBe(fault)
  })
  test.each([
    ['future', { fault: 'future' }],
    ['tooOld', { fault: 'tooLongAgo', limit: 100 }],
  ] as const)('of fault %s is rejected at its field with that reason', (fault, reason) => {
    expect(wrongBirthday(fault).details.fields).toEqual({ birthday: [reason] })
  })
})

test('users younger than 18 register as minors, others as active (V229)', () => {
  expect(statusAtSignUp('2008-11-22', today)).toBe(8)
  expect(statusAtSignUp('2008-11-21', today)).toBe(10)
})

describe('signing in to an account', () => {
  const open = { status: 10, blocked_at: null, restricted_at: null }
  test.each([
    ['an active account signs in', open, null],
    ['an unfinished account signs in', { ...open, status: 15 }, null],
    ['a minor within the 30 days signs in', { ...open, status: 8 }, null],
    ['a restricted minor is refused (A095)', { ...open, status: 8, restricted_at: new Date() }, 'minor'],
    ['a restriction ends with minority', { ...open, restricted_at: new Date() }, null],
    ['a deactivated account is blocked (V227)', { ...open, status: 9 }, 'blocked'],
    ['a merged account is blocked (V228)', { ...open, status: 11 }, 'blocked'],
    ['a sanction blocks (A098)', { ...open, blocked_at: new Date() }, 'blocked'],
    ['a sanction on a restricted minor is reported as a sanction', { status: 8, blocked_at: new Date(), restricted_at: new Date() }, 'blocked'],
  ])('%s', (_, standing, obstacle) => {
    expect(obstacleToEnter(standing)).toBe(obstacle)
  })
})

describe('an email', () => {
  test.each(['a@b.ru', 'имя@почта.рф', 'a.b+c@sub.domain.museum', `${'a'.repeat(312)}@mail.ru`])('%s is valid (V233)', (email) => {
    expect(isEmail(email)).toBe(true)
  })
  test.each([
    '',
    'a',
    'a@b',
    '@b.ru',
    'a@',
    'a@@b.ru',
    'a b@c.ru',
    'a@b.ru,c@d.ru',
    'a@b.ru\nbcc:x@y.ru',
    '<a@b.ru>',
    'a@-b.ru',
    'a@b..ru',
    'a@b.ru.',
    '\u200ba@b.ru',
    'a\u00adb@c.ru',
    '\u202ea@b.ru',
    'a\u3164@b.ru',
    `${'a'.repeat(313)}@mail.ru`,
  ])('%j is invalid (V233)', (email) => {
    expect(isEmail(email)).toBe(false)
  })
  test.each([
    ['a@ｍailinator.com', 'a@mailinator.com'],
    ['ａ@b．ru', 'a@b.ru'],
    [' \u212Aim@ⓑ.RU ', 'kim@b.ru'],
  ])('%s is the same mailbox as %s', (typed, plain) => {
    expect(normalEmail(typed)).toBe(plain)
  })
  test('belongs to its domain and to the parent domains', () => {
    expect(mailDomainsOf('a@x.mailinator.com')).toEqual(['x.mailinator.com', 'mailinator.com'])
  })
})
