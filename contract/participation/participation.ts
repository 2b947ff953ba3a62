import { z } from 'zod'
import { eventCard, eventParticipant, participantStates } from '../events/events.ts'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { id, line, pageOf, paging, queryId } from '../shapes.ts'

/** Participation: registration, cancellation, waiting list, status, favourites, activity. */

const requestStates = ['available', 'requested', 'unavailable'] as const

const eventQuery = z.object({ eventId: queryId, user_id: queryId.optional() })
const eventBody = z.strictObject({ user_id: id, eventId: id })
const activityQuery = { query: line(200).optional(), ...paging(pageSizes.activity) }
const favorite = z.object({ isFavorite: z.boolean() })

export const participation = calls({
  'GET /event-participants/status': {
    summary: 'Returns the participation of the caller in an event and the available action',
    access: 'signedIn',
    query: eventQuery,
    reply: z.object({
      state: z.enum(participantStates),
      request: z.enum(requestStates),
      participant: eventParticipant.nullable(),
      canPlay: z.boolean(),
    }),
    refusals: ['notFound', 'inModeration', 'inModerationForOrganizer', 'forbidden'],
  },
  'GET /event-participants/registration': {
    summary: 'Returns the requirements of a registration',
    access: 'signedIn',
    query: eventQuery,
    reply: z.object({
      open: z.boolean(),
      reason: z.string().nullable(),
      quizId: id.nullable(),
      quizRequired: z.boolean(),
      needConsent: z.boolean(),
      ecpRequired: z.boolean(),
      formats: z.array(z.enum(['online', 'offline'])),
      spaces: z.array(z.object({ id, name: z.string() })),
      teams: z.array(z.object({ id, name: z.string() })),
      remainingCapacity: z.int().nullable(),
    }),
    refusals: ['notFound', 'inModeration', 'inModerationForOrganizer', 'forbidden'],
  },
  'POST /event-participants/registration': {
    summary: 'Requests a seat: approved at once, or waiting for the organizer or for a free seat',
    access: 'signedIn',
    limit: 'registration',
    body: z.strictObject({
      user_id: id,
      eventId: id,
      quizAnswerId: id.nullish(),
      spaceId: id.nullish(),
      format: z.enum(['online', 'offline']).nullish(),
      ecpConfirmed: z.boolean().optional(),
    }),
    reply: eventParticipant,
    refusals: [
      'notFound',
      'inModeration',
      'inModerationForOrganizer',
      'forbidden',
      'alreadyRequested',
      'declinedBefore',
      'registrationClosed',
      'quizAnswerRequired',
      'teamRequired',
      'spaceRequired',
      'spacesUnconfirmed',
      'formatUnavailable',
      'signatureRequired',
      'consentRequired',
      'banned',
    ],
  },
  'GET /event-participants/cancel': {
    summary: 'Returns whether the caller may cancel, with a reason if not',
    access: 'signedIn',
    query: eventQuery,
    reply: z.object({ canCancel: z.boolean(), reason: z.string().nullable() }),
    refusals: ['notFound', 'inModeration', 'inModerationForOrganizer', 'forbidden'],
  },
  'POST /event-participants/cancel': {
    summary: 'Cancels the registration; the first user of the waiting list gets the seat at once',
    access: 'signedIn',
    body: eventBody,
    reply: z.object({ state: z.literal('noRequest') }),
    refusals: ['notFound', 'forbidden', 'notRegistered', 'eventFinished'],
  },
  'POST /event-participants/online-complete': {
    summary: 'Completes the online participation of the caller, from the start of the event until 24 hours after its end',
    access: 'signedIn',
    body: z.strictObject({ eventId: id }),
    reply: eventParticipant,
    refusals: ['notFound', 'notRegistered', 'eventNotStarted', 'completionClosed'],
  },
  'POST /participant/events/:id/favorites': {
    summary: 'Adds an event to the favourites',
    access: 'signedIn',
    reply: favorite,
    refusals: ['notFound', 'inModeration', 'inModerationForOrganizer'],
  },
  'DELETE /participant/events/:id/favorites': { summary: 'Removes an event from the favourites', access: 'signedIn', reply: favorite },
  'GET /participant/events': {
    summary: 'Lists upcoming or past events of the caller',
    access: 'signedIn',
    query: z.object({ case: z.enum(['future', 'past']).default('future'), ...activityQuery }),
    reply: pageOf(eventCard),
  },
  'GET /participant/events/favorites': {
    summary: 'Lists the favourite events of the caller',
    access: 'signedIn',
    query: z.object(activityQuery),
    reply: pageOf(eventCard),
    aliases: ['GET /participant/favorites'],
  },
  'GET /participant/events/counters': {
    summary: 'Returns the number of upcoming, past and favourite events of the caller',
    access: 'signedIn',
    reply: z.object({ future: z.int(), past: z.int(), favorite: z.int() }),
    aliases: ['GET /participant/counters'],
  },
})
