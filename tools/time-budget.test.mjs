import { expect, test } from 'vitest'
import { overBudget, stageSeconds, warnAbove } from './time-budget.mjs'

const within = stageSeconds.unit * warnAbove

test('time budget: name a stage above one and a half of its seconds, and no other', () => {
  const results = [
    { name: 'check', seconds: 1 },
    { name: 'unit', seconds: within + 1 },
  ]
  expect(overBudget(results, 1)).toEqual([expect.stringMatching(/^SLOW: unit took/)])
  expect(overBudget([{ name: 'unit', seconds: within }], 1)).toEqual([])
})

test('time budget: allow the factor of a slower machine', () => {
  expect(overBudget([{ name: 'unit', seconds: within * 2 }], 2)).toEqual([])
  expect(overBudget([{ name: 'unit', seconds: within * 2 + 1 }], 2)).toHaveLength(1)
})
