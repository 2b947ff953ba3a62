import { touch } from '../../../../kernel/cache/changes.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import { approveUniversity } from '../../../reference/catalogs/universities-store.ts'
import { presentEducation } from './present.ts'
import { anyEducation, updateEducation } from './store.ts'

/** With an approved education its university is there for all. */
export const decideOnEducation = async ({ db, actor, caller, params, body, now, refuse }: Ctx<'POST /admin/educations/:id/decision'>) =>
  db.transaction().execute(async (tx) => {
    const { decision, comment = null } = body
    const row = await anyEducation(tx, params.id, caller.locale)
    if (!row) throw refuse('notFound')
    await updateEducation(tx, row.id, { moderation: decision, moderation_comment: comment, decided_by: actor.id, decided_at: now })
    if (decision === 'approved') {
      await approveUniversity(tx, row.university_id)
      await touch(tx, ['reference'])
    }
    return presentEducation({ ...row, moderation: decision, moderation_comment: comment }, row.user_id)
  })
