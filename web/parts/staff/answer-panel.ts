import { data, redirect } from 'react-router'
import type { Decided } from '../../../contract/shapes.ts'
import { type FormAnswer, type FormChange, type FormInput, outcomeOf, runChange } from '../../forms/answer-form.ts'
import type { Fault } from '../../forms/fault.ts'
import { listOf, numberOf, subjectOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { isDataRequest } from '../../kernel/router-inside/data-request.ts'
import { pathWith } from '../../lists/address.ts'
import { paths } from '../../paths.ts'
import type { Queue, Row } from './queue.ts'
import { queueAddressOf, rowPath } from './queue-address.ts'
import type { Context } from './queue-calls.ts'
import { queueNamed } from './queues.ts'

type Done = {
  /** The decided row. */
  row?: Row
  /** The rows that a page without scripts shows next. */
  shows?: { id?: number | undefined; decided?: number }
  /** The result of a decision about several rows. */
  many?: Many
  /** The decision of a colleague that was made first, and the reason and the comment that were not sent. */
  lostTo?: { decided: Decided | undefined; reason: string | undefined; comment: string | undefined }
}
/** The decided rows, and the number of rows that were not decided. */
export type Many = { rows: Row[]; failed: number }

type Change = FormChange<Done, FormInput & { queue: Queue }>

export type PanelAnswer = FormAnswer<Done>

/** Makes or undoes one decision in the queue named in the URL. Without scripts the page of the next row answers. */
export const answerPanel = async ({ request, context }: { request: Request; context: Context }) => {
  const { searchParams } = new URL(request.url)
  const queue = queueNamed(searchParams.get('queue'))
  const address = pathWith(paths.admin(), queueAddressOf(queue.looks).clean(searchParams))
  const answer = await runChange(changes, { request, context, queue }, address)
  if (answer.problem === null && !answer.many && !isDataRequest(request)) throw redirect(rowPath(queue.looks, searchParams, answer.shows))
  return data(answer, { status: answer.problem?.status ?? 200 })
}

const changeOf =
  (isApproved: boolean): Change =>
  async ({ form, context, queue }) => {
    const id = subjectOf(form)
    const [reason, comment] = [textOf(form, 'reason') || undefined, textOf(form, 'comment').trim() || undefined]
    const decision = { id, isApproved, reason, comment, version: textOf(form, 'version') || undefined }
    const attempt = await queue.decide(context, decision, context.get(siteContext).now)
    if (!attempt.ok && attempt.problem.errors.reason) return { problem: { ...attempt.problem, errors: { reason: [] } } }
    if (!attempt.ok) return { ...outcomeOf(attempt), lostTo: { decided: attempt.problem.decided, reason, comment } }
    return { problem: null, row: attempt.reply, shows: { id: numberOf(form, 'next') || undefined, decided: id } }
  }

const undo: Change = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /admin/decisions/:id/undo', { params: { id: subjectOf(form) } })
  return { ...outcomeOf(attempt), shows: { id: numberOf(form, 'row') || undefined } }
}

/** Decides the chosen rows one by one, each with its version. A missing reason, or a failure of all, is a refusal. */
const manyOf =
  (isApproved: boolean): Change =>
  async ({ form, context, queue }) => {
    const many: Many = { rows: [], failed: 0 }
    const reason = isApproved ? undefined : textOf(form, 'reason') || undefined
    let problem: Fault | null = nothingChosen
    for (const id of queue.looks.isBulk ? listOf(form, 'row').map(Number) : []) {
      const decision = { id, isApproved, reason, comment: undefined, version: textOf(form, `version.${id}`) || undefined }
      const attempt = await queue.decide(context, decision, context.get(siteContext).now)
      if (attempt.ok) many.rows.push(attempt.reply)
      else if (attempt.problem.errors.reason) return { problem: { ...attempt.problem, errors: { reason: [] } } }
      else {
        many.failed += 1
        problem = attempt.problem
      }
    }
    return many.rows.length > 0 ? { problem: null, many } : { problem }
  }

const nothingChosen: Fault = { status: 422, reason: 'nothingChosen', message: '', error: {}, errors: { row: [] } }

const undoMany: Change = async ({ form, context }) => {
  const attempts = []
  for (const id of listOf(form, 'decision').map(Number)) attempts.push(await tryApi(context)('POST /admin/decisions/:id/undo', { params: { id } }))
  return outcomeOf(attempts.find(({ ok }) => !ok) ?? { ok: true, reply: null })
}

const changes: Record<string, Change> = {
  approve: changeOf(true),
  decline: changeOf(false),
  undo,
  approveMany: manyOf(true),
  declineMany: manyOf(false),
  undoMany,
}
