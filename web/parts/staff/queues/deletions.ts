import type { StaffDeletion } from '../../../../contract/leaving/leaving.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { contactsOf } from '../contacts-of.ts'
import { type Fact, oneOf, queueOf } from '../queue.ts'

const states = ['confirmed', 'new', 'rejected', 'approved'] as const

export const deletions = queueOf<StaffDeletion>({
  name: 'deletionProposals',
  states,
  commentFor: 'person',
  commentLength: 1000,
  isFinal: true,
  load: (context, filter) => api(context)('GET /admin/deletion-proposals', { query: { ...filter, status: oneOf(states, filter.status) } }),
  decide: (context, { id, isApproved, comment }) =>
    tryApi(context)('POST /admin/deletion-proposals/:id/decision', {
      params: { id },
      body: { decision: isApproved ? 'approved' : 'rejected', comment },
    }),
  rowOf: (proposal) => ({
    id: proposal.id,
    state: proposal.status,
    comment: proposal.comment,
    people: [{ id: proposal.user.id, name: proposal.user.name, facts: contactsOf(proposal.user) }],
    facts: factsOf(proposal),
    files: [],
  }),
})

const factsOf = ({ reason, createdAt, carriedOutAt }: StaffDeletion): Fact[] => [
  ...(reason ? [{ name: 'reason', text: reason } as const] : []),
  { name: 'askedAt', at: createdAt, kind: 'dateTime' },
  ...(carriedOutAt ? [{ name: 'carriedOutAt', at: carriedOutAt, kind: 'dateTime' } as const] : []),
]
