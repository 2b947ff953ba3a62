import type { Domain } from '../../kernel/domain.ts'
import { careJobs } from './care/jobs.ts'
import { careMessages } from './care/messages.ts'
import { parentalConsentQueue } from './care/parental-consent/queue.ts'
import { careReactions } from './care/reactions.ts'
import { careRoutes } from './care/routes.ts'
import { accountsCounts } from './counts.ts'
import { credentialsMessages } from './credentials/messages.ts'
import { credentialsReactions } from './credentials/reactions.ts'
import { credentialsRoutes } from './credentials/routes.ts'
import { accountsJobs } from './jobs.ts'
import { accountsPersonalData } from './personal-data.ts'
import { accountsRoutes } from './routes.ts'

export const accounts = {
  name: 'accounts',
  routes: { ...accountsRoutes, ...careRoutes, ...credentialsRoutes },
  reactions: [...careReactions, ...credentialsReactions],
  messages: [...careMessages, ...credentialsMessages],
  jobs: [...accountsJobs, ...careJobs],
  queues: [parentalConsentQueue],
  counters: accountsCounts,
  personalData: [accountsPersonalData],
} satisfies Domain
