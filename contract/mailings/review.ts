import { z } from 'zod'
import { queueCalls } from '../moderation/queue-calls.ts'
import { id, instant } from '../shapes.ts'
import { mailingLengths } from './limits.ts'
import { mailing } from './shapes.ts'

/** Staff review of mailings. Its decisions are final, because an approved mailing may begin at once. */

export const mailingQueue = queueCalls({
  name: 'mailings',
  path: 'mailings',
  summaries: {
    list: 'Lists submitted mailings: pending ones by longest wait, others by latest first',
    decide: 'Approves or rejects a mailing, and notifies its author; an approval may set another time of sending',
  },
  item: mailing
    .omit({ selfPermission: true, failedCount: true, skippedCount: true, openedCount: true, startedAt: true, finishedAt: true })
    .extend({ user: z.object({ id, name: z.string() }), organization: z.string().nullable() }),
  statuses: ['considered', 'approved', 'rejected', 'executing', 'sent'],
  decisions: ['approved', 'rejected'],
  reasons: ['incomplete', 'wrongData', 'duplicate', 'inappropriate'],
  commentLength: mailingLengths.decisionComment,
  also: { sendAt: instant.optional() },
})
