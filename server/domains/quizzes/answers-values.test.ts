import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerValue, GivenAnswer } from '../../../contract/quizzes/answering.ts'
import { questionTypes } from '../../../contract/quizzes/limits.ts'
import { rowsOf, valueIn } from './answer-values.ts'
import type { AskedQuestion } from './asked.ts'
import { checkValues, numberOf } from './check-values.ts'

const options = [11, 12, 13].map((id) => ({ id, title: `Ответ ${id}`, is_right: id === 12, score: 1 }))
const question = (type: AskedQuestion['type'], more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  ...{ id: 1, type, title: 'Вопрос', required: false, min: null, max: null, right_boolean: null, condition: null, options },
  ...more,
})

/** The value as it is stored, or the refusal. */
const checked = (asked: AskedQuestion, value: AnswerValue | null) => {
  const { answers, faults } = checkValues([asked], [{ questionId: asked.id, value }])
  return faults[0]?.refusal ?? answers[0]?.value ?? null
}

describe('answers: limits of texts', () => {
  test.each([
    ['textShort', 255],
    ['number', 50],
    ['text', 1000],
    ['url', 2048],
  ] as const)('a %s has at most %i characters', (type, max) => {
    const of = (length: number) => (type === 'url' ? 'https://a.ru/'.padEnd(length, 'a') : '7'.repeat(length))
    expect(checked(question(type), of(max))).toBe(of(max))
    expect(checked(question(type), of(max + 1))).toBe('answerTooLong')
  })

  test('text is stored in form NFC, without invisible characters and outer spaces', () => {
    expect(checked(question('textShort'), '  и\u0306\u200Bод ')).toBe('йод')
    expect(checked(question('text'), 'раз\r\nдва')).toBe('раз\nдва')
    expect(checked(question('textShort', { required: true }), ' \u200B ')).toBe('answerRequired')
  })
})

describe('answers: addresses', () => {
  test.each(['https://a.ru', 'http://кремль.рф/путь?x=1'])('%s is a url', (url) => expect(checked(question('url'), url)).toBe(url))
  test.each(['abc', 'javascript:alert(1)', 'ftp://a.ru', 'https://', '//a.ru', 'data:text/html,x'])('%s is none', (url) =>
    expect(checked(question('url'), url)).toBe('wrongAnswer'),
  )
})

describe('answers: numbers', () => {
  test.each([
    ['3,5', 3.5],
    ['3.5', 3.5],
    ['-12 000', -12_000],
    ['\u221212\u00a0000', -12_000],
    ['007', 7],
  ])('%s is read as %d', (written, number) => expect(numberOf(written)).toBe(number))
  test.each(['1e5', '0x10', '1,2,3', 'Infinity', '1.', '.5', '', '--1', '1 -2'])('%s is no number', (written) => expect(numberOf(written)).toBeNull())

  test('a number stays between its bounds', () => {
    const bounded = question('number', { min: -1, max: 2.5 })
    expect(['-1', '2,5', '2,6', '-1.1'].map((value) => checked(bounded, value))).toEqual(['-1', '2,5', 'wrongAnswer', 'wrongAnswer'])
    expect(checked(bounded, 2)).toBe('2')
  })

  test('a scale takes whole steps from its first to its last', () => {
    const values = [0, 1, 5, 6, 2.5]
    expect(values.map((value) => checked(question('scale'), value))).toEqual(['wrongAnswer', 1, 5, 'wrongAnswer', 'wrongAnswer'])
    expect(values.map((value) => checked(question('scale', { min: 0, max: 10 }), value))).toEqual([0, 1, 5, 6, 'wrongAnswer'])
  })
})

describe('answers: choices', () => {
  test.each([
    ['radio', 11],
    ['dropdown', 13],
    ['checkbox', [13, 11]],
    ['responsePriority', [13, 11, 12]],
    ['radioFields', { optionId: 12, text: 'своё' }],
    ['boolean', false],
    ['region', 5],
    ['file', '3f2b1c4d-0000-4000-8000-000000000001'],
  ] as const)('a %s takes its own kind of value', (type, value) => expect(checked(question(type), value as AnswerValue)).toEqual(value))

  test.each([
    ['radio', 14],
    ['radio', [11]],
    ['radio', '11'],
    ['checkbox', [11, 11]],
    ['checkbox', [11, 99]],
    ['checkbox', 11],
    ['responsePriority', [11, 12]],
    ['responsePriority', [11, 12, 12]],
    ['responsePriority', [11, 12, 13, 13]],
    ['radioFields', { optionId: 99, text: '' }],
    ['radioFields', 11],
    ['boolean', 1],
    ['boolean', 'true'],
    ['region', 2 ** 31],
    ['region', 'Казань'],
    ['file', 'https://a.ru'],
    ['textShort', 5],
    ['splitter', 'текст'],
    ['afterword', true],
  ] as const)('a %s refuses %j', (type, value) => expect(checked(question(type), value as AnswerValue)).toBe('wrongAnswer'))

  test('the text of radioFields has at most 255 characters', () => {
    expect(checked(question('radioFields'), { optionId: 11, text: 'x'.repeat(256) })).toBe('answerTooLong')
  })
})

describe('answers: the whole list', () => {
  test('a required question needs a value, a text part never does', () => {
    const required = (type: AskedQuestion['type'], value: AnswerValue | null) => checked(question(type, { required: true }), value)
    expect([required('textShort', ''), required('checkbox', []), required('boolean', null)]).toEqual(Array(3).fill('answerRequired'))
    expect([required('boolean', false), required('splitter', null), required('afterword', null)]).toEqual([false, null, null])
  })

  test('an unknown question and a second value for one question are faults', () => {
    const given = (ids: number[]): GivenAnswer[] => ids.map((questionId) => ({ questionId, value: 'а' }))
    expect(checkValues([question('textShort')], given([1, 2])).faults.map(({ questionId }) => questionId)).toEqual([2])
    expect(checkValues([question('textShort')], given([1, 1])).faults).toMatchObject([{ questionId: 1, refusal: 'wrongAnswer' }])
  })

  test('no value passes that its question cannot hold, and each stored value is read back', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.webUrl(), fc.stringMatching(/^-?\d{1,60}([.,]\d{1,5})?$/))
    const ids = fc.array(fc.integer({ min: 9, max: 14 }), { maxLength: 5 })
    const value = fc.oneof(
      text,
      fc.double(),
      fc.integer({ min: -2, max: 20 }),
      fc.boolean(),
      ids,
      fc.record({ optionId: fc.integer({ min: 10, max: 14 }), text }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...questionTypes), value, fc.boolean(), (type, sent, required) => {
        const asked = question(type, { required })
        const { answers, faults } = checkValues([asked], [{ questionId: 1, value: sent }])
        expect(answers.length + faults.length).toBeLessThanOrEqual(1)
        for (const answer of answers) {
          const rows = rowsOf(answer)
          expect(valueIn(type, rows)).toEqual(answer.value)
          expect(rows.every(({ option_id }) => option_id === null || options.some(({ id }) => id === option_id))).toBe(true)
          expect(rows.every((row) => row.text === null || (row.text !== '' && row.text.length <= 2048))).toBe(true)
          // a stored value may be sent again
          expect(checkValues([asked], [{ questionId: 1, value: answer.value }]).answers).toEqual(answers)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
