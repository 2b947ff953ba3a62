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

/** Calls with the parameters. Those the call rejects are left out of a second attempt instead of shown as an error. */
export const loadList = async <Reply>(params: URLSearchParams, call: (params: URLSearchParams) => Promise<Attempt<Reply>>): Promise<Reply> => {
  const attempt = await call(params)
  if (attempt.ok) return attempt.reply
  if (attempt.problem.reason !== 'invalidInput') throw data(attempt.problem, { status: attempt.problem.status })
  const rejected = new Set(Object.keys(attempt.problem.errors).map((field) => field.split('.', 1)[0]))
  const second = await call(new URLSearchParams([...params].filter(([name]) => !rejected.has(name))))
  if (second.ok) return second.reply
  throw data(second.problem, { status: second.problem.status })
}
