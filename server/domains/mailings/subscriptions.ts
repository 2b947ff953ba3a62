import type { Ctx } from '../../kernel/call.ts'
import { checkEmailForm } from '../accounts/check-email.ts'
import { emailOf, isMailing, subscribe, subscriptionsOf, switchSubscription } from './subscribers-store.ts'

export const addSubscriber = async (ctx: Ctx<'POST /subscribes/add'>) => {
  const { db, body, caller, now, refuse } = ctx
  await checkEmailForm(ctx, body.email)
  if (!(await isMailing(db, body.mailing_type_id))) throw refuse('mailingUnknown')
  await subscribe(db, { email: body.email, typeId: body.mailing_type_id, userId: null, locale: caller.locale, now })
  return { ok: true as const }
}

export const ownSubscriptions = async ({ db, actor, caller }: Ctx<'GET /user/subscriptions'>) => ({
  _items: await subscriptionsOf(db, await emailOf(db, actor.id), caller.locale),
})

export const chooseSubscription = async ({ db, actor, body, caller, now, refuse }: Ctx<'POST /user/subscriptions'>) => {
  const email = await emailOf(db, actor.id)
  if (!email) throw refuse('emailRequired')
  if (!(await isMailing(db, body.mailing_type_id))) throw refuse('mailingUnknown')
  if (body.enabled) await subscribe(db, { email, typeId: body.mailing_type_id, userId: actor.id, locale: caller.locale, now })
  else await switchSubscription(db, { email, userId: actor.id, typeId: body.mailing_type_id, locale: caller.locale, enabled: false, now })
  return { _items: await subscriptionsOf(db, email, caller.locale) }
}
