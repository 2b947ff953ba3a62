import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { reportUnsent } from './connection-status.ts'

const unanswered = [502, 503, 504]

/**
 * Keeps the page and everything typed when a form gets no response. The form is not resent automatically, because the
 * server may have processed it.
 */
export const preserveUnsentForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  if (request.signal.aborted) return results
  const answers = Object.values(results)
  const lost = request.method === 'GET' ? [] : answers.filter(isLost)
  // after such a result the router neither reloads data nor leaves the page
  for (const result of lost) Object.assign(result, { type: 'data', result: data(undefined, { status: 503 }) })
  if (answers.length > 0) reportUnsent(lost.length > 0)
  return results
}

const isLost = ({ type, result }: DataStrategyResult) => {
  const reason = isWrapped(result) ? result.data : result
  return type === 'error' && (reason instanceof TypeError || (isRouteErrorResponse(reason) && unanswered.includes(reason.status)))
}

const isWrapped = (result: unknown): result is ReturnType<typeof data> =>
  typeof result === 'object' && result !== null && 'data' in result && 'init' in result
