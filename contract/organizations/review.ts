import { z } from 'zod'
import { queueCalls } from '../moderation/queue-calls.ts'
import { id, instant, upload } from '../shapes.ts'
import { activityTypes, appealStatuses, organizationLengths, organizationModerations, organizationTypes } from './limits.ts'
import { closing } from './shapes.ts'

/** Staff review of organizations and of requests for admin rights. */

const person = z.object({ id, name: z.string() })

const reviewedOrganization = z.object({
  id,
  name: z.string(),
  type: z.enum(organizationTypes),
  city: id.nullable(),
  cityName: z.string().nullable(),
  INN: z.string().nullable(),
  description: z.string(),
  url: z.string().nullable(),
  logo: z.string().nullable(),
  activityTypes: z.array(z.enum(activityTypes)),
  /** Listed organizations with a similar name in its city. */
  similar: z.array(person),
  user: person,
  moderation: z.enum(organizationModerations),
  moderationComment: z.string().nullable(),
  closed: closing.nullable(),
  /** Since when a public organization has changes that staff have not seen; it stays public meanwhile. */
  changedAt: instant.nullable(),
  /** Fields that differ from the last approval, with their texts then. */
  changes: z.array(z.object({ field: z.enum(['name', 'description', 'url', 'logo', 'contacts']), before: z.string().nullable() })),
  contacts: z.string(),
  createdAt: instant,
})

export const organizationQueue = queueCalls({
  name: 'organizations',
  path: 'organizations',
  summaries: {
    list: 'Lists organizations of users: pending ones by longest wait, others by latest first',
    decide: 'Approves or declines an organization; its author is notified when it can no longer be undone',
  },
  item: reviewedOrganization,
  statuses: organizationModerations,
  decisions: ['approved', 'declined'],
  reasons: ['incomplete', 'wrongData', 'duplicate', 'notConfirmed', 'inappropriate'],
  commentLength: organizationLengths.decisionComment,
  refusals: ['organizationExists'],
})

const reviewedAppeal = z.object({
  id,
  orgId: id,
  organization: z.object({ id, name: z.string(), INN: z.string().nullable(), cityName: z.string().nullable(), adminCount: z.int() }),
  userId: id,
  user: person,
  text: z.string(),
  document: upload,
  status: z.enum(appealStatuses),
  comment: z.string().nullable(),
  createdAt: instant,
})

export const appealQueue = queueCalls({
  name: 'organizationAppeals',
  path: 'organization-appeals',
  summaries: {
    list: 'Lists requests for admin rights: pending ones by longest wait, others by latest first',
    decide: 'Approves a request, which makes its author an admin at once, or declines it',
  },
  item: reviewedAppeal,
  statuses: appealStatuses,
  decisions: ['approved', 'declined'],
  reasons: ['wrongDocument', 'unreadable', 'notConfirmed', 'wrongData'],
  commentLength: organizationLengths.decisionComment,
  refusals: ['tooManyAdmins'],
})
