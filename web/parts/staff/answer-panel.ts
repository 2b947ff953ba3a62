import { data, redirect } from 'react-router'
import { siteContext } from '../../kernel/context.ts'
import { paths } from '../../paths.ts'
import { textOf } from '../accounts/form-data.ts'
import { type Counters, countersOf } from './load-panel.ts'
import type { Context, Row } from './queue.ts'
import { wholeNumber } from './queue-query.ts'
import { queueNamed } from './queues.ts'

/** The result of a decision: the updated row, or the problem and the typed comment. */
export type PanelAnswer = { id: number; comment: string } & ({ row: Row; counters: Counters; problem: null } | { row: null; problem: string })

/** Makes one decision in the queue named in the URL. */
export const answerPanel = async ({ request, context }: { request: Request; context: Context }) => {
  const queue = queueNamed(new URL(request.url).searchParams.get('queue'))
  const form = await request.formData()
  const id = wholeNumber(textOf(form, 'id'), Number.MAX_SAFE_INTEGER)
  const decision = textOf(form, 'decision')
  const comment = textOf(form, 'comment').trim()
  if (!id || !(decision === 'approve' || decision === 'decline')) throw data(null, { status: 400 })
  const input = { id, isApproved: decision === 'approve', comment: comment || undefined }
  const attempt = await queue.decide(context, input, context.get(siteContext).now)
  if (attempt.ok) return data<PanelAnswer>({ id, comment, row: attempt.reply, counters: await countersOf(context), problem: null })
  const { status, message } = attempt.problem
  if (status === 401) throw redirect(paths.login(paths.admin({ queue: queue.looks.name })))
  return data<PanelAnswer>({ id, comment, row: null, problem: message }, { status })
}
