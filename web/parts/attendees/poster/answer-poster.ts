import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../../forms/answer-form.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import { posterCodeOf } from './load-poster.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

export const answerPoster = ({ request, context }: Args) => {
  const code = posterCodeOf(request)
  const mark: FormChange = async () => outcomeOf(await tryApi(context)('POST /qr/event', { body: { code } }))
  return answerForm({ mark }, { request, context }, paths.qrEvent(code))
}
