import { deletionQueue, type StaffDeletion } from '../../../../contract/leaving/leaving.ts'
import { contactsOf } from '../contacts-of.ts'
import { type Fact, queueOf } from '../queue.ts'

export const deletions = queueOf({
  spec: deletionQueue,
  place: 2,
  isFinal: true,
  isErasing: true,
  rowOf: (proposal) => ({
    state: proposal.status,
    comment: proposal.comment,
    people: [{ id: proposal.user.id, name: proposal.user.name, facts: contactsOf(proposal.user) }],
    what: proposal.reason,
    since: proposal.createdAt,
    facts: factsOf(proposal),
    files: [],
  }),
})

const factsOf = ({ reason, createdAt, carriedOutAt }: StaffDeletion): Fact<'deletionProposals'>[] => [
  ...(reason ? [{ name: 'reason', text: reason } as const] : []),
  { name: 'askedAt', at: createdAt, kind: 'dateTime' },
  ...(carriedOutAt ? [{ name: 'carriedOutAt', at: carriedOutAt, kind: 'dateTime' } as const] : []),
]
