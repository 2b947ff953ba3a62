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
import { isLongScale } from './scale-ends.ts'

type Named = { question: Question; field: QuestionProps['field'] | null }

/** The questions with their fields, and the errors of these. `faults` has words for faults that the page itself has found, by question id. */
export const namedQuestions = (questions: readonly Question[], fields: FormFields, faults: Readonly<Record<string, string>> = {}): Named[] => {
  const asked = questions.filter(takesAnswer)
  return questions.map((question) => {
    if (!takesAnswer(question)) return { question, field: null }
    const label = asked.length > 1 ? `${asked.indexOf(question) + 1}. ${question.title}` : question.title
    const fault = faults[question.id]
    const field = fields.choice(names.answer(question.id), label, { error: errorOf(question.id), ...(fault && { faultText: fault }) })
    return { question, field: fault && field.errors ? { ...field, errors: [fault] } : field }
  })
}

type Props = { named: Named[]; fields: FormFields; lists: QuestionLists }

/** The questions of a quiz as fields of the form around them. The afterword is shown after the answer. */
export const QuestionsForm = ({ named, fields, lists }: Props) => {
  const t = useWords().quizzes
  return named.map(({ question, field }) => {
    const { id, type, required, description } = question
    if (type === 'splitter') return <Splitter key={id} question={question} />
    if (type === 'afterword' || !field) return null
    const Field = isLongScale(question) ? NumberQuestion : questionFields[type]
    return (
      <div key={id} data-question={id}>
        <Field
          question={question}
          field={field}
          fields={fields}
          help={description || undefined}
          isOptional={required ? undefined : t.optional}
          lists={lists}
        />
      </div>
    )
  })
}

/** The form as a respondent sees it, without a server: for the preview of an author. */
export const QuestionsPreview = ({ questions }: { questions: readonly Question[] }) => {
  const fields = formFields(null, useId())
  return <QuestionsForm named={namedQuestions(questions, fields)} fields={fields} lists={{ regions: [], rowNames: {} }} />
}

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
