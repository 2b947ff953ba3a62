import type { StaffEducation } from '../../../../contract/people/career-review.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { oneOf, queueOf } from '../queue.ts'

const states = ['wait', 'declined', 'approved'] as const

export const educations = queueOf<StaffEducation>({
  name: 'educations',
  states,
  commentFor: 'person',
  commentLength: 500,
  isFinal: false,
  load: (context, filter) => api(context)('GET /admin/educations', { query: { ...filter, status: oneOf(states, filter.status) } }),
  decide: (context, { id, isApproved, comment }) =>
    tryApi(context)('POST /admin/educations/:id/decision', { params: { id }, body: { decision: isApproved ? 'approved' : 'declined', comment } }),
  rowOf: ({ id, moderation, moderationComment, user, university, specialty, level, yearStart, yearEnd, createdAt }) => ({
    id,
    state: moderation,
    comment: moderationComment,
    people: [{ id: user.id, name: user.name, facts: [] }],
    facts: [
      { name: 'university', text: university.name },
      { name: 'specialty', text: specialty },
      { name: 'level', level },
      { name: 'years', text: [yearStart, yearEnd].filter(Boolean).join(' – ') },
      { name: 'addedAt', at: createdAt, kind: 'dateTime' },
    ],
    files: [],
  }),
})
