import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { flag, id, instant, itemsOf, line, ok, pageOf, paging, sentBack, text } from '../shapes.ts'
import {
  maxLinkedUsers,
  maxOptionScore,
  maxOptions,
  maxQuestions,
  maxQuizAccesses,
  questionSeconds,
  questionTypes,
  quizLengths,
  quizModes,
  statsAccesses,
} from './limits.ts'

/**
 * Quizzes, surveys and polls as their authors build them. The author and access holders edit and read answers; only the author deletes
 * the quiz and gives access. Others see a published quiz, without the right options.
 */

export const questionOption = z.object({
  id,
  title: z.string(),
  /** Only for the author and access holders. */
  right: z.boolean().optional(),
  /** Points of a right option; only for the author and access holders. */
  score: z.int().optional(),
})
export type QuestionOption = z.output<typeof questionOption>

/** The question is asked of those who chose one of these options, or yes or no, at a question before it. */
const questionCondition = z.object({ questionId: id, optionIds: z.array(id), yes: z.boolean().nullable() })

export const question = z.object({
  id,
  type: z.enum(questionTypes),
  title: z.string(),
  description: z.string(),
  required: z.boolean(),
  options: z.array(questionOption),
  /** The right answer of a boolean; null without one. Only for the author and access holders. */
  rightBoolean: z.boolean().nullable().optional(),
  /** Ends of a scale; bounds of a number. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Time to answer in a live quiz. */
  seconds: z.int().nullable(),
  /** Null for a question that is always asked. */
  condition: questionCondition.nullable(),
  position: z.int(),
})
export type Question = z.output<typeof question>

export const quizSettings = z.object({
  title: z.string(),
  mode: z.enum(quizModes),
  allowMultiple: z.boolean(),
  authRequired: z.boolean(),
  statsAccess: z.enum(statsAccesses),
  isResultScoreVisible: z.boolean(),
  isRightAnswersVisible: z.boolean(),
  slug: z.string().nullable(),
  published: z.boolean(),
})

export const quiz = quizSettings.extend({
  id,
  questions: z.array(question),
  /** The join code of the live quiz; only for the author and access holders. */
  code: z.string().nullable(),
  /** The event for which the quiz was made. */
  eventId: id.nullable(),
  /** Null after the erasure of the author. */
  authorId: id.nullable(),
  /** Number of changes. */
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  selfPermission: z.object({
    /** Edit, read answers, export, host. */
    edit: z.boolean(),
    /** Delete, give access. */
    manage: z.boolean(),
    stats: z.boolean(),
    /** False after an answer that the quiz takes once, or for a visitor of a quiz that requires signing in. */
    answer: z.boolean(),
  }),
})
export type Quiz = z.output<typeof quiz>

/** A row of the own list: the quiz without its questions. */
export const quizRow = quiz.omit({ questions: true }).extend({
  questionCount: z.int(),
  answerCount: z.int(),
  /** A published event asks its questions, so that it can be neither deleted nor unpublished. */
  isUsed: z.boolean(),
  lastAnswerAt: instant.nullable(),
  author: z.object({ id, name: z.string() }).nullable(),
})
export type QuizRow = z.output<typeof quizRow>

/** A line with at least one visible character. */
const titled = (max: number) =>
  line(max).pipe(
    z
      .string()
      .min(1)
      .regex(/[^\s\p{Default_Ignorable_Code_Point}]/u),
  )

const sentOption = z.strictObject({
  /** Absent for a new option. */
  id: id.optional(),
  title: titled(quizLengths.option),
  right: z.boolean().default(false),
  score: z.int().min(0).max(maxOptionScore).default(1),
})

const bound = z.number().min(-1e12).max(1e12).nullable().default(null)

const sentCondition = z.strictObject({
  questionId: id,
  optionIds: z.array(id).max(maxOptions).default([]),
  yes: z.boolean().nullable().default(null),
})

const sentQuestion = sentBack(
  question,
  z.strictObject({
    /** Absent for a new question. */
    id: id.optional(),
    type: z.enum(questionTypes),
    title: titled(quizLengths.questionTitle),
    description: text(quizLengths.description).default(''),
    required: z.boolean().default(false),
    options: z.array(sentOption).max(maxOptions).default([]),
    rightBoolean: z.boolean().nullable().default(null),
    min: bound,
    max: bound,
    seconds: z.int().min(questionSeconds.least).max(questionSeconds.most).nullable().default(null),
    condition: sentCondition.nullable().default(null),
  }),
)

