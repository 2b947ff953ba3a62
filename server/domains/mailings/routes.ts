import type { mailings } from '../../../contract/mailings/mailings.ts'
import type { Handlers } from '../../kernel/call.ts'
import { addSubscriber, chooseSubscription, ownSubscriptions } from './subscriptions.ts'
import { switchByLink } from './unsubscribe.ts'

export const mailingsRoutes: Handlers<typeof mailings> = {
  'POST /subscribes/add': (ctx) => addSubscriber(ctx),
  'GET /user/subscriptions': (ctx) => ownSubscriptions(ctx),
  'POST /user/subscriptions': (ctx) => chooseSubscription(ctx),
  'POST /mailing/unsubscribe': (ctx) => switchByLink(ctx, ctx.body.hash, false),
  'POST /mailing/subscribe': (ctx) => switchByLink(ctx, ctx.body.hash, true),
}
