import type { FormEvent } from 'react'
import { Form, useSearchParams } from 'react-router'
import { maxQuestions, type QuestionType } from '../../../../contract/quizzes/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { builderPath } from './builder-address.ts'
import { questionIcons } from './question-icons.ts'
import type { QuizView } from './quiz-saver.ts'

/** The types in groups: to choose, to write, to measure, from catalogues, and parts without an answer. */
const groups = {
  choice: ['radio', 'checkbox', 'dropdown', 'boolean', 'responsePriority', 'radioFields'],
  text: ['textShort', 'text', 'number', 'scale', 'url', 'file'],
  catalogue: ['region', 'university'],
  part: ['splitter', 'afterword'],
} as const satisfies Record<string, QuestionType[]>
const groupNames = ['choice', 'text', 'catalogue', 'part'] as const

type Props = { view: QuizView; onAdd: (type: QuestionType) => void }

/** Adds a question of the chosen type. */
export const TypePicker = ({ view, onAdd }: Props) => {
  const { types, picker: t } = useWords().quizBuilder
  const [params] = useSearchParams()
  if (view.document.questions.length >= maxQuestions) return <p className="text-ink-soft">{t.full(maxQuestions)}</p>
  const add = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    // the buttons have no other values
    onAdd(submitter.value as QuestionType)
  }
  return (
    <Form method="post" action={builderPath(view.id, params)} onSubmit={add} className="@container flex flex-col gap-5">
      <input type="hidden" name="intent" value="addQuestion" />
      <input type="hidden" name="version" value={view.version} />
      {groupNames.map((group) => (
        <section key={group} aria-labelledby={`types-${group}`} className="flex flex-col gap-2">
          <h3 id={`types-${group}`} className="text-sm font-medium text-ink-soft">
            {t.groups[group]}
          </h3>
          <ul className="grid gap-2 @md:grid-cols-2">
            {groups[group].map((type) => {
              const Icon = questionIcons[type]
              return (
                <li key={type}>
                  <button
                    type="submit"
                    name="type"
                    value={type}
                    className="flex h-full w-full items-start gap-3 rounded-xl border border-line bg-surface px-3 py-2.5 text-left hover:border-line-strong hover:bg-sunken"
                  >
                    <Icon className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
                    <span className="flex min-w-0 flex-col">
                      <span className="font-medium">{types[type].name}</span>
                      <span className="text-sm text-ink-soft">{types[type].text}</span>
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </Form>
  )
}
