import type { StaffMerge } from '../../../../contract/leaving/leaving.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { contactsOf } from '../contacts-of.ts'
import { oneOf, queueOf } from '../queue.ts'

const states = ['wait', 'rejected', 'approved'] as const

export const merges = queueOf<StaffMerge>({
  name: 'mergeRequests',
  states,
  commentFor: 'person',
  commentLength: 1000,
  isFinal: true,
  load: (context, filter) => api(context)('GET /admin/merge-requests', { query: { ...filter, status: oneOf(states, filter.status) } }),
  decide: (context, { id, isApproved, comment }) =>
    tryApi(context)('POST /admin/merge-requests/:id/decision', {
      params: { id },
      body: { decision: isApproved ? 'approved' : 'rejected', comment },
    }),
  rowOf: ({ id, status, comment, source, target, createdAt }) => ({
    id,
    state: status,
    comment,
    people: [source, target].map((account) => ({ id: account.id, name: account.name, facts: contactsOf(account) })),
    facts: [{ name: 'askedAt', at: createdAt, kind: 'dateTime' }],
    files: [],
  }),
})
