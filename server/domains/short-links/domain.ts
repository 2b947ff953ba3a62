import type { Domain } from '../../kernel/domain.ts'
import { shortLinksPersonalData } from './personal-data.ts'
import { shortLinkQueue } from './queue.ts'
import { shortLinksRoutes } from './routes.ts'

export const shortLinks = {
  name: 'shortLinks',
  routes: shortLinksRoutes,
  queues: [shortLinkQueue],
  personalData: [shortLinksPersonalData],
} satisfies Domain
