import { expect, test } from 'vitest'
import { editPhone, formatPhone } from './phone-format.ts'

const typed = (keys: string) =>
  [...keys].reduce(
    (field, key) => {
      const value = field.value.slice(0, field.caret) + key + field.value.slice(field.caret)
      return editPhone({ before: field.value, value, caret: field.caret + 1, deletes: null })
    },
    { value: '', caret: 0 },
  )

const backspaced = (before: string, caret = before.length) =>
  editPhone({ before, value: before.slice(0, caret - 1) + before.slice(caret), caret: caret - 1, deletes: 'backward' })

test('ten typed digits fill the mask of 18 characters (V237)', () => {
  expect(typed('9161234567')).toEqual({ value: '+7 (916) 123-45-67', caret: 18 })
})

test('a number may start with 8, 7 or +7 (V237)', () => {
  for (const keys of ['89161234567', '79161234567', '+79161234567']) expect(typed(keys).value).toBe('+7 (916) 123-45-67')
})

test.each([
  '9161234567',
  '8 916 123 45 67',
  '8(916)123-45-67',
  '+7 916 123-45-67',
  ' +7 (916) 123-45-67 ',
  '7.916.123.45.67',
  'tel:+7-916-123-45-67'.slice(4),
])('pasted text in any format becomes the mask: %s', (text) => {
  expect(formatPhone(text)).toBe('+7 (916) 123-45-67')
})

test('ten digits that start with 7 are a Kazakh number without the country code', () => {
  expect(formatPhone('7011234567')).toBe('+7 (701) 123-45-67')
})

test('numbers of other countries are a plus and at most 15 digits', () => {
  expect(formatPhone('+49 (30) 901820-12')).toBe('+493090182012')
  expect(formatPhone('+1234567890123456789')).toBe('+123456789012345')
  expect(formatPhone('+')).toBe('+')
})

test('letters and surplus digits are dropped', () => {
  expect(formatPhone('call 9161234567, ext 89')).toBe('+7 (916) 123-45-67')
  expect(formatPhone('abc')).toBe('')
  expect(formatPhone('')).toBe('')
})

test('repeated deleting passes the mask and empties the field', () => {
  expect(backspaced('+7 (916) 1')).toEqual({ value: '+7 (916', caret: 7 })
  expect(backspaced('+7 (9')).toEqual({ value: '+7 (', caret: 4 })
  expect(backspaced('+7 (')).toEqual({ value: '', caret: 0 })
  expect(backspaced('+4')).toEqual({ value: '', caret: 0 })
})

test('deleting a bracket deletes the digit next to it', () => {
  expect(backspaced('+7 (916) 123-45-67', 9)).toEqual({ value: '+7 (911) 234-56-7', caret: 6 })
  const ahead = editPhone({ before: '+7 (916) 123', value: '+7 (916 123', caret: 7, deletes: 'forward' })
  expect(ahead).toEqual({ value: '+7 (916) 23', caret: 7 })
})

test('the caret stays at its digit after an edit in the middle', () => {
  const edited = editPhone({ before: '+7 (96) 123', value: '+7 (916) 123', caret: 6, deletes: null })
  expect(edited).toEqual({ value: '+7 (916) 123', caret: 6 })
})
