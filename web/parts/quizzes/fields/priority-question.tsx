import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuestionOption } from '../../../../contract/quizzes/quizzes.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Select } from '../../../ui/select.tsx'
import { names } from '../answer-names.ts'
import type { PriorityListProps } from './priority-list.tsx'
import { firstOf, QuestionGroup } from './question-group.tsx'
import type { QuestionProps } from './question-props.ts'

type Enhanced = { List: ComponentType<PriorityListProps>; ordered: QuestionOption[]; isAnswered: boolean }

/** Options in the order of their importance: a select of the place for each; scripts replace them with a list to drag. */
export const PriorityQuestion = (props: QuestionProps) => {
  const { question, fields } = props
  const list = useRef<HTMLDivElement>(null)
  const [enhanced, setEnhanced] = useState<Enhanced | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selects are replaced once
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const module = await import('./priority-list.tsx').catch(() => null)
      // without the library the selects stay
      if (!module || isGone) return
      // at once: what is chosen between reading and replacing would be lost
      flushSync(() => setEnhanced({ List: module.PriorityList, ...orderIn(list.current, question.options) }))
    }
    void load()
    return () => {
      isGone = true
    }
  }, [])
  return (
    <QuestionGroup {...props}>
      <div ref={list}>
        {enhanced ? (
          <enhanced.List
            {...firstOf(props, 0)}
            questionId={question.id}
            isOptional={!question.required}
            ordered={enhanced.ordered}
            isAnswered={enhanced.isAnswered}
          />
        ) : (
          <Places props={props} fields={fields} />
        )}
      </div>
    </QuestionGroup>
  )
}

const Places = ({ props, fields }: { props: QuestionProps; fields: QuestionProps['fields'] }) => {
  const t = useWords().quizzes.priority
  const { id: questionId, options } = props.question
  return (
    <ul className="flex flex-col gap-2">
      {options.map(({ id, title }, index) => {
        const name = names.place(questionId, id)
        return (
          <li key={id} className="flex items-center gap-3 rounded-xl border border-line bg-surface p-2 pl-3">
            <span className="min-w-0 grow wrap-anywhere">{title}</span>
            <Select
              {...firstOf(props, index)}
              name={name}
              data-option={id}
              aria-label={t.placeOf(title)}
              defaultValue={fields.text(name, title).defaultValue}
              className="w-22 shrink-0"
            >
              <option value="">—</option>
              {options.map((option, place) => (
                <option key={option.id} value={place + 1}>
                  {place + 1}
                </option>
              ))}
            </Select>
          </li>
        )
      })}
    </ul>
  )
}

/** The order of the selects, which may have been used before scripts came. It is an answer once every option has its own place. */
const orderIn = (list: HTMLElement | null, options: QuestionOption[]) => {
  const selects = [...(list?.querySelectorAll<HTMLSelectElement>('select[data-option]') ?? [])]
  const places = new Map(selects.flatMap(({ dataset, value }) => (value ? [[Number(dataset.option), Number(value)]] : [])))
  const last = options.length + 1
  const ordered = options.toSorted((one, other) => (places.get(one.id) ?? last) - (places.get(other.id) ?? last))
  return { ordered, isAnswered: new Set(places.values()).size === options.length }
}
