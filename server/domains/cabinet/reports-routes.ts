import type { networkDecision, networkQueue as spec } from '../../../contract/cabinet/network.ts'
import type { eventReports } from '../../../contract/cabinet/reports.ts'
import type { Handlers } from '../../kernel/call.ts'
import { badgesOf } from './badges.ts'
import { mailsOf } from './mails.ts'
import { decideProposal } from './network-decision.ts'
import { proposalsOfSpaces } from './network-of-spaces.ts'
import { networkQueue } from './network-queue.ts'
import { statsDaysOf, statsOf } from './stats.ts'

export const reportsRoutes: Handlers<typeof eventReports & typeof networkDecision & typeof spec.calls> = {
  'GET /owner/events/:id/stats': (ctx) => statsOf(ctx),
  'GET /owner/events/:id/stats/days': (ctx) => statsDaysOf(ctx),
  'GET /owner/events/:id/badges': (ctx) => badgesOf(ctx),
  'GET /owner/events/:id/mails': (ctx) => mailsOf(ctx),
  'GET /control/network-proposals': (ctx) => proposalsOfSpaces(ctx),
  'POST /owner/events/:id/network-proposals/:proposalId/decision': (ctx) => decideProposal(ctx),
  'GET /admin/network-proposals': (ctx) => networkQueue.list(ctx),
  'POST /admin/network-proposals/:id/decision': (ctx) => networkQueue.decide(ctx),
}
