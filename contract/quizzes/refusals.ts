export const quizzesRefusals = {
  tooFewOptions: { status: 422, field: 'questions' },
  sameQuestionTitle: { status: 422, field: 'questions' },
  sameOptionTitle: { status: 422, field: 'questions' },
  noRightOption: { status: 422, field: 'questions' },
  /** A condition names a question before its own, and answers that it has; so conditions have no cycle. */
  wrongCondition: { status: 422, field: 'questions' },
  noQuestions: { status: 422, field: 'questions' },
  /** A question that was answered keeps its type. */
  questionAnswered: { status: 409, field: 'questions' },
  /** Another save has changed the quiz since the version that the caller read. */
  quizChanged: { status: 409 },
  /** Visitors upload no files. */
  fileNeedsSignIn: { status: 422, field: 'authRequired' },
  quizInUse: { status: 409 },
  /** A host has opened a game of it. */
  quizIsPlayed: { status: 409 },
  /** No user could open it. */
  quizNotPublished: { status: 422 },
  tooManyQuizzes: { status: 422 },
  answerRequired: { status: 422, field: 'answers' },
  answerTooLong: { status: 422, field: 'answers' },
  wrongAnswer: { status: 422, field: 'answers' },
  guestRequired: { status: 422, field: 'guestName' },
  alreadyAnswered: { status: 409 },
  statsHidden: { status: 403 },
} as const
