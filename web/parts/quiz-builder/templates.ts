import type { Input } from '../../../contract/contract.ts'
import type { QuestionType, QuizMode } from '../../../contract/quizzes/limits.ts'

export const templateNames = ['satisfaction', 'registration', 'quiz', 'liveQuiz', 'poll', 'blank'] as const
export type TemplateName = (typeof templateNames)[number]

/** Texts of a template in the language of the author; questions and options stand in the order of its plan. */
export type TemplateWords = {
  title: string
  questions?: readonly { title: string; options?: readonly string[] | undefined; description?: string | undefined }[]
}

type Plan = {
  mode: QuizMode
  settings: Pick<NonNullable<Input<'PUT /quizzes/:id'>['body']>, 'isResultScoreVisible' | 'isRightAnswersVisible' | 'statsAccess'>
  questions: { type: QuestionType; required?: true /** The place of the right option. */; right?: number; rightBoolean?: boolean; max?: number }[]
}

/** The parts of a template that are the same in every language. */
const plans: Record<TemplateName, Plan> = {
  satisfaction: {
    mode: 'fast',
    settings: {},
    questions: [{ type: 'scale', required: true, max: 10 }, { type: 'checkbox' }, { type: 'radio', required: true }, { type: 'text' }],
  },
  registration: {
    mode: 'fast',
    settings: {},
    questions: [{ type: 'textShort', required: true }, { type: 'region' }, { type: 'radio', required: true }, { type: 'text' }],
  },
  quiz: {
    mode: 'quiz',
    settings: { isResultScoreVisible: true, isRightAnswersVisible: true },
    questions: [
      { type: 'radio', required: true, right: 1 },
      { type: 'boolean', required: true, rightBoolean: false },
      { type: 'radio', required: true, right: 0 },
    ],
  },
  liveQuiz: {
    mode: 'fast',
    settings: { isResultScoreVisible: true },
    questions: [
      { type: 'radio', required: true, right: 2 },
      { type: 'radio', required: true, right: 0 },
      { type: 'boolean', required: true, rightBoolean: true },
    ],
  },
  poll: { mode: 'fast', settings: { statsAccess: 'all' }, questions: [{ type: 'radio', required: true }] },
  blank: { mode: 'fast', settings: {}, questions: [] },
}

/** The quiz of a template as the calls take it. */
export const quizOfTemplate = (name: TemplateName, { title, questions = [] }: TemplateWords) => {
  const { mode, settings, questions: planned } = plans[name]
  return {
    mode,
    ...settings,
    title,
    questions: planned.map(({ type, required = false, right, rightBoolean = null, max }, place) => ({
      type,
      required,
      title: questions[place]?.title ?? '',
      description: questions[place]?.description ?? '',
      options: (questions[place]?.options ?? []).map((option, at) => ({ title: option, right: at === right })),
      rightBoolean,
      ...(type === 'scale' && { min: 1, max: max ?? 5 }),
    })),
  }
}
