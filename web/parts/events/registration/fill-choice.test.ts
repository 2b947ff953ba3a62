import { expect, test } from 'vitest'
import { fillChoice } from './fill-choice.ts'

const radio = (value: string, checked: boolean) => ({ type: 'radio', name: 'format', value, checked, defaultChecked: value === 'offline' })
const formWith = (spaceId: string, isOnline: boolean) => {
  const select = { type: 'select-one', name: 'spaceId', value: spaceId, options: [{ value: '' }, { value: '7' }] }
  const elements = [{ type: 'hidden', name: 'intent', value: 'register' }, radio('offline', !isOnline), radio('online', isOnline), select]
  return { elements, select }
}

test('registration form: restore a choice only into an untouched form', () => {
  const untouched = formWith('', false)
  expect(fillChoice(untouched, { format: 'online', spaceId: '7', intent: 'cancel' })).toBe(true)
  expect(untouched.elements.map((field) => ('checked' in field ? field.checked : field.value))).toEqual(['register', true, true, '7'])
  for (const touched of [formWith('7', false), formWith('', true)]) expect(fillChoice(touched, { format: 'online', spaceId: '7' })).toBe(false)
})

test('registration form: leave out a space that is no longer offered, and the default choice', () => {
  const form = formWith('', false)
  expect(fillChoice(form, { format: 'offline', spaceId: '9' })).toBe(false)
  expect(form.select.value).toBe('')
})
