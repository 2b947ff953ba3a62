import { z } from 'zod'
import { eventCard, eventParticipant } from '../events/events.ts'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { answeredQuestion } from '../quizzes/answering.ts'
import { flag, id, instant, line, pageOf, paging, queryId, text, upload } from '../shapes.ts'
import { expertCommentLength, expertEventStates, expertExclusions, expertInvites, maxEventExperts, maxExpertScore, scoreSorts } from './limits.ts'

/**
 * Experts: organizers invite users with the expert role, who accept and score the participants of an event.
 * An expert sees their own scores only, also after the scoring is closed; organizers and staff see all scores and the averages.
 * An organizer of the event is none of its experts, and an expert who participates is not among the answers to score.
 */

const score = z.int().min(0).max(maxExpertScore)
const person = z.object({ id, name: z.string(), photo: z.string().nullable() })

const eventExpert = z.object({
  eventId: id,
  /** The user id of the expert. */
  id,
  /** The average of the scores that count, rounded; null without any. Only for organizers. */
  score: score.nullable(),
  invite: z.enum(expertInvites),
})

const invitedExpert = eventExpert.extend({
  /** The reason why the scores of an invited expert do not count: the account is blocked or deactivated, or organizes the event. */
  excluded: z.enum(expertExclusions).nullable(),
  name: z.string(),
  photo: z.string().nullable(),
  /** Scores that count. */
  answersScored: z.int(),
  invitedAt: instant,
  decidedAt: instant.nullable(),
})
export type InvitedExpert = z.output<typeof invitedExpert>

/** The experts of an event in the order of their invitations, and the state of the scoring. */
const expertsOfEvent = z.object({
  _items: z.array(invitedExpert),
  answersTotal: z.int(),
  /** Null while experts may score. */
  scoringClosedAt: instant.nullable(),
})
export type ExpertsOfEvent = z.output<typeof expertsOfEvent>

const expertEvent = eventCard.extend({
  invite: z.enum(expertInvites),
  /** Participants to score, without the expert. */
  answersTotal: z.int(),
  /** Those that the expert has scored. */
  answersScored: z.int(),
  scoringClosed: z.boolean(),
})
export type ExpertEvent = z.output<typeof expertEvent>

const expertAnswer = z.object({
  /** The id of the participant. */
  id,
  eventId: id,
  quizAnswerId: id.nullable(),
  participant: eventParticipant,
  /** Null for a user who deleted their account. */
  user: person.nullable(),
  /** The latest request for admission of the participant; empty if there is none. */
  text: z.string(),
  files: z.array(upload),
  /** The answers to the questions of the registration. */
  answers: z.array(answeredQuestion),
  score: score.nullable(),
  comment: z.string().nullable(),
  scoredAt: instant.nullable(),
})
export type ExpertAnswer = z.output<typeof expertAnswer>

const participantScores = z.object({
  /** The id of the participant. */
  id,
  user: person.nullable(),
  state: eventParticipant.shape.state,
  average: z.number(),
  count: z.int(),
  scores: z.array(z.object({ expertId: id, name: z.string(), score, comment: z.string().nullable(), scoredAt: instant })),
})
export type ParticipantScores = z.output<typeof participantScores>

type Scored = { answerId?: number | undefined; participantId?: number | undefined }
const namesOneAnswer = ({ answerId, participantId }: Scored) => (answerId === undefined) !== (participantId === undefined)

export const experts = calls({
  'GET /owner/events/:id/experts': {
    summary: 'Lists the invited experts of an own event with their answers and averages',
    access: 'signedIn',
    reply: expertsOfEvent,
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/events/:id/experts': {
    summary: 'Invites experts to an own event; those who are invited already stay, those who declined are asked again',
    access: 'signedIn',
    limit: 'organizing',
    body: z.strictObject({ userIds: z.array(id).min(1).max(maxEventExperts) }),
    reply: expertsOfEvent,
    refusals: [
      ...(['notFound', 'forbidden', 'eventCanceled', 'eventNotPublished', 'eventNotModerated', 'invitesClosed'] as const),
      ...(['notExpert', 'ownExpert', 'tooManyExperts'] as const),
    ],
  },
  'DELETE /owner/events/:id/experts/:userId': {
    summary: 'Withdraws an invitation: the expert loses access, and the scores of the expert stop counting until a new acceptance',
    access: 'signedIn',
    reply: expertsOfEvent,
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/events/:id/scoring': {
    summary: 'Closes the scoring of an own event with an expert who accepted, or opens it again',
    access: 'signedIn',
    body: z.strictObject({ closed: z.boolean() }),
    reply: expertsOfEvent,
    refusals: ['notFound', 'forbidden', 'noAcceptedExpert'],
  },
  'GET /owner/events/:id/scores': {
    summary: 'Lists the scored participants of an own event with their averages and the scores of each expert',
    access: 'signedIn',
    query: z.object({ sort: z.enum(scoreSorts).default('-average'), ...paging(pageSizes.eventScores) }),
    reply: pageOf(participantScores),
    refusals: ['notFound', 'forbidden'],
  },
  'GET /expert/events': {
    summary: 'Lists the events to which the caller is invited as an expert, the newest invitation first',
    access: 'expert',
    query: z.object({ search: line(200).optional(), status: z.enum(expertEventStates).optional(), ...paging(pageSizes.expertEvents) }),
    reply: pageOf(expertEvent),
  },
  'GET /expert/events/counters': {
    summary: 'Counts the events of each status, as the list with the same search has them',
    access: 'expert',
    query: z.object({ search: line(200).optional() }),
    reply: z.object({ all: z.int(), invited: z.int(), accepted: z.int(), scored: z.int() }),
  },
  'GET /expert/events/:id': {
    summary: 'Returns an event to which the caller is invited as an expert, with the progress of the scoring',
    access: 'expert',
    reply: expertEvent,
    refusals: ['forbidden'],
  },
  'GET /expert/events/answers': {
    summary: 'Lists the participants to score with the own scores: unscored ones in the order of registration, scored ones with the latest first',
    access: 'expert',
    query: z.object({
      eventId: queryId,
      scored: flag.optional(),
      /** One participant. */
      participantId: queryId.optional(),
      ...paging(pageSizes.expertAnswers),
    }),
    reply: pageOf(expertAnswer),
    refusals: ['forbidden'],
  },
  'POST /expert/events/decision': {
    summary: 'Scores a participant, or a quiz answer of one; a second score replaces the first until the scoring is closed',
    access: 'expert',
    body: z
      .strictObject({
        eventId: id,
        /** The quiz answer that the participant registered with. */
        answerId: id.optional(),
        participantId: id.optional(),
        score,
        /** Left as it is if absent. */
        comment: text(expertCommentLength).optional(),
      })
      .refine((body) => namesOneAnswer(body as Scored), { path: ['participantId'] }),
    reply: expertAnswer,
    refusals: ['forbidden', 'scoringClosed', 'scoringPaused'],
  },
  'POST /expert/events/invite-decision': {
    summary: 'Accepts or declines an invitation once; a repeated decision changes nothing',
    access: 'expert',
    body: z.strictObject({ eventId: id, decision: z.enum(['approved', 'declined']) }),
    reply: eventExpert,
    refusals: ['forbidden', 'inviteDecided'],
  },
})
