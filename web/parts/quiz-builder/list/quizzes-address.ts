import { quizModes } from '../../../../contract/quizzes/limits.ts'
import { addressOf, pageOf, pathWith } from '../../../lists/address.ts'
import { one, search } from '../../../lists/fields.ts'
import { paths, type QuizUse } from '../../../paths.ts'

export const quizzesAddress = addressOf({ mode: one.of(quizModes), search: search(200) })

const [askName, quizName, eventName, useName] = ['ask', 'quiz', 'eventId', 'use']

/** A question over the list; it is no part of the list. `create` may name the section of an event that needs the survey. */
export type ListQuestion = { ask: 'create'; eventId: number | null; use: QuizUse | null } | { ask: 'remove'; quizId: number }

export const questionIn = (params: URLSearchParams): ListQuestion | null => {
  const ask = params.get(askName)
  if (ask === 'remove') return { ask, quizId: Number(params.get(quizName)) }
  return ask === 'create' ? { ask, eventId: Number(params.get(eventName)) || null, use: purposeIn(params) } : null
}

export const purposeIn = (params: URLSearchParams): QuizUse | null => {
  const use = params.get(useName)
  return use === 'questions' || use === 'survey' ? use : null
}

/** The list of an address without a question. */
export const quizzesPath = (params: URLSearchParams): string => pathWith(paths.surveys(), quizzesAddress.clean(params))

export const createPath = (params: URLSearchParams): string => withQuestion(params, { [askName]: 'create' })

export const removePath = (params: URLSearchParams, quizId: number): string =>
  withQuestion(params, { [askName]: 'remove', [quizName]: String(quizId) })

const withQuestion = (params: URLSearchParams, question: Record<string, string>): string =>
  pathWith(paths.surveys(), new URLSearchParams([...quizzesAddress.clean(params), ...Object.entries(question)]))

export const quizzesQuery = (params: URLSearchParams) => ({ ...quizzesAddress.query(params), paginationPage: pageOf(params) })

/** Two addresses that differ in their question at most show the same list. */
export const isSameList = (one: URL, other: URL): boolean =>
  one.pathname === other.pathname && quizzesPath(one.searchParams) === quizzesPath(other.searchParams)
