import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { id, instant, line, listOf, pageOf, paging, queryId, sentUpload, text, upload } from '../shapes.ts'
import { inquiryCommentLength, inquiryFiles, inquiryStatuses, inquiryTextLength, inquiryTypes } from './limits.ts'

/** Inquiries: a participant was not marked, or asks for a seat after the registration (A070). */

const hidden = ['notFound', 'inModeration', 'inModerationForOrganizer'] as const

export const participantInquiry = z.object({
  id,
  eventId: id,
  userId: id,
  type: z.enum(inquiryTypes),
  /** Empty if the user wrote nothing. */
  text: z.string(),
  /** Only for the user and the organizers of the event. */
  files: z.array(upload),
  status: z.enum(inquiryStatuses),
  /** The organizer's answer. */
  comment: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
})
export type ParticipantInquiry = z.output<typeof participantInquiry>

const organizerInquiry = participantInquiry.extend({
  user: z.object({ id, name: z.string(), photo: z.string().nullable() }),
  event: z.object({ id, name: z.string(), timezoneName: z.string() }),
})
export type OrganizerInquiry = z.output<typeof organizerInquiry>

export const inquiries = calls({
  'GET /events/:id/participant-inquiries': {
    summary: 'Lists the inquiries of the caller about an event, the newest first',
    access: 'signedIn',
    reply: z.object({
      _items: z.array(participantInquiry),
      /** The inquiry that the caller may send now. */
      available: z.enum(inquiryTypes).nullable(),
    }),
    refusals: hidden,
  },
  'POST /events/:id/participant-inquiries': {
    summary: 'Asks the organizers to mark the attendance of the caller, or to admit the caller after the registration',
    access: 'signedIn',
    limit: 'approaches',
    body: z.strictObject({
      type: z.enum(inquiryTypes),
      text: text(inquiryTextLength).optional(),
      fileIds: z.array(sentUpload).max(inquiryFiles).optional(),
    }),
    reply: participantInquiry,
    refusals: [
      ...hidden,
      'inquiryWaiting',
      'attendanceUnavailable',
      'admissionUnavailable',
      'declinedBefore',
      'teamRequired',
      'consentRequired',
      'banned',
    ],
  },
  'GET /owner/event-participant-inquiries': {
    summary: 'Lists inquiries about the events of the caller: waiting ones with the oldest first, others with the newest first',
    access: 'signedIn',
    query: z.object({ eventId: queryId.optional(), status: z.enum(inquiryStatuses).optional(), ...paging(pageSizes.inquiries) }),
    reply: pageOf(organizerInquiry),
    refusals: ['forbidden'],
  },
  'GET /owner/event-participant-inquiries/counters': {
    summary: 'Returns the number of inquiries by status',
    access: 'signedIn',
    query: z.object({ eventId: queryId.optional() }),
    reply: z.object({ wait: z.int(), approved: z.int(), declined: z.int() }),
    refusals: ['forbidden'],
  },
  'GET /owner/event-participant-inquiries/download': {
    summary: 'Downloads a ZIP archive with the files of inquiries and a table of their texts',
    access: 'signedIn',
    query: z.object({ eventId: queryId.optional(), ids: listOf(queryId).optional() }),
    reply: { mediaType: 'application/zip', isStream: true },
    refusals: ['forbidden'],
  },
  'POST /owner/event-participant-inquiries/decision': {
    summary: 'Decides an inquiry once: marks the participant or admits the user, within the seat limits',
    access: 'signedIn',
    body: z.strictObject({ id, decision: z.enum(['approved', 'declined']), comment: line(inquiryCommentLength).optional() }),
    reply: organizerInquiry,
    refusals: [
      'forbidden',
      'inquiryDecided',
      'notFound',
      'eventCanceled',
      'noSeats',
      'notRegistered',
      'eventFinished',
      'admissionUnavailable',
      'participantBanned',
      'spacesUnconfirmed',
    ],
  },
})
