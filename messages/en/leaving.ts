import type { leavingServer as leavingRu } from '../ru/leaving.ts'
import type { SameWords } from '../words.ts'

/** The queues of deletions and merges, and notices. */
export const leavingServer: SameWords<typeof leavingRu> = {
  queues: {
    deletionProposals: {
      title: 'Account deletion',
      search: 'Name or email',
      finalWarning: 'Personal data is erased at once and can’t be brought back.',
      facts: {
        reason: 'Reason',
        carriedOutAt: 'Runs automatically on',
      },
    },
    mergeRequests: {
      title: 'Account merging',
      search: 'Name or email',
      finalWarning: 'Everything moves from the first account to the second, and the first one closes. They can’t be separated again.',
      facts: {},
    },
  },
  columns: {
    reason: 'Reason',
    requestedAt: 'Requested (Moscow time)',
    carriedOutAt: 'Carried out automatically (Moscow time)',
    closedUserId: 'No. of the account to close',
    closedUser: 'Account to close',
    closedEmail: 'Email of the account to close',
    closedPhone: 'Phone of the account to close',
  },
  occasions: {
    exportReady: { title: 'Your data is ready', text: () => 'Download the archive in the settings, it’s kept for seven days' },
    deletionDeclined: { title: 'Deletion request', text: () => 'Your account stays with you: the request to delete it was declined' },
    mergeDecided: {
      title: 'Merging accounts',
      text: ({ decision }) => (decision === 'approved' ? 'The accounts have been merged' : 'The accounts couldn’t be merged'),
    },
  },
}
