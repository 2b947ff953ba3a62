import { expect, test } from 'vitest'
import { screens } from '../site-map.ts'
import { linkedScreens } from './maybe-link.tsx'

test('links lead to each screen that the site map has, and to no other', () => {
  const built = new Set<string>(screens.map(({ path }) => path))
  const expected = Object.fromEntries(Object.keys(linkedScreens).map((path) => [path, built.has(path)]))
  expect(linkedScreens).toEqual(expected)
})
