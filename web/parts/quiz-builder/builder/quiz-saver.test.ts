import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autosaveDelayMs } from '../../../../contract/organizing/limits.ts'
import type { Quiz } from '../../../../contract/quizzes/quizzes.ts'
import type { Problem } from '../../../../contract/shapes.ts'
import { insertedAfter, moved, newQuestion } from '../question-changes.ts'
import { bodyOf } from '../quiz-document.ts'
import { QuizSaver, type SaverDeps, viewOf } from './quiz-saver.ts'
import type { Fields } from './saver-rules.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const question = (id: number, title: string): Quiz['questions'][number] => ({
  ...{
    id,
    title,
    type: 'radio',
    description: '',
    required: false,
    rightBoolean: null,
    min: null,
    max: null,
    seconds: null,
    condition: null,
    position: 0,
  },
  options: [
    { id: id * 10 + 1, title: 'Да', right: false, score: 1 },
    { id: id * 10 + 2, title: 'Нет', right: false, score: 1 },
  ],
})

const quiz = (more: Partial<Quiz> = {}): Quiz => ({
  ...{ id: 7, title: 'Отзыв', mode: 'fast', allowMultiple: false, authRequired: true, statsAccess: 'author', slug: null, published: false },
  ...{ isResultScoreVisible: false, isRightAnswersVisible: false, code: 'ABC234', eventId: null, authorId: 1, version: 1 },
  ...{ createdAt: '2026-11-23T10:00:00Z', updatedAt: '2026-11-23T10:42:00Z' },
  selfPermission: { edit: true, manage: true, stats: true, answer: false },
  questions: [question(1, 'Понравилось?'), question(2, 'Придёте?')],
  ...more,
})

const problem = (status: number, more: Partial<Problem> = {}): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { type: '', title: '', detail: '', message: '', reason: '', status, code: null, error: {}, errors: {}, requestId: '', ...more },
})

/** The reply to a save: new questions and options have the ids from 100 on. */
const savedAs = (fields: Fields, version: number): Quiz => {
  let next = 100
  const questions = bodyOf(fields).questions?.map((one, position) => ({
    ...one,
    id: one.id ?? next++,
    position,
    options: one.options.map((option) => ({ ...option, id: option.id ?? next++ })),
  }))
  return quiz({ version: version + 1, ...(questions && { questions }) })
}

/** A saver whose answers the test gives one by one; without one a save succeeds. */
const start = (latest = quiz({ version: 5 })) => {
  const sent: { version: number; fields: Parameters<SaverDeps['send']>[1] }[] = []
  const stored: Fields[] = []
  const answers: Awaited<ReturnType<SaverDeps['send']>>[] = []
  const saver = new QuizSaver(viewOf(quiz()), {
    send: async (version, fields) => {
      sent.push({ version, fields })
      await vi.advanceTimersByTimeAsync(0)
      return answers.shift() ?? { ok: true, reply: savedAs(fields, version) }
    },
    load: async () => ({ ok: true, reply: latest }),
    store: (unsent) => stored.push(unsent),
  })
  return { saver, sent, stored, answers }
}

const pause = () => vi.advanceTimersByTimeAsync(autosaveDelayMs)
const words = { title: 'Новый вопрос', option: (place: number) => `Вариант ${place}` }

test('autosave: sends only what differs, once, with the version that the page has read', async () => {
  const { saver, sent, stored } = start()
  saver.change({ title: 'Отз', mode: 'fast' })
  await vi.advanceTimersByTimeAsync(autosaveDelayMs - 1)
  expect(sent).toEqual([])
  saver.change({ title: 'Отзывы' })
  await pause()
  expect(sent).toEqual([{ version: 1, fields: { title: 'Отзывы' } }])
  expect(saver.snapshot()).toMatchObject({ state: 'saved', version: 2, savedAt: '2026-11-23T10:42:00Z' })
  expect(stored.at(-1)).toEqual({})
})

test('autosave: a new question gets its ids once, also when it is moved while it is saved', async () => {
  const { saver, sent } = start()
  const current = () => saver.snapshot().document.questions
  const added = newQuestion('radio', 'fast', current(), words)
  saver.change({ questions: insertedAfter(current(), null, added) })
  const flushed = saver.flush()
  saver.change({ questions: moved(current(), added.key, 0) })
  await flushed
  await pause()
  expect(sent.length).toBe(2)
  expect(sent[0]?.fields.questions?.map(({ id }) => id)).toEqual([1, 2, undefined])
  expect(sent[1]?.fields.questions?.map(({ id }) => id)).toEqual([100, 1, 2])
  expect(sent[1]?.fields.questions?.[0]?.options.map(({ id }) => id)).toEqual([101, 102])
})

test('autosave: an option without a text is not sent, and the ids of the others stay theirs', async () => {
  const { saver, sent } = start()
  const [first, ...others] = saver.snapshot().document.questions
  if (!first) throw new Error('the quiz has questions')
  const [yes, no] = first.options
  if (!yes || !no) throw new Error('the question has options')
  const options = [yes, { key: 'n1', title: ' ', right: false, score: 1 }, no, { key: 'n2', title: 'Не знаю', right: false, score: 1 }]
  saver.change({ questions: [{ ...first, options }, ...others] })
  await pause()
  expect(bodyOf(sent[0]?.fields ?? {}).questions?.[0]?.options.map(({ title }) => title)).toEqual(['Да', 'Нет', 'Не знаю'])
  const saved = saver.snapshot().document.questions[0]?.options
  expect(saved?.map(({ key, id }) => [key, id])).toEqual([
    ['o11', 11],
    ['n1', undefined],
    ['o12', 12],
    ['n2', 100],
  ])
})

