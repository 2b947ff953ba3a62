import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { queueCalls } from '../moderation/queue-calls.ts'
import { id, instant, line, pageOf, paging, queryId } from '../shapes.ts'

/** Invitations of spaces to a network event, and the decisions about them. */

const commentLength = 500
const statuses = ['wait', 'approved', 'declined'] as const
const decisions = ['approved', 'declined'] as const

const staffProposal = z.object({
  id,
  eventId: id,
  eventName: z.string(),
  dateStart: instant,
  dateEnd: instant,
  timezoneName: z.string(),
  spaceId: id,
  spaceName: z.string(),
  address: z.string(),
  /** The space where the event itself takes place; null elsewhere. */
  mainSpace: z.string().nullable(),
  hasBroadcast: z.boolean(),
  /** The organizer who invited the space. */
  user: z.object({ id, name: z.string() }),
  status: z.enum(statuses),
  comment: z.string().nullable(),
  createdAt: instant,
})

export const networkQueue = queueCalls({
  name: 'network',
  path: 'network-proposals',
  summaries: {
    list: 'Lists invitations of spaces to network events: pending ones by longest wait, others by latest first',
    decide: 'Accepts or declines an invitation for a space; the organizers are notified when it can no longer be undone',
  },
  item: staffProposal,
  statuses,
  decisions,
  reasons: ['incomplete', 'wrongData', 'duplicate', 'inappropriate'],
  commentLength,
})

const networkProposal = z.object({
  id,
  eventId: id,
  spaceId: id,
  status: z.enum(statuses),
  comment: z.string().nullable(),
  decidedBy: id.nullable(),
})

export const networkDecision = calls({
  'GET /control/network-proposals': {
    summary: 'Lists invitations of the spaces where the caller works: pending ones by longest wait, others by latest first',
    access: 'control',
    query: z.object({ status: z.enum(statuses).default('wait'), spaceId: queryId.optional(), ...paging(pageSizes.networkProposals) }),
    reply: pageOf(staffProposal),
    refusals: ['forbidden'],
  },
  'POST /owner/events/:id/network-proposals/:proposalId/decision': {
    summary: 'Accepts or declines the invitation of a space to a network event, for staff and the users who work in the space',
    access: 'signedIn',
    body: z.strictObject({ decision: z.enum(decisions), comment: line(commentLength).optional() }),
    reply: networkProposal,
    refusals: ['forbidden', 'notFound', 'ownRequest', 'alreadyDecided', 'notWaiting', 'changedMeanwhile'],
  },
})
