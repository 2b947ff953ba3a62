import { addressOf, pathWith } from '../../../lists/address.ts'
import { one, search } from '../../../lists/fields.ts'
import { paths } from '../../../paths.ts'

export const answersAddress = addressOf({ eventId: one.id(), search: search(200) })

const openName = 'open'

/** The answer whose panel is open; it is no part of the list. */
export const openIn = (params: URLSearchParams): number | null => Number(params.get(openName)) || null

export const answersPath = (quizId: number, params: URLSearchParams): string => pathWith(paths.surveyAnswers(quizId), answersAddress.clean(params))

export const openPath = (quizId: number, params: URLSearchParams, answerId: number): string =>
  pathWith(paths.surveyAnswers(quizId), new URLSearchParams([...answersAddress.clean(params), [openName, String(answerId)]]))

/** Two addresses that differ in the open panel at most show the same list. */
export const isSameAnswers = (one: URL, other: URL): boolean =>
  one.pathname === other.pathname && answersPath(0, one.searchParams) === answersPath(0, other.searchParams)
