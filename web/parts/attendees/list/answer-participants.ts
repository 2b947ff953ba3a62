import { data, type RouterContextProvider } from 'react-router'
import { answerForm, type FormAnswer, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { listOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { filtersIn, participantsAddress, participantsPath } from './participants-address.ts'

/** `changed` is the number of changed participants; `decisionId` undoes the decision for a minute. */
export type ParticipantsDone = { changed?: number; decisionId?: number | null }
export type ParticipantsAnswer = FormAnswer<ParticipantsDone>

type Input = FormInput & { eventId: number; params: URLSearchParams }
type Change = FormChange<ParticipantsDone, Input>

/** Decisions and marks, about the participant of a row or about the chosen ones. */
export const answerParticipants = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const params = participantsAddress.clean(new URL(request.url).searchParams)
  const { eventId } = participantsAddress.query(params)
  if (eventId === undefined) throw data(null, { status: 404 })
  return answerForm<ParticipantsDone, Input>(changes, { request, context, eventId, params }, participantsPath(params))
}

/** The participant of the row, or the chosen ones. Ids that are no numbers are left out. */
const idsIn = (form: FormData): number[] => (subjectOf(form) ? [subjectOf(form)] : listOf(form, 'participant').flatMap((text) => Number(text) || []))

const decide =
  (state: 'approved' | 'wait' | 'declined'): Change =>
  async ({ form, context, eventId }) => {
    const participantIds = idsIn(form)
    if (participantIds.length === 0) return { problem: null, changed: 0 }
    const comment = (state === 'declined' && textOf(form, 'comment').trim()) || undefined
    const attempt = await tryApi(context)('POST /owner/event-participants/state-update', { body: { eventId, participantIds, state, comment } })
    if (!attempt.ok) return outcomeOf(attempt)
    return { problem: null, changed: attempt.reply.changed, decisionId: attempt.reply.decisionId }
  }

const attendance =
  (attended: boolean): Change =>
  async ({ form, context, eventId }) => {
    const participantIds = idsIn(form)
    if (participantIds.length === 0) return { problem: null, changed: 0 }
    const attempt = await tryApi(context)('POST /owner/event-participants/attendance', { body: { eventId, participantIds, attended } })
    return attempt.ok ? { problem: null, changed: attempt.reply.changed } : outcomeOf(attempt)
  }

const undo: Change = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /owner/event-participants/decisions/:id/undo', { params: { id: subjectOf(form) } })
  return attempt.ok ? { problem: null, changed: attempt.reply.restored } : outcomeOf(attempt)
}

const startExport: Change = async ({ context, eventId, params }) => {
  const { state } = participantsAddress.query(params)
  const given = Object.entries({ ...filtersIn(params, eventId), state }).filter(([, value]) => value !== undefined)
  // entries without a value are left out
  const filter = Object.fromEntries(given) as Record<string, string | number>
  return outcomeOf(await tryApi(context)('POST /exports', { body: { name: 'participants', format: 'xlsx', filter } }))
}

const changes = {
  approve: decide('approved'),
  decline: decide('declined'),
  wait: decide('wait'),
  mark: attendance(true),
  unmark: attendance(false),
  undo,
  startExport,
}
