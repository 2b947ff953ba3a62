import { redirect } from 'react-router'
import type { Reply } from '../../../contract/contract.ts'
import { type FormChange, type FormInput, outcomeOf } from '../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../kernel/api.ts'
import { paths } from '../../paths.ts'
import type { LaterCancelled } from '../events/around/later-events.tsx'
import { type OwnRow, ownRowOf } from './own-row.ts'

export type RowDone = { row?: OwnRow; later?: LaterCancelled; states?: Reply<'GET /owner/events/states'>['_items'] }
type Change = FormChange<RowDone>

/** The row after the change, and the counts of all states. */
const refreshed = async ({ form, context }: FormInput, attempt: Attempt<unknown>) => {
  if (!attempt.ok) return outcomeOf(attempt)
  const call = tryApi(context)
  const [row, states] = await Promise.all([
    call('GET /owner/events/:id/list-item', { params: { id: subjectOf(form) }, query: { expand: 'photo' } }),
    call('GET /owner/events/states'),
  ])
  return { problem: null, ...(row.ok && { row: ownRowOf(row.reply) }), ...(states.ok && { states: states.reply._items }) }
}

const paramsOf = ({ form }: FormInput) => ({ id: subjectOf(form) })

const publish: Change = async (input) => refreshed(input, await tryApi(input.context)('POST /owner/events/:id/publish', { params: paramsOf(input) }))

const unpublish: Change = async (input) =>
  refreshed(input, await tryApi(input.context)('POST /owner/events/:id/unpublish', { params: paramsOf(input) }))

const makeDraft: Change = async (input) =>
  refreshed(input, await tryApi(input.context)('POST /owner/events/:id/make-draft', { params: paramsOf(input) }))

const cancelEvent: Change = async (input) => {
  const body = { reason: textOf(input.form, 'reason').trim() || undefined, ...(input.form.has('withLater') && { withLater: true }) }
  const attempt = await tryApi(input.context)('POST /owner/events/:id/cancel', { params: paramsOf(input), body })
  return { ...(await refreshed(input, attempt)), ...(attempt.ok && attempt.reply.later && { later: attempt.reply.later }) }
}

/** The list is loaded again, because an event of the next page fills the gap. */
const removeEvent: Change = async (input) => outcomeOf(await tryApi(input.context)('DELETE /owner/events/:id', { params: paramsOf(input) }))

/** The copy opens in the wizard. */
const copyEvent: Change = async (input) => {
  const attempt = await tryApi(input.context)('POST /owner/events/:id/copy', { params: paramsOf(input) })
  if (attempt.ok) throw redirect(paths.createEvent({ id: attempt.reply.id }), 303)
  return outcomeOf(attempt)
}

export const rowChanges = { publish, unpublish, makeDraft, cancelEvent, removeEvent, copyEvent }
