import { liveTypes, type QuizMode, questionTypes } from '../../../contract/quizzes/limits.ts'
import { flagOf, listOf, textOf } from '../../forms/form-data.ts'
import { typedNumber } from '../../ui/typed-number.ts'
import { rowsOf } from '../wizard/rows.ts'
import { hasOptions } from './question-faults.ts'
import { type EditedOption, type EditedQuestion, newKey } from './quiz-document.ts'

export const optionsName = 'options'

/** Reads the form of one question, in browsers and on the server. Lines pasted without scripts become options. */
export const readQuestion = (form: FormData, saved: EditedQuestion, mode: QuizMode, sources: readonly EditedQuestion[]): EditedQuestion => {
  const type = questionTypes.find((name) => name === textOf(form, 'type')) ?? saved.type
  const isScored = mode === 'quiz' || flagOf(form, 'isScored')
  return {
    ...saved,
    type,
    title: textOf(form, 'title').trim(),
    description: textOf(form, 'description').replaceAll('\r\n', '\n').trim(),
    required: flagOf(form, 'required'),
    options: hasOptions(type) ? optionsIn(form, saved, isScored) : [],
    rightBoolean: type === 'boolean' && isScored ? booleanOf(textOf(form, 'rightBoolean')) : null,
    ...(form.has('min') && { min: boundOf(form, 'min') }),
    ...(form.has('max') && { max: boundOf(form, 'max') }),
    seconds: liveTypes.some((live) => live === type) && form.has('seconds') ? boundOf(form, 'seconds') : saved.seconds,
    condition: form.has('conditionSource') ? conditionIn(form, saved, sources) : saved.condition,
  }
}

/** A source that was just chosen begins with its first answer. */
const conditionIn = (form: FormData, { condition: saved }: EditedQuestion, sources: readonly EditedQuestion[]): EditedQuestion['condition'] => {
  const questionId = Number(textOf(form, 'conditionSource'))
  const source = sources.find(({ id }) => id === questionId)
  if (!source) return null
  const isNew = saved?.questionId !== questionId
  if (source.type === 'boolean') return { questionId, optionIds: [], yes: isNew || textOf(form, 'conditionYes') !== 'false' }
  const ids = source.options.flatMap(({ id }) => id ?? [])
  const chosen = listOf(form, 'conditionOption').map(Number)
  return { questionId, optionIds: isNew ? ids.slice(0, 1) : ids.filter((id) => chosen.includes(id)), yes: null }
}

const optionsIn = (form: FormData, saved: EditedQuestion, isScored: boolean): EditedOption[] => {
  const right = listOf(form, 'right')
  const rows = rowsOf(form, optionsName).map((row) => {
    const known = saved.options.find(({ key }) => key === row.key)
    const score = typedNumber(row.text('score'))
    return {
      ...(known ?? { key: row.key }),
      title: row.text('title'),
      right: isScored && right.includes(row.key),
      score: score === null ? (known?.score ?? 1) : score,
    }
  })
  const isPosted = form.has('lines')
  const pasted = linesOf(textOf(form, 'lines')).map((title) => ({ key: newKey(), title, right: false, score: 1 }))
  // without scripts a cleared row is a removed one
  return [...(isPosted ? rows.filter(({ title }) => title) : rows), ...pasted]
}

/** The lines of a pasted list, without marks such as "1." and "–" at their beginning. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^\s*(?:[-–—•*]\s+|\d{1,3}[.)]\s+)/, '').trim())
    .filter(Boolean)

const booleanOf = (text: string): boolean | null => (text === 'true' ? true : text === 'false' ? false : null)

const boundOf = (form: FormData, name: string): number | null => {
  const text = textOf(form, name).trim()
  // the server refuses a text here
  return text === '' ? null : (typedNumber(text) ?? (text as unknown as number))
}
