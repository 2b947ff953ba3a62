import { redirect } from 'react-router'
import { questionTypes } from '../../../../contract/quizzes/limits.ts'
import { answerForm, type FormAnswer, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import type { Fault } from '../../../forms/fault.ts'
import { numberOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { loaderWords } from '../../../kernel/loader-words.server.ts'
import { sourcesOf } from '../condition-sources.ts'
import { copyOf, insertedAfter, moved, newQuestion, removed, replaced } from '../question-changes.ts'
import { readQuestion } from '../question-form.ts'
import { bodyOf, documentOf, type EditedQuestion, type QuizDocument, type QuizSettings } from '../quiz-document.ts'
import { readSettings } from '../settings-form.ts'
import { builderPath, sectionPath } from './builder-address.ts'
import type { BuilderArgs } from './load-builder.ts'
import { chooseForEvent, giveAccess, linkUsers, type SharingDone } from './sharing-changes.ts'

/** The values of a refused form, which come back without scripts, and results. */
export type BuilderDone = SharingDone & { question?: EditedQuestion; settings?: QuizSettings }
export type BuilderAnswer = FormAnswer<BuilderDone>
export type BuilderInput = FormInput & { quizId: number; params: URLSearchParams }
type Change = FormChange<BuilderDone, BuilderInput>

/** The forms of the builder without scripts; with scripts the autosave takes their place, and only the sharing forms are posted. */
export const answerBuilder = ({ request, params: { id: text }, context }: BuilderArgs) => {
  const quizId = Number(text)
  const params = new URL(request.url).searchParams
  return answerForm<BuilderDone, BuilderInput>(changes, { request, context, quizId, params }, builderPath(quizId, params))
}

const loaded = async ({ context, quizId }: BuilderInput) => {
  const quiz = await api(context)('GET /quizzes/:id', { params: { id: quizId } })
  return { quiz, document: documentOf(quiz) }
}

/** Saves with the version that the form was made from, so that no change of another page is lost. */
const save = ({ form, context, quizId }: BuilderInput, fields: Partial<QuizDocument> & { published?: boolean }, version: number) => {
  const { published, ...document } = fields
  const body = { ...bodyOf(document), ...(published !== undefined && { published }), version: numberOf(form, 'version') || version }
  return tryApi(context)('PUT /quizzes/:id', { params: { id: quizId }, body })
}

const keyOf = (form: FormData) => `q${subjectOf(form)}`

/** A change of the list of questions; the page then opens the question at the place, or none. */
const questionsChange =
  (
    make: (questions: EditedQuestion[], input: BuilderInput, mode: QuizDocument['mode']) => { questions: EditedQuestion[]; open: number | null },
  ): Change =>
  async (input) => {
    const { quiz, document } = await loaded(input)
    const { questions, open } = make(document.questions, input, document.mode)
    const attempt = await save(input, { questions }, quiz.version)
    if (!attempt.ok) return { problem: atOldPlaces(attempt.problem, questions, document.questions) }
    const opened = open === null ? null : (attempt.reply.questions[open]?.id ?? null)
    throw redirect(sectionPath(input.quizId, input.params, 'questions', opened), 303)
  }

/** The page shows the questions as they were: faults of the refused list stand at their places there. */
const atOldPlaces = (problem: Fault, sent: readonly EditedQuestion[], shown: readonly EditedQuestion[]): Fault => ({
  ...problem,
  errors: Object.fromEntries(
    Object.entries(problem.errors).flatMap(([field, words]) => {
      const [list, place, ...rest] = field.split('.')
      if (list !== 'questions' || place === undefined) return [[field, words]]
      const old = shown.findIndex(({ key }) => key === sent[Number(place)]?.key)
      return old < 0 ? [] : [[['questions', old, ...rest].join('.'), words]]
    }),
  ),
})

const placeOf = (questions: EditedQuestion[], key: string) => questions.findIndex((question) => question.key === key)

const addQuestion = questionsChange((questions, { form, context }, mode) => {
  const type = questionTypes.find((name) => name === textOf(form, 'type')) ?? 'textShort'
  const { newWords } = loaderWords(context).quizBuilder
  return { questions: [...questions, newQuestion(type, mode, questions, newWords)], open: questions.length }
})

const move = (by: 1 | -1) =>
  questionsChange((questions, { form }) => ({ questions: moved(questions, keyOf(form), placeOf(questions, keyOf(form)) + by), open: null }))

const duplicateQuestion = questionsChange((questions, { form }) => {
  const place = placeOf(questions, keyOf(form))
  const question = questions[place]
  if (!question) return { questions, open: null }
  return { questions: insertedAfter(questions, question.key, copyOf(question, questions)), open: place + 1 }
})

const removeQuestion = questionsChange((questions, { form }) => ({ questions: removed(questions, keyOf(form)), open: null }))

/** Saves one question and goes on to the whole list. A refused question comes back as it was typed. */
const saveQuestion: Change = async (input) => {
  const { quiz, document } = await loaded(input)
  const saved = document.questions.find(({ key }) => key === keyOf(input.form))
  if (!saved) return { problem: null }
  const question = readQuestion(input.form, saved, document.mode, sourcesOf(document.questions, saved.key))
  const attempt = await save(input, { questions: replaced(document.questions, question) }, quiz.version)
  return { ...outcomeOf(attempt), ...(!attempt.ok && { question }) }
}

const saveSettings: Change = async (input) => {
  const { quiz, document } = await loaded(input)
  const settings = readSettings(input.form, document)
  const attempt = await save(input, settings, quiz.version)
  return { ...outcomeOf(attempt), ...(!attempt.ok && { settings }) }
}

const publication =
  (published: boolean): Change =>
  async (input) => {
    const { quiz } = await loaded(input)
    return outcomeOf(await save(input, { published }, quiz.version))
  }

const changes = {
  addQuestion,
  moveUp: move(-1),
  moveDown: move(1),
  duplicateQuestion,
  removeQuestion,
  saveQuestion,
  saveSettings,
  publish: publication(true),
  unpublish: publication(false),
  giveAccess,
  linkUsers,
  chooseForEvent,
}
