import { z } from 'zod'
import { eventCard, moderations } from '../events/events.ts'
import { queueCalls } from '../moderation/queue-calls.ts'
import { id, instant } from '../shapes.ts'
import { claimReasons } from './limits.ts'

/** Staff review of events and of complaints about them. */

const person = z.object({ id, name: z.string() })

/** A field that the submitted version changes. Values are in words of the reader; the first publication has none before. */
const change = z.object({ field: z.string(), section: z.string(), before: z.string().nullable(), after: z.string().nullable() })

const reviewedEvent = eventCard
  .pick({
    id: true,
    name: true,
    access: true,
    format: true,
    participation_format: true,
    info: true,
    dateStart: true,
    dateEnd: true,
    timezoneName: true,
    cityId: true,
    status: true,
  })
  .extend({
    moderation: z.enum(moderations),
    moderationComment: z.string().nullable(),
    /** True if an approved version stays public during the review. */
    isChange: z.boolean(),
    changes: z.array(change),
    /** The answer of the organizer to the last decision. */
    answer: z.string().nullable(),
    place: z.string().nullable(),
    /** Staff closed the halls or their space after the organizer had chosen them. An approval keeps the halls. */
    hallObstacle: z.enum(['hallOutOfUse', 'spaceClosed']).nullable(),
    themes: z.array(z.string()),
    /** Requests for promotion. */
    promotion: z.array(z.string()),
    user: person,
    participantsCount: z.int(),
    createdAt: instant,
  })

export const eventQueue = queueCalls({
  name: 'events',
  path: 'events',
  summaries: {
    list: 'Lists submitted events: pending ones by longest wait, others by latest first',
    decide: 'Approves or declines a submitted event; the organizer is notified when it can no longer be undone',
  },
  item: reviewedEvent,
  statuses: ['wait', 'approved', 'declined'],
  decisions: ['approved', 'declined'],
  reasons: ['incomplete', 'wrongData', 'duplicate', 'inappropriate', 'notConfirmed'],
  commentLength: 500,
  refusals: ['slotTaken', 'hallOutOfUse', 'spaceClosed'],
})

const claim = z.object({
  id,
  targetType: z.enum(['event', 'organization']),
  targetId: id,
  targetName: z.string(),
  userId: id,
  user: person,
  reason: z.enum(claimReasons),
  text: z.string().nullable(),
  status: z.enum(['wait', 'accepted', 'dismissed']),
  comment: z.string().nullable(),
  createdAt: instant,
})

export const claimQueue = queueCalls({
  name: 'claims',
  path: 'claims',
  summaries: {
    list: 'Lists complaints: pending ones by longest wait, others by latest first',
    decide: 'Accepts or dismisses a complaint; the user who complained is notified',
  },
  item: claim,
  statuses: ['wait', 'accepted', 'dismissed'],
  decisions: ['accepted', 'dismissed'],
  reasons: ['notConfirmed', 'duplicate', 'incomplete'],
  commentLength: 500,
})
