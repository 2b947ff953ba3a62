import type { Problem } from '../../../../contract/shapes.ts'
import { isSameValue } from '../../wizard/draft-rules.ts'
import { bodyOf, type EditedQuestion, type QuizDocument } from '../quiz-document.ts'

export type Fields = Partial<QuizDocument>

/** The values that differ from the document as the call would take them. */
export const changedFields = (document: QuizDocument, values: Fields): Fields => {
  const [known, sent]: Record<string, unknown>[] = [bodyOf(document), bodyOf(values)]
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSameValue(sent?.[name], known?.[name])))
}

export type Failure = 'faults' | 'conflict' | 'offline' | 'signedOut' | 'refused'

/** Only failures of the connection and of the server are worth sending again. */
export const failureOf = ({ status, reason }: Pick<Problem, 'status' | 'reason'>): Failure => {
  if (status === 401) return 'signedOut'
  if (reason === 'quizChanged') return 'conflict'
  if (status === 422 || status === 409) return 'faults'
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'offline' : 'refused'
}

/** Messages by the key of the question and by the name of a setting. */
export type Faults = { questions: Record<string, string[]>; settings: Record<string, string[]>; form: string | null }

export const noFaults: Faults = { questions: {}, settings: {}, form: null }

const questionPath = /^questions\.(\d+)/

/** The errors of a refused save, at the questions that were sent. A message that no question and no field shows is of the whole form. */
export const faultsOf = ({ errors, message }: Pick<Problem, 'errors' | 'message'>, sent: readonly EditedQuestion[]): Faults => {
  const faults: Faults = { questions: {}, settings: {}, form: null }
  for (const [path, messages] of Object.entries(errors)) {
    const place = questionPath.exec(path)?.[1]
    const key = place === undefined ? undefined : sent[Number(place)]?.key
    if (key !== undefined) faults.questions[key] = [...new Set([...(faults.questions[key] ?? []), ...messages])]
    else if (path !== 'questions') faults.settings[path] = messages
  }
  const isShown = Object.keys(faults.questions).length > 0 || Object.keys(faults.settings).length > 0
  return isShown ? faults : { ...faults, form: message || null }
}
