import { data, redirect } from 'react-router'
import type { Attempt } from '../kernel/api.ts'
import { type ListAddress, pathWith } from './address.ts'

/** The clean parameters of a list. A form sent without scripts names its empty fields too; it is redirected to a clean address. */
export const listParams = (request: Request, path: string, address: ListAddress): URLSearchParams => {
  const { searchParams } = new URL(request.url)
  const params = address.clean(searchParams)
  if (address.hasEmpty(searchParams)) throw redirect(pathWith(path, params))
  return params
}

/**
 * Calls with the parameters. Those the call rejects are left out of a second attempt instead of shown as an error. Beyond the last
 * page, for example after its rows have left the list, the last page is loaded.
 */
export const tryList = async <Reply>(params: URLSearchParams, call: ListCall<Reply>): Promise<Attempt<Reply>> => {
  const { used, attempt } = await validAttempt(params, call)
  const last = attempt.ok ? lastPageBefore(attempt.reply) : null
  if (last === null) return attempt
  const second = await call(new URLSearchParams([...[...used].filter(([name]) => name !== 'paginationPage'), ['paginationPage', String(last)]]))
  return second.ok ? second : attempt
}

/** Like `tryList`, for lists that are the page: a refusal is thrown and becomes the error page of its status. */
export const loadList = async <Reply>(params: URLSearchParams, call: ListCall<Reply>): Promise<Reply> => {
  const attempt = await tryList(params, call)
  if (attempt.ok) return attempt.reply
  throw data(attempt.problem, { status: attempt.problem.status })
}

type ListCall<Reply> = (params: URLSearchParams) => Promise<Attempt<Reply>>

const validAttempt = async <Reply>(params: URLSearchParams, call: ListCall<Reply>): Promise<{ used: URLSearchParams; attempt: Attempt<Reply> }> => {
  const attempt = await call(params)
  if (attempt.ok || attempt.problem.reason !== 'invalidInput') return { used: params, attempt }
  const rejected = new Set(Object.keys(attempt.problem.errors).map((field) => field.split('.', 1)[0]))
  const used = new URLSearchParams([...params].filter(([name]) => !rejected.has(name)))
  return { used, attempt: await call(used) }
}

type Paged = { _meta: { currentPage: number; pageCount: number } }

const isPaged = (reply: unknown): reply is Paged => typeof reply === 'object' && reply !== null && '_meta' in reply

/** The last page, if the reply is of a later one. */
const lastPageBefore = (reply: unknown): number | null => {
  if (!isPaged(reply)) return null
  const { currentPage, pageCount } = reply._meta
  return pageCount > 0 && currentPage > pageCount ? pageCount : null
}
