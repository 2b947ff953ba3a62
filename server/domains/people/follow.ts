import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { notify } from '../notifications/notify.ts'
import { personAt } from './read.ts'
import { isProtected, isRegistered, isSelf } from './rules.ts'

/** Does the actor follow a person, and how many do. */
export const followingOf = async (ctx: Ctx<'GET /users/:id/subscription'>) => {
  const { is_followed, followers } = await personAt(ctx, ctx.params.id)
  return { subscribed: is_followed, subscribersCount: followers }
}

/** Follows a person. He is told the first time only, however often it is taken back and done again. */
export const follow = async (ctx: Ctx<'POST /users/:id/subscription'>) => {
  const { db, actor, now, refuse } = ctx
  const person = await personAt(ctx, ctx.params.id)
  if (isSelf(person, actor)) throw refuse('ownSubscription')
  if (!isRegistered(actor)) throw refuse('forbidden')
  if (isProtected(person)) throw refuse('minorProtected')
  await db.transaction().execute(async (tx) => {
    if (!(await addFollower(tx, { subscriberId: actor.id, userId: person.id, now }))) return
    const key = `subscription:${actor.id}:${person.id}`
    await notify(ctx, tx, { to: [person.id], type: notificationTypes.subscription, data: { userId: actor.id }, key })
  })
  return { subscribed: true }
}

export const unfollow = async (ctx: Ctx<'DELETE /users/:id/subscription'>) => {
  const person = await personAt(ctx, ctx.params.id)
  if (isSelf(person, ctx.actor)) throw ctx.refuse('ownSubscription')
  await removeFollower(ctx.db, ctx.actor.id, person.id)
  return { subscribed: false }
}

type Following = { subscriberId: number; userId: number; now: Date }

/** False when he follows already. Leans on the primary key. */
const addFollower = async (tx: Tx, { subscriberId, userId, now }: Following): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('user_subscriptions')
    .values({ subscriber_id: subscriberId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const removeFollower = (db: Db, subscriberId: number, userId: number) =>
  db.deleteFrom('user_subscriptions').where('subscriber_id', '=', subscriberId).where('user_id', '=', userId).execute()
