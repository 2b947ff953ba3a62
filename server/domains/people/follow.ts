import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { User } from '../../../contract/people/people.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { notify } from '../notifications/notify.ts'
import { presentPerson } from './present.ts'
import { personAt, readPeople } from './read.ts'
import { isProtected, isRegistered, isSelf } from './rules.ts'

export const followingOf = async (ctx: Ctx<'GET /users/:id/subscription'>) => {
  const { is_followed, followers } = await personAt(ctx, ctx.params.id)
  return { subscribed: is_followed, subscribersCount: followers }
}

/** Follows a user. The key sends the notification only once, even after repeated unfollowing and following. */
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

/** Public fields of followed users with a public page. */
export const followedPeople = async (ctx: Ctx<'GET /owner/following/users'>) => {
  const { db, actor, caller, query } = ctx
  const slice = sliceOf(query, actor)
  const [ids, total] = await Promise.all([followedIds(db, actor.id, slice), countFollowed(db, actor.id)])
  const people = await readPeople(ctx, ids)
  return pageOf(
    people.map((row) => cardOf(presentPerson(row, { viewer: actor, locale: caller.locale }))),
    total,
    query,
    slice,
  )
}

const cardOf = ({ id, first_name, last_name, slug, photo, position, address, subscription, can }: User) => ({
  id,
  first_name,
  last_name,
  slug,
  photo,
  position,
  address,
  subscription,
  can,
})

type Following = { subscriberId: number; userId: number; now: Date }

/** False when the subscription already exists. Relies on the primary key. */
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

/** Followed users that have a public page (isOpen of rules.ts). */
const followed = (db: Db, subscriberId: number) =>
  db
    .selectFrom('user_subscriptions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.subscriber_id', '=', subscriberId)
    .where('u.status', 'in', [8, 10])
    .where('u.blocked_at', 'is', null)

/** Index: the primary key. */
const followedIds = async (db: Db, subscriberId: number, { limit, offset }: Slice): Promise<number[]> => {
  const latest = followed(db, subscriberId).select('s.user_id').orderBy('s.created_at', 'desc').orderBy('s.user_id')
  return (await latest.limit(limit).offset(offset).execute()).map(({ user_id }) => user_id)
}

const countFollowed = async (db: Db, subscriberId: number): Promise<number> =>
  (await followed(db, subscriberId).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total
