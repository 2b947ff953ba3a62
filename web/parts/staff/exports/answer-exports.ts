import { data, redirect } from 'react-router'
import { exportFormats } from '../../../../contract/exporting/limits.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { isDataRequest } from '../../../kernel/router-inside/data-request.ts'
import { signInFirst } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import type { Context } from '../queue-calls.ts'
import type { ExportItem } from './load-exports.ts'

/** The started export, or the problem. */
export type ExportAnswer = { started: ExportItem | null; problem: string | null }

/** Starts an export. The fields `filter.*` of the form are the filter; empty ones are no filter. */
export const answerExports = async ({ request, context }: { request: Request; context: Context }) => {
  const form = await request.formData()
  const format = exportFormats.find((one) => one === textOf(form, 'format'))
  if (!format) throw data(null, { status: 400 })
  const filters = [...form.keys()].filter((name) => name.startsWith(prefix) && textOf(form, name) !== '')
  const filter = Object.fromEntries(filters.map((name) => [name.slice(prefix.length), textOf(form, name)]))
  const attempt = await tryApi(context)('POST /exports', { body: { name: textOf(form, 'list'), format, filter } })
  if (attempt.ok) {
    if (!isDataRequest(request)) throw redirect(paths.adminExports())
    return data<ExportAnswer>({ started: attempt.reply, problem: null })
  }
  const { status, message } = attempt.problem
  if (status === 401) throw signInFirst(paths.adminExports())
  return data<ExportAnswer>({ started: null, problem: message }, { status })
}

const prefix = 'filter.'