test('autosave: errors of a refused save stand at their questions, and the next change sends everything again', async () => {
  const { saver, sent, answers } = start()
  answers.push(problem(422, { reason: 'noRightOption', errors: { questions: ['Отметьте'], 'questions.1.options': ['Отметьте'] } }))
  saver.change({ mode: 'quiz' })
  await pause()
  expect(saver.snapshot()).toMatchObject({ state: 'problem', faults: { questions: { q2: ['Отметьте'] }, settings: {}, form: null } })
  saver.change({ title: 'Тест' })
  await pause()
  expect(sent.at(-1)?.fields).toEqual({ mode: 'quiz', title: 'Тест' })
  expect(saver.snapshot()).toMatchObject({ state: 'saved', faults: { questions: {} } })
})

test('conflict: nothing is sent before the user chooses; own changes go on top of the latest version', async () => {
  const { saver, sent, answers } = start(quiz({ version: 5, title: 'Чужое название', questions: [question(2, 'Придёте?')] }))
  answers.push(problem(409, { reason: 'quizChanged' }))
  const [first, second] = saver.snapshot().document.questions
  if (!first || !second) throw new Error('the quiz has questions')
  saver.change({ questions: [second, first] })
  await pause()
  expect(saver.snapshot().state).toBe('conflict')
  saver.change({ allowMultiple: true })
  await pause()
  expect(sent.length).toBe(1)
  await saver.keepOwn()
  await pause()
  expect(sent.at(-1)?.version).toBe(5)
  // the question that the other page has removed becomes a new one
  expect(sent.at(-1)?.fields.questions?.map(({ id }) => id)).toEqual([2, undefined])
  expect(saver.snapshot().document).toMatchObject({ title: 'Чужое название', allowMultiple: true })
})

test('conflict: the view says which settings and questions differ, and what only the other page has', async () => {
  const other = { ...question(2, 'Придёте ещё?') }
  const { saver, answers } = start(quiz({ version: 5, title: 'Чужое', questions: [question(3, 'Новый у них'), other, question(1, 'Понравилось?')] }))
  answers.push(problem(409, { reason: 'quizChanged' }))
  const [first, second] = saver.snapshot().document.questions
  if (!first || !second) throw new Error('the quiz has questions')
  saver.change({ title: 'Моё', questions: [first, { ...second, required: true }] })
  await pause()
  expect(saver.snapshot()).toMatchObject({
    state: 'conflict',
    differences: { settings: { title: 'Чужое' }, questions: ['q2'], onlyTheirs: ['Новый у них'], isReordered: true },
  })
  saver.change({ title: 'Чужое', slug: 'moe' })
  expect(saver.snapshot().differences?.settings).toEqual({ slug: null })
})

test('conflict: where both pages have the same nothing is asked', async () => {
  const { saver, answers, stored, sent } = start(quiz({ version: 5, title: 'Одно название' }))
  answers.push(problem(409, { reason: 'quizChanged' }))
  saver.change({ title: 'Одно название' })
  await pause()
  expect([saver.snapshot().state, saver.snapshot().version, stored.at(-1)]).toEqual(['untouched', 5, {}])
  saver.change({ title: 'Другое' })
  await pause()
  expect(sent.at(-1)).toEqual({ version: 5, fields: { title: 'Другое' } })
})

test('conflict: taking the other version drops own changes', async () => {
  const { saver, sent, answers, stored } = start()
  answers.push(problem(409, { reason: 'quizChanged' }))
  saver.change({ title: 'Моё' })
  await pause()
  await saver.takeTheirs()
  await pause()
  expect(sent.length).toBe(1)
  expect(saver.snapshot()).toMatchObject({ state: 'untouched', version: 5, document: { title: 'Отзыв' } })
  expect(stored.at(-1)).toEqual({})
})

test('autosave: without a connection it tries again, and keeps the changes in the browser', async () => {
  const { saver, sent, answers, stored } = start()
  answers.push(problem(0))
  saver.change({ title: 'Отзывы' })
  await pause()
  expect(saver.snapshot().state).toBe('offline')
  expect(stored.at(-1)).toEqual({ title: 'Отзывы' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.length).toBe(2)
  expect(saver.snapshot().state).toBe('saved')
})

test('restore: changes that are based on an older version ask first', async () => {
  const { saver, sent } = start()
  saver.restore({ title: 'Из браузера' }, 0)
  await pause()
  expect(saver.snapshot()).toMatchObject({ state: 'conflict', document: { title: 'Из браузера' } })
  expect(sent).toEqual([])
})

test('publish: saves first; a refusal leaves the draft a draft with what is missing', async () => {
  const { saver, sent, answers } = start()
  saver.change({ title: 'Отзывы' })
  answers.push(
    { ok: true, reply: quiz({ version: 2 }) },
    problem(422, { reason: 'noQuestions', message: 'Добавьте вопрос', errors: { questions: ['Добавьте вопрос'] } }),
  )
  expect(await saver.publish(true)).toBe(false)
  expect(sent.map(({ fields }) => fields)).toEqual([{ title: 'Отзывы' }, { published: true }])
  expect(saver.snapshot()).toMatchObject({ published: false, state: 'problem', faults: { form: 'Добавьте вопрос' } })
})
