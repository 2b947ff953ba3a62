import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredQuestion } from '../../../contract/quizzes/answering.ts'
import type { Db } from '../../kernel/db.ts'
import { valuesOfAnswers } from './answers-store.ts'
import { fileOf, textOf } from './present-answers.ts'

/** The answers of participants at their registration, by the id of the answer. Organizers and experts of the event read it. */
export const answersInWords = async (db: Db, ids: readonly (number | null)[], locale: Locale): Promise<Map<number, AnsweredQuestion[]>> => {
  const given = ids.filter((id) => id !== null)
  if (given.length === 0) return new Map()
  const byAnswer = Map.groupBy(await valuesOfAnswers(db, given, locale), ({ answer_id }) => answer_id)
  return new Map([...byAnswer].map(([id, values]) => [id, questionsOf(values, locale)]))
}

const questionsOf = (values: Awaited<ReturnType<typeof valuesOfAnswers>>, locale: Locale): AnsweredQuestion[] =>
  [...Map.groupBy(values, ({ question_id }) => question_id)].flatMap(([questionId, group]) => {
    const [first] = group
    const text = textOf(group, locale)
    return first && text !== '' ? [{ questionId, title: first.question_title, text, file: fileOf(first) }] : []
  })
