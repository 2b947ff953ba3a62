import { z } from 'zod'
import { queueCalls } from '../moderation/queue-calls.ts'
import { id, instant } from '../shapes.ts'
import { teamLengths, teamModerations } from './limits.ts'

/** Staff review of teams for the public list. */

const reviewedTeam = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  photo: z.string().nullable(),
  type: z.int(),
  cityId: id.nullable(),
  cityName: z.string().nullable(),
  membersCount: z.int(),
  /** The leader. */
  user: z.object({ id, name: z.string() }),
  moderation: z.enum(teamModerations),
  moderationComment: z.string().nullable(),
  createdAt: instant,
})

export const teamQueue = queueCalls({
  name: 'teams',
  path: 'teams',
  summaries: {
    list: 'Lists teams: pending ones by longest wait, others by latest first',
    decide: 'Approves a team for the public list or declines it; the leader is notified when it can no longer be undone',
  },
  item: reviewedTeam,
  statuses: teamModerations,
  decisions: ['approved', 'declined'],
  reasons: ['incomplete', 'wrongData', 'duplicate', 'inappropriate'],
  commentLength: teamLengths.comment,
})
