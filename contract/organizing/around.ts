import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, line, ok, text } from '../shapes.ts'
import { claimReasons, claimTextLength, draftLengths, feedbackTextLength, questionLength } from './limits.ts'

/** Messages about an event: questions to its organizers, accreditation of media, complaints, feedback. */

const email = z.email().max(draftLengths.contactEmail)
const phone = line(draftLengths.contactPhone)
const hidden = ['notFound', 'inModeration', 'inModerationForOrganizer'] as const

const feedback = z.object({ rating: z.int().min(1).max(5), text: z.string().nullable() })

export const aroundEvents = calls({
  'POST /events/:id/contacts/media': {
    summary: 'Sends a request for media accreditation to the organizers by email',
    access: 'signedIn',
    limit: 'approaches',
    body: z.strictObject({
      mediaName: line(draftLengths.contactName).pipe(z.string().min(1)),
      name: line(draftLengths.contactName).pipe(z.string().min(1)),
      phone: phone.optional(),
      email,
      comment: text(questionLength).optional(),
    }),
    reply: ok,
    refusals: [...hidden, 'noMediaAccreditation'],
  },
  'POST /events/:id/contacts/organizer': {
    summary: 'Sends a question to the organizers by email; replies go to the sender',
    access: 'signedIn',
    limit: 'approaches',
    body: z.strictObject({ text: text(questionLength).pipe(z.string().min(1)), email: email.optional(), phone: phone.optional() }),
    reply: ok,
    refusals: hidden,
  },
  'POST /events/:eventId/claims': {
    summary: 'Complains about an event to staff',
    access: 'signedIn',
    limit: 'approaches',
    body: z.strictObject({ reason: z.enum(claimReasons), text: text(claimTextLength).optional() }),
    reply: ok,
    refusals: [...hidden, 'alreadyClaimed'],
  },
  'GET /events/:id/feedback': {
    summary: 'Returns the own feedback about an event, and for its organizers and staff all of it in numbers',
    access: 'signedIn',
    reply: z.object({
      /** True for an approved participant after the end, if the event asks for feedback. */
      canLeave: z.boolean(),
      own: feedback.nullable(),
      /** Null except for organizers and staff. */
      all: z
        .object({
          count: z.int(),
          rating: z.number().nullable(),
          texts: z.array(feedback.extend({ id })),
        })
        .nullable(),
    }),
    refusals: hidden,
  },
  'POST /events/:id/feedback': {
    summary: 'Leaves or changes the own feedback about a finished event',
    access: 'signedIn',
    body: z.strictObject({ rating: z.int().min(1).max(5), text: text(feedbackTextLength).optional() }),
    reply: feedback,
    refusals: [...hidden, 'feedbackClosed'],
  },
})
