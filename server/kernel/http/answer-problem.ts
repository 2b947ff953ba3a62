import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../../contract/locales.ts'
import type { RefusalCode } from '../../../contract/refusals.ts'
import type { Problem } from '../../../contract/shapes.ts'
import { safeError } from '../log.ts'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { isSameOrigin } from './edge.ts'
import { errorPage } from './error-page.ts'
import { problemOf } from './problems.ts'
import { sessionCookieLines } from './session-cookies.ts'

/** Fastify's error codes and the refusals they mean. */
const edgeRefusals = new Map<string, RefusalCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'bodyTooLarge'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupportedMediaType'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'malformedBody'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'malformedBody'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'malformedBody'],
  ['FST_ERR_BAD_URL', 'notFound'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'notFound'],
])

type Answering = Pick<Resources, 'config' | 'log' | 'siteUrl'>
export type Failed = { request: FastifyRequest; reply: FastifyReply; error: unknown; locale: Locale }

/** Sends an error as a problem, in the user's language. */
export const answerProblem = (resources: Answering, failed: Failed) =>
  failed.reply
    .headers({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify(problemFor(resources, failed)))

/** Sends an error as a static page. */
export const answerErrorPage = (resources: Answering, failed: Failed) => {
  const { headers, body } = errorPage({ problem: problemFor(resources, failed), locale: failed.locale, siteUrl: resources.siteUrl })
  return failed.reply.headers(Object.fromEntries(headers)).send(body)
}

/** Sets the status and headers. An unexpected error is logged without user input (`safeError`). */
const problemFor = ({ config, log, siteUrl }: Answering, { request, reply, error, locale }: Failed): Problem => {
  const refusal = asRefusal(error)
  const problem = problemOf(refusal, { locale, requestId: request.id, apiBase: config.API_BASE })
  const address = `${request.method} ${request.routeOptions.url}`
  if (problem.status >= 500 && !(refusal instanceof Refusal))
    log.error({ requestId: request.id, address, error: safeError(error) }, 'a request failed')
  // only for our own site, because another site's page must not sign the user out with a failing request
  const hasLostSession = problem.reason === 'signInRequired' && request.headers.cookie !== undefined && isSameOrigin(request, siteUrl)
  if (hasLostSession) reply.header('set-cookie', sessionCookieLines({ started: null, ended: true }, siteUrl))
  const wait = refusal instanceof Refusal ? refusal.details.retryAfterSeconds : undefined
  if (wait !== undefined || problem.status === 503) reply.header('retry-after', wait ?? 1)
  // the rest of a late or broken body would be parsed as the next request
  if (problem.status === 408) reply.header('connection', 'close')
  reply.removeHeader('etag').code(problem.status)
  return problem
}

/** Converts a framework error into a refusal; returns any other error unchanged. */
export const asRefusal = (error: unknown): unknown => {
  if (error instanceof SyntaxError) return new Refusal('malformedBody')
  if (!(error instanceof Error) || error instanceof Refusal) return error
  const known = 'code' in error ? edgeRefusals.get(String(error.code)) : undefined
  const refusal = known ?? ('statusCode' in error ? refusalOfStatus(Number(error.statusCode)) : null)
  return refusal ? new Refusal(refusal) : error
}

/** Plugin errors carry their HTTP status. */
const refusalOfStatus = (status: number): RefusalCode | null => {
  if (!(status >= 400 && status < 500)) return null
  return status === 404 ? 'notFound' : 'malformedRequest'
}
