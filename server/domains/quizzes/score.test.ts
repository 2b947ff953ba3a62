import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerValue } from '../../../contract/quizzes/answering.ts'
import type { AskedQuestion } from './asked.ts'
import { rightAnswersOf, scoreOf } from './score.ts'

/** Options 11, 12, … with their points; those with null are wrong. */
const question = (type: AskedQuestion['type'], points: readonly (number | null)[], right_boolean: boolean | null = null): AskedQuestion => ({
  ...{ id: 1, type, title: 'Вопрос', required: false, min: null, max: null, right_boolean, condition: null },
  options: points.map((score, index) => ({ id: 11 + index, title: `${index}`, is_right: score !== null, score: score ?? 1 })),
})
const scored = (asked: AskedQuestion, value?: AnswerValue) => scoreOf([asked], new Map(value === undefined ? [] : [[1, value]])).score

describe('scores', () => {
  test('a radio, a dropdown and a radioFields give the points of the right option', () => {
    const of = (value?: AnswerValue) => scored(question('radio', [null, 2, 4]), value)
    expect([of(11), of(12), of(13), of()]).toEqual([0, 50, 100, 0])
    expect(scored(question('radioFields', [null, 1]), { optionId: 12, text: 'а' })).toBe(100)
  })

  test('a checkbox gives the points of all right options, and none with a wrong one', () => {
    const of = (...ids: number[]) => scored(question('checkbox', [1, 3, null]), ids)
    expect([of(11), of(12), of(11, 12), of(12, 11), of(11, 12, 13), of(13), of()]).toEqual([25, 75, 100, 100, 0, 0, 0])
  })

  test('a responsePriority gives its points when the right options stand first, in any order', () => {
    const of = (...ids: number[]) => scored(question('responsePriority', [1, 1, null, null]), ids)
    expect([of(11, 12, 13, 14), of(12, 11, 14, 13), of(11, 13, 12, 14), of(13, 14, 11, 12)]).toEqual([100, 100, 0, 0])
  })

  test('options removed since the answer count for nothing', () => {
    expect(scored(question('checkbox', [1, 1]), [11, 12, 99])).toBe(100)
    expect(scored(question('responsePriority', [1, null]), [99, 11, 12])).toBe(100)
  })

  test('a boolean gives a point, and has no score without a right answer', () => {
    const of = (right: boolean | null, value: boolean) => scored(question('boolean', [], right), value)
    expect([of(true, true), of(false, false), of(true, false), of(null, true)]).toEqual([100, 100, 0, null])
  })

  test('a quiz without right options has no score, also when their points are 0', () => {
    expect([scored(question('radio', [null, null]), 11), scored(question('radio', [0, null]), 11), scored(question('text', []), 'а')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('the right answers name options and booleans, and omit questions without them', () => {
    const questions = [question('checkbox', [1, null, 1]), { ...question('boolean', [], false), id: 2 }, { ...question('text', []), id: 3 }]
    expect(rightAnswersOf(questions)).toEqual({ 1: [11, 13], 2: [false] })
  })

  test('a score is between 0 and 100, and 100 for the right answers', () => {
    const points = fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 2, maxLength: 6 })
    const type = fc.constantFrom('radio', 'checkbox', 'responsePriority', 'dropdown')
    fc.assert(
      fc.property(type, points, fc.array(fc.integer({ min: 11, max: 17 })), (kind, list, chosen) => {
        const asked = question(kind, list)
        const single = kind === 'radio' || kind === 'dropdown'
        const score = scored(asked, single ? (chosen[0] ?? 11) : chosen)
        if (score !== null) expect(score >= 0 && score <= 100).toBe(true)
        const best = asked.options.filter(({ is_right }) => is_right).toSorted((a, b) => b.score - a.score)
        const rest = asked.options.filter(({ is_right }) => !is_right)
        const ids = [...best, ...(kind === 'responsePriority' ? rest : [])].map(({ id }) => id)
        if (score !== null) expect(scored(asked, single ? ids[0] : ids)).toBe(100)
      }),
    )
  })
})
