import type { ActionFunctionArgs } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'

export const answerOwn = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) => answerForm({ hideSuggestion }, args, paths.myOrganizations())

const hideSuggestion: FormChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('POST /owner/organizations/:id/hide-suggestion', { params: { id: subjectOf(form) } }))
