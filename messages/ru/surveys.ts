import type { Decided } from './server/notices.ts'

export const surveysServer = {
  occasions: {
    surveyAfterEvent: {
      title: 'Как прошло событие?',
      text: ({ event }: Decided) => `«${event}»: ответьте, пожалуйста, на несколько вопросов организатора`,
    },
  },
}
