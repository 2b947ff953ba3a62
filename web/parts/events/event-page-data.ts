import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Event } from '../../../contract/events/events.ts'
import type { Problem } from '../../../contract/shapes.ts'
import { answerForm, type FormChange, type FormInput, type FormOutcome } from '../../forms/answer-form.ts'
import type { Fault } from '../../forms/fault.ts'
import { numberOf } from '../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { toZonedInstant } from '../../kernel/zoned-time.ts'
import { paths } from '../../paths.ts'
import { aroundChanges } from './around/answer-around.ts'
import { loadAround } from './around/load-around.ts'
import { askedRegistration, askToRegister, registerAsAsked } from './registration/asked-registration.ts'
import { loadReminder } from './registration/load-reminder.ts'
import { loadTeamsAtEvent } from './registration/team/load-teams.ts'
import { teamChanges } from './registration/team/team-changes.ts'
import { shortCards } from './short-card.ts'

type Context = LoaderFunctionArgs['context']

const relations = 'themes,type,place,space,city,address,photo,organizers,partners,documents,speakers,hosts,schedules,networkProposals,media'
const expand = `${relations},similar,participants,userParticipant,selfPermission`

/** Data of the event page, and the registration preconditions for signed-in users. */
export const loadEventPage = async ({ params, request, context }: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>) => {
  const id = eventIdOf(params)
  const [attempt, preconditions] = await Promise.all([
    tryApi(context)('GET /events/:id', { params: { id }, query: { expand } }),
    preconditionsOf(context, id),
  ])
  if (!attempt.ok) throw await refusedEvent(context, id, attempt.problem)
  const { similar = [], ...event } = attempt.reply
  const asked = askedRegistration({ request, context }, id)
  if (asked) await registerAsAsked(context, { asked, event, preconditions })
  const [topParticipants, series, around, reminder, quizAnswerId, teams] = await Promise.all([
    topParticipantsOf(context, event),
    seriesOf(context, event),
    loadAround(context, event),
    loadReminder(context, event),
    quizAnswerOf(context, event),
    loadTeamsAtEvent(context, event),
  ])
  return {
    event: inEventZone(event),
    similar: similar.map(shortCards(context)),
    preconditions,
    quizAnswerId,
    topParticipants,
    series,
    around,
    reminder,
    teams,
  }
}

/** Organizers of an event in moderation learn its state and the reason of a refusal (V135). */
const refusedEvent = async (context: Context, eventId: number, problem: Problem) => {
  const draft = problem.code === 5000 ? await tryApi(context)('GET /events/:id/draft', { params: { id: eventId } }) : null
  const life = draft?.ok ? draft.reply.life : null
  const isDeclined = life?.moderation === 'declined'
  const review = { eventId, isDeclined, comment: isDeclined ? life.moderationComment : null }
  return data(problem.code === 5000 ? { ...problem, review } : problem, { status: problem.status })
}
export type EventPageData = Awaited<ReturnType<typeof loadEventPage>>

/** Converts the instants the page shows to the time zone of the event. */
const inEventZone = <E extends Event>(event: E): E => {
  const inZone = (at: string) => toZonedInstant(at, event.timezoneName)
  return {
    ...event,
    dateStart: inZone(event.dateStart),
    dateEnd: inZone(event.dateEnd),
    registrationDateStart: event.registrationDateStart && inZone(event.registrationDateStart),
    schedules: event.schedules?.map((item) => ({ ...item, dateStart: inZone(item.dateStart), dateEnd: item.dateEnd && inZone(item.dateEnd) })),
  }
}

/** An id consists of digits only; any other address returns 404. */
const eventIdOf = (params: LoaderFunctionArgs['params']): number => {
  if (!/^\d{1,15}$/.test(params.id ?? '')) throw data(null, { status: 404 })
  return Number(params.id)
}

const preconditionsOf = async (context: Context, eventId: number) => {
  if (!context.get(siteContext).hasToken) return null
  const attempt = await tryApi(context)('GET /event-participants/registration', { query: { eventId } })
  return attempt.ok ? attempt.reply : null
}

/** The answer of the viewer to the questions of the registration, which they need not answer again. */
const quizAnswerOf = async (context: Context, { id, quizId }: Event) => {
  if (quizId === null || !context.get(siteContext).hasToken) return null
  const attempt = await tryApi(context)('GET /quizzes/:id/my-answer', { params: { id: quizId }, query: { eventId: id } })
  return attempt.ok ? attempt.reply.id : null
}

