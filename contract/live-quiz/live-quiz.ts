import { z } from 'zod'
import { calls } from '../kit.ts'
import { liveTypes, quizModes } from '../quizzes/limits.ts'
import { flag, id, instant, line } from '../shapes.ts'
import { isJoinCode, joinCodeIn } from './join-code.ts'
import { controlActions, livePhases, liveStates, playerNameLength } from './limits.ts'

/**
 * The live quiz: users join by a code, a host asks question by question, the server judges the time. Every reply and every event has
 * the whole state, so that a lost one does no harm. Right options leave the server with the result of their question.
 */

const code = z.string().max(300).transform(joinCodeIn).pipe(z.string().refine(isJoinCode))

const byCode = z.object({ code })

const option = z.object({
  id,
  title: z.string(),
  /** Only in the result. */
  right: z.boolean().optional(),
})

export const liveQuestion = z.object({
  id,
  /** From 1. */
  number: z.int(),
  type: z.enum(liveTypes),
  title: z.string(),
  description: z.string(),
  options: z.array(option),
  /** The right answer of a boolean, only in the result. */
  rightBoolean: z.boolean().nullable().optional(),
  seconds: z.int(),
  /** Number of answers by option id, or by `true` and `false`; null until the result. */
  counts: z.record(z.string(), z.int()).nullable(),
})
export type LiveQuestion = z.output<typeof liveQuestion>

/** An option id of radio and dropdown, option ids of checkbox, true or false of boolean. */
const liveValue = z.union([z.int(), z.boolean(), z.array(z.int()).max(100)])
export type LiveValue = z.output<typeof liveValue>

/** A row of the table; equal points share a place. A null name is that of an erased user. */
const placeRow = z.object({ playerId: id, place: z.int(), name: z.string().nullable(), points: z.int(), rightCount: z.int() })
export type PlaceRow = z.output<typeof placeRow>

const me = z.object({
  playerId: id,
  name: z.string(),
  /** As of the last result. */
  points: z.int(),
  rightCount: z.int(),
  place: z.int().nullable(),
  /** The own answer to the current question; points and `isRight` only in the result. */
  answer: z.object({ value: liveValue, points: z.int().nullable(), isRight: z.boolean().nullable() }).nullable(),
  /** Proves that the server has shown the open question to this player, and when. */
  token: z.string().nullable(),
})
export type LivePlayer = z.output<typeof me>

export const liveQuiz = z.object({
  /** The id of the quiz. */
  id,
  title: z.string(),
  mode: z.enum(quizModes),
  code: z.string(),
  state: z.enum(liveStates),
  phase: z.enum(livePhases).nullable(),
  currentQuestion: liveQuestion.nullable(),
  currentQuestionId: id.nullable(),
  questionCount: z.int(),
  /** The game: a quiz may be played several times. Null before the lobby is open. */
  gameId: id.nullable(),
  /** Grows with each change of state, phase or question. */
  revision: z.int(),
  serverTime: instant,
  openedAt: instant.nullable(),
  closesAt: instant.nullable(),
  /** The caller plays without a host. */
  isAlone: z.boolean(),
  canPlayAlone: z.boolean(),
  /** At least one question has a right answer, so that there are points and places. */
  isScored: z.boolean(),
  playerCount: z.int(),
  /** Of the current question. */
  answerCount: z.int(),
  /** Names in the lobby, the latest first. */
  names: z.array(z.string()),
  /** The best places after a result. */
  top: z.array(placeRow),
  /** Null for a caller who has not joined. */
  me: me.nullable(),
  /** The caller may lead the quiz. */
  canHost: z.boolean(),
})
export type LiveQuiz = z.output<typeof liveQuiz>

/** An answer may be text, as forms send it: `12`, `12,15`, `true`. */
const sentValue = z.union([z.string().max(2000), z.int(), z.boolean(), z.array(id).max(100)])

const control = z.object({
  state: z.enum(liveStates),
  phase: z.enum(livePhases).nullable(),
  currentQuestionId: id.nullable(),
  code: z.string(),
  revision: z.int(),
})
export type LiveControl = z.output<typeof control>

export const liveQuizzes = calls({
  'GET /fast-quiz/:code': {
    summary: 'Returns the state of the live quiz with a join code',
    access: 'signedIn',
    params: byCode,
    reply: liveQuiz,
    refusals: ['notFound'],
  },
  'GET /fast-quiz/:code/stream': {
    summary: 'Sends the state of the live quiz as server-sent events, each with the whole state; `once` ends after the first',
    access: 'signedIn',
    limit: 'liveStreams',
    params: byCode,
    query: z.object({ once: flag.optional() }),
    reply: { mediaType: 'text/event-stream', isEvents: true },
    refusals: ['notFound'],
  },
  'POST /fast-quiz/:code/players': {
    summary: 'Joins the lobby or the running quiz under a name, or with `alone` starts it without a host; a player may change the name',
    access: 'signedIn',
    limit: 'liveAnswers',
    params: byCode,
    body: z.strictObject({
      /** The first name of the user, if absent. */
      name: line(playerNameLength.most).pipe(z.string().min(playerNameLength.least)).optional(),
      alone: z.boolean().optional(),
    }),
    reply: liveQuiz,
    refusals: ['notFound', 'playerNameTaken', 'playerNameRefused', 'lobbyClosed', 'notAlone', 'noQuestions'],
  },
  'POST /fast-quiz/:code/answers': {
    summary: 'Answers the current question once; joins first if needed. `accepted` is false for an answer that comes too late',
    access: 'signedIn',
    limit: 'liveAnswers',
    params: byCode,
    body: z.strictObject({
      questionId: id,
      value: sentValue,
      /** With the token of the question: the time between its display and the answer, for an answer that had to wait for the connection. */
      token: z.string().max(200).optional(),
      elapsedMs: z.int().min(0).max(3_600_000).optional(),
    }),
    reply: z.object({
      accepted: z.boolean(),
      /** Points; null until the result of the question, and for an unscored one. */
      score: z.int().nullable(),
    }),
    refusals: ['notFound', 'wrongAnswer', 'alreadyAnswered'],
  },
  'POST /fast-quiz/:code/next': {
    summary: 'Moves a quiz without a host to the next question of the caller; with an outdated `revision` nothing moves',
    access: 'signedIn',
    limit: 'liveAnswers',
    params: byCode,
    body: z.strictObject({
      /** The revision that the player leaves, so that a repeated press skips no question. */
      revision: z.int(),
    }),
    reply: liveQuiz,
    refusals: ['notFound'],
  },
  'POST /quizzes/:id/fast-control': {
    summary: 'Leads a live quiz: starts it, moves to the next question, finishes it. With an outdated `revision` nothing moves',
    access: 'signedIn',
    body: z.strictObject({
      action: z.enum(controlActions),
      /** The revision that the host sees, so that two presses move one question. */
      revision: z.int().optional(),
    }),
    reply: control,
    refusals: ['notFound', 'forbidden', 'notFastQuiz', 'noQuestions'],
  },
})
