import type { mailings } from '../../../contract/mailings/mailings.ts'
import type { ownMailings } from '../../../contract/mailings/owner.ts'
import type { mailingQueue as spec } from '../../../contract/mailings/review.ts'
import type { Handlers } from '../../kernel/call.ts'
import { recipientsCount } from './count.ts'
import { mailingsOfEvent, mailingsOfQuiz, ownMailingsPage, readMailing } from './list.ts'
import { pauseMailing, resumeMailing } from './pause.ts'
import { mailingQueue } from './queue.ts'
import { createQuizMailing } from './quiz-mailing.ts'
import { removeMailing } from './remove.ts'
import { createMailing, linkEvents, updateMailing } from './save.ts'
import { submitMailing } from './submit.ts'
import { addSubscriber, chooseSubscription, ownSubscriptions } from './subscriptions.ts'
import { takeReport } from './take-report.ts'
import { previewMailing, sendTest } from './try-out.ts'
import { readLink, switchByLink } from './unsubscribe.ts'

export const mailingsRoutes: Handlers<typeof mailings & typeof ownMailings & typeof spec.calls> = {
  'POST /subscribes/add': (ctx) => addSubscriber(ctx),
  'GET /user/subscriptions': (ctx) => ownSubscriptions(ctx),
  'POST /user/subscriptions': (ctx) => chooseSubscription(ctx),
  'GET /mailing/unsubscribe': (ctx) => readLink(ctx),
  'POST /mailing/unsubscribe': (ctx) => switchByLink(ctx, false),
  'POST /mailing/subscribe': (ctx) => switchByLink(ctx, true),
  'POST /mailing/reports': (ctx) => takeReport(ctx),
  'GET /owner/mailings': (ctx) => ownMailingsPage(ctx),
  'GET /owner/mailings/:id': (ctx) => readMailing(ctx),
  'POST /owner/mailings': (ctx) => createMailing(ctx),
  'PUT /owner/mailings/:id': (ctx) => updateMailing(ctx),
  'DELETE /owner/mailings/:id': (ctx) => removeMailing(ctx),
  'POST /owner/mailings/:id/submit': (ctx) => submitMailing(ctx),
  'POST /owner/mailings/:id/pause': (ctx) => pauseMailing(ctx),
  'POST /owner/mailings/:id/resume': (ctx) => resumeMailing(ctx),
  'POST /owner/mailings/:id/test': (ctx) => sendTest(ctx),
  'GET /owner/mailings/:id/preview': (ctx) => previewMailing(ctx),
  'POST /owner/mailings/recipients-count': (ctx) => recipientsCount(ctx),
  'POST /owner/mailings/link-events': (ctx) => linkEvents(ctx),
  'GET /owner/events/:id/mailings': (ctx) => mailingsOfEvent(ctx),
  'GET /quizzes/:id/mailings': (ctx) => mailingsOfQuiz(ctx),
  'POST /quizzes/:id/mailings': (ctx) => createQuizMailing(ctx),
  'GET /admin/mailings': (ctx) => mailingQueue.list(ctx),
  'POST /admin/mailings/:id/decision': (ctx) => mailingQueue.decide(ctx),
}
