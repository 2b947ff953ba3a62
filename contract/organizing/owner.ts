import { z } from 'zod'
import { event, eventStatuses } from '../events/events.ts'
import { participationFormats } from '../events/filters.ts'
import { type CallSpec, calls } from '../kit.ts'
import { id, instant, line, ok, pageOf, paging, queryId, sentBack } from '../shapes.ts'
import { draftChange } from './fields.ts'
import { cancelReasonLength, draftBytes } from './limits.ts'

/** The life of an event in the hands of its organizers: publish, cancel, copy, delete. */

const eventId = z.strictObject({ id })
const comment = z.strictObject({ comment: line(cancelReasonLength).optional() }).optional()
const deletion = {
  access: 'signedIn',
  reply: ok,
  refusals: ['notFound', 'forbidden', 'eventNotRemovable', 'mainEventOfSeries'],
} as const satisfies Partial<CallSpec>

/** The event after the change; a draft that lacks its type or dates has only these four. */
const changedEvent = event.partial().extend(event.pick({ id: true, name: true, status: true, moderation: true }).shape)
export type ChangedEvent = z.output<typeof changedEvent>

/** The later events of the series: those cancelled too, and the number of public ones that other users organize. */
const cancelledEvent = changedEvent.extend({ later: z.object({ cancelledIds: z.array(id), leftCount: z.int() }).optional() })
export type CancelledEvent = z.output<typeof cancelledEvent>

/** `withLater` also cancels the future events of the series that start after this one and that the user organizes. */
const cancellation = z.strictObject({ reason: line(cancelReasonLength).optional(), withLater: z.boolean().optional() })

const ownEvent = z.object({ id, name: z.string(), status: z.enum(eventStatuses), dateStart: instant.nullable(), updatedAt: instant })

const cancelSummary = 'Cancels an event for good and notifies everyone who registered; `withLater` also cancels later own events of its series'

export const ownerEvents = calls({
  'POST /owner/events': {
    summary: 'Creates a draft of an event',
    access: 'signedIn',
    bodyBytes: draftBytes,
    limit: 'organizing',
    body: sentBack(event, draftChange).optional(),
    reply: z.object({ id }),
  },
  'PATCH /owner/events/:id': {
    summary: 'Changes an event and publishes the change, if the event is published; substantial changes wait for staff',
    access: 'signedIn',
    bodyBytes: draftBytes,
    body: sentBack(event, draftChange),
    reply: changedEvent,
    refusals: ['notFound', 'forbidden', 'eventCanceled', 'eventIncomplete', 'mainEventOfSeries'],
  },
  'DELETE /owner/events': { summary: 'Deletes a draft or a cancelled event', query: z.object({ id: queryId }), ...deletion },
  'DELETE /owner/events/:id': { summary: 'Deletes a draft or a cancelled event', ...deletion },
  'DELETE /events/:id': { summary: 'Deletes a draft or a cancelled event', ...deletion },
  'POST /owner/events/publish': {
    summary: 'Publishes the draft of an event',
    access: 'signedIn',
    body: eventId,
    reply: event,
    refusals: ['notFound', 'forbidden', 'eventCanceled', 'eventIncomplete', 'mainEventOfSeries'],
  },
  'POST /owner/events/:id/publish': {
    summary: 'Publishes the draft of an event',
    access: 'signedIn',
    reply: event,
    refusals: ['notFound', 'forbidden', 'eventCanceled', 'eventIncomplete', 'mainEventOfSeries'],
  },
  'POST /owner/events/cancel': {
    summary: cancelSummary,
    access: 'signedIn',
    body: cancellation.extend({ id }),
    reply: cancelledEvent,
    refusals: ['notFound', 'forbidden', 'eventCanceled'],
  },
  'POST /owner/events/:id/cancel': {
    summary: cancelSummary,
    access: 'signedIn',
    body: cancellation.optional(),
    reply: cancelledEvent,
    refusals: ['notFound', 'forbidden', 'eventCanceled'],
  },
  'POST /owner/events/copy': {
    summary: 'Creates a draft with the content of an event, without dates and participants',
    access: 'signedIn',
    limit: 'organizing',
    body: eventId,
    reply: z.object({ id }),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/events/:id/copy': {
    summary: 'Creates a draft with the content of an event, without dates and participants',
    access: 'signedIn',
    limit: 'organizing',
    reply: z.object({ id }),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/events/delete-file': {
    summary: 'Removes a file from an event',
    access: 'signedIn',
    body: eventId.extend({ fileId: z.uuid() }),
    reply: ok,
    refusals: ['notFound', 'forbidden', 'eventCanceled'],
  },
  'POST /owner/events/:id/delete-file': {
    summary: 'Removes a file from an event',
    access: 'signedIn',
    body: z.strictObject({ fileId: z.uuid() }),
    reply: ok,
    refusals: ['notFound', 'forbidden', 'eventCanceled'],
  },
  'POST /owner/events/:id/make-draft': {
    summary: 'Returns an event to the drafts',
    access: 'signedIn',
    reply: changedEvent,
    refusals: ['notFound', 'forbidden', 'eventCanceled'],
  },
  'POST /owner/events/:id/unpublish': {
    summary: 'Takes a published event off; it can be published again',
    access: 'signedIn',
    body: comment,
    reply: changedEvent,
    refusals: ['notFound', 'forbidden', 'eventNotPublished'],
  },
  'GET /owner/events/participation-format/:format': {
    summary: 'Lists own events of one participation format by name, to choose one',
    access: 'signedIn',
    params: z.object({ format: z.enum(participationFormats) }),
    query: z.object({ search: line(200).optional(), ...paging(9) }),
    reply: pageOf(ownEvent),
  },
})
