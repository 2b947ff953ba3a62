import type { Ctx } from '../../kernel/call.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { checkDay, dayToMark } from './coworking-space.ts'
import { entryOf } from './entry-of.ts'
import { managedSpace } from './managed-space.ts'
import { notifyOfPlace } from './notices.ts'
import { restrictionOf } from './restrictions-store.ts'
import { findEntry, markEntry, mayVisit, shareSpace } from './store.ts'
import { takePlace } from './take-place.ts'

/** Marks the visit of a user with a place. A second time changes nothing. */
export const visit = async (ctx: Ctx<'POST /coworking/visit'>) => {
  const { actor, body, db, now, refuse } = ctx
  const space = await managedSpace(ctx, body.spaceId)
  const key = { spaceId: space.id, userId: body.userId, date: dayToMark(space, body.date, now) }
  const id = await db.transaction().execute(async (tx) => {
    await shareSpace(tx, space.id)
    if (await restrictionOf(tx, key)) throw refuse('banned')
    const entry = await findEntry(tx, key)
    if (!entry || entry.status === 'delisted') throw refuse('notEnlisted')
    await markEntry(tx, entry.id, { markedBy: actor.id, now })
    return entry.id
  })
  return entryOf(ctx, id)
}

/** Gives a user a place; they are notified. */
export const addUser = async (ctx: Ctx<'POST /coworking/add-user'>) => {
  const { actor, body, db } = ctx
  const space = await managedSpace(ctx, body.spaceId)
  checkDay(space, body.date, ctx)
  if (!(await mayVisit(db, body.userId))) throw wrongField('userId')
  const id = await db.transaction().execute(async (tx) => {
    const entryId = await takePlace(tx, { ...body, addedBy: actor.id }, ctx.now)
    if (body.userId !== actor.id) await notifyOfPlace(ctx, tx, { space, userId: body.userId, date: body.date })
    return entryId
  })
  return entryOf(ctx, id)
}
