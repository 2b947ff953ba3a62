import { answerLengths } from '../../../../contract/quizzes/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { FieldFrame, TextField, useFieldIds } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { QuestionProps } from './question-props.ts'

const fieldProps = ({ field, fields, help, isOptional }: QuestionProps) => ({
  ...field,
  defaultValue: fields.text(field.name, field.label).defaultValue,
  help,
  isOptional,
  isQuestion: true,
})

export const ShortTextQuestion = (props: QuestionProps) => <TextField {...fieldProps(props)} maxLength={answerLengths.textShort} autoComplete="off" />

export const TextQuestion = (props: QuestionProps) => <TextArea {...fieldProps(props)} rows={4} maxLength={answerLengths.text} />

export const UrlQuestion = (props: QuestionProps) => (
  <TextField {...fieldProps(props)} type="url" inputMode="url" maxLength={answerLengths.url} placeholder="https://" autoComplete="off" />
)

/** A number, or a scale too long for a row. */
export const NumberQuestion = (props: QuestionProps) => {
  const t = useWords().quizzes
  const { min, max } = props.question
  const field = fieldProps(props)
  const bounds = min === null && max === null ? undefined : t.bounds(min, max)
  return <NumberField {...field} help={[props.help, bounds].filter(Boolean).join('\n') || undefined} hasDecimals={props.question.type === 'number'} />
}

/** More options are searched by typing. */
const maxListed = 12

export const DropdownQuestion = (props: QuestionProps) => {
  const t = useWords().quizzes
  const { question, field } = props
  const { id, control } = useFieldIds({ ...field, help: props.help })
  const { defaultValue, ...frame } = fieldProps(props)
  const options = question.options.map((option) => ({ id: option.id, label: option.title }))
  const chosen = options.filter((option) => String(option.id) === defaultValue)
  if (options.length > maxListed) return <Combobox {...frame} options={options} chosen={chosen} placeholder={t.search} />
  return (
    <FieldFrame {...frame} id={id}>
      <Select {...control} name={field.name} defaultValue={defaultValue} className="w-full">
        <option value="">{t.choose}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}
