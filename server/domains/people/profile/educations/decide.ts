import type { StaffEducation } from '../../../../../contract/people/career-review.ts'
import { invalidate } from '../../../../kernel/cache/changes.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import { pageOf, sliceOf } from '../../../../kernel/paging.ts'
import { approveUniversity } from '../../../reference/catalogs/universities-store.ts'
import { decideOnEntry, notifyOwner, presentOwner } from '../review.ts'
import { presentEducation } from './present.ts'
import { countEducationsToReview, educationsToReview, type OwnedEducation, ownedEducation } from './store.ts'

export const educationsForStaff = async ({ db, actor, caller, query }: Ctx<'GET /admin/educations'>) => {
  const slice = sliceOf(query, actor)
  const [rows, total] = await Promise.all([educationsToReview(db, query, caller.locale, slice), countEducationsToReview(db, query)])
  return pageOf(rows.map(presentForStaff), total, query, slice)
}

/** Approving an education also publishes its university. */
export const decideOnEducation = async (ctx: Ctx<'POST /admin/educations/:id/decision'>) => {
  const { db, actor, caller, params, body, now, refuse } = ctx
  const { decision, comment } = body
  return db.transaction().execute(async (tx) => {
    const isDecided = await decideOnEntry(tx, 'educations', params.id, { decision, comment: comment || null, by: actor.id, now })
    const row = await ownedEducation(tx, params.id, caller.locale)
    if (!row) throw refuse('notFound')
    if (!isDecided) throw refuse('alreadyDecided')
    if (decision === 'approved') {
      await approveUniversity(tx, row.university_id)
      await invalidate(tx, ['reference'])
    }
    await notifyOwner(ctx, tx, { userId: row.user_id, kind: 'educationDecided', decision })
    return presentForStaff(row)
  })
}

const presentForStaff = (row: OwnedEducation): StaffEducation => ({ ...presentEducation(row, row.user_id), ...presentOwner(row) })
