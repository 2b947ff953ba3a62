import type { FastifyReply, FastifyRequest } from 'fastify'
import { splitLocale } from '../../../contract/locales.ts'
import type { Resources } from '../resources.ts'
import { answerErrorPage, answerProblem } from './answer-problem.ts'
import { apiLocale, asksForJson } from './edge.ts'

/** The default error handler: API calls and scripts get a problem, browsers get a page. */
export const answerFailure = (resources: Resources, error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failed = { request, reply, error }
  if (isCallPath(request.url, resources.config.API_BASE)) return answerProblem(resources, { ...failed, locale: apiLocale(request) })
  const { locale } = splitLocale(request.url)
  return isForScripts(request) ? answerProblem(resources, { ...failed, locale }) : answerErrorPage(resources, { ...failed, locale })
}

/** Reads the raw path, because these requests have no route. The result only selects the format of the answer. */
export const isCallPath = (url: string, apiBase: string): boolean => url === apiBase || url.startsWith(`${apiBase}/`)

/** The router requests its data at `.data` addresses and cannot read a page. */
const isForScripts = (request: FastifyRequest): boolean => asksForJson(request) || /^[^?]*\.data(?:\?|$)/.test(request.url)
