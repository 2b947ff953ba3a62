import type { FastifyReply, FastifyRequest } from 'fastify'
import { splitLocale } from '../../../contract/locales.ts'
import type { Resources } from '../resources.ts'
import { answerErrorPage, answerProblem } from './answer-problem.ts'
import { apiLocale, asksForJson } from './edge.ts'

/** Answers an error that no area of its own answers: calls and scripts with a problem, people with a page. */
export const answerFailure = (resources: Resources, error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failed = { request, reply, error }
  if (isCallPath(request.url, resources.config.API_BASE)) return answerProblem(resources, { ...failed, locale: apiLocale(request) })
  const { locale } = splitLocale(request.url)
  return isForScripts(request) ? answerProblem(resources, { ...failed, locale }) : answerErrorPage(resources, { ...failed, locale })
}

/** The raw path decides, because these requests have no route. It chooses the shape of the answer and nothing else. */
export const isCallPath = (url: string, apiBase: string): boolean => url === apiBase || url.startsWith(`${apiBase}/`)

/** The router's own loads ask for `.data`, and read no page. */
const isForScripts = (request: FastifyRequest): boolean => asksForJson(request) || /^[^?]*\.data(?:\?|$)/.test(request.url)
