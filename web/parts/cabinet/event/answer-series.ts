import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { listOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'

/** `added` is the number of added events. */
type Done = { added?: number }
type Change = FormChange<Done, FormInput & { eventId: number }>
type Args = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } }

export const answerSeries = ({ request, context, params }: Args) => {
  const eventId = Number(params.id)
  return answerForm<Done, FormInput & { eventId: number }>(changes, { request, context, eventId }, paths.ownEvent(eventId, 'series'))
}

/** Adds the chosen events one after another, up to the first refusal. Nothing chosen is no change. */
const addToSeries: Change = async (input) => {
  const ids = await chosenEvents(input)
  for (const id of ids) {
    const attempt = await chain(input, id, input.eventId)
    if (!attempt.ok) return outcomeOf(attempt)
  }
  return { problem: null, added: ids.length }
}

const takeOut: Change = async (input) => outcomeOf(await chain(input, subjectOf(input.form), null))

const chain = ({ context }: FormInput, id: number, masterEventId: number | null) =>
  tryApi(context)('PATCH /owner/events/:id', { params: { id }, body: { masterEventId } })

/** Without scripts the name of an event is typed, and the first event found is meant. */
const chosenEvents = async ({ form, context }: FormInput): Promise<number[]> => {
  const ids = listOf(form, 'event').flatMap((text) => Number(text) || [])
  const search = textOf(form, 'eventText').trim()
  if (ids.length > 0 || !search) return ids
  const found = await tryApi(context)('GET /owner/events', { query: { search, state: 'published', paginationSize: 1 } })
  return found.ok ? found.reply._items.map(({ id }) => id) : []
}

/** An empty address removes the address of the series. */
const setUrl: Change = async ({ form, context, eventId }) => {
  const url = textOf(form, 'url').trim() || null
  return outcomeOf(await tryApi(context)('POST /owner/event-sequence-url', { body: { masterId: eventId, url } }))
}

const changes = { addToSeries, takeOut, setUrl }
