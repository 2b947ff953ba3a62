import type { organizations } from '../../../contract/organizations/organizations.ts'
import type { ownerOrganizations } from '../../../contract/organizations/owner.ts'
import type { Handlers } from '../../kernel/call.ts'
import { Refusal } from '../../kernel/refusal.ts'

const unavailable = async (): Promise<never> => {
  throw new Refusal('unavailable')
}

export const organizationsRoutes: Handlers<typeof organizations & typeof ownerOrganizations> = {
  'GET /organizations': unavailable,
  'GET /organizations/search': unavailable,
  'GET /organizations/search-okved': unavailable,
  'GET /organizations/:id': unavailable,
  'GET /organization-groups': unavailable,
  'POST /organization/:orgId/claims': unavailable,
  'POST /organization/:orgId/appeals': unavailable,
  'DELETE /organization/:organizationId/appeals/:id': unavailable,
  'GET /participant/organizations': unavailable,
  'POST /participant/organizations/:id/subscribe': unavailable,
  'POST /participant/organizations/:id/unsubscribe': unavailable,
  'GET /owner/organizations': unavailable,
  'GET /owner/organizations/suggestions': unavailable,
  'POST /owner/organizations/:id/hide-suggestion': unavailable,
  'POST /owner/organizations/validate': unavailable,
  'POST /owner/organizations/:id/validate': unavailable,
  'POST /owner/organizations': unavailable,
  'GET /owner/organizations/:id': unavailable,
  'PUT /owner/organizations/:id': unavailable,
  'GET /owner/organizations/:id/groups': unavailable,
  'POST /owner/organizations/:id/groups': unavailable,
  'DELETE /owner/organizations/:id/groups/:groupId': unavailable,
  'POST /owner/organizations/:id/admins': unavailable,
  'DELETE /owner/organizations/:id/admins/:userId': unavailable,
  'GET /owner/organizations/:id/appeals': unavailable,
  'POST /owner/organizations/:id/appeals/:appealId/decision': unavailable,
}
