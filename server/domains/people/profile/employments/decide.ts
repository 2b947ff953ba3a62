import { touch } from '../../../../kernel/cache/changes.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import { approveCompany } from '../../../reference/catalogs/companies-store.ts'
import { presentEmployment } from './present.ts'
import { anyEmployment, updateEmployment } from './store.ts'

/** With an approved job its employer is there for all. */
export const decideOnEmployment = async ({ db, actor, params, body, now, refuse }: Ctx<'POST /admin/employments/:id/decision'>) =>
  db.transaction().execute(async (tx) => {
    const { decision, comment = null } = body
    const row = await anyEmployment(tx, params.id)
    if (!row) throw refuse('notFound')
    await updateEmployment(tx, row.id, { moderation: decision, moderation_comment: comment, decided_by: actor.id, decided_at: now })
    if (decision === 'approved') {
      await approveCompany(tx, row.company_id)
      await touch(tx, ['reference'])
    }
    return presentEmployment({ ...row, moderation: decision, moderation_comment: comment }, row.user_id)
  })