/** Lower-case Latin letters, digits and dashes, not digits alone, which would be an id. */
const slug = line(quizLengths.slug).pipe(z.string().regex(/^(?=[^a-z]*[a-z])[a-z0-9][a-z0-9-]*$/))

const quizChange = sentBack(
  quiz,
  z.strictObject({
    title: titled(quizLengths.title).optional(),
    mode: z.enum(quizModes).optional(),
    allowMultiple: z.boolean().optional(),
    authRequired: z.boolean().optional(),
    statsAccess: z.enum(statsAccesses).optional(),
    isResultScoreVisible: z.boolean().optional(),
    isRightAnswersVisible: z.boolean().optional(),
    slug: slug.nullable().optional(),
    published: z.boolean().optional(),
    /** The whole list in its new order. */
    questions: z.array(sentQuestion).max(maxQuestions).optional(),
    /** The version that the caller has read; without it the last write wins. */
    version: z.int().optional(),
  }),
)

const quizAccess = z.object({ quizId: id, userId: id, name: z.string(), photo: z.string().nullable() })

export const quizzes = calls({
  'GET /quizzes': {
    summary: 'Lists the quizzes that the caller may edit, the latest change first',
    access: 'signedIn',
    query: z.object({ search: line(200).optional(), mode: z.enum(quizModes).optional(), published: flag.optional(), ...paging(pageSizes.quizzes) }),
    reply: pageOf(quizRow),
  },
  'POST /quizzes': {
    summary: 'Creates an unpublished quiz with a placeholder title',
    access: 'signedIn',
    limit: 'organizing',
    body: z.strictObject({ eventId: id.optional(), mode: z.enum(quizModes).optional() }).optional(),
    reply: quiz,
    refusals: ['forbidden', 'tooManyQuizzes'],
  },
  'GET /quizzes/:id': {
    summary: 'Returns a published quiz, or an unpublished one to its editors; right options only to editors',
    access: 'anyone',
    reply: quiz,
    refusals: ['notFound'],
  },
  'GET /quizzes/slug/:slug': {
    summary: 'Finds a quiz by its address',
    access: 'anyone',
    params: z.object({ slug: line(quizLengths.slug) }),
    reply: quiz,
    refusals: ['notFound'],
    aliases: ['GET /quizzes/by-slug/:slug'],
  },
  'PUT /quizzes/:id': {
    summary: 'Changes the settings and the questions of a quiz; absent fields stay as they are',
    access: 'signedIn',
    bodyBytes: 8 * 1024 * 1024,
    body: quizChange,
    reply: quiz,
    refusals: [
      ...(['notFound', 'forbidden', 'quizChanged', 'slugTaken', 'fileNeedsSignIn', 'questionAnswered', 'quizInUse', 'quizIsPlayed'] as const),
      ...(['noQuestions', 'tooFewOptions', 'sameQuestionTitle', 'sameOptionTitle', 'noRightOption', 'wrongCondition'] as const),
    ],
  },
  'DELETE /quizzes/:id': {
    summary: 'Deletes an own quiz with its answers, unless a published event uses it',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden', 'quizInUse', 'quizIsPlayed'],
  },
  'POST /quizzes/:id/copies': {
    summary: 'Makes an unpublished copy of a quiz, with its questions and without answers, that belongs to the caller',
    access: 'signedIn',
    limit: 'organizing',
    reply: quiz,
    refusals: ['notFound', 'forbidden', 'tooManyQuizzes'],
  },
  'POST /quizzes/:id/link-users': {
    summary:
      'Asks users to answer, by bell and email; skips users who got a survey in the last two weeks, and of those without a relation to the caller all but a few',
    access: 'signedIn',
    limit: 'organizing',
    body: z.strictObject({ userIds: z.array(id).min(1).max(maxLinkedUsers), eventId: id.optional() }),
    reply: z.object({ linked: z.int(), skipped: z.int() }),
    refusals: ['notFound', 'forbidden', 'quizNotPublished'],
  },
  'GET /quizzes/:id/accesses': {
    summary: 'Lists the users who may edit an own quiz',
    access: 'signedIn',
    reply: itemsOf(quizAccess),
    refusals: ['notFound', 'forbidden'],
  },
  'PUT /quizzes/:id/accesses': {
    summary: 'Replaces the list of the users who may edit an own quiz',
    access: 'signedIn',
    body: z.strictObject({ userIds: z.array(id).max(maxQuizAccesses) }),
    reply: itemsOf(quizAccess),
    refusals: ['notFound', 'forbidden'],
  },
})
