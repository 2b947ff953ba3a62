import type { quizAnswers as russian } from '../../ru/server/quiz-answers.ts'
import type { SameWords } from '../../words.ts'

export const quizAnswers = {
  yes: 'yes',
  no: 'no',
  file: 'Answers',
  removed: (title) => `${title} (question removed)`,
  columns: {
    id: 'No.',
    createdAt: 'Answered (Moscow)',
    userId: 'User No.',
    user: 'User',
    guestName: 'Guest name',
    guestEmail: 'Guest email',
    event: 'Event',
    score: 'Score, %',
  },
} satisfies SameWords<typeof russian>