const maxTopParticipants = 10

/** Optional: the page is rendered without them on failure, which the kernel has already logged. */
const topParticipantsOf = async (context: Context, event: Event) => {
  if (!event.apIdentifier) return []
  const attempt = await tryApi(context)('GET /events/:id/ap-stats', { params: { id: event.id }, query: { paginationSize: maxTopParticipants } })
  return attempt.ok ? attempt.reply._items : []
}

const maxOfSeries = 8

/** The other events of the series that the viewer may see, by date. */
const seriesOf = async (context: Context, event: Event) => {
  const main = event.masterEventId === null ? event : await eventOrNull(context, event.masterEventId)
  if (!main) return []
  const others = main.chainedEvents.filter((id) => id !== event.id).slice(0, maxOfSeries)
  const chained = await Promise.all(others.map((id) => eventOrNull(context, id)))
  const all = main.id === event.id ? chained : [main, ...chained]
  return all
    .filter((one) => one !== null)
    .toSorted((one, other) => one.dateStart.localeCompare(other.dateStart))
    .map(({ id, name, dateStart, timezoneName, timeline, status }) => ({
      id,
      name,
      dateStart: toZonedInstant(dateStart, timezoneName),
      timezoneName,
      timeline,
      status,
    }))
}

const eventOrNull = async (context: Context, id: number) => {
  const attempt = await tryApi(context)('GET /events/:id', { params: { id } })
  return attempt.ok ? attempt.reply : null
}

type Participation = FormInput & { user_id: number; eventId: number }
type EventChange = FormChange<{ chosen?: Chosen }, Participation>

/** Registers, cancels or confirms online presence. A refusal is shown in the card. */
export const actOnEvent = async ({ params, request, context }: Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>) => {
  const eventId = eventIdOf(params)
  const asking = await askToRegister({ request, context }, eventId)
  if (asking) return asking
  const { id: user_id } = await signedIn(context, paths.event(eventId))
  return answerForm(changes, { request, context, user_id, eventId }, paths.event(eventId))
}
export type Refused = { problem: Fault; chosen: Chosen }

/** The refusal in the answer, if the event refused. */
export const refusalIn = (answer: FormOutcome<{ chosen?: Chosen }> | null | undefined): Refused | undefined =>
  answer?.problem && answer.chosen ? { problem: answer.problem, chosen: answer.chosen } : undefined

/** Refusals that mean another press or tab has already done it, so the action counts as successful. */
const alreadyDone = new Set(['alreadyRequested', 'notRegistered'])

/** Success redirects, so that a reload is harmless. */
const changeOf =
  (call: (input: Participation) => Promise<Attempt<unknown>>): EventChange =>
  async (input) => {
    const attempt = await call(input)
    if (attempt.ok || alreadyDone.has(attempt.problem.reason)) throw redirect(paths.event(input.eventId), 303)
    return { problem: attempt.problem, chosen: chosenIn(input.form) }
  }

const changes: Record<string, EventChange> = {
  register: changeOf(({ form, context, user_id, eventId }) =>
    tryApi(context)('POST /event-participants/registration', { body: { user_id, eventId, ...chosenIn(form) } }),
  ),
  cancel: changeOf(({ context, user_id, eventId }) => tryApi(context)('POST /event-participants/cancel', { body: { user_id, eventId } })),
  ...aroundChanges,
  ...teamChanges,
  complete: changeOf(({ context, eventId }) => tryApi(context)('POST /event-participants/online-complete', { body: { eventId } })),
}

type Chosen = ReturnType<typeof chosenIn>

/** Values of the form. Invalid values count as missing; the call reports what is required. */
const chosenIn = (form: FormData) => {
  const format = form.get('format')
  const spaceId = numberOf(form, 'spaceId')
  return {
    format: format === 'online' || format === 'offline' ? (format as 'online' | 'offline') : null,
    spaceId: Number.isSafeInteger(spaceId) && spaceId > 0 ? spaceId : null,
    ecpConfirmed: form.get('ecpConfirmed') === 'yes',
    quizAnswerId: numberOf(form, 'quizAnswerId') || null,
  }
}
