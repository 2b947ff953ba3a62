import type { Section } from '../kit.ts'
import { organizationGroupsContent } from './content.ts'
import { organizations } from './organizations.ts'
import { ownerOrganizations } from './owner.ts'
import { appealQueue, organizationQueue } from './review.ts'

export const organizationsDomain = [
  {
    title: 'Organizations',
    description: 'The catalogue of organizations, subscriptions, complaints, requests for admin rights.',
    calls: organizations,
  },
  { title: 'Own organizations', description: 'Organizations of the caller: data, groups, admins, requests.', calls: ownerOrganizations },
  { title: 'Review of organizations', description: 'Staff review of organizations.', calls: organizationQueue.calls, queues: [organizationQueue] },
  { title: 'Review of admin requests', description: 'Staff review of requests for admin rights.', calls: appealQueue.calls, queues: [appealQueue] },
  { title: 'Groups of organizations', description: 'Groups of organizations, edited by staff.', calls: organizationGroupsContent.calls },
] as const satisfies readonly Section[]
