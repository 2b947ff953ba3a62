import type { Section } from '../kit.ts'
import { organizations } from './organizations.ts'
import { ownerOrganizations } from './owner.ts'

export const organizationsDomain = [
  {
    title: 'Organizations',
    description: 'The catalogue of organizations, subscriptions, complaints, requests for admin rights.',
    calls: organizations,
  },
  { title: 'Own organizations', description: 'Organizations of the caller: data, groups, admins, requests.', calls: ownerOrganizations },
] as const satisfies readonly Section[]
