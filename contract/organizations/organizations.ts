import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { claimReasons, claimTextLength } from '../organizing/limits.ts'
import { itemsOf, line, listOf, ok, pageOf, paging, queryCatalogId, sentUpload, text } from '../shapes.ts'
import { activityTypes, organizationLengths, organizationSorts, organizationTypes } from './limits.ts'
import { okved, organization, organizationAppeal, organizationCard, organizationGroup } from './shapes.ts'

/** Organizations as everybody sees them: the catalogue, pages, subscriptions, complaints, requests for admin rights. */

const subscription = z.object({ subscribed: z.boolean() })

export const organizationListQuery = z.object({
  search: line(200).optional(),
  cityId: queryCatalogId.optional(),
  types: listOf(z.enum(organizationTypes)).optional(),
  activityTypes: listOf(z.enum(activityTypes)).optional(),
  groupIds: listOf(queryCatalogId).optional(),
  sort: z.enum(organizationSorts).default('popularity'),
  ...paging(pageSizes.organizations),
})
export type OrganizationListQuery = z.output<typeof organizationListQuery>

export const organizations = calls({
  'GET /organizations': {
    summary: 'Lists approved organizations; types, activity types and groups each select those that have one of them',
    access: 'anyone',
    shared: ['organizations', 'reference'],
    query: organizationListQuery,
    reply: pageOf(organizationCard),
  },
  'GET /organizations/search': {
    summary: 'Lists organizations whose name contains q or whose number is q',
    access: 'anyone',
    shared: ['organizations', 'reference'],
    query: z.object({ q: line(200).default(''), ...paging(pageSizes.organizationSearch) }),
    reply: pageOf(organizationCard),
  },
  'GET /organizations/search-okved': {
    summary: 'Lists classes of economic activities whose code begins with q or whose name contains its words',
    access: 'anyone',
    shared: ['reference'],
    isSameForAll: true,
    query: z.object({ q: line(100).default(''), ...paging(pageSizes.okved) }),
    reply: pageOf(okved),
  },
  'GET /organizations/:id': {
    summary: 'Returns an organization; a declined one only to its admins and staff',
    access: 'anyone',
    shared: ['organizations', 'reference'],
    query: z.object({ expand: z.string().max(200).optional() }),
    reply: organization,
    refusals: ['notFound'],
  },
  'GET /organization-groups': {
    summary: 'Lists the groups of organizations by name',
    access: 'anyone',
    shared: ['organizations'],
    isSameForAll: true,
    reply: itemsOf(organizationGroup),
  },
  'POST /organization/:orgId/claims': {
    summary: 'Complains about an organization to staff',
    access: 'signedIn',
    limit: 'approaches',
    body: z.strictObject({ reason: z.enum(claimReasons), text: text(claimTextLength).optional() }),
    reply: ok,
    refusals: ['notFound', 'alreadyClaimed'],
    aliases: ['POST /organizations/:orgId/claims'],
  },
  'POST /organization/:orgId/appeals': {
    summary: 'Requests the rights of an admin, with a document that supports the request',
    access: 'signedIn',
    limit: 'approaches',
    body: z.strictObject({ text: text(organizationLengths.appealText).optional(), documentUploadId: sentUpload }),
    reply: organizationAppeal,
    refusals: ['notFound', 'alreadyOrganizationAdmin', 'appealWaiting'],
    aliases: ['POST /organizations/:orgId/appeals'],
  },
  'DELETE /organization/:organizationId/appeals/:id': {
    summary: 'Withdraws an own pending request, or removes one of an own organization',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden', 'appealDecided'],
    aliases: ['DELETE /organizations/:organizationId/appeals/:id'],
  },
  'GET /participant/organizations': {
    summary: 'Lists the organizations that the caller subscribes to, the latest first',
    access: 'signedIn',
    query: z.object(paging(pageSizes.organizations)),
    reply: pageOf(organizationCard),
    aliases: ['GET /participant/organization-subscriptions'],
  },
  'POST /participant/organizations/:id/subscribe': {
    summary: 'Subscribes to an organization',
    access: 'signedIn',
    limit: 'approaches',
    reply: subscription,
    refusals: ['notFound'],
  },
  'POST /participant/organizations/:id/unsubscribe': {
    summary: 'Unsubscribes from an organization',
    access: 'signedIn',
    reply: subscription,
    refusals: ['notFound'],
  },
})
