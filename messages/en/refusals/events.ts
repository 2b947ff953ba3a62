import type { eventsRefusals as declared } from '../../../contract/events/refusals.ts'

export const eventsRefusals = {
  inModerationForOrganizer: 'Your event is being reviewed. We’ll tell you when it is approved.',
  inModeration: 'This event isn’t open yet. Please come back later.',
  notParticipant: 'Only participants of the event can see this.',
} satisfies Record<keyof typeof declared, string>
