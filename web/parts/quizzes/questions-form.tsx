import { type ComponentType, type ReactNode, type RefObject, useId } from 'react'
import type { QuestionType } from '../../../contract/quizzes/limits.ts'
import type { Question } from '../../../contract/quizzes/quizzes.ts'
import { type FormFields, formFields } from '../../forms/form-fields.ts'
import { useWords } from '../../kernel/words.tsx'
import { errorOf, names, takesAnswer } from './answer-names.ts'
import { useAskedQuestions } from './asked-questions.ts'
import { RegionQuestion, UniversityQuestion } from './fields/catalogue-questions.tsx'
import { BooleanQuestion, CheckboxQuestion, RadioFieldsQuestion, RadioQuestion, ScaleQuestion } from './fields/choice-questions.tsx'
import { FileQuestion } from './fields/file-question.tsx'
import { PriorityQuestion } from './fields/priority-question.tsx'
import type { QuestionLists, QuestionProps } from './fields/question-props.ts'
import { DropdownQuestion, NumberQuestion, ShortTextQuestion, TextQuestion, UrlQuestion } from './fields/text-questions.tsx'
import { isLongScale } from './scale-ends.ts'

type Named = { question: Question; field: QuestionProps['field'] | null }

type NamedForm = { fields: FormFields; faults?: Readonly<Record<string, string>>; asked: ReadonlySet<number> }

/**
 * The questions with their fields, and the errors of these. `faults` has words for faults that the page itself has found, by question id. Those
 * that are not asked have no number.
 */
export const namedQuestions = (questions: readonly Question[], { fields, faults = {}, asked }: NamedForm): Named[] => {
  const numbered = questions.filter((question) => takesAnswer(question) && asked.has(question.id))
  const isNumbered = questions.filter(takesAnswer).length > 1
  return questions.map((question) => {
    if (!takesAnswer(question)) return { question, field: null }
    const number = isNumbered ? numbered.indexOf(question) + 1 : 0
    const label = number > 0 ? `${number}. ${question.title}` : question.title
    const fault = faults[question.id]
    const field = fields.choice(names.answer(question.id), label, { error: errorOf(question.id), ...(fault && { faultText: fault }) })
    return { question, field: fault && field.errors ? { ...field, errors: [fault] } : field }
  })
}

type Props = { named: Named[]; fields: FormFields; lists: QuestionLists; asked: ReadonlySet<number> }

/** The questions of a quiz as fields of the form around them. The afterword is shown after the answer. */
export const QuestionsForm = ({ named, fields, lists, asked }: Props) => {
  const t = useWords().quizzes
  return named.map(({ question, field }) => {
    const { id, type, required, description } = question
    const when = <When question={question} questions={named.map((one) => one.question)} />
    if (type === 'splitter')
      return (
        <Splitter key={id} question={question} isAsked={asked.has(id)}>
          {when}
        </Splitter>
      )
    if (type === 'afterword' || !field) return null
    const Field = isLongScale(question) ? NumberQuestion : questionFields[type]
    return (
      <div key={id} data-question={id} className={asked.has(id) ? undefined : 'no-script-only'}>
        {when}
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
export const QuestionsPreview = ({ questions, form }: { questions: readonly Question[]; form: RefObject<HTMLFormElement | null> }) => {
  const fields = formFields(null, useId())
  const asked = useAskedQuestions(form, questions, null)
  return <QuestionsForm named={namedQuestions(questions, { fields, asked })} fields={fields} lists={{ regions: [], rowNames: {} }} asked={asked} />
}

/** Without scripts every question is shown, with the answers that ask for it. */
const When = ({ question: { condition }, questions }: { question: Question; questions: readonly Question[] }) => {
  const t = useWords().quizzes
  const source = questions.find(({ id }) => id === condition?.questionId)
  if (!condition || !source) return null
  const chosen = source.options.filter(({ id }) => condition.optionIds.includes(id)).map(({ title }) => title)
  const answers = condition.yes === null ? chosen : [t.boolean[`${condition.yes}`]]
  return <p className="no-script-only mb-2 text-sm text-ink-soft wrap-anywhere">{t.page.askedIf(source.title, answers.join(', '))}</p>
}

type SplitterProps = { question: Question; isAsked: boolean; children: ReactNode }

const Splitter = ({ question: { id, title, description }, isAsked, children }: SplitterProps) => (
  <div data-question={id} className={`border-t border-line pt-8 ${isAsked ? 'flex flex-col gap-2' : 'no-script-only'}`}>
    {children}
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
