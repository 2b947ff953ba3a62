import type { TheContract } from '../contract/contract.ts'
import { careJobs } from './domains/accounts/care/jobs.ts'
import { careReactions } from './domains/accounts/care/reactions.ts'
import { careRoutes } from './domains/accounts/care/routes.ts'
import { accountsCounts } from './domains/accounts/counts.ts'
import { credentialsReactions } from './domains/accounts/credentials/reactions.ts'
import { credentialsRoutes } from './domains/accounts/credentials/routes.ts'
import { accountsJobs } from './domains/accounts/jobs.ts'
import { accountsRoutes } from './domains/accounts/routes.ts'
import { eventsJobs } from './domains/events/jobs.ts'
import { eventsRoutes } from './domains/events/routes.ts'
import { leavingJobs } from './domains/leaving/jobs.ts'
import { leavingReactions } from './domains/leaving/reactions.ts'
import { leavingRoutes } from './domains/leaving/routes.ts'
import { mailingsJobs } from './domains/mailings/jobs.ts'
import { mailingsRoutes } from './domains/mailings/routes.ts'
import { notificationsJobs } from './domains/notifications/jobs.ts'
import { notificationsReactions } from './domains/notifications/reactions.ts'
import { notificationsRoutes } from './domains/notifications/routes.ts'
import { participationCounts } from './domains/participation/counts.ts'
import { participationJobs } from './domains/participation/jobs.ts'
import { participationReactions } from './domains/participation/reactions.ts'
import { participationRoutes } from './domains/participation/routes.ts'
import { profileJobs } from './domains/people/profile/jobs.ts'
import { careerReviewRoutes, profileRoutes } from './domains/people/profile/routes.ts'
import { followingRoutes, peopleRoutes } from './domains/people/routes.ts'
import { platformJobs } from './domains/platform/jobs.ts'
import { platformRoutes } from './domains/platform/routes.ts'
import { addressesRoutes } from './domains/reference/addresses/routes.ts'
import { catalogsRoutes } from './domains/reference/catalogs/routes.ts'
import { referenceRoutes } from './domains/reference/routes.ts'
import { staffRoutes } from './domains/staff/routes.ts'
import { uploadsJobs } from './domains/uploads/jobs.ts'
import { uploadsRoutes } from './domains/uploads/routes.ts'
import type { Handlers } from './kernel/call.ts'

/** Every domain's calls, reactions and jobs. A domain may use those named before it: uploads, platform, notifications, accounts, reference, events, participation, people, mailings, leaving, staff. */
export const handlers: Handlers<TheContract> = {
  ...uploadsRoutes,
  ...platformRoutes,
  ...notificationsRoutes,
  ...accountsRoutes,
  ...careRoutes,
  ...credentialsRoutes,
  ...referenceRoutes,
  ...catalogsRoutes,
  ...addressesRoutes,
  ...eventsRoutes,
  ...participationRoutes,
  ...peopleRoutes,
  ...followingRoutes,
  ...profileRoutes,
  ...careerReviewRoutes,
  ...mailingsRoutes,
  ...leavingRoutes,
  ...staffRoutes,
}

export const reactions = [...notificationsReactions, ...careReactions, ...credentialsReactions, ...participationReactions, ...leavingReactions]

export const businessCounts = [...accountsCounts, ...participationCounts]

export const jobs = [
  ...uploadsJobs,
  ...platformJobs,
  ...notificationsJobs,
  ...accountsJobs,
  ...careJobs,
  ...eventsJobs,
  ...participationJobs,
  ...profileJobs,
  ...mailingsJobs,
  ...leavingJobs,
]
