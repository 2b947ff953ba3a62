import { data, redirect } from 'react-router'
import type { Problem } from '../../../contract/shapes.ts'
import { textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { paths } from '../../paths.ts'
import { type ContentRow, type Context, type DetailedRow, type FormField, formFieldsOf, wholeNumber } from './content-table.ts'
import { replyOf } from './load-content.ts'
import { tableNamed } from './tables.ts'

/** Why a change was refused, with the typed values, and the stored row if another editor has changed it. */
export type ContentAnswer = {
  message: string
  errors: Record<string, string[]>
  typed: Record<string, string>
  current: ContentRow | null
}

/** Saves, deletes or restores the row in the address, then shows it again. */
export const answerContent = async ({ request, context }: { request: Request; context: Context }) => {
  const params = new URL(request.url).searchParams
  const table = tableNamed(params.get('table'))
  const id = params.get('id') === 'new' ? null : wholeNumber(params.get('id'), Number.MAX_SAFE_INTEGER)
  if (id === undefined) throw data(null, { status: 400 })
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  const saved = await change({ context, table, id, intent, form })
  if (saved.ok) throw redirect(paths.adminContent({ table: table.path, id: saved.id, done: intent }))
  const { problem } = saved
  if (problem.status === 401) throw redirect(paths.login(paths.adminContent(Object.fromEntries(params))))
  const isStale = problem.reason === 'contentChanged' && id !== null
  const current = isStale ? await replyOf<DetailedRow>(context, { address: `GET /admin/${table.path}/:id`, params: { id } }) : null
  const errors = Object.fromEntries(Object.entries(problem.errors).map(([name, texts]) => [name.replace(/^data\.|\.\d+$/g, ''), texts]))
  return data<ContentAnswer>({ message: problem.message, errors, typed: typedIn(form), current }, { status: problem.status })
}

type Changing = { context: Context; table: ReturnType<typeof tableNamed>; id: number | null; intent: string; form: FormData }
type Saved = { ok: true; id: number } | { ok: false; problem: Problem }

const change = async ({ context, table: { path, ...table }, id, intent, form }: Changing): Promise<Saved> => {
  const { call } = context.get(siteContext)
  if (intent === 'delete' && id !== null) {
    const outcome = await call({ address: `DELETE /admin/${path}/:id`, params: { id } })
    return outcome.ok ? { ok: true, id } : outcome
  }
  if (intent === 'restore' && id !== null) {
    const outcome = await call({ address: `PUT /admin/${path}/:id`, params: { id }, body: { data: { deleted: false } } })
    return outcome.ok ? { ok: true, id } : outcome
  }
  if (intent !== 'save') throw data(null, { status: 400 })
  const read = await valuesOf(context, formFieldsOf({ path, ...table }), form)
  if (!read.ok) return read
  if (id === null) {
    const outcome = await call({ address: `POST /admin/${path}`, body: { data: read.values } })
    // every call of a content table returns the row
    return outcome.ok ? { ok: true, id: (outcome.reply as ContentRow).id } : outcome
  }
  const version = wholeNumber(textOf(form, 'version'), Number.MAX_SAFE_INTEGER)
  const outcome = await call({ address: `PUT /admin/${path}/:id`, params: { id }, body: { data: { ...read.values, version } } })
  return outcome.ok ? { ok: true, id } : outcome
}

type Values = Record<string, unknown>

const valuesOf = async (
  context: Context,
  fields: FormField[],
  form: FormData,
): Promise<{ ok: true; values: Values } | { ok: false; problem: Problem }> => {
  const values: Values = {}
  for (const field of fields) {
    if (field.kind !== 'picture') values[field.name] = sentValue(field, form)
    else if (form.has(`${field.name}.remove`)) values[field.name] = null
    const file = form.get(field.name)
    if (field.kind !== 'picture' || !(file instanceof File) || file.size === 0) continue
    const upload = await tryApi(context)('POST /uploads', { body: { file: { name: file.name, bytes: await file.bytes() }, purpose: 'cover' } })
    if (!upload.ok) return { ok: false, problem: { ...upload.problem, errors: { [field.name]: [upload.problem.message] } } }
    values[field.name] = upload.reply.uploadId
  }
  return { ok: true, values }
}

/** A field left empty is null if it is optional; otherwise it is missing, which the call reports at the field. */
const sentValue = ({ name, kind, options, isRequired }: FormField, form: FormData): unknown => {
  if (kind === 'flag') return form.has(name)
  const typed = textOf(form, name).trim()
  if (kind === 'ids') return typed.split(/[\s,;]+/).flatMap((id) => (id ? [numberOr(id)] : []))
  if (typed === '') return isRequired ? '' : null
  if (kind === 'choice') return options?.find((option) => String(option) === typed) ?? typed
  return kind === 'number' || kind === 'row' ? numberOr(typed) : typed
}

const numberOr = (typed: string): string | number => (/^\d{1,15}$/.test(typed) ? Number(typed) : typed)

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
