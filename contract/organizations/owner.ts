import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { catalogId, id, itemsOf, line, ok, pageOf, paging } from '../shapes.ts'
import { organizationLengths, suggestionReasons } from './limits.ts'
import {
  managedOrganization,
  newOrganization,
  organizationAdmin,
  organizationAppeal,
  organizationCard,
  organizationChange,
  organizationGroup,
  uncheckedOrganization,
} from './shapes.ts'

/** Organizations of their admins. */

const validity = z.object({
  /** False if there are errors. */
  valid: z.boolean(),
  errors: z.record(z.string(), z.array(z.string())),
  /** The organization of the same number, or of the same or a similar name in the city. */
  duplicate: organizationCard.nullable(),
  /** True if the duplicate is the same organization, so that saving is refused. */
  exists: z.boolean(),
})

export const ownerOrganizations = calls({
  'GET /owner/organizations': {
    summary: 'Lists the organizations of the caller by name, those under review and declined ones too',
    access: 'signedIn',
    query: z.object({ search: line(200).optional(), ...paging(pageSizes.organizations) }),
    reply: pageOf(organizationCard),
  },
  'GET /owner/organizations/suggestions': {
    summary: 'Lists organizations that the caller may represent: by their job, their events, the domain of their email',
    access: 'signedIn',
    reply: itemsOf(organizationCard.extend({ reason: z.enum(suggestionReasons) })),
  },
  'POST /owner/organizations/:id/hide-suggestion': {
    summary: 'Hides a suggestion for the caller',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound'],
  },
  'POST /owner/organizations/validate': {
    summary: 'Checks a new organization without storing it, and finds its duplicate',
    access: 'signedIn',
    body: uncheckedOrganization,
    reply: validity,
  },
  'POST /owner/organizations/:id/validate': {
    summary: 'Checks a change of an organization without storing it',
    access: 'signedIn',
    body: uncheckedOrganization,
    reply: validity,
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/organizations': {
    summary: 'Creates an organization with the caller as admin; the catalogue lists it once staff approve it',
    access: 'signedIn',
    limit: 'suggestions',
    body: newOrganization,
    reply: managedOrganization,
    refusals: ['organizationExists', 'tooManyEntries', 'tooManyAdmins'],
  },
  'GET /owner/organizations/:id': {
    summary: 'Returns an organization to its admin',
    access: 'signedIn',
    reply: managedOrganization,
    refusals: ['notFound', 'forbidden'],
  },
  'PUT /owner/organizations/:id': {
    summary:
      'Changes an organization; fields that are not sent stay. A declined one waits for staff again, and an approved one with another name, type or number; one with another description, site, logo or contacts stays public while staff look at it',
    access: 'signedIn',
    limit: 'organizing',
    body: organizationChange,
    reply: managedOrganization,
    refusals: ['notFound', 'forbidden', 'organizationExists', 'lastOrganizationAdmin', 'freshOrganizationAdmin', 'tooManyAdmins'],
  },
  'GET /owner/organizations/:id/groups': {
    summary: 'Lists the groups of an organization',
    access: 'signedIn',
    reply: itemsOf(organizationGroup),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/organizations/:id/groups': {
    summary: 'Adds an organization to a group',
    access: 'signedIn',
    body: z.strictObject({ groupId: catalogId }),
    reply: itemsOf(organizationGroup),
    refusals: ['notFound', 'forbidden', 'tooManyEntries'],
  },
  'DELETE /owner/organizations/:id/groups/:groupId': {
    summary: 'Removes an organization from a group',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/organizations/:id/admins': {
    summary: 'Makes a user an admin, who is notified',
    access: 'signedIn',
    limit: 'approaches',
    body: z.strictObject({ userId: id }),
    reply: itemsOf(organizationAdmin),
    refusals: ['notFound', 'forbidden', 'alreadyOrganizationAdmin', 'freshOrganizationAdmin', 'tooManyAdmins'],
  },
  'DELETE /owner/organizations/:id/admins/:userId': {
    summary: 'Removes an admin, never the last one; an admin may leave',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden', 'lastOrganizationAdmin', 'freshOrganizationAdmin'],
  },
  'GET /owner/organizations/:id/appeals': {
    summary: 'Lists requests for the rights of an admin: pending ones first, then the latest decided ones, 100 at most',
    access: 'signedIn',
    reply: itemsOf(organizationAppeal),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/organizations/:id/appeals/:appealId/decision': {
    summary: 'Decides a request for the rights of an admin; its author is notified',
    access: 'signedIn',
    body: z.strictObject({ decision: z.enum(['approved', 'declined']), comment: line(organizationLengths.decisionComment).optional() }),
    reply: organizationAppeal,
    refusals: ['notFound', 'forbidden', 'appealDecided', 'freshOrganizationAdmin', 'tooManyAdmins'],
  },
})
