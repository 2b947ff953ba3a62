import type { TheContract } from '../contract/contract.ts'
import { accountsJobs } from './domains/accounts/jobs.ts'
import { accountsRoutes } from './domains/accounts/routes.ts'
import { eventsJobs } from './domains/events/jobs.ts'
import { eventsRoutes } from './domains/events/routes.ts'
import { participationReactions } from './domains/participation/reactions.ts'
import { participationRoutes } from './domains/participation/routes.ts'
import { platformJobs } from './domains/platform/jobs.ts'
import { platformRoutes } from './domains/platform/routes.ts'
import { referenceRoutes } from './domains/reference/routes.ts'
import type { Handlers } from './kernel/call.ts'

/** Every domain's calls, reactions and jobs. A domain may use those named before it: uploads, platform, accounts, reference, events, participation. */
export const handlers: Handlers<TheContract> = {
  ...platformRoutes,
  ...accountsRoutes,
  ...referenceRoutes,
  ...eventsRoutes,
  ...participationRoutes,
}

export const reactions = [...participationReactions]

export const jobs = [...platformJobs, ...accountsJobs, ...eventsJobs]
