import type { eventsRefusals as declared } from '../../../contract/events/refusals.ts'

export const eventsRefusals = {
  inModerationForOrganizer: 'Your event is being reviewed. We will tell you when it is approved.',
  inModeration: 'This event is not open yet. Please come back later.',
  notParticipant: 'Only participants of the event can see this.',
} satisfies Record<keyof typeof declared, string>
