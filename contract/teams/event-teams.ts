import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { id, instant, itemsOf, line, pageOf, paging, queryId } from '../shapes.ts'
import { teamLengths, teamModerations } from './limits.ts'
import { teamCard, teamStaff } from './team.ts'

/** Registrations of teams for team events. A waiting and an approved team takes part (V288). */

const moderation = z.enum(teamModerations)
const teamRecord = z.object({ staff: z.array(teamStaff) })

export const eventTeam = z.object({
  id,
  eventId: id,
  teamId: id,
  moderation,
  /** The members who take part for the team. */
  teamRecord,
  /** The answer to the quiz of the event. */
  quizAnswerId: id.nullable(),
  createdBy: id.nullable(),
  /** The reason of the organizer. */
  comment: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  team: z.object({ id, name: z.string(), photo: z.string().nullable(), type: z.int() }),
})
export type EventTeam = z.output<typeof eventTeam>

/** Why a team cannot register now; null if it can. */
export const teamObstacles = [
  'registrationClosed',
  'notTeamEvent',
  'teamDeclined',
  'teamSizeWrong',
  'teamAlreadyRegistered',
  'teamDeclinedBefore',
] as const
export type TeamObstacle = (typeof teamObstacles)[number]

const ownTeam = z.object({
  teamId: id,
  team: teamCard,
  canRegister: z.boolean(),
  reason: z.enum(teamObstacles).nullable(),
  /** The same in the language of the caller. */
  reasonText: z.string().nullable(),
  /** Approved members, who may take part. */
  staff: z.array(teamStaff),
  /** The registration of the team; null if it has none. */
  registration: eventTeam.nullable(),
})

const body = z.strictObject({ eventId: id })
const hidden = ['notFound', 'inModeration', 'inModerationForOrganizer'] as const

export const eventTeams = calls({
  'GET /owner/teams/event-teams': {
    summary: 'Lists the teams that the caller may register for an event, with reasons against',
    access: 'signedIn',
    aliases: ['GET /event-teams'],
    query: z.object({ eventId: queryId }),
    reply: itemsOf(ownTeam),
    refusals: hidden,
  },
  'GET /teams/:id/event-registration-status': {
    summary: 'Returns the registration of a team for an event to its members and the organizers; noRequest without one',
    access: 'signedIn',
    query: z.object({ eventId: queryId }),
    reply: z.object({
      moderation: z.enum([...teamModerations, 'noRequest']),
      teamRecord,
      /** A waiting and an approved team participates. */
      participates: z.boolean(),
      comment: z.string().nullable(),
      quizAnswerId: id.nullable(),
      /** The caller may withdraw the team. */
      canCancel: z.boolean(),
    }),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/teams/:id/event-registration': {
    summary: 'Registers approved members, all of them unless `userIds` names some, for a team event; the organizer decides',
    access: 'signedIn',
    limit: 'registration',
    body: z.strictObject({ eventId: id, userIds: z.array(id).min(1).max(1000).optional(), quizAnswerId: id.nullish() }),
    reply: eventTeam,
    refusals: [
      ...hidden,
      'forbidden',
      ...teamObstacles,
      'quizAnswerRequired',
      'consentRequired',
      'memberNotApproved',
      'memberTakesPart',
      'memberMayNotTakePart',
      'spacesUnconfirmed',
    ],
  },
  'PUT /owner/teams/:id/event-registration': {
    summary: 'Replaces the members who take part for a registered team; new ones have the state of the team, and everyone concerned is notified',
    access: 'signedIn',
    limit: 'registration',
    body: z.strictObject({ eventId: id, userIds: z.array(id).min(1).max(1000) }),
    reply: eventTeam,
    refusals: [
      ...hidden,
      'forbidden',
      'teamNotRegistered',
      'eventFinished',
      'teamSizeWrong',
      'alreadyAttended',
      'registrationClosed',
      'consentRequired',
      'memberNotApproved',
      'memberTakesPart',
      'memberMayNotTakePart',
      'spacesUnconfirmed',
      'noSeats',
      'participantsBanned',
    ],
  },
  'POST /owner/teams/:id/event-registration-cancel': {
    summary: 'Withdraws a team from an event, for its leader and admins; the seats of its members are free at once',
    access: 'signedIn',
    body,
    reply: eventTeam,
    refusals: ['notFound', 'forbidden', 'teamNotRegistered', 'eventFinished'],
  },
  'POST /owner/teams/update-event-moderation': {
    summary: 'Approves a team of the right size for an own event, declines it, or returns it to waiting; its members are notified',
    access: 'signedIn',
    body: z.strictObject({ eventId: id, teamId: id, moderation, comment: line(teamLengths.comment).optional() }),
    reply: eventTeam,
    refusals: ['notFound', 'forbidden', 'teamSizeWrong', 'noSeats', 'alreadyAttended', 'eventCanceled', 'participantsBanned'],
  },
  'GET /owner/events/:id/teams': {
    summary: 'Lists the teams that registered for an own event: waiting ones with the oldest first, others with the newest first',
    access: 'signedIn',
    query: z.object({ moderation: moderation.optional(), search: line(200).optional(), ...paging(pageSizes.teams) }),
    reply: pageOf(eventTeam).extend({ counters: z.object({ wait: z.int(), approved: z.int(), declined: z.int() }) }),
    refusals: ['notFound', 'forbidden'],
  },
})
