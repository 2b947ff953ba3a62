import { data, type MiddlewareFunction } from 'react-router'
import { siteContext } from './context.ts'
import { signInFirst } from './signed-in.ts'

/** Answers a rejected request body before any action runs: an expired session with sign-in, the rest with an error page. */
export const throwRefusedBody: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { refused, path } = context.get(siteContext)
  if (refused?.status === 401) throw signInFirst(path)
  if (refused) throw data(refused, { status: refused.status })
  return next()
}
