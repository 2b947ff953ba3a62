import { data, type RouterContextProvider } from 'react-router'
import { scannedCodeLength } from '../../../../contract/control/limits.ts'
import { answerForm, type FormAnswer, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import { outcomeOfScan, type ScanOutcome } from './scan-outcome.ts'

type Input = FormInput & { spaceId: number }
type Scanned = { outcome?: ScanOutcome }
export type ScannerAnswer = FormAnswer<Scanned>

/** A typed code on a page without scripts; with them the page makes the call itself. */
export const answerScanner = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const spaceId = Number(new URL(request.url).searchParams.get('spaceId'))
  if (!spaceId) throw data(null, { status: 404 })
  return answerForm<Scanned, Input>({ check }, { request, context, spaceId }, paths.scanner({ spaceId }))
}

/** Every answer is a result for the operator; only an expired session is none. */
const check: FormChange<Scanned, Input> = async ({ form, context, spaceId }) => {
  const body = { code: textOf(form, 'code').trim().slice(0, scannedCodeLength) }
  const attempt = await tryApi(context)('POST /admin/control/space/:spaceId/qr', { params: { spaceId }, body })
  if (!attempt.ok && attempt.problem.status === 401) return outcomeOf(attempt)
  // as when the page is opened: the user does not work in this space
  if (!attempt.ok && attempt.problem.status === 403) throw data(attempt.problem, { status: 403 })
  return { problem: null, outcome: outcomeOfScan(attempt) }
}
