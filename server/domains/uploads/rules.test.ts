import { expect, test } from 'vitest'
import { actor } from '../../../tests/kit/actor.ts'
import { isPrivate, mayRead, mayUpload } from './rules.ts'

test('uploads: a minor who waits for the consent of a parent uploads that consent only', () => {
  const minor = actor({ awaits: 'consent' })
  expect(['consent', 'photo'].map((purpose) => mayUpload(minor, purpose))).toEqual([true, false])
  expect(['consent', 'photo'].map((purpose) => mayUpload(actor(), purpose))).toEqual([true, true])
})

test('uploads: consents and exports are private', () => {
  const purposes = ['consent', 'export', 'document', 'photo']
  expect(purposes.map((purpose) => isPrivate({ purpose }))).toEqual([true, true, false, false])
})

test('uploads: a private file is read by its owner and by staff after the second step', () => {
  const readers = [null, actor({ id: 2 }), actor({ id: 1 }), actor({ id: 3, isStaff: true }), actor({ id: 3, isStaff: true, awaits: 'code' })]
  const read = (purpose: string) => readers.map((reader) => mayRead({ purpose, owner_id: 1 }, reader))
  expect(read('consent')).toEqual([false, false, true, true, false])
  expect(read('photo')).toEqual([true, true, true, true, true])
})
