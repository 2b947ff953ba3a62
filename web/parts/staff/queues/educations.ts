import { educationQueue } from '../../../../contract/people/career-review.ts'
import { queueOf } from '../queue.ts'

export const educations = queueOf({
  spec: educationQueue,
  place: 4,
  isFinal: false,
  isBulk: true,
  asksDocument: true,
  rowOf: ({ moderation, moderationComment, user, university, specialty, level, yearStart, yearEnd, createdAt }) => ({
    state: moderation,
    comment: moderationComment,
    people: [{ id: user.id, name: user.name, facts: [] }],
    what: `${specialty}, ${university.name}`,
    since: createdAt,
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
