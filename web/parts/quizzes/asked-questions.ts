import { type RefObject, useEffect, useState } from 'react'
import type { AnswerValue } from '../../../contract/quizzes/answering.ts'
import { askedQuestions } from '../../../contract/quizzes/conditions.ts'
import type { Question } from '../../../contract/quizzes/quizzes.ts'
import { names } from './answer-names.ts'

/** The ids of the questions that the values of a form ask for. */
export const askedIn = (questions: readonly Question[], valuesOf: (name: string) => readonly string[]): ReadonlySet<number> => {
  const answerOf = (id: number): AnswerValue | null => {
    const type = questions.find((question) => question.id === id)?.type
    const values = valuesOf(names.answer(id)).filter((value) => value !== '')
    const [first] = values
    if (first === undefined) return null
    if (type === 'boolean') return first === 'true'
    return type === 'checkbox' ? values.map(Number) : Number(first)
  }
  return new Set(askedQuestions(questions, answerOf).map(({ id }) => id))
}

/** The same while the user answers. `typed` are the values with which the form begins. */
export const useAskedQuestions = (
  form: RefObject<HTMLFormElement | null>,
  questions: readonly Question[],
  typed: Readonly<Record<string, readonly string[]>> | null,
): ReadonlySet<number> => {
  const [asked, setAsked] = useState(() => askedIn(questions, (name) => typed?.[name] ?? []))
  const hasConditions = questions.some(({ condition }) => condition)
  useEffect(() => {
    const element = form.current
    if (!element || !hasConditions) return
    const update = () => {
      const data = new FormData(element)
      setAsked(askedIn(questions, (name) => data.getAll(name).map(String)))
    }
    update()
    for (const event of ['input', 'change'] as const) element.addEventListener(event, update)
    return () => {
      for (const event of ['input', 'change'] as const) element.removeEventListener(event, update)
    }
  }, [form, questions, hasConditions])
  return asked
}
