import type { Ctx } from '../../kernel/call.ts'
import { readPosterCode } from '../spaces/poster-code.ts'
import { presentSpaces } from '../spaces/spaces.ts'
import { isOpenNow, todayIn } from './coworking-space.ts'
import { entryOf } from './entry-of.ts'
import { restrictionOf } from './restrictions-store.ts'
import { coworkingSpaces, findEntry, lockSpace, lockUser, markEntry } from './store.ts'
import { takePlace } from './take-place.ts'

/** A visitor scans the poster of the space (V402). Without a place they get a free one. A second scan changes nothing. */
export const scanSpacePoster = async (ctx: Ctx<'POST /qr/covorking'>) => {
  const { actor, body, caller, db, now, refuse } = ctx
  const spaceId = await readPosterCode(db, 'space', body.code)
  const [found] = spaceId === null ? [] : await coworkingSpaces(db, caller.locale, [spaceId])
  if (!found) throw refuse('codeUnknown')
  const key = { spaceId: found.id, userId: actor.id, date: todayIn(found, now) }
  if (await restrictionOf(db, key)) throw refuse('banned')
  if (!isOpenNow(found, now)) throw refuse('spaceClosed')
  const id = await db.transaction().execute(async (tx) => {
    await lockUser(tx, actor.id)
    await lockSpace(tx, found.id)
    const entry = await findEntry(tx, key)
    const entryId = entry && entry.status !== 'delisted' ? entry.id : await takePlace(tx, { ...key, addedBy: null }, now)
    await markEntry(tx, entryId, { markedBy: null, now })
    return entryId
  })
  const [space] = await presentSpaces(db, caller.locale, [found.id])
  if (!space) throw refuse('codeUnknown')
  return { space, entry: await entryOf(ctx, id) }
}
