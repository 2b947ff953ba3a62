import { z } from 'zod'
import { eventCard, eventParticipant } from '../events/events.ts'
import { exportFormats } from '../exporting/limits.ts'
import { calls } from '../kit.ts'
import { pageSizes, scannedCodeLength } from '../limits.ts'
import { user } from '../people/people.ts'
import { answeredQuestion } from '../quizzes/answering.ts'
import { expand, flag, id, instant, itemsOf, line, pageOf, paging, queryId, text } from '../shapes.ts'
import { organizerMessageLengths, participantRoles, participantTagLength } from './limits.ts'

/** The organizer's side of participants: the list, bulk changes, tags, messages, contact requests, the export and attendance. */

/** `wait` waits for a decision of the organizer, `waitingList` for a free seat. Every participant is in exactly one of them. */
export const listStates = ['approved', 'wait', 'waitingList', 'declined'] as const
const guestFormats = ['online', 'offline'] as const

const tagName = line(participantTagLength).pipe(z.string().min(1))

const choice = {
  /** Part of a name. Also a phone or an email address, of users who show their contacts to the caller. */
  search: line(200).optional(),
  role: z.enum(participantRoles).optional(),
  format: z.enum(guestFormats).optional(),
  tag: tagName.optional(),
}

/** The filters of the list except the state, as a query. */
const filterQuery = { eventId: queryId.optional(), ...choice, spaceId: queryId.optional(), attended: flag.optional() }
export const participantExport = z.object({ ...filterQuery, eventId: queryId, state: z.enum(listStates).optional() })

const filter = z.strictObject({
  ...choice,
  state: z.enum(listStates).optional(),
  spaceId: id.optional(),
  attended: z.boolean().optional(),
})
export type ParticipantFilter = z.output<typeof filter>

/** Participants of an event by their ids, or all that match a filter. `count` is the number of matches that the user saw. */
const chosen = {
  eventId: id,
  participantIds: z.array(id).min(1).max(1000).optional(),
  filter: filter.optional(),
  count: z.int().min(0).max(10_000_000).optional(),
}

type Chosen = { participantIds?: number[] | undefined; filter?: object | undefined; count?: number | undefined }
const isChosenOnce = ({ participantIds, filter: given, count }: Chosen) => (participantIds ? !given : given !== undefined && count !== undefined)
const chosenBody = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ ...chosen, ...shape }).refine((body) => isChosenOnce(body as Chosen), { path: ['participantIds'] })

const attendee = eventParticipant.extend({
  tags: z.array(z.string()),
  /** With expand=user. Null for a user who deleted their account. */
  user: user.nullable().optional(),
  /** With expand=event. */
  event: z.object({ id, name: z.string(), dateStart: instant.nullable() }).optional(),
  /** With expand=answers, the answers to the questions of the registration. */
  answers: z.array(answeredQuestion).optional(),
  /** With expand=space, the space of a network event that the participant chose. */
  space: z.object({ id, name: z.string() }).nullable().optional(),
})
export type Attendee = z.output<typeof attendee>

const selectionRefusals = ['notFound', 'forbidden', 'selectionChanged', 'tooManyChosen'] as const

