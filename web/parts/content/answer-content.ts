import { data, redirect } from 'react-router'
import type { Problem } from '../../../contract/shapes.ts'
import { answerForm, type FormAnswer, type FormChange, type FormInput } from '../../forms/answer-form.ts'
import { flagOf, listOf, numberOf, textOf } from '../../forms/form-data.ts'
import { postedUpload, postedUploads } from '../../forms/posted-upload.ts'
import type { Attempt } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { paths } from '../../paths.ts'
import type { ComboboxOption } from '../../ui/combobox-options.ts'
import { type Conflict, conflictsOf } from './conflicts.ts'
import { listQuery } from './content-address.ts'
import {
  type ContentRow,
  type ContentScreen,
  type Context,
  type DetailedRow,
  type FormField,
  formFieldsOf,
  idsIn,
  keptOf,
  removalOf,
  storedText,
  typedIdsOf,
  uploadOf,
} from './content-table.ts'
import { linkedNames, shownIds } from './linked-names.ts'
import { addressedRow, replyOf } from './load-content.ts'
import { errorsAtRows, hoursText, isHours, postedHours } from './posted-hours.ts'
import { tableNamed } from './tables.ts'

/** After a refusal: the sent values by field, the uploads by picture, and the stored row if another editor has changed it. */
export type Refused = {
  sent?: Record<string, string>
  uploads?: Record<string, string>
  current?: DetailedRow | null
  conflicts?: Conflict[]
  named?: Record<string, ComboboxOption[]>
  wrongIds?: Record<string, string[]>
}
export type ContentAnswer = FormAnswer<Refused>

type Input = FormInput & { table: ContentScreen; id: number | null; list: Record<string, string> }
type Values = Record<string, unknown>

/** Saves, deletes or restores the row in the address, then shows it again. */
export const answerContent = ({ request, context }: { request: Request; context: Context }) => {
  const params = new URL(request.url).searchParams
  const [table, id] = [tableNamed(params.get('table')), addressedRow(params.get('id'))]
  const list = listQuery(table.path, params)
  const page = paths.adminContent({ ...list, id: id ?? 'new' })
  return answerForm(id === null ? { save } : { save, delete: remove, restore }, { request, context, table, id, list }, page)
}

const save: FormChange<Refused, Input> = async (input) => {
  const { context, table, id, form } = input
  const read = await valuesOf(context, formFieldsOf(table), form)
  const version = id !== null && { version: numberOf(form, 'version') }
  const confirmed = id !== null && flagOf(form, 'confirmed') && { confirmed: true }
  const attempt = read.ok ? await call(input, 'PUT', { ...read.reply, ...version, ...confirmed }) : read
  return { ...(await outcomeOf(input, 'save', attempt)), ...(read.ok && { uploads: uploadsIn(formFieldsOf(table), read.reply) }) }
}

const remove: FormChange<Refused, Input> = async (input) => outcomeOf(input, 'delete', await call(input, 'DELETE'))

/** A row that is not deleted has nothing to restore. */
const restore: FormChange<Refused, Input> = async (input) => {
  const { context, table, id } = input
  const row = await replyOf<DetailedRow>(context, { address: `GET /admin/${table.path}/:id`, params: { id } })
  if (row.deletedAt === null) throw data(null, { status: 404 })
  return outcomeOf(input, 'restore', await call(input, 'PUT', { deleted: false }))
}

/** A row without an id is created. */
const call = ({ context, table: { path }, id }: Input, method: 'PUT' | 'DELETE', values?: Values) =>
  context.get(siteContext).call({
    address: id === null ? `POST /admin/${path}` : `${method} /admin/${path}/:id`,
    ...(id !== null && { params: { id } }),
    ...(values && { body: { data: values } }),
  })

const outcomeOf = async ({ context, table, id, list, form }: Input, done: string, attempt: Attempt<unknown>) => {
  // the call that creates a row returns it
  if (attempt.ok) throw redirect(paths.adminContent({ ...list, id: id ?? (attempt.reply as ContentRow).id, done }))
  const { problem } = attempt
  const isStale = problem.reason === 'contentChanged' && id !== null
  const current = isStale ? await replyOf<DetailedRow>(context, { address: `GET /admin/${table.path}/:id`, params: { id } }) : null
  const sent = sentIn(formFieldsOf(table), form)
  const errorsIn = (refused: Problem) => errorsAtRows(formFieldsOf(table), form, errorsByField(refused))
  // after other failures, such as an expired session, the names could not be loaded either
  if (problem.status !== 422 && !current) return { problem: { ...problem, errors: errorsIn(problem) }, sent }
  const named = await linkedNames(context, table, (field) => [sent[field] ?? '', ...shownIds(current, field)])
  const wrongIds = Object.fromEntries(Object.entries(named).map(([field, options]) => [field, idsWithout(options, sent[field] ?? '')]))
  const errors = { ...errorsIn(problem), ...unexplained(formFieldsOf(table), { problem, sent, wrongIds }) }
  const refused = { problem: { ...problem, errors }, sent, current, named, wrongIds }
  if (!current) return refused
  const conflicts = conflictsOf(formFieldsOf(table), { form, sent, current })
  // a field that this editor did not change keeps the change of the other one
  for (const { name } of conflicts.filter(({ isUntouched }) => isUntouched)) sent[name] = storedText(current, name)
  return { ...refused, conflicts }
}

