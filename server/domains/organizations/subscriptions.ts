import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { visibleOrganization } from './visible.ts'

/** Subscribes once: the primary key refuses a repetition, and the counter follows the row. */
export const subscribe = async (ctx: Ctx<'POST /participant/organizations/:id/subscribe'>) => {
  const { actor, db, now, params } = ctx
  await visibleOrganization(ctx, params.id)
  await sql`with added as (
      insert into organization_subscriptions (user_id, organization_id, created_at) values (${actor.id}, ${params.id}, ${now})
      on conflict do nothing returning organization_id)
    update organizations o set subscriber_count = o.subscriber_count + 1 from added where o.id = added.organization_id`.execute(db)
  return { subscribed: true }
}

export const unsubscribe = async (ctx: Ctx<'POST /participant/organizations/:id/unsubscribe'>) => {
  const { actor, db, params } = ctx
  const { rows } = await sql`with removed as (
      delete from organization_subscriptions where user_id = ${actor.id} and organization_id = ${params.id} returning organization_id)
    update organizations o set subscriber_count = o.subscriber_count - 1 from removed where o.id = removed.organization_id returning o.id`.execute(db)
  // subscribers of an organization that staff have declined leave it too
  if (rows.length === 0) await visibleOrganization(ctx, params.id)
  return { subscribed: false }
}
