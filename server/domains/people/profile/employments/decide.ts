import type { StaffEmployment } from '../../../../../contract/people/career-review.ts'
import { invalidate } from '../../../../kernel/cache/changes.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import { pageOf, sliceOf } from '../../../../kernel/paging.ts'
import { approveCompany } from '../../../reference/catalogs/companies-store.ts'
import { decideOnEntry, notifyOwner, presentOwner } from '../review.ts'
import { presentEmployment } from './present.ts'
import { countEmploymentsToReview, employmentsToReview, type OwnedEmployment, ownedEmployment } from './store.ts'

export const employmentsForStaff = async ({ db, actor, query }: Ctx<'GET /admin/employments'>) => {
  const slice = sliceOf(query, actor)
  const [rows, total] = await Promise.all([employmentsToReview(db, query, slice), countEmploymentsToReview(db, query)])
  return pageOf(rows.map(presentForStaff), total, query, slice)
}

/** Approving a job also publishes its employer. */
export const decideOnEmployment = async (ctx: Ctx<'POST /admin/employments/:id/decision'>) => {
  const { db, actor, params, body, now, refuse } = ctx
  const { decision, comment } = body
  return db.transaction().execute(async (tx) => {
    const isDecided = await decideOnEntry(tx, 'employments', params.id, { decision, comment: comment || null, by: actor.id, now })
    const row = await ownedEmployment(tx, params.id)
    if (!row) throw refuse('notFound')
    if (!isDecided) throw refuse('alreadyDecided')
    if (decision === 'approved') {
      await approveCompany(tx, row.company_id)
      await invalidate(tx, ['reference'])
    }
    await notifyOwner(ctx, tx, { userId: row.user_id, kind: 'employmentDecided', decision })
    return presentForStaff(row)
  })
}

const presentForStaff = (row: OwnedEmployment): StaffEmployment => ({ ...presentEmployment(row, row.user_id), ...presentOwner(row) })
