import { data, type MiddlewareFunction } from 'react-router'
import { siteContext } from './context.ts'

/** Answers a rejected request body with the error page of its status, before any action runs. */
export const throwRefusedBody: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { refused } = context.get(siteContext)
  if (refused) throw data(refused, { status: refused.status })
  return next()
}
