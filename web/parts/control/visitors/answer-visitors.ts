import { type ActionFunctionArgs, redirect } from 'react-router'
import { type VisitorType, visitorTypes } from '../../../../contract/control/limits.ts'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { numberOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import { addVisitor } from './add-visitor.ts'
import { visitorsAddress, visitorsPath } from './visitors-address.ts'

export type VisitorsInput = FormInput & { spaceId: number; date: string | undefined }
type Change = FormChange<object, VisitorsInput>

/** Marks, walk-ins, bans and answers to invitations of one space. */
export const answerVisitors = ({ params, request, context }: Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>) => {
  const spaceId = Number(params.id)
  const address = visitorsAddress.clean(new URL(request.url).searchParams)
  const { date } = visitorsAddress.query(address)
  return answerForm<object, VisitorsInput>(changes, { request, context, spaceId, date }, visitorsPath(spaceId, address))
}

/** Without scripts; with them the row itself makes the call. Another operator may have marked the visitor meanwhile. */
const mark: Change = async ({ form, context, spaceId, date }) => {
  const body = { ...reasonIn(form), userId: numberOf(form, 'userId'), ...(date && { date }) }
  const attempt = await tryApi(context)('POST /admin/control/space/:spaceId/register', { params: { spaceId }, body })
  return !attempt.ok && attempt.problem.reason === 'alreadyMarked' ? { problem: null } : outcomeOf(attempt)
}

const unmark: Change = async ({ form, context, spaceId }) =>
  outcomeOf(await tryApi(context)('POST /admin/control/space/:spaceId/remove-mark', { params: { spaceId }, body: { visitorId: subjectOf(form) } }))

/** The reason of the visit. */
const reasonIn = (form: FormData): { type: VisitorType; eventId?: number; reserveId?: number } => {
  const type = visitorTypes.find((name) => name === textOf(form, 'type')) ?? 'coworking'
  if (type === 'event') return { type, eventId: numberOf(form, 'eventId') }
  return type === 'meeting' ? { type, reserveId: numberOf(form, 'reserveId') } : { type }
}

const ban: Change = async ({ form, context, spaceId, date }) => {
  const [until, reason] = [textOf(form, 'until').trim(), textOf(form, 'reason').trim()]
  const body = { spaceId, userId: subjectOf(form), ...(until && { until }), ...(reason && { reason }) }
  const attempt = await tryApi(context)('POST /coworking/restrict', { body })
  if (!attempt.ok) return outcomeOf(attempt)
  // the list of bans shows the result, and takes it back
  throw redirect(paths.controlSpace(spaceId, { date, tab: 'bans' }), 303)
}

const lift: Change = async ({ form, context, spaceId }) =>
  outcomeOf(await tryApi(context)('POST /coworking/lift-restriction', { body: { spaceId, userId: subjectOf(form) } }))

const decide =
  (decision: 'approved' | 'declined'): Change =>
  async ({ form, context }) => {
    const comment = textOf(form, 'comment').trim()
    const params = { id: numberOf(form, 'eventId'), proposalId: subjectOf(form) }
    const body = { decision, ...(comment && { comment }) }
    return outcomeOf(await tryApi(context)('POST /owner/events/:id/network-proposals/:proposalId/decision', { params, body }))
  }

const replacePoster: Change = async ({ context, spaceId }) =>
  outcomeOf(await tryApi(context)('POST /admin/control/space/:spaceId/poster-qr/replace', { params: { spaceId }, body: {} }))

const changes = { mark, unmark, ban, lift, replacePoster, add: addVisitor, accept: decide('approved'), decline: decide('declined') }
