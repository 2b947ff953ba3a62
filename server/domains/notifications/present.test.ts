import { expect, test } from 'vitest'
import { notificationTypes } from '../../../contract/limits.ts'
import { presentNotification } from './present.ts'
import type { NotificationData } from './store.ts'

const titleOf = (type: number, data: NotificationData = {}) =>
  presentNotification(
    {
      id: 1,
      type,
      data,
      title: null,
      text: null,
      created_at: new Date('2026-03-10T09:00:00Z'),
      received: false,
      notification_id: 1,
      user_name: null,
      event_name: null,
      space_name: null,
      quiz_title: null,
      booking: null,
      team_name: null,
      organization_name: null,
      access_decision: null,
    },
    'en',
  ).title

test('notices: use the text of the occasion, otherwise that of the type', () => {
  expect(titleOf(notificationTypes.moderation)).toBe('The moderator has decided')
  expect(titleOf(notificationTypes.moderation, { kind: 'educationDecided' })).not.toBe('The moderator has decided')
})

test('notices: every type except the general one has its own text', () => {
  const { system, ...others } = notificationTypes
  expect(new Set(Object.values(others).map((type) => titleOf(type))).size).toBe(Object.keys(others).length)
  expect(Object.values(others).map((type) => titleOf(type))).not.toContain(titleOf(system))
})

test('notices: use the general text for a stored type or occasion that this version does not know', () => {
  expect(titleOf(9_999)).toBe(titleOf(notificationTypes.system))
  // @ts-expect-error a misspelt occasion does not compile
  expect(titleOf(notificationTypes.system, { kind: 'educationDecidde' })).toBe(titleOf(notificationTypes.system))
})
