import type { mail } from '../../../contract/platform/mail.ts'
import type { outbox } from '../../../contract/platform/outbox.ts'
import type { platform } from '../../../contract/platform/platform.ts'
import type { Handlers } from '../../kernel/call.ts'
import { inboxMessages } from '../../outside/inbox.ts'
import { healthOf, isReady } from './health.ts'
import { checkMailDomain } from './mail-domain.ts'
import { liftSuppression, mailSuppressions } from './mail-suppressions.ts'
import { messageKindCounts, outboxMessages, pauseKind, resendKind, resendMessages } from './outbox.ts'
import { logReport } from './report.ts'
import { addStatistic } from './store.ts'

export const platformRoutes: Handlers<typeof platform & typeof outbox & typeof mail> = {
  'GET /health': (ctx) => healthOf(ctx),
  'GET /health/ready': async (ctx) => {
    if (!(await isReady(ctx))) throw ctx.refuse('unavailable')
    return { ready: true }
  },
  'POST /errors/report': async ({ body, caller, log, siteUrl }) => {
    logReport(log, { ...body, requestId: caller.requestId, siteUrl })
    return { ok: true }
  },
  'POST /statistics': async ({ db, body, now }) => {
    await addStatistic(db, body.type, body.value, now)
    return { ok: true }
  },
  'GET /admin/outbox': (ctx) => outboxMessages(ctx),
  'GET /admin/outbox/kinds': (ctx) => messageKindCounts(ctx),
  'POST /admin/outbox/resend': (ctx) => resendMessages(ctx),
  'POST /admin/outbox/resend-kind': (ctx) => resendKind(ctx),
  'POST /admin/outbox/pause': (ctx) => pauseKind(ctx),
  'GET /admin/mail': (ctx) => checkMailDomain(ctx),
  'GET /admin/mail/suppressions': (ctx) => mailSuppressions(ctx),
  'POST /admin/mail/suppressions/lift': (ctx) => liftSuppression(ctx),
  'GET /inbox': async ({ db, config, query, refuse }) => {
    if (!config.hasInbox) throw refuse('notFound')
    const messages = await inboxMessages(db, query.to)
    return { _items: messages.map((message) => ({ ...message, createdAt: message.createdAt.toISOString() })) }
  },
}
