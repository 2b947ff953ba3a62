import type { aroundEvents } from '../../../contract/organizing/around.ts'
import type { claimQueue as spec } from '../../../contract/organizing/review.ts'
import type { Handlers } from '../../kernel/call.ts'
import { complain } from './claims.ts'
import { claimQueue } from './claims-queue.ts'
import { askOrganizers, requestAccreditation } from './contacts.ts'
import { leaveFeedback, readFeedback } from './feedback.ts'

export const aroundRoutes: Handlers<typeof aroundEvents & typeof spec.calls> = {
  'POST /events/:id/contacts/media': (ctx) => requestAccreditation(ctx),
  'POST /events/:id/contacts/organizer': (ctx) => askOrganizers(ctx),
  'POST /events/:eventId/claims': (ctx) => complain(ctx),
  'GET /events/:id/feedback': (ctx) => readFeedback(ctx),
  'POST /events/:id/feedback': (ctx) => leaveFeedback(ctx),
  'GET /admin/claims': (ctx) => claimQueue.list(ctx),
  'POST /admin/claims/:id/decision': (ctx) => claimQueue.decide(ctx),
}
