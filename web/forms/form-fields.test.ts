import { expect, test } from 'vitest'
import type { FormAnswer } from './answer-form.ts'
import { formFields } from './form-fields.ts'

const refused = (errors: Record<string, string[]>, typed?: Record<string, string[]>): FormAnswer => ({
  intent: 'save',
  subject: '',
  problem: { status: 422, reason: 'invalidInput', message: '', error: {}, errors },
  ...(typed && { typed }),
})

test('form fields: show the typed value after a refusal without scripts, else the saved one', () => {
  const saved = formFields(null, 'f')
  expect(saved.text('name', 'Name', { saved: 'Vera' }).defaultValue).toBe('Vera')
  expect(saved.checkbox('primary', 'Primary', true).defaultChecked).toBe(true)
  const again = formFields(refused({}, { name: [''], types: ['b'] }), 'f')
  expect(again.text('name', 'Name', { saved: 'Vera' }).defaultValue).toBe('')
  expect(again.checkbox('primary', 'Primary', true).defaultChecked).toBe(false)
  expect(['a', 'b'].map((value) => again.option('types', value, value, value === 'a').defaultChecked)).toEqual([false, true])
})

test('form fields: show what was typed before the session ended until it is saved', () => {
  const shown = (answer: FormAnswer | null) => formFields(answer, 'f', { name: ['Olga'] }).text('name', 'Name', { saved: 'Vera' }).defaultValue
  expect([shown(null), shown(refused({}))]).toEqual(['Olga', 'Olga'])
  expect(shown({ intent: 'save', subject: '', problem: null })).toBe('Vera')
})

test('form fields: list the faulty fields for the summary in the order of the form, by their own names', () => {
  const fields = formFields(refused({ url: ['No site'], name: ['Too long'], other: ['?'] }), 'f')
  fields.text('position', 'Position')
  expect(fields.text('company', 'Company', { error: 'name' }).errors).toEqual(['Too long'])
  fields.text('url', 'Site')
  expect(fields.faulty).toEqual([
    { id: 'f-company', error: 'name', label: 'Company', messages: ['Too long'] },
    { id: 'f-url', error: 'url', label: 'Site', messages: ['No site'] },
  ])
})

test('form fields: use the words of the form for an error without a message', () => {
  const fields = formFields(refused({ city: [] }), 'f')
  expect(fields.text('city', 'City', { faultText: 'Unknown city' }).errors).toEqual(['Unknown city'])
  expect(fields.faulty).toHaveLength(1)
})
