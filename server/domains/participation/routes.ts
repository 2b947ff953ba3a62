import type { participation } from '../../../contract/participation/participation.ts'
import type { Handlers } from '../../kernel/call.ts'
import { visibleEvent } from '../events/visible.ts'
import { activityOf, countersOf } from './activity.ts'
import { cancel } from './cancel.ts'
import { completeOnline } from './complete-online.ts'
import { register } from './register.ts'
import { cancelPreconditionsOf, preconditionsOf, statusOf } from './status.ts'
import { addFavorite, removeFavorite } from './store.ts'

export const participationRoutes: Handlers<typeof participation> = {
  'GET /event-participants/status': (ctx) => statusOf(ctx),
  'GET /event-participants/registration': (ctx) => preconditionsOf(ctx),
  'POST /event-participants/registration': (ctx) => register(ctx),
  'GET /event-participants/cancel': (ctx) => cancelPreconditionsOf(ctx),
  'POST /event-participants/cancel': (ctx) => cancel(ctx),
  'POST /event-participants/online-complete': (ctx) => completeOnline(ctx),
  'POST /participant/events/:id/favorites': async (ctx) => {
    const event = await visibleEvent(ctx, ctx.params.id)
    await addFavorite(ctx.db, ctx.actor.id, event.id, ctx.now)
    return { isFavorite: true }
  },
  'DELETE /participant/events/:id/favorites': async ({ db, actor, params }) => {
    await removeFavorite(db, actor.id, params.id)
    return { isFavorite: false }
  },
  'GET /participant/events': (ctx) => activityOf(ctx, ctx.query.case),
  'GET /participant/events/favorites': (ctx) => activityOf(ctx, 'favorite'),
  'GET /participant/events/counters': (ctx) => countersOf(ctx),
}
