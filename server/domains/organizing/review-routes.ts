import type { eventQueue as spec } from '../../../contract/organizing/review.ts'
import type { Handlers } from '../../kernel/call.ts'
import { eventQueue } from './review-queue.ts'

export const reviewRoutes: Handlers<typeof spec.calls> = {
  'GET /admin/events': (ctx) => eventQueue.list(ctx),
  'POST /admin/events/:id/decision': (ctx) => eventQueue.decide(ctx),
}
