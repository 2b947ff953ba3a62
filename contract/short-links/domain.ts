import type { Section } from '../kit.ts'
import { shortLinkQueue, shortLinks } from './short-links.ts'

export const shortLinksDomain = [
  { title: 'Short links', description: 'Short links of users, their visitors and QR codes.', calls: shortLinks },
  {
    title: 'Links to other sites',
    description: 'Staff review of short links that lead to other sites.',
    calls: shortLinkQueue.calls,
    queues: [shortLinkQueue],
  },
] as const satisfies readonly Section[]
