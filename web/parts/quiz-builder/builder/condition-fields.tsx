import { useWords } from '../../../kernel/words.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { sourcesOf } from '../condition-sources.ts'
import type { EditedQuestion } from '../quiz-document.ts'

type Props = { question: EditedQuestion; questions: readonly EditedQuestion[] }

/** The respondents of a question: everyone, or those who gave certain answers to a question above. */
export const ConditionFields = ({ question, questions }: Props) => {
  const { condition: t, outline } = useWords().quizBuilder
  const { condition } = question
  const sources = sourcesOf(questions, question.key)
  if (sources.length === 0 && !condition) return null
  const source = sources.find(({ id }) => id === condition?.questionId)
  return (
    <div className="flex flex-col gap-4">
      <SelectField name="conditionSource" label={t.label} help={t.help} defaultValue={source?.id ?? ''}>
        <option value="">{t.everyone}</option>
        {sources.map(({ id, title }) => (
          <option key={id} value={id}>
            {t.after(questions.findIndex((one) => one.id === id) + 1, title || outline.untitled)}
          </option>
        ))}
      </SelectField>
      {source && condition && <Answers key={source.id} source={source} condition={condition} />}
    </div>
  )
}

type AnswersProps = { source: EditedQuestion; condition: NonNullable<EditedQuestion['condition']> }

const Answers = ({ source: { type, options }, condition }: AnswersProps) => {
  const { condition: t, editor } = useWords().quizBuilder
  if (type === 'boolean')
    return (
      <ChoicePills
        legend={t.answer}
        name="conditionYes"
        options={[
          { value: 'true', label: editor.yes },
          { value: 'false', label: editor.no },
        ]}
        defaultValue={[String(condition.yes ?? true)]}
      />
    )
  return (
    <ChoicePills
      legend={t.answers}
      name="conditionOption"
      isMultiple
      options={options.flatMap(({ id, title }) => (id === undefined ? [] : [{ value: String(id), label: title }]))}
      defaultValue={condition.optionIds.map(String)}
    />
  )
}
