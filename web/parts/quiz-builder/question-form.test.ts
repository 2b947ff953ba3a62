import { expect, test } from 'vitest'
import { questionTypes } from '../../../contract/quizzes/limits.ts'
import { asType, copyOf, newQuestion } from './question-changes.ts'
import { faultsIn } from './question-faults.ts'
import { linesOf, readQuestion } from './question-form.ts'
import type { EditedQuestion } from './quiz-document.ts'

const words = { title: 'Новый вопрос', option: (place: number) => `Вариант ${place}` }

const formOf = (fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('new questions of every type have no fault in both modes, and titles of their own (V259, V260)', () => {
  for (const mode of ['fast', 'quiz'] as const) {
    const questions: EditedQuestion[] = []
    for (const type of questionTypes) questions.push(newQuestion(type, mode, questions, words))
    expect(faultsIn({ questions, mode }).size).toBe(0)
    expect(new Set(questions.map(({ title }) => title)).size).toBe(questionTypes.length)
  }
})

test('faults: equal titles without case and white space, one option, no right option, swapped bounds', () => {
  const of = (more: Partial<EditedQuestion>, key: string) => ({ ...newQuestion('radio', 'quiz', [], words), key, title: key, ...more })
  const questions = [
    of({ title: 'Почему?' }, 'first'),
    of({ title: ' ПОЧЕМУ\u200b ?' }, 'second'),
    of({ options: [{ key: 'o', title: 'Да', right: true, score: 1 }] }, 'third'),
    of({ options: ['Да', 'да '].map((title, place) => ({ key: title, title, right: place === 0, score: 1 })) }, 'fourth'),
    of({ options: ['Да', 'Нет'].map((title) => ({ key: title, title, right: false, score: 1 })) }, 'fifth'),
    of({ type: 'scale', options: [], min: 5, max: 1 }, 'sixth'),
  ]
  expect(Object.fromEntries(faultsIn({ questions, mode: 'quiz' }))).toEqual({
    second: ['sameTitle'],
    third: ['tooFewOptions'],
    fourth: ['sameOption'],
    fifth: ['noRight'],
    sixth: ['wrongBounds'],
  })
  expect(faultsIn({ questions, mode: 'fast' }).has('fifth')).toBe(false)
})

test('a form: options keep their ids by their keys, in the order of the page; right ones only where they count', () => {
  const saved = {
    ...newQuestion('radio', 'fast', [], words),
    options: [1, 2].map((id) => ({ key: `o${id}`, id, title: `${id}`, right: false, score: 1 })),
  }
  const fields: [string, string][] = [
    ['type', 'radio'],
    ['title', ' Что лучше? '],
    ['options.o2.title', 'Второй'],
    ['options.o2.score', '3'],
    ['options.new.title', 'Третий'],
    ['options.o1.title', 'Первый'],
    ['right', 'o2'],
    ['required', 'on'],
  ]
  const read = readQuestion(formOf(fields), saved, 'fast', [])
  expect(read).toMatchObject({ title: 'Что лучше?', required: true })
  expect(read.options.map(({ id, title, right }) => [id, title, right])).toEqual([
    [2, 'Второй', false],
    [undefined, 'Третий', false],
    [1, 'Первый', false],
  ])
  const scored = readQuestion(formOf([...fields, ['isScored', 'on']]), saved, 'fast', [])
  expect(scored.options.map(({ right, score }) => [right, score])).toEqual([
    [true, 3],
    [false, 1],
    [false, 1],
  ])
})

test('a form without scripts: pasted lines become options, and a cleared row is removed', () => {
  const saved = newQuestion('checkbox', 'fast', [], words)
  const keys = saved.options.map(({ key }) => key)
  const form = formOf([
    ['title', 'Что?'],
    [`options.${keys[0]}.title`, ''],
    [`options.${keys[1]}.title`, 'Чай'],
    ['options.new.title', ''],
    ['lines', '1. Кофе\r\n\r\n– Вода\r\n  Сок  '],
  ])
  expect(readQuestion(form, saved, 'fast', []).options.map(({ title }) => title)).toEqual(['Чай', 'Кофе', 'Вода', 'Сок'])
  expect(linesOf('10) Десять\n1.5 литра')).toEqual(['Десять', '1.5 литра'])
})

test('another type: options stay where the type has them, and bounds become those of the type', () => {
  const radio = newQuestion('radio', 'fast', [], words)
  expect(asType(radio, 'checkbox', 'fast', words).options).toEqual(radio.options)
  expect(asType(radio, 'scale', 'fast', words)).toMatchObject({ options: [], min: 1, max: 5 })
  expect(asType(asType(radio, 'scale', 'fast', words), 'text', 'fast', words)).toMatchObject({ min: null, max: null })
})

test('a copy: a title of its own and no ids', () => {
  const saved: EditedQuestion = {
    ...newQuestion('radio', 'fast', [], words),
    id: 5,
    options: [{ key: 'o1', id: 1, title: 'Да', right: true, score: 2 }],
  }
  const copy = copyOf(saved, [saved])
  expect(copy).toMatchObject({ title: 'Новый вопрос (2)', options: [{ title: 'Да', right: true, score: 2 }] })
  expect([copy.id, copy.options[0]?.id]).toEqual([undefined, undefined])
})

test('a condition: a source just chosen begins with its first answer; no option left, or a source that moved below, is a fault', () => {
  const saved = (id: number, more: Partial<EditedQuestion> = {}): EditedQuestion => {
    const fresh = newQuestion('radio', 'fast', [], words)
    return {
      ...fresh,
      id,
      key: `q${id}`,
      title: `${id}`,
      options: fresh.options.map((option, place) => ({ ...option, id: id * 10 + place })),
      ...more,
    }
  }
  const [source, other] = [saved(1), saved(2, { type: 'boolean', options: [] })]
  const read = (condition: EditedQuestion['condition'], ...fields: [string, string][]) =>
    readQuestion(formOf([['title', '3'], ...fields]), saved(3, { condition }), 'fast', [source, other]).condition
  const given = { questionId: 1, optionIds: [10], yes: null }
  expect(read(null, ['conditionSource', '1'])).toEqual(given)
  expect(read(given, ['conditionSource', '1'], ['conditionOption', '11'], ['conditionOption', '99'])).toEqual({ ...given, optionIds: [11] })
  expect(read(given, ['conditionSource', '2'])).toEqual({ questionId: 2, optionIds: [], yes: true })
  expect(read({ questionId: 2, optionIds: [], yes: true }, ['conditionSource', '2'], ['conditionYes', 'false'])?.yes).toBe(false)
  expect([read(given, ['conditionSource', '']), read(given, ['conditionSource', '77']), read(given)]).toEqual([null, null, given])
  const faults = (...questions: EditedQuestion[]) => Object.fromEntries(faultsIn({ questions, mode: 'fast' }))
  const dependent = saved(3, { condition: given })
  expect([faults(source, dependent), faults(dependent, source)]).toEqual([{}, { q3: ['wrongCondition'] }])
  expect(faults(source, { ...dependent, condition: { ...given, optionIds: [] } })).toEqual({ q3: ['wrongCondition'] })
})
