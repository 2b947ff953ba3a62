import type { organizingServer as organizingRu } from '../ru/organizing.ts'
import type { SameWords } from '../words.ts'

export const organizingServer: SameWords<typeof organizingRu> = {
  columns: {
    claimReason: 'Reason of the complaint',
    claimText: 'Details',
    event: 'Event',
    startsAt: 'Start (Moscow)',
  },
  occasions: {
    eventDecided: {
      title: 'Event reviewed',
      text: ({ event, decision }) =>
        decision === 'declined' ? `“${event}”: please correct it and send it again` : `“${event}” is approved and published`,
    },
    claimDecided: {
      title: 'Complaint reviewed',
      text: ({ decision }) =>
        decision === 'declined'
          ? 'We’ve looked into your complaint and found no violation'
          : 'We’ve looked into your complaint and will deal with the event',
    },
    feedbackAsked: {
      title: 'How was the event?',
      text: ({ event }) => `Tell us how “${event}” was: it takes a minute and helps the organizer`,
    },
  },
}
