import { data, type RouterContextProvider } from 'react-router'
import { type ExportFormat, exportFormats } from '../../../../contract/exporting/limits.ts'
import { answerForm, type FormAnswer, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { flagOf, listOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import type { Attempt } from '../../../kernel/api.ts'
import { tryApi } from '../../../kernel/api.ts'
import { type BulkChange, chosenIn, countOf, questionOf } from './bulk-change.ts'
import { filterIn, filtersIn, participantsAddress, participantsPath } from './participants-address.ts'

export type ParticipantsDone = {
  /** Changed participants; of tags, the number of set and removed ones. */
  changed?: number
  /** Chosen participants that the change left as they were. */
  skipped?: number
  /** Undoes a decision for a minute. */
  decisionId?: number | null
  /** Marks that can be taken back: all of them were made by this change. */
  marks?: { participantIds: number[]; attended: boolean }
  /** The question that the page shows next. */
  asked?: BulkChange
}
export type ParticipantsAnswer = FormAnswer<ParticipantsDone>

type Input = FormInput & { eventId: number; params: URLSearchParams }
type Change = FormChange<ParticipantsDone, Input>
/** The participants of a change as the calls take them. */
type Body = { eventId: number; participantIds?: number[]; filter?: ReturnType<typeof filterIn>; count?: number }

/** Decisions, marks, tags, messages and requests, about the participant of a row or about the chosen ones. */
export const answerParticipants = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const params = participantsAddress.clean(new URL(request.url).searchParams)
  const { eventId } = participantsAddress.query(params)
  if (eventId === undefined) throw data(null, { status: 404 })
  return answerForm<ParticipantsDone, Input>(changes, { request, context, eventId, params }, participantsPath(params))
}

/** Asks first where words or many participants need it. After a refusal the same question is shown again. */
const change =
  <Reply>(
    send: (input: Input, body: Body) => Promise<Attempt<Reply>>,
    doneOf: (reply: Reply, count: number, body: Body) => ParticipantsDone,
  ): Change =>
  async (input) => {
    const { form, eventId, params } = input
    const asked = questionOf(form)
    if (asked) return { problem: null, asked }
    const chosen = chosenIn(form)
    if (countOf(chosen) === 0) return { problem: null, changed: 0 }
    const body = chosen.matching === null ? { eventId, participantIds: chosen.ids } : { eventId, filter: filterIn(params), count: chosen.matching }
    const attempt = await send(input, body)
    if (attempt.ok) return { problem: null, ...doneOf(attempt.reply, countOf(chosen), body) }
    form.delete('sure')
    const again = questionOf(form)
    return { ...outcomeOf(attempt), ...(again && { asked: again }) }
  }

const decide = (state: 'approved' | 'wait' | 'declined') =>
  change(
    ({ form, context }, body) => {
      const comment = (state === 'declined' && textOf(form, 'comment').trim()) || undefined
      return tryApi(context)('POST /owner/event-participants/state-update', { body: { ...body, state, comment } })
    },
    ({ changed, decisionId }, count) => ({ changed, skipped: count - changed, decisionId }),
  )

const attendance = (attended: boolean) =>
  change(
    ({ context }, body) => tryApi(context)('POST /owner/event-participants/attendance', { body: { ...body, attended } }),
    ({ changed }, count, { participantIds }) => ({
      changed,
      skipped: count - changed,
      ...(participantIds?.length === changed && { marks: { participantIds, attended } }),
    }),
  )

/** New tags are typed as text, separated by commas. */
const tag = change(
  ({ form, context }, body) => {
    const typed = textOf(form, 'newTags').split(',')
    const set = [...listOf(form, 'set'), ...typed].map((name) => name.trim()).filter(Boolean)
    const remove = listOf(form, 'remove')
    return tryApi(context)('POST /owner/event-participants/tags', { body: { ...body, set, remove } })
  },
  ({ changed }) => ({ changed }),
)

const message = change(
  ({ form, context }, body) =>
    tryApi(context)('POST /owner/event-participants/messages', {
      body: { ...body, subject: textOf(form, 'title'), text: textOf(form, 'text'), withReplyTo: flagOf(form, 'withReplyTo') },
    }),
  ({ sent }) => ({ changed: sent }),
)

const contacts = change(
  ({ context }, body) => tryApi(context)('POST /owner/event-participants/request-contacts', { body }),
  ({ requested, skipped }) => ({ changed: requested, skipped }),
)

const undo: Change = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /owner/event-participants/decisions/:id/undo', { params: { id: subjectOf(form) } })
  return attempt.ok ? { problem: null, changed: attempt.reply.restored } : outcomeOf(attempt)
}

const startExport: Change = async ({ form, context, eventId, params }) => {
  const { state } = participantsAddress.query(params)
  const given = Object.entries({ ...filtersIn(params, eventId), state }).filter(([, value]) => value !== undefined)
  // entries without a value are left out
  const filter = Object.fromEntries(given) as Record<string, string | number>
  return outcomeOf(await tryApi(context)('POST /exports', { body: { name: 'participants', format: formatOf(form), filter } }))
}

const formatOf = (form: FormData): ExportFormat => exportFormats.find((format) => format === textOf(form, 'format')) ?? 'xlsx'

const changes = {
  approve: decide('approved'),
  decline: decide('declined'),
  wait: decide('wait'),
  mark: attendance(true),
  unmark: attendance(false),
  tag,
  message,
  contacts,
  undo,
  startExport,
}
