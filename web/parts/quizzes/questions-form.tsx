import { type ComponentType, useId } from 'react'
import type { QuestionType } from '../../../contract/quizzes/limits.ts'
import type { Question } from '../../../contract/quizzes/quizzes.ts'
import { type FormFields, formFields } from '../../forms/form-fields.ts'
import { useWords } from '../../kernel/words.tsx'
import { errorOf, names, takesAnswer } from './answer-names.ts'
import { RegionQuestion, UniversityQuestion } from './fields/catalogue-questions.tsx'
import { BooleanQuestion, CheckboxQuestion, RadioFieldsQuestion, RadioQuestion, ScaleQuestion } from './fields/choice-questions.tsx'
import { FileQuestion } from './fields/file-question.tsx'
import { PriorityQuestion } from './fields/priority-question.tsx'
import type { QuestionLists, QuestionProps } from './fields/question-props.ts'
import { DropdownQuestion, NumberQuestion, ShortTextQuestion, TextQuestion, UrlQuestion } from './fields/text-questions.tsx'

type Props = {
  questions: readonly Question[]
  fields: FormFields
  lists: QuestionLists
  /** Words for faults that the page itself has found, by question id. */
  faults?: Readonly<Record<string, string>>
}

/** The questions of a quiz as fields of the form around them. The afterword is shown after the answer. */
export const QuestionsForm = ({ questions, fields, lists, faults = {} }: Props) => {
  const t = useWords().quizzes
  const asked = questions.filter(takesAnswer)
  return questions.map((question) => {
    const { type } = question
    if (type === 'splitter') return <Splitter key={question.id} question={question} />
    if (type === 'afterword') return null
    const Field = isLongScale(question) ? NumberQuestion : questionFields[type]
    const label = asked.length > 1 ? `${asked.indexOf(question) + 1}. ${question.title}` : question.title
    const fault = faults[question.id]
    const field = fields.choice(names.answer(question.id), label, { error: errorOf(question.id) })
    return (
      <div key={question.id} data-question={question.id}>
        <Field
          question={question}
          field={fault ? { ...field, errors: [fault] } : field}
          fields={fields}
          help={question.description || undefined}
          isOptional={question.required ? undefined : t.optional}
          lists={lists}
        />
      </div>
    )
  })
}

/** The form as a respondent sees it, without a server: for the preview of an author. */
export const QuestionsPreview = ({ questions }: Pick<Props, 'questions'>) => (
  <QuestionsForm questions={questions} fields={formFields(null, useId())} lists={{ regions: [], rowNames: {} }} />
)

const Splitter = ({ question: { id, title, description } }: { question: Question }) => (
  <div data-question={id} className="flex flex-col gap-2 border-t border-line pt-8">
    <h2 className="text-xl font-semibold wrap-anywhere">{title}</h2>
    {description && <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{description}</p>}
  </div>
)

type AnsweredType = Exclude<QuestionType, 'splitter' | 'afterword'>

const questionFields: Record<AnsweredType, ComponentType<QuestionProps>> = {
  textShort: ShortTextQuestion,
  radio: RadioQuestion,
  checkbox: CheckboxQuestion,
  dropdown: DropdownQuestion,
  boolean: BooleanQuestion,
  responsePriority: PriorityQuestion,
  radioFields: RadioFieldsQuestion,
  scale: ScaleQuestion,
  number: NumberQuestion,
  region: RegionQuestion,
  university: UniversityQuestion,
  text: TextQuestion,
  url: UrlQuestion,
  file: FileQuestion,
}

/** Points of a scale that fit on a phone in a few rows; a longer scale is a field. */
const maxPills = 21

const isLongScale = ({ type, min, max }: Question) => type === 'scale' && (max ?? 0) - (min ?? 0) >= maxPills
