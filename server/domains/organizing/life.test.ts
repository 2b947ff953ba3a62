import { expect, test } from 'vitest'
import { eventStatuses } from '../../../contract/events/events.ts'
import { cabinetStates } from '../../../contract/organizing/limits.ts'
import { type LifeAction, obstacleTo } from './life.ts'

const allowedOf = (action: LifeAction) => eventStatuses.filter((status) => obstacleTo(action, status) === null)

test('life of an event: a cancelled event stays cancelled, and only drafts and cancelled events are deleted (V138, V140)', () => {
  expect(allowedOf('cancel')).toEqual(['draft', 'published', 'unpublished'])
  expect(allowedOf('makeDraft')).toEqual(['draft', 'published', 'unpublished'])
  expect(allowedOf('unpublish')).toEqual(['published'])
  expect(allowedOf('remove')).toEqual(['draft', 'canceled'])
})

test('life of an event: the status is spelled canceled, the state of the cabinet cancelled (V515)', () => {
  expect(eventStatuses.filter((status) => status.startsWith('cancel'))).toEqual(['canceled'])
  expect(cabinetStates.filter((state) => state.startsWith('cancel'))).toEqual(['cancelled'])
})
