import type { Section } from '../kit.ts'
import { aroundEvents } from './around.ts'
import { eventDrafts } from './drafts.ts'
import { ownerEvents } from './owner.ts'
import { claimQueue, eventQueue } from './review.ts'

export const organizingDomain = [
  { title: 'Organizing', description: 'Drafts of events and their publication.', calls: eventDrafts },
  { title: 'Own events', description: 'The life of an event: publish, cancel, copy, delete.', calls: ownerEvents },
  { title: 'Around an event', description: 'Questions to organizers, accreditation of media, complaints, feedback.', calls: aroundEvents },
  {
    title: 'Review of events',
    description: 'Staff decisions about submitted events and complaints.',
    calls: { ...eventQueue.calls, ...claimQueue.calls },
    queues: [eventQueue, claimQueue],
  },
] as const satisfies readonly Section[]
