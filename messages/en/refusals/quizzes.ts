import type { quizzesRefusals as declared } from '../../../contract/quizzes/refusals.ts'

export const quizzesRefusals = {
  tooFewOptions: 'A question with choices needs at least two answers.',
  sameQuestionTitle: 'Two questions have the same title. Change one of them.',
  sameOptionTitle: 'A question has two equal answers. Change one of them.',
  noRightOption: 'Mark the right answer of the question, or turn scoring off.',
  wrongCondition: 'A condition can only depend on a question above and on its options. Choose the condition again.',
  noQuestions: 'Add at least one question that can be answered.',
  questionAnswered: 'This question has answers, so its type can’t change. Add a new question instead.',
  quizChanged: 'Somebody has changed the quiz in the meantime. Reload the page to see the changes.',
  fileNeedsSignIn: 'Only people who have signed in can attach a file. Require signing in, or remove the file question.',
  quizInUse: 'A published event needs this quiz. Remove it from the event first.',
  quizIsPlayed: 'A game of this quiz is on. Finish it first.',
  quizNotPublished: 'Publish the quiz first: only its editors can see it now.',
  tooManyQuizzes: 'You already have a thousand quizzes. Delete some first.',
  answerRequired: 'Answer the required question.',
  answerTooLong: 'The answer is too long. Shorten it.',
  wrongAnswer: 'This answer doesn’t fit the question. Check it.',
  guestRequired: 'Enter your name and email, so that the organizer knows who you are.',
  alreadyAnswered: 'You’ve already answered. This quiz takes one answer.',
  statsHidden: 'The results of this quiz aren’t shown to you.',
} satisfies Record<keyof typeof declared, string>
