import { data, type MiddlewareFunction } from 'react-router'
import { siteContext } from './context.ts'

/** A form whose body was not taken is answered by the error page of its status; no action sees it. */
export const throwRefusedBody: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { refused } = context.get(siteContext)
  if (refused) throw data(refused, { status: refused.status })
  return next()
}
