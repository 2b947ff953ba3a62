import type { Ctx } from '../../kernel/call.ts'
import { addClaim } from '../organizing/claims.ts'
import { visibleOrganization } from './visible.ts'

/** Complains about an organization. Of one user one complaint waits at a time: the index claims_one_waiting_organization. */
export const complainAboutOrganization = async (ctx: Ctx<'POST /organization/:orgId/claims'>) => {
  const { actor, body, db, now, params, refuse } = ctx
  const { id } = await visibleOrganization(ctx, params.orgId)
  const isAdded = await addClaim(db, { target: { target_type: 'organization', organization_id: id }, userId: actor.id, ...body, now })
  if (!isAdded) throw refuse('alreadyClaimed')
  return { ok: true as const }
}
