import type { Section } from '../kit.ts'
import { mailings } from './mailings.ts'
import { ownMailings } from './owner.ts'
import { mailingQueue } from './review.ts'

export const mailingsDomain = [
  { title: 'Mailing types', description: 'Subscriptions to regular emails, and the unsubscribe link.', calls: mailings },
  { title: 'Mailings', description: 'Letters of organizers to their participants and subscribers.', calls: ownMailings },
  { title: 'Review of mailings', description: 'The staff queue of mailings.', calls: mailingQueue.calls, queues: [mailingQueue] },
] as const satisfies readonly Section[]
