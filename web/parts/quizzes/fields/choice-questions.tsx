import { quizLengths } from '../../../../contract/quizzes/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { controlClass } from '../../../ui/field.tsx'
import { names } from '../answer-names.ts'
import { scaleEnds } from '../scale-ends.ts'
import { ChoiceCard, firstOf, QuestionGroup } from './question-group.tsx'
import type { QuestionProps } from './question-props.ts'

/** One of several options. */
export const RadioQuestion = (props: QuestionProps) => (
  <QuestionGroup {...props} isClearable>
    {props.question.options.map(({ id, title }, index) => (
      <ChoiceCard key={id} type="radio" {...props.fields.option(props.field.name, title, id, false)} {...firstOf(props, index)} />
    ))}
  </QuestionGroup>
)

/** Any number of options. */
export const CheckboxQuestion = (props: QuestionProps) => (
  <QuestionGroup {...props}>
    {props.question.options.map(({ id, title }, index) => (
      <ChoiceCard key={id} type="checkbox" {...props.fields.option(props.field.name, title, id, false)} {...firstOf(props, index)} />
    ))}
  </QuestionGroup>
)

export const BooleanQuestion = (props: QuestionProps) => {
  const t = useWords().quizzes
  return (
    <QuestionGroup {...props} isClearable>
      <div className="grid grid-cols-2 gap-2">
        {(['true', 'false'] as const).map((value, index) => (
          <ChoiceCard
            key={value}
            type="radio"
            {...props.fields.option(props.field.name, t.boolean[value], value, false)}
            {...firstOf(props, index)}
          />
        ))}
      </div>
    </QuestionGroup>
  )
}

/** One of several options with a text beside it. The text of the chosen one is shown, with scripts and without. */
export const RadioFieldsQuestion = (props: QuestionProps) => {
  const t = useWords().quizzes
  const { question, field, fields } = props
  return (
    <QuestionGroup {...props} isClearable>
      {question.options.map(({ id, title }, index) => {
        const label = t.optionText(title)
        return (
          <ChoiceCard key={id} type="radio" {...fields.option(field.name, title, id, false)} {...firstOf(props, index)}>
            <div className="hidden px-3 pb-3 [:has(>label>:checked)>&]:block">
              <input
                type="text"
                name={names.optionText(question.id, id)}
                aria-label={label}
                placeholder={t.optionTextHint}
                defaultValue={fields.text(names.optionText(question.id, id), label).defaultValue}
                maxLength={quizLengths.optionText}
                className={controlClass}
              />
            </div>
          </ChoiceCard>
        )
      })}
    </QuestionGroup>
  )
}

/** A scale as a row of numbers, which wraps on a phone. */
export const ScaleQuestion = (props: QuestionProps) => {
  const { question, field, fields } = props
  const { min, max } = scaleEnds(question)
  const points = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return (
    <QuestionGroup {...props} isClearable>
      <div className="flex flex-wrap gap-2">
        {points.map((point, index) => {
          const { label, ...option } = fields.option(field.name, String(point), point, false)
          return (
            <label
              key={point}
              className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-xl border border-line-strong bg-surface px-2 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input type="radio" {...option} {...firstOf(props, index)} className="sr-only" />
              {label}
            </label>
          )
        })}
      </div>
    </QuestionGroup>
  )
}
