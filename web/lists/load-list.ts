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
export const loadList = async <Reply>(params: URLSearchParams, call: (params: URLSearchParams) => Promise<Attempt<Reply>>): Promise<Reply> => {
  const { used, reply } = await validReply(params, call)
  const last = lastPageBefore(reply)
  if (last === null) return reply
  const attempt = await call(new URLSearchParams([...[...used].filter(([name]) => name !== 'paginationPage'), ['paginationPage', String(last)]]))
  return attempt.ok ? attempt.reply : reply
}

const validReply = async <Reply>(params: URLSearchParams, call: (params: URLSearchParams) => Promise<Attempt<Reply>>) => {
  const attempt = await call(params)
  if (attempt.ok) return { used: params, reply: attempt.reply }
  if (attempt.problem.reason !== 'invalidInput') throw data(attempt.problem, { status: attempt.problem.status })
  const rejected = new Set(Object.keys(attempt.problem.errors).map((field) => field.split('.', 1)[0]))
  const used = new URLSearchParams([...params].filter(([name]) => !rejected.has(name)))
  const second = await call(used)
  if (second.ok) return { used, reply: second.reply }
  throw data(second.problem, { status: second.problem.status })
}

type Paged = { _meta: { currentPage: number; pageCount: number } }

const isPaged = (reply: unknown): reply is Paged => typeof reply === 'object' && reply !== null && '_meta' in reply

/** The last page, if the reply is of a later one. */
const lastPageBefore = (reply: unknown): number | null => {
  if (!isPaged(reply)) return null
  const { currentPage, pageCount } = reply._meta
  return pageCount > 0 && currentPage > pageCount ? pageCount : null
}
