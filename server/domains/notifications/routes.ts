import type { notifications } from '../../../contract/notifications/notifications.ts'
import type { Ctx, Handlers } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { isPublicName } from '../../outside/guarded-http.ts'
import { addPushTarget, removePushTarget } from './deliveries-store.ts'
import { preferencesOf, savePreferences } from './preferences.ts'
import { presentNotification } from './present.ts'
import { pushKeys } from './push-keys.ts'
import { countNotifications, countUnread, listGlobal, listNotifications, markReceived } from './store.ts'

export const notificationsRoutes: Handlers<typeof notifications> = {
  'GET /user/notifications': (ctx) => bellOf(ctx),
  'GET /user/notifications/global': async ({ db, caller, now }) => ({
    _items: (await listGlobal(db, caller.locale, now)).map((row) => presentNotification(row, caller.locale)),
  }),
  'GET /user/notifications/count': async ({ db, actor }) => ({ count: await countUnread(db, actor.id) }),
  'POST /user/notifications/received': async ({ db, actor, body, now }) => {
    await markReceived(db, actor.id, body.all ? null : (body.ids ?? []), now)
    return { count: await countUnread(db, actor.id) }
  },
  'GET /user/notification-preferences': ({ db, actor }) => preferencesOf(db, actor.id),
  'PUT /user/notification-preferences': async ({ db, actor, body }) => {
    await savePreferences(db, actor.id, body)
    return preferencesOf(db, actor.id)
  },
  'GET /push/key': async ({ db }) => ({ key: (await pushKeys(db)).publicKey }),
  'POST /user/push-subscriptions': async ({ db, actor, body, now, refuse }) => {
    if (!isPublicName(body.endpoint)) throw refuse('pushAddressRefused')
    await addPushTarget(db, { userId: actor.id, endpoint: body.endpoint, ...body.keys, now })
    return { ok: true }
  },
  'DELETE /user/push-subscriptions': async ({ db, actor, query }) => {
    await removePushTarget(db, actor.id, query.endpoint)
    return { ok: true }
  },
}

const bellOf = async ({ db, actor, caller, query, now }: Ctx<'GET /user/notifications'>) => {
  const slice = sliceOf(query, actor)
  const bell = { userId: actor.id, locale: caller.locale, now }
  const [rows, total] = await Promise.all([listNotifications(db, bell, slice), countNotifications(db, bell)])
  return pageOf(
    rows.map((row) => presentNotification(row, caller.locale)),
    total,
    query,
    slice,
  )
}
