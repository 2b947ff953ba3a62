import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../forms/answer-form.ts'
import { textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { pathWith } from '../../lists/address.ts'
import { paths } from '../../paths.ts'
import { mailAddress } from './mail-address.ts'

export const answerMail = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const params = mailAddress.clean(new URL(request.url).searchParams)
  return answerForm({ lift }, { request, context }, pathWith(paths.adminMail(), params))
}

const lift: FormChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('POST /admin/mail/suppressions/lift', { body: { email: textOf(form, 'email') } }))
