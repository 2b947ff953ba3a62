import type { organizations } from '../../../contract/organizations/organizations.ts'
import type { ownerOrganizations } from '../../../contract/organizations/owner.ts'
import type { appealQueue as appealSpec, organizationQueue as spec } from '../../../contract/organizations/review.ts'
import type { Handlers } from '../../kernel/call.ts'
import { addAdmin, removeAdmin } from './admins.ts'
import { appealQueue } from './appeal-queue.ts'
import { listAppeals, sendAppeal, withdrawAppeal } from './appeals.ts'
import { listGroups, searchOkved } from './catalogs.ts'
import { complainAboutOrganization } from './claim.ts'
import { createOrganization } from './create.ts'
import { decideAppeal } from './decide-appeal.ts'
import { groupsOf, joinGroup, leaveGroup } from './groups.ts'
import { listManaged, listOrganizations, listSubscriptions, searchOrganizations } from './list.ts'
import { oneManaged, oneOrganization } from './page.ts'
import { organizationQueue } from './queue.ts'
import { subscribe, unsubscribe } from './subscriptions.ts'
import { hideSuggestion, suggestOrganizations } from './suggestions.ts'
import { updateOrganization } from './update.ts'
import { validateChange, validateNew } from './validate.ts'

export const organizationsRoutes: Handlers<typeof organizations & typeof ownerOrganizations & typeof spec.calls & typeof appealSpec.calls> = {
  'GET /organizations': (ctx) => listOrganizations(ctx),
  'GET /organizations/search': (ctx) => searchOrganizations(ctx),
  'GET /organizations/search-okved': (ctx) => searchOkved(ctx),
  'GET /organizations/:id': (ctx) => oneOrganization(ctx),
  'GET /organization-groups': (ctx) => listGroups(ctx),
  'POST /organization/:orgId/claims': (ctx) => complainAboutOrganization(ctx),
  'POST /organization/:orgId/appeals': (ctx) => sendAppeal(ctx),
  'DELETE /organization/:organizationId/appeals/:id': (ctx) => withdrawAppeal(ctx),
  'GET /participant/organizations': (ctx) => listSubscriptions(ctx),
  'POST /participant/organizations/:id/subscribe': (ctx) => subscribe(ctx),
  'POST /participant/organizations/:id/unsubscribe': (ctx) => unsubscribe(ctx),
  'GET /owner/organizations': (ctx) => listManaged(ctx),
  'GET /owner/organizations/suggestions': (ctx) => suggestOrganizations(ctx),
  'POST /owner/organizations/:id/hide-suggestion': (ctx) => hideSuggestion(ctx),
  'POST /owner/organizations/validate': (ctx) => validateNew(ctx),
  'POST /owner/organizations/:id/validate': (ctx) => validateChange(ctx),
  'POST /owner/organizations': (ctx) => createOrganization(ctx),
  'GET /owner/organizations/:id': (ctx) => oneManaged(ctx),
  'PUT /owner/organizations/:id': (ctx) => updateOrganization(ctx),
  'GET /owner/organizations/:id/groups': (ctx) => groupsOf(ctx),
  'POST /owner/organizations/:id/groups': (ctx) => joinGroup(ctx),
  'DELETE /owner/organizations/:id/groups/:groupId': (ctx) => leaveGroup(ctx),
  'POST /owner/organizations/:id/admins': (ctx) => addAdmin(ctx),
  'DELETE /owner/organizations/:id/admins/:userId': (ctx) => removeAdmin(ctx),
  'GET /owner/organizations/:id/appeals': (ctx) => listAppeals(ctx),
  'POST /owner/organizations/:id/appeals/:appealId/decision': (ctx) => decideAppeal(ctx),
  'GET /admin/organizations': (ctx) => organizationQueue.list(ctx),
  'POST /admin/organizations/:id/decision': (ctx) => organizationQueue.decide(ctx),
  'GET /admin/organization-appeals': (ctx) => appealQueue.list(ctx),
  'POST /admin/organization-appeals/:id/decision': (ctx) => appealQueue.decide(ctx),
}
