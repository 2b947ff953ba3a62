import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { uploadUrl } from '../uploads/address.ts'
import { todayIn } from './coworking-space.ts'
import { managedSpace } from './managed-space.ts'
import { notifyOfBan, notifyOfLiftedBan } from './notices.ts'
import { removeRestriction, restrictionOf, restrictionsIn, setRestriction } from './restrictions-store.ts'
import { delistBanned, lockSpace, mayVisit } from './store.ts'

/** Bans a user from a space (A149). The places that the ban covers become free; visits stay. */
export const restrict = async (ctx: Ctx<'POST /coworking/restrict'>) => {
  const { actor, body, db, now } = ctx
  const space = await managedSpace(ctx, body.spaceId)
  const today = todayIn(space, now)
  const { userId } = body
  const [until, reason] = [body.until ?? null, body.reason || null]
  if (until !== null && until < today) throw wrongField('until', 'past')
  if (userId === actor.id || !(await mayVisit(db, userId))) throw wrongField('userId')
  await db.transaction().execute(async (tx) => {
    await lockSpace(tx, space.id)
    const before = await restrictionOf(tx, { spaceId: space.id, userId, date: today })
    await setRestriction(tx, { spaceId: space.id, userId, until, reason, createdBy: actor.id, now })
    await delistBanned(tx, { spaceId: space.id, userId, from: today, until })
    const entry = { actor, entity: 'space-restrictions', entityId: space.id, personId: userId, now }
    await audit(tx, { ...entry, action: 'restrict', before, after: { until, reason } })
    if (before?.until !== until || before.reason !== reason) await notifyOfBan(ctx, tx, { space, userId, until, reason })
  })
  return { ok: true as const }
}

export const liftRestriction = async (ctx: Ctx<'POST /coworking/lift-restriction'>) => {
  const { actor, body, db, now } = ctx
  const space = await managedSpace(ctx, body.spaceId)
  const { userId } = body
  await db.transaction().execute(async (tx) => {
    await lockSpace(tx, space.id)
    const before = await restrictionOf(tx, { spaceId: space.id, userId, date: todayIn(space, now) })
    await removeRestriction(tx, space.id, userId)
    if (!before) return
    const entry = { actor, entity: 'space-restrictions', entityId: space.id, personId: userId, now }
    await audit(tx, { ...entry, action: 'lift', before, after: null })
    await notifyOfLiftedBan(ctx, tx, { space, userId })
  })
  return { ok: true as const }
}

export const listRestrictions = async (ctx: Ctx<'GET /coworking/restrictions'>) => {
  const { actor, db, now, query } = ctx
  const space = await managedSpace(ctx, query.spaceId)
  const slice = sliceOf(query, actor)
  const { rows, total } = await restrictionsIn(db, space.id, { today: todayIn(space, now), ...slice })
  const items = rows.map((row) => ({
    spaceId: space.id,
    userId: row.user_id,
    user: { id: row.user_id, name: row.name, photo: row.photo_id && uploadUrl(row.photo_id) },
    until: row.until,
    reason: row.reason,
    createdBy: row.created_by,
    createdAt: row.created_at?.toISOString() ?? null,
  }))
  return pageOf(items, total, query, slice)
}
