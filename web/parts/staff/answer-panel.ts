import { answerForm, type FormAnswer, type FormChange, type FormInput } from '../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../forms/form-data.ts'
import { siteContext } from '../../kernel/context.ts'
import { paths } from '../../paths.ts'
import { type Counters, countersOf } from './load-panel.ts'
import type { Context, Queue, Row } from './queue.ts'
import { queueNamed } from './queues.ts'

/** The updated row of a decision and the counters after it. */
type Decided = { row?: Row; counters?: Counters }
type DecisionChange = FormChange<Decided, FormInput & { queue: Queue }>

export type PanelAnswer = FormAnswer<Decided>

/** Makes one decision in the queue named in the URL. */
export const answerPanel = ({ request, context }: { request: Request; context: Context }) => {
  const queue = queueNamed(new URL(request.url).searchParams.get('queue'))
  return answerForm(changes, { request, context, queue }, paths.admin({ queue: queue.looks.name }))
}

const changeOf =
  (isApproved: boolean): DecisionChange =>
  async ({ form, context, queue }) => {
    const decision = { id: subjectOf(form), isApproved, comment: textOf(form, 'comment').trim() || undefined }
    const attempt = await queue.decide(context, decision, context.get(siteContext).now)
    return attempt.ok ? { problem: null, row: attempt.reply, counters: await countersOf(context) } : { problem: attempt.problem }
  }

const changes: Record<string, DecisionChange> = { approve: changeOf(true), decline: changeOf(false) }
