import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../../contract/locales.ts'
import { safeError } from '../log.ts'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { problemOf } from './problems.ts'
import { sessionCookieLines } from './session-cookies.ts'

/** Fastify's own refusals, by its codes, as ours. */
const edgeRefusals = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedBody',
  FST_ERR_BAD_URL: 'notFound',
} as const

export type Failed = { request: FastifyRequest; reply: FastifyReply; error: unknown; locale: Locale }

/** Answers whatever was thrown as a problem, in the reader's language; what is ours is logged, without its words. */
export const answerProblem = ({ config, log, siteUrl }: Pick<Resources, 'config' | 'log' | 'siteUrl'>, { request, reply, error, locale }: Failed) => {
  const refusal = asRefusal(error)
  const problem = problemOf(refusal, { locale, requestId: request.id, apiBase: config.API_BASE })
  const address = `${request.method} ${request.routeOptions.url}`
  if (problem.status >= 500) log.error({ requestId: request.id, address, error: safeError(error) }, 'a request failed')
  const hasLostSession = problem.reason === 'signInRequired' && request.headers.cookie !== undefined
  if (hasLostSession) reply.header('set-cookie', sessionCookieLines({ started: null, ended: true }, siteUrl.startsWith('https:')))
  const wait = refusal instanceof Refusal ? refusal.details.retryAfterSeconds : undefined
  if (wait !== undefined || problem.status === 503) reply.header('retry-after', wait ?? 1)
  return reply
    .removeHeader('etag')
    .code(problem.status)
    .headers({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify(problem))
}

/** What Fastify refused as one of our refusals; anything else as it is. */
export const asRefusal = (error: unknown): unknown => {
  if (error instanceof SyntaxError) return new Refusal('malformedBody')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code in edgeRefusals ? new Refusal(edgeRefusals[code as keyof typeof edgeRefusals]) : error
}
