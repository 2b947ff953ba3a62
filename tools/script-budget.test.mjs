import { expect, test } from 'vitest'
import { chunksOf, overBudget } from './script-budget.mjs'

const manifest = {
  page: { file: 'page.js', imports: ['shared'], dynamicImports: ['lazy'] },
  shared: { file: 'shared.js', imports: ['library'] },
  library: { file: 'library.js', imports: ['shared'] },
  lazy: { file: 'lazy.js' },
}

test('script budget: count static imports transitively and once, without lazy chunks', () => {
  expect(chunksOf(manifest, ['page'])).toEqual(['page', 'shared', 'library'])
  expect(() => chunksOf(manifest, ['absent'])).toThrow('absent')
})

test('script budget: name routes over their budget with the largest chunks, and routes without one', () => {
  const chunks = [{ name: 'web/heavy.tsx', kb: 9 }]
  const sizes = { '/': { kb: 10, chunks }, '/events': { kb: 11, chunks }, '/new': { kb: 1, chunks } }
  expect(overBudget(sizes, { '/': 10, '/events': 10 })).toEqual([
    '/events: 11 KB gz of scripts, the budget is 10',
    '       9.0 KB web/heavy.tsx',
    expect.stringContaining('/new: 1 KB gz has no budget'),
  ])
})
