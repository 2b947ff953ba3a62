import { expect, test } from 'vitest'
import { inviteCodeIn, isInviteCode } from '../../../contract/teams/invite-code.ts'
import { newInviteCode } from './invite-code.ts'
import { isLeader, isSizeRight, isVisible, mayEdit, participates } from './rules.ts'

const entry = (role: 'leader' | 'admin' | 'member', moderation: 'wait' | 'approved' | 'declined' = 'approved') => ({ role, moderation })

test('team rules: the leader and admins edit, the leader alone manages (V272)', () => {
  const entries = [entry('leader'), entry('admin'), entry('member'), entry('member', 'wait'), null]
  expect(entries.map(mayEdit)).toEqual([true, true, false, false, false])
  expect(entries.map(isLeader)).toEqual([true, false, false, false, false])
})

test('team rules: a team in review is open to its members, applicants and staff', () => {
  const open = (own: Parameters<typeof mayEdit>[0], isStaff = false) => isVisible({ moderation: 'wait' }, own, isStaff)
  expect([open(entry('member')), open(entry('member', 'wait')), open(entry('member', 'declined')), open(null), open(null, true)]).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
  expect(isVisible({ moderation: 'approved' }, null, false)).toBe(true)
})

test('team rules: the limits of a size are included (V289)', () => {
  const limits = { team_size_min: 2, team_size_max: 5 }
  expect([1, 2, 5, 6].map((size) => isSizeRight(limits, size))).toEqual([false, true, true, false])
})

test('team rules: a waiting and an approved team participates (V288)', () => {
  expect((['wait', 'approved', 'declined', null] as const).map(participates)).toEqual([true, true, false, false])
})

test('invite codes: new ones have no look-alikes, and are found in what users type', () => {
  const codes = Array.from({ length: 500 }, newInviteCode)
  expect([new Set(codes).size, codes.every(isInviteCode), codes.some((code) => /[01OILUV]/.test(code))]).toEqual([500, true, false])
  const typed = ['abc-def ghjk', 'https://vmeste.example/kz/join-team/ABCDEFGHJK?from=mail#x', ' авсdefghjk ']
  expect(typed.map(inviteCodeIn)).toEqual(['ABCDEFGHJK', 'ABCDEFGHJK', 'ABCDEFGHJK'])
  expect(['', 'ABC', 'ABCDEFGH0O', '😀'].map((text) => isInviteCode(inviteCodeIn(text)))).toEqual([false, false, false, false])
})