export const attendees = calls({
  'GET /owner/event-participants': {
    summary: 'Lists the participants of an own event, or of all own events',
    access: 'signedIn',
    query: z.object({
      ...filterQuery,
      state: z.enum(listStates).optional(),
      sort: z.enum(['-createdAt', 'createdAt', 'name', '-name']).default('-createdAt'),
      expand: expand(['user', 'event', 'space', 'answers']),
      ...paging(pageSizes.participants),
    }),
    reply: pageOf(attendee),
    refusals: ['notFound', 'forbidden'],
  },
  'GET /owner/event-participants/counters': {
    summary: 'Counts the participants of each state, as the list with the same filters has them',
    access: 'signedIn',
    query: z.object(filterQuery),
    reply: z.object({ all: z.int(), approved: z.int(), wait: z.int(), waitingList: z.int(), declined: z.int(), attended: z.int() }),
    refusals: ['notFound', 'forbidden'],
  },
  'GET /owner/event-participants/export': {
    summary: 'Downloads a short list of participants as a file; a long one is exported by POST /exports with the name participants',
    access: 'signedIn',
    query: participantExport.extend({ format: z.enum(exportFormats).default('xlsx'), guestFormat: z.enum(guestFormats).optional() }),
    reply: { mediaType: 'application/octet-stream' },
    refusals: ['notFound', 'forbidden', 'exportTooLong'],
  },
  'POST /owner/event-participants/state-update': {
    summary: 'Approves, declines or returns participants to waiting; their notifications leave after a minute, until then it can be undone',
    access: 'signedIn',
    body: chosenBody({ state: z.enum(['approved', 'wait', 'declined']), comment: line(500).optional() }),
    reply: z.object({
      /** The chosen participants after the decision, at most 1,000. */
      _items: z.array(eventParticipant),
      /** Participants whose state changed. */
      changed: z.int(),
      /** Null if no state changed. */
      decisionId: id.nullable(),
      undoUntil: instant.nullable(),
    }),
    refusals: [...selectionRefusals, 'noSeats', 'alreadyAttended', 'eventCanceled', 'participantsBanned', 'decidedWithTeam'],
  },
  'POST /owner/event-participants/decisions/:id/undo': {
    summary: 'Takes a decision back with everything it changed, so that no notification leaves',
    access: 'signedIn',
    reply: z.object({ restored: z.int() }),
    refusals: ['notFound', 'forbidden', 'undoTooLate', 'alreadyUndone', 'noSeats', 'eventCanceled'],
  },
  'GET /owner/event-participants/tags': {
    summary: 'Lists the tags of an event with the number of their participants',
    access: 'signedIn',
    query: z.object({ eventId: queryId }),
    reply: itemsOf(z.object({ name: z.string(), count: z.int() })),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/event-participants/tags': {
    summary: 'Sets and removes tags of participants',
    access: 'signedIn',
    body: chosenBody({ set: z.array(tagName).max(10).optional(), remove: z.array(tagName).max(50).optional() }),
    reply: z.object({ changed: z.int() }),
    refusals: [...selectionRefusals, 'tooManyTags'],
  },
  'POST /owner/event-participants/messages': {
    summary: 'Sends a message of the organizer to participants, by email and bell, once to each',
    access: 'signedIn',
    limit: 'organizing',
    body: chosenBody({
      subject: line(organizerMessageLengths.subject).pipe(z.string().min(1)),
      text: text(organizerMessageLengths.text).pipe(z.string().min(1)),
      /** Replies go to the confirmed email address of the organizer. */
      withReplyTo: z.boolean().optional(),
    }),
    reply: z.object({ sent: z.int() }),
    refusals: [...selectionRefusals, 'noReplyAddress'],
  },
  'POST /owner/event-participants/request-contacts': {
    summary: 'Requests the contacts of participants; those who decided, were asked or show them already are skipped',
    access: 'signedIn',
    limit: 'organizing',
    body: chosenBody({}),
    reply: z.object({ requested: z.int(), skipped: z.int() }),
    refusals: selectionRefusals,
  },
  'GET /owner/event-participants/attendance-qr': {
    summary: 'Returns a poster whose QR code marks the attendance of participants who scan it',
    access: 'signedIn',
    query: z.object({ eventId: queryId }),
    reply: { mediaType: 'application/pdf' },
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/event-participants/scan': {
    summary: 'Marks the attendance of an approved participant by the personal code; a second scan changes nothing',
    access: 'signedIn',
    body: z.strictObject({ eventId: id, code: z.string().min(1).max(scannedCodeLength) }),
    reply: z.object({ participant: attendee, wasMarked: z.boolean() }),
    refusals: ['notFound', 'forbidden', 'codeUnknown', 'codeExpired', 'notApproved', 'attendanceClosed', 'eventCanceled'],
  },
  'POST /owner/event-participants/attendance': {
    summary: 'Marks the attendance of approved participants, or removes marks',
    access: 'signedIn',
    body: chosenBody({ attended: z.boolean() }),
    reply: z.object({ changed: z.int() }),
    refusals: [...selectionRefusals, 'attendanceClosed', 'eventCanceled'],
  },
  'POST /qr/event': {
    summary: 'Marks the attendance of the caller by the code of the poster of an event',
    access: 'signedIn',
    limit: 'registration',
    body: z.strictObject({ code: z.string().min(1).max(100) }),
    reply: z.object({ event: eventCard, participant: eventParticipant }),
    refusals: ['codeUnknown', 'notApproved', 'eventNotToday'],
  },
})
