export const quizzesPageSizes = { quizzes: 9, quizAnswers: 10 } as const

export const quizModes = ['fast', 'quiz'] as const
export type QuizMode = (typeof quizModes)[number]

/** Readers of the statistics: the author and access holders, also users who answered, or everyone. */
export const statsAccesses = ['author', 'respondents', 'all'] as const

export const questionTypes = [
  'textShort',
  'radio',
  'checkbox',
  'dropdown',
  'boolean',
  'responsePriority',
  'radioFields',
  'scale',
  'number',
  'region',
  'university',
  'text',
  'url',
  'file',
  'splitter',
  'afterword',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** Questions with options of their own; in mode quiz they need a right one (A130). */
export const choiceTypes = ['radio', 'checkbox', 'dropdown', 'responsePriority', 'radioFields'] as const satisfies QuestionType[]
/** Parts of a quiz that only show text. */
export const textPartTypes = ['splitter', 'afterword'] as const satisfies QuestionType[]
/** Questions that a live quiz can ask: their answers are given with one press. */
export const liveTypes = ['radio', 'checkbox', 'dropdown', 'boolean'] as const satisfies QuestionType[]

export const minOptions = 2
export const maxOptions = 100
export const maxQuestions = 200
export const maxOptionScore = 100

/** Characters. */
export const quizLengths = { title: 200, slug: 60, questionTitle: 500, description: 2000, option: 300, guestName: 100, optionText: 255 } as const

/** Characters of an answer (V298–V300). */
export const answerLengths = { textShort: 255, number: 50, text: 1000, url: 2048 } as const

/** Ends of a scale, and its length unless the author sets another. */
export const scaleBounds = { least: 0, most: 100, min: 1, max: 5 } as const

/** Seconds to answer a question of a live quiz. */
export const questionSeconds = { least: 5, most: 300, usual: 20 } as const

/** A user gets at most one survey in this time (V315). */
export const surveyPauseDays = 14

/** Users without any relation to the caller who may be asked in the time of the pause. */
export const maxStrangersAsked = 20

export const maxLinkedUsers = 1000
export const maxQuizAccesses = 50
export const maxOwnQuizzes = 1000

/** The score of a whole quiz, as a share of its points. */
export const maxQuizScore = 100

export const quizExportFormats = ['xlsx', 'csv'] as const
