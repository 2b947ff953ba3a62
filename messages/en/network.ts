import type { networkServer as networkRu } from '../ru/network.ts'
import type { SameWords } from '../words.ts'

export const networkServer: SameWords<typeof networkRu> = {
  queues: {
    network: {
      title: 'Network events',
      search: 'Event or name',
      facts: {
        event: 'Event',
        startsAt: 'Starts',
        endsAt: 'Ends',
        space: 'Invited space',
        address: 'Address',
        mainSpace: 'Main space',
        broadcast: 'Broadcast',
        invitedAt: 'Invited',
      },
      withBroadcast: 'The spaces are connected by a broadcast',
    },
  },
  columns: {
    space: 'Space',
  },
  occasions: {
    networkDecided: {
      title: 'A space has answered',
      text: ({ event, space, decision }) =>
        decision === 'declined' ? `“${event}”: “${space}” can’t take part` : `“${event}”: “${space}” takes part, and guests can choose it now`,
    },
  },
}
