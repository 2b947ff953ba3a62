import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { id, instant, line, pageOf, paging, queryId, upload } from '../shapes.ts'
import { maxQuestions, maxQuizScore, questionTypes, quizExportFormats, quizLengths } from './limits.ts'

/** Answers to a quiz: given, continued later, listed, counted and exported. */

/**
 * The value of an answer by the type of its question: text for textShort, text, url and number; an option id for radio and dropdown; option
 * ids for checkbox; all option ids in the chosen order for responsePriority; an option with a text for radioFields; a number for
 * scale; true or false for boolean; a catalogue id for region and university; an upload id for file.
 */
export const answerValue = z.union([
  z.string().max(10_000),
  z.number(),
  z.boolean(),
  z.array(id).max(1000),
  z.strictObject({ optionId: id, text: z.string().max(10_000).default('') }),
])
export type AnswerValue = z.output<typeof answerValue>

const givenAnswer = z.strictObject({ questionId: id, value: answerValue.nullable() })
export type GivenAnswer = z.output<typeof givenAnswer>

const givenAnswers = z.array(givenAnswer).max(maxQuestions)

/** An answer as text beside its value: titles of options, names of catalogue rows. */
const answerItem = z.object({ questionId: id, value: answerValue, text: z.string(), file: upload.nullable() })

/** A question with its answer as text, for those who read the answers of others. */
export const answeredQuestion = z.object({ questionId: id, title: z.string(), text: z.string(), file: upload.nullable() })
export type AnsweredQuestion = z.output<typeof answeredQuestion>

export const quizAnswer = z.object({
  id,
  quizId: id,
  /** Null for a visitor and after the erasure of the user. */
  userId: id.nullable(),
  eventId: id.nullable(),
  values: z.array(answerItem),
  /** Share of the points, 0 to 100; null without right options, and for a respondent from whom the quiz hides it. */
  score: z.int().min(0).max(maxQuizScore).nullable(),
  /** Right options by id of the answered questions, after the answer and if the quiz shows them; true or false for a boolean. */
  rightAnswers: z.record(z.string(), z.array(z.union([id, z.boolean()]))).nullable(),
  createdAt: instant,
})
export type QuizAnswer = z.output<typeof quizAnswer>

/** An answer as the author and access holders see it. */
const ownerAnswer = quizAnswer.extend({
  user: z.object({ id, name: z.string(), photo: z.string().nullable() }).nullable(),
  guestName: z.string().nullable(),
  guestEmail: z.string().nullable(),
})
export type OwnerAnswer = z.output<typeof ownerAnswer>

const draft = z.object({
  answers: z.array(givenAnswer),
  /** The question that the respondent saw last. */
  reachedQuestionId: id.nullable(),
  /** Identifies the draft of a visitor; null for signed-in users. */
  token: z.string().nullable(),
  savedAt: instant,
})
export type QuizDraft = z.output<typeof draft>

const draftToken = z.string().regex(/^[\w-]{20,64}$/)

const questionStats = z.object({
  questionId: id,
  type: z.enum(questionTypes),
  title: z.string(),
  /** The question is not part of the quiz any more. */
  isRemoved: z.boolean(),
  answered: z.int(),
  /** Submitted answers without a value for this question, also those of respondents whom its condition excludes. */
  skipped: z.int(),
  /** Respondents who stopped at this question and submitted nothing. */
  dropped: z.int(),
  /** Choices, the points of a scale, yes and no, or the most frequent catalogue rows; `right` only for editors. */
  counts: z.array(z.object({ key: z.string(), title: z.string(), count: z.int(), right: z.boolean().optional() })),
  /** The average place of each option of responsePriority, first is 1. */
  places: z.array(z.object({ optionId: id, title: z.string(), average: z.number() })),
  /** Of scale and number. */
  numbers: z.object({ min: z.number(), max: z.number(), average: z.number(), median: z.number() }).nullable(),
  /** The latest texts, only for editors. */
  texts: z.array(z.string()),
})
export type QuestionStats = z.output<typeof questionStats>

const quizStats = z.object({
  /** Submitted answers. */
  total: z.int(),
  /** Respondents who began, submitted or not. */
  started: z.int(),
  averageScore: z.number().nullable(),
  questions: z.array(questionStats),
  /** Submitted answers by day, in UTC. */
  days: z.array(z.object({ date: z.iso.date(), count: z.int() })),
})
export type QuizStats = z.output<typeof quizStats>

export const quizAnswers = calls({
  'POST /quizzes/:id/answers': {
    summary: 'Answers a quiz; a visitor may answer where the quiz does not require signing in',
    access: 'anyone',
    limit: 'quizAnswers',
    takesKey: true,
    bodyBytes: 1024 * 1024,
    body: z.strictObject({
      answers: givenAnswers,
      /** The event for whose registration, participation or survey the answer is. */
      eventId: id.optional(),
      guestName: line(quizLengths.guestName).optional(),
      guestEmail: z.email().max(254).optional(),
      /** The draft of a visitor that this answer completes. */
      draftToken: draftToken.optional(),
    }),
    reply: quizAnswer,
    refusals: [...(['notFound', 'signInRequired', 'alreadyAnswered', 'answerRequired', 'answerTooLong', 'wrongAnswer', 'guestRequired'] as const)],
  },
  'GET /quizzes/:id/answers': {
    summary: 'Lists the answers to a quiz, the newest first; `search` finds names and emails',
    access: 'signedIn',
    query: z.object({
      search: line(200).optional(),
      eventId: queryId.optional(),
      ...paging(pageSizes.quizAnswers),
    }),
    reply: pageOf(ownerAnswer),
    refusals: ['notFound', 'forbidden'],
  },
  'GET /quizzes/:id/my-answer': {
    summary: 'Returns the latest answer of the caller to a quiz',
    access: 'signedIn',
    query: z.object({ eventId: queryId.optional() }),
    reply: quizAnswer,
    refusals: ['notFound'],
  },
  'GET /quizzes/:id/draft': {
    summary: 'Returns the unfinished answer of the caller, or of a visitor by its token',
    access: 'anyone',
    query: z.object({ token: draftToken.optional() }),
    reply: draft,
    refusals: ['notFound'],
  },
  'PUT /quizzes/:id/draft': {
    summary: 'Stores an unfinished answer, which may lack required values; the answer deletes it',
    access: 'anyone',
    limit: 'quizDrafts',
    bodyBytes: 1024 * 1024,
    body: z.strictObject({
      answers: givenAnswers,
      reachedQuestionId: id.nullable().default(null),
      token: draftToken.optional(),
      eventId: id.optional(),
    }),
    reply: draft,
    refusals: ['notFound', 'alreadyAnswered'],
  },
  'GET /quizzes/:id/stats': {
    summary: 'Counts the answers to a quiz for those whom its statsAccess allows; a visitor gets 403 as well',
    access: 'anyone',
    reply: quizStats,
    refusals: ['notFound', 'statsHidden'],
  },
  'GET /quizzes/:id/export': {
    summary: 'Exports the answers to a quiz, one row per answer, the oldest first',
    access: 'signedIn',
    query: z.object({ format: z.enum(quizExportFormats).default('xlsx') }),
    reply: { mediaType: 'application/octet-stream', isStream: true },
    refusals: ['notFound', 'forbidden'],
  },
})
