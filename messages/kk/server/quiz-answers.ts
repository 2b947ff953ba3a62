import type { quizAnswers as russian } from '../../ru/server/quiz-answers.ts'
import type { SameWords } from '../../words.ts'

export const quizAnswers = {
  yes: 'иә',
  no: 'жоқ',
  file: 'Жауаптар',
  removed: (title) => `${title} (сұрақ алынып тасталды)`,
  columns: {
    id: '№',
    createdAt: 'Жауап берілді (Мәскеу)',
    userId: 'Қатысушы №',
    user: 'Қатысушы',
    guestName: 'Қонақтың аты',
    guestEmail: 'Қонақтың поштасы',
    event: 'Іс-шара',
    score: 'Ұпай, %',
  },
} satisfies SameWords<typeof russian>
