import type { experts } from '../../../contract/experts/experts.ts'
import type { Handlers } from '../../kernel/call.ts'
import { expertAnswers } from './answers.ts'
import { decideInvite } from './decide-invite.ts'
import { countExpertEvents, expertEvent, expertEvents } from './events.ts'
import { inviteExperts } from './invite.ts'
import { ownExperts } from './own-experts.ts'
import { scoreParticipant } from './score.ts'
import { eventScores } from './scores.ts'
import { closeScoring } from './scoring.ts'
import { withdrawExpert } from './withdraw.ts'

export const expertsRoutes: Handlers<typeof experts> = {
  'GET /owner/events/:id/experts': (ctx) => ownExperts(ctx),
  'POST /owner/events/:id/experts': (ctx) => inviteExperts(ctx),
  'DELETE /owner/events/:id/experts/:userId': (ctx) => withdrawExpert(ctx),
  'POST /owner/events/:id/scoring': (ctx) => closeScoring(ctx),
  'GET /owner/events/:id/scores': (ctx) => eventScores(ctx),
  'GET /expert/events': (ctx) => expertEvents(ctx),
  'GET /expert/events/counters': (ctx) => countExpertEvents(ctx),
  'GET /expert/events/:id': (ctx) => expertEvent(ctx),
  'GET /expert/events/answers': (ctx) => expertAnswers(ctx),
  'POST /expert/events/decision': (ctx) => scoreParticipant(ctx),
  'POST /expert/events/invite-decision': (ctx) => decideInvite(ctx),
}
