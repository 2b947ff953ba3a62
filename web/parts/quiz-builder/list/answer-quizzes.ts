import { type RouterContextProvider, redirect } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../../forms/answer-form.ts'
import { numberOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { loaderWords } from '../../../kernel/loader-words.server.ts'
import { paths } from '../../../paths.ts'
import { quizOfTemplate, templateNames } from '../templates.ts'
import { purposeIn, quizzesPath } from './quizzes-address.ts'

/** Creation from a template, copies and deletions. */
export const answerQuizzes = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) =>
  answerForm({ create, copy, remove }, { request, context }, quizzesPath(new URL(request.url).searchParams))

/** The new survey opens with the questions of its template. A survey that could not be filled is not left behind. */
const create: FormChange = async ({ form, context }) => {
  const template = templateNames.find((name) => name === textOf(form, 'template')) ?? 'blank'
  const { title, questions, ...settings } = quizOfTemplate(template, loaderWords(context).quizTemplates[template])
  const call = tryApi(context)
  const eventId = numberOf(form, 'eventId')
  const created = await call('POST /quizzes', { body: { mode: settings.mode, ...(eventId > 0 && { eventId }) } })
  if (!created.ok) return outcomeOf(created)
  const params = { id: created.reply.id }
  const filled = await call('PUT /quizzes/:id', { params, body: { ...settings, title, questions } })
  if (!filled.ok) {
    await call('DELETE /quizzes/:id', { params })
    return outcomeOf(filled)
  }
  const use = purposeIn(new URLSearchParams({ use: textOf(form, 'use') }))
  throw redirect(paths.survey(params.id, { use }), 303)
}

/** The copy opens in the builder. */
const copy: FormChange = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /quizzes/:id/copies', { params: { id: subjectOf(form) } })
  if (attempt.ok) throw redirect(paths.survey(attempt.reply.id), 303)
  return outcomeOf(attempt)
}

const remove: FormChange = async ({ form, context }) => outcomeOf(await tryApi(context)('DELETE /quizzes/:id', { params: { id: subjectOf(form) } }))
