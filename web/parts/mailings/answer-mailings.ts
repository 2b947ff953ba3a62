import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../forms/answer-form.ts'
import { subjectOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { mailingsPath } from './mailings-address.ts'

export const answerMailings = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) =>
  answerForm({ remove }, { request, context }, mailingsPath(new URL(request.url).searchParams))

const remove: FormChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /owner/mailings/:id', { params: { id: subjectOf(form) } }))
