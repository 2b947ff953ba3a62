import { expect, test } from 'vitest'
import { leavesForm } from './changed-forms.ts'

const at = (address: string) => ({ pathname: address.split('?')[0] ?? '', search: address.slice(address.indexOf('?')) })

test.each([
  ['another page', '/settings?tab=privacy', '/settings', '/events', true],
  ['another row of the same page', '/admin/content?table=a&id=1', '/admin/content?table=a&id=1', '/admin/content?table=a&id=2', true],
  ['the list of the same page', '/admin/content?table=a&id=1', '/admin/content?table=a&id=1', '/admin/content?table=a', true],
  ['another tab', '/settings?tab=account', '/settings', '/settings?tab=privacy', true],
  ['the own tab by its address', '/settings?tab=account', '/settings', '/settings?tab=account', false],
  ['a filter of the same page', '/profile', '/profile', '/profile?sort=name', false],
  ['a note beside the same row', '/admin/content?table=a&id=1', '/admin/content?table=a&id=1', '/admin/content?table=a&id=1&done=save', false],
])('forms: a navigation to %s leaves the form or not', (_name, action, from, to, leaves) => expect(leavesForm(action, at(from), at(to))).toBe(leaves))
