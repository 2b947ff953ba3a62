import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unstorablePaths } from './storable.ts'

test('storable: names the field of a text with a NUL or a lone surrogate', () => {
  expect(unstorablePaths({ a: 'x', b: { c: ['y', '\u0000'] }, d: '😀', e: '\ud83d' })).toEqual(['e', 'b.c.1'])
  expect(unstorablePaths('\udc00')).toEqual(['body'])
  expect(unstorablePaths({ b: { 'a\u0000': 1 } })).toEqual(['b'])
  expect(unstorablePaths({ file: { name: 'a', bytes: Buffer.from([0, 0]) } })).toEqual([])
  for (const value of [undefined, null, 7, true, [], {}, 'text']) expect(unstorablePaths(value)).toEqual([])
})

test('storable: finds exactly the texts that JSON escapes as NUL or surrogate', () => {
  const storable = fc.jsonValue({ stringUnit: 'grapheme' })
  fc.assert(
    fc.property(storable, (value) => {
      expect(unstorablePaths(value).length > 0).toBe(/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value)))
    }),
    { seed: 20261122 },
  )
})

test('storable: handles a body nested 200,000 levels deep', () => {
  const deep = JSON.parse(`${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`)
  expect(unstorablePaths(deep)).toHaveLength(1)
})