const errorsByField = ({ errors }: Problem) =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name.replace(/^data\.|\.\d+$/g, ''), texts]))

const idsWithout = (options: ComboboxOption[], typed: string) => idsIn(typed).filter((id) => !options.some((option) => String(option.id) === id))

type Explained = { problem: Problem; sent: Record<string, string>; wrongIds: Record<string, string[]> }

/** Errors that the form words better than the call: it knows the kind of the field, its label and the unknown ids. */
const unexplained = (fields: FormField[], { problem, sent, wrongIds }: Explained): Record<string, string[]> => {
  const errors = errorsByField(problem)
  const isKnown = ({ name, kind }: FormField) =>
    kind === 'ids'
      ? wrongIds[name]?.length
      : kind === 'number'
        ? !/^\d+$/.test(sent[name] ?? '')
        : (kind === 'choice' || kind === 'row') && !sent[name]
  return Object.fromEntries(fields.filter((field) => errors[field.name] && isKnown(field)).map(({ name }) => [name, []]))
}

const valuesOf = async (context: Context, fields: FormField[], form: FormData): Promise<Attempt<Values>> => {
  const values: Values = {}
  for (const field of fields) {
    if (field.kind === 'pictures') {
      const sent = await postedUploads({ form, context }, { name: field.name, idName: uploadOf(field.name), purpose: 'cover' })
      if (!sent.ok) return sent
      values[field.name] = picturesIn(field.name, form)
    } else if (field.kind !== 'picture') values[field.name] = sentValue(field, form)
    else {
      const picture = await pictureOf(context, field.name, form)
      if (!picture.ok) return picture
      if (picture.reply !== undefined) values[field.name] = picture.reply
    }
  }
  return { ok: true, reply: values }
}

/** The id of the new upload, null for a removed picture, undefined for an unchanged one. */
const pictureOf = async (context: Context, name: string, form: FormData): Promise<Attempt<string | null | undefined>> => {
  const picture = await postedUpload({ form, context }, { name, idName: uploadOf(name), purpose: 'cover' })
  return picture.ok ? { ok: true, reply: picture.reply ?? (flagOf(form, removalOf(name)) ? null : undefined) } : picture
}

/** The saved pictures that stay, then the uploads. */
const picturesIn = (name: string, form: FormData): string[] => {
  const removed = listOf(form, removalOf(name))
  const kept = listOf(form, keptOf(name)).filter((address) => !removed.includes(address))
  return [...new Set([...kept, ...listOf(form, uploadOf(name)).filter(Boolean)])]
}

const uploadsIn = (fields: FormField[], values: Values): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[name]
      if (kind === 'picture' && typeof value === 'string') return [[name, value]]
      const added = kind === 'pictures' && Array.isArray(value) ? value.filter((one) => !String(one).startsWith('/files/')) : []
      return added.length > 0 ? [[name, added.join('\n')]] : []
    }),
  )

/** A field left empty is null if it is optional; otherwise it is missing, which the call reports at the field. */
const sentValue = (field: FormField, form: FormData): unknown => {
  const { name, kind, options, isRequired } = field
  if (kind === 'flag') return flagOf(form, name)
  const typed = typedText(field, form)
  if (kind === 'ids') return idsIn(typed).map(numberOr)
  if (kind === 'lines') return linesIn(typed)
  if (kind === 'records' || isHours(field)) return linesIn(typed).map((line) => recordOf(line, field))
  if (typed === '') return isRequired ? '' : null
  if (kind === 'choice') return options?.find((option) => String(option) === typed) ?? typed
  if (kind === 'decimal') return /^-?\d{1,9}([.,]\d{1,15})?$/.test(typed) ? Number(typed.replace(',', '.')) : typed
  return kind === 'number' || kind === 'row' ? numberOr(typed) : typed
}

const linesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Values between bars, in the order of the columns; a missing one is null, and missing hours of a weekday are left out. */
const recordOf = (line: string, { columns = [], kind }: FormField) => {
  const parts = line.split('|').map((part) => part.trim())
  const values = columns.map(({ name, isNumber }, place) => [name, partValue(parts[place] ?? '', isNumber)] as const)
  return Object.fromEntries(kind === 'weekHours' ? values.filter(([, value]) => value !== null) : values)
}

const partValue = (part: string, isNumber: boolean) => (part === '' ? null : isNumber ? numberOr(part) : part)

const numberOr = (typed: string): string | number => (/^\d{1,15}$/.test(typed) ? Number(typed) : typed)

const sentIn = (fields: FormField[], form: FormData) =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'picture')
      .map((field) => [field.name, field.kind === 'flag' ? String(flagOf(form, field.name)) : typedText(field, form)]),
  )

/** Chosen ids come one by one, and typed ones in a text beside them. */
const typedText = (field: FormField, form: FormData): string => {
  const { name, kind } = field
  if (isHours(field)) return hoursText(postedHours(field, form))
  if (kind === 'pictures') return picturesIn(name, form).join('\n')
  if (kind === 'ids') return [...new Set([...listOf(form, name), textOf(form, typedIdsOf(name))].flatMap(idsIn))].join(', ')
  return textOf(form, name).trim()
}
