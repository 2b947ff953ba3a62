import type { Ctx } from '../../../../kernel/call.ts'
import { pageAt } from '../access.ts'
import { addReview, countReviews, deleteReview, interestsOf } from './store.ts'

/** Confirms an interest of another user; a second call withdraws the confirmation (V359, A114). */
export const reviewInterest = async (ctx: Ctx<'PATCH /users/:id/interest-reviews'>) => {
  const { db, actor, caller, body, now, refuse } = ctx
  const { userId, isShown } = await pageAt(ctx, null)
  if (userId === actor.id) throw refuse('ownInterest')
  const interests = isShown ? await interestsOf(db, [userId], caller.locale, actor.id) : []
  if (!interests.some(({ id }) => id === body.interestId)) throw refuse('notFound')
  const review = { userId, themeId: body.interestId, reviewerId: actor.id }
  return db.transaction().execute(async (tx) => {
    const isWithdrawn = await deleteReview(tx, review)
    if (!isWithdrawn) await addReview(tx, review, now)
    return { reviewed: !isWithdrawn, reviews: await countReviews(tx, userId, body.interestId) }
  })
}
