import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../../forms/answer-form.ts'
import { tryApi } from '../../../kernel/api.ts'
import { posterCodeOf, posterSubject } from './load-poster.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** Marks the viewer at the event or in the coworking of the code. */
export const answerPoster = ({ request, context }: Args, addressOf: (code: string) => string) => {
  const code = posterCodeOf(request)
  const mark: FormChange = async () =>
    outcomeOf(
      posterSubject(code)?.kind === 'space'
        ? await tryApi(context)('POST /qr/covorking', { body: { code } })
        : await tryApi(context)('POST /qr/event', { body: { code } }),
    )
  return answerForm({ mark }, { request, context }, addressOf(code))
}
