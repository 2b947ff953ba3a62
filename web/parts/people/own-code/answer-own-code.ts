import type { ActionFunctionArgs } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../../forms/answer-form.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'

/** The form of the own code. */
export const answerOwnCode = ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  answerForm({ revoke }, { request, context }, paths.qr())

const revoke: FormChange = async ({ context }) => outcomeOf(await tryApi(context)('POST /owner/qr-code/revoke'))
