import type { AnswerValue, GivenAnswer } from '../../../contract/quizzes/answering.ts'
import type { Question } from '../../../contract/quizzes/quizzes.ts'
import type { FormInput } from '../../forms/answer-form.ts'
import type { Fault } from '../../forms/fault.ts'
import { listOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { errorOf, names, takesAnswer } from './answer-names.ts'

/** A fault that only the form knows: a typed name that the catalogue lacks, or a place that two options share. */
export type FormFault = 'row' | 'places'

export type PostedAnswers = {
  answers: GivenAnswer[]
  faults: Record<string, FormFault>
  /** Names of the chosen rows, and uploads of the chosen files, by field, for a form that is shown again. */
  rowNames: Record<string, string>
  /** A file was not accepted. */
  problem: Fault | null
}

type Read = { value: AnswerValue | null; fault?: FormFault; rowName?: string; problem?: Fault }

/** The answers of a posted form. The call checks them; a value that cannot be read is sent as one that no question accepts. */
export const postedAnswers = async (input: FormInput, questions: readonly Question[]): Promise<PostedAnswers> => {
  const asked = questions.filter(takesAnswer)
  const read = await Promise.all(asked.map(async (question) => ({ id: question.id, ...(await readValue(input, question)) })))
  return {
    answers: read.flatMap(({ id, value }) => (value === null ? [] : [{ questionId: id, value }])),
    faults: Object.fromEntries(read.flatMap(({ id, fault }) => (fault ? [[String(id), fault]] : []))),
    rowNames: Object.fromEntries(read.flatMap(({ id, rowName }) => (rowName ? [[names.answer(id), rowName]] : []))),
    problem: read.find(({ problem }) => problem)?.problem ?? null,
  }
}

const readValue = async (input: FormInput, question: Question): Promise<Read> => {
  const { form } = input
  const text = textOf(form, names.answer(question.id))
  switch (question.type) {
    case 'checkbox': {
      const chosen = listOf(form, names.answer(question.id)).map(Number)
      return { value: chosen.length > 0 ? chosen : null }
    }
    case 'radio':
    case 'dropdown':
    case 'scale':
      return { value: numberIn(text) }
    case 'boolean':
      return { value: text === '' ? null : text === 'true' }
    case 'radioFields': {
      const optionId = numberIn(text)
      return { value: optionId === null ? null : { optionId, text: textOf(form, names.optionText(question.id, optionId)) } }
    }
    case 'responsePriority':
      return readOrder(form, question)
    case 'region':
    case 'university':
      return readRow(input, question)
    case 'file':
      return readFile(input, question)
    default:
      return { value: text === '' ? null : text }
  }
}

/** A text that is no number becomes -1, which is neither an option nor a point of a scale. */
const numberIn = (text: string): number | null => {
  if (text.trim() === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : -1
}

const readOrder = (form: FormData, { id, options }: Question): Read => {
  const placed = options
    .map((option) => ({ id: option.id, place: Number(textOf(form, names.place(id, option.id))) || 0 }))
    .filter(({ place }) => place > 0)
    .toSorted((one, other) => one.place - other.place)
  if (placed.length === 0) return { value: null }
  const isOrder = placed.length === options.length && new Set(placed.map(({ place }) => place)).size === options.length
  const order = placed.map((option) => option.id)
  // a part of the options is no order, so the call refuses it
  return isOrder ? { value: order } : { value: order.slice(0, options.length - 1), fault: 'places' }
}

const noRow = 0

/** The row chosen in the list, or the one with the typed name. */
const readRow = async ({ form, context }: FormInput, question: Question): Promise<Read> => {
  const chosen = textOf(form, names.answer(question.id)).trim()
  const id = Number(chosen) || 0
  if (id > 0) return { value: id, rowName: (await rowName(context, question.type, id)) ?? String(id) }
  // the options that the page brings have their names as ids
  const name = chosen || textOf(form, names.rowName(question.id)).trim()
  if (name === '') return { value: null }
  const row = await rowNamed(context, question.type, name)
  return row ? { value: row.id, rowName: row.name } : { value: noRow, fault: 'row' }
}

type Context = FormInput['context']

export const rowName = async (context: Context, type: Question['type'], id: number): Promise<string | null> => {
  const call = tryApi(context)
  const attempt =
    type === 'region' ? await call('GET /regions/:id', { params: { id } }) : await call('GET /catalogs/universities/:id', { params: { id } })
  return attempt.ok ? attempt.reply.name : null
}

const searchedLength = 100

const rowNamed = async (context: Context, type: Question['type'], name: string) => {
  const query = { q: name.slice(0, searchedLength) }
  const attempt =
    type === 'region'
      ? await tryApi(context)('GET /regions/search', { query })
      : await tryApi(context)('GET /catalogs/universities/search', { query })
  const rows = attempt.ok ? attempt.reply._items : []
  const same = rows.find((row) => row.name.toLocaleLowerCase() === name.toLocaleLowerCase())
  return same ?? (rows.length === 1 ? rows[0] : undefined)
}

/** The latest upload, or the file that a browser without scripts has posted. */
const readFile = async ({ form, context }: FormInput, { id }: Question): Promise<Read> => {
  const file = form.get(names.file(id))
  if (file === null || typeof file === 'string' || file.size === 0) return { value: listOf(form, names.answer(id)).at(-1) || null }
  const body = { file: { name: file.name, bytes: await file.bytes() }, purpose: 'quizAnswer' as const }
  const attempt = await tryApi(context)('POST /uploads', { body })
  if (attempt.ok) return { value: attempt.reply.uploadId, rowName: attempt.reply.uploadId }
  const { status, reason, message, error } = attempt.problem
  return { value: null, problem: { status, reason, message, error, errors: { [errorOf(id)]: [message] } } }
}
