import { data, redirect } from 'react-router'
import { listOf, textOf } from '../../../forms/form-data.ts'
import { siteContext } from '../../../kernel/context.ts'
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
  const body = { name: textOf(form, 'list'), format: textOf(form, 'format'), filter: filterIn(form) }
  // the call refuses formats and filters that it does not know, so the body is any
  const attempt = await context.get(siteContext).call({ address: 'POST /exports', body })
  if (attempt.ok) {
    if (!isDataRequest(request)) throw redirect(paths.adminExports())
    // the call declares this reply
    return data<ExportAnswer>({ started: attempt.reply as ExportItem, problem: null })
  }
  const { status, message } = attempt.problem
  if (status === 401) throw signInFirst(paths.adminExports())
  return data<ExportAnswer>({ started: null, problem: message }, { status })
}

const prefix = 'filter.'

/** A repeated filter stays a list, which the call refuses. The schema would drop `__proto__`, so that it has its prefix. */
const filterIn = (form: FormData): Record<string, unknown> => {
  const names = new Set([...form.keys()].filter((name) => name.startsWith(prefix)))
  const sent = [...names].map((name) => ({ name, texts: listOf(form, name).filter((text) => text !== '') }))
  const keyOf = (name: string) => (name === `${prefix}__proto__` ? name : name.slice(prefix.length))
  return Object.fromEntries(sent.flatMap(({ name, texts }) => (texts.length > 0 ? [[keyOf(name), texts.length > 1 ? texts : texts[0]]] : [])))
}
