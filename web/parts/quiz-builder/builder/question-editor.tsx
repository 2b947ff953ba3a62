import { ArrowLeft, Copy, Trash2 } from 'lucide-react'
import { type ComponentProps, type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { Form, Link, useNavigate, useSearchParams } from 'react-router'
import { type QuestionType, questionTypes, quizLengths } from '../../../../contract/quizzes/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Errors, SelectField, TextField } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useScripts } from '../../../ui/use-scripts.ts'
import { useFormChanges } from '../../wizard/use-form-changes.ts'
import { sourcesOf } from '../condition-sources.ts'
import { asType, replaced } from '../question-changes.ts'
import { faultsIn } from '../question-faults.ts'
import { readQuestion } from '../question-form.ts'
import { type EditedQuestion, takesAnswer } from '../quiz-document.ts'
import { sectionPath } from './builder-address.ts'
import { ConditionFields } from './condition-fields.tsx'
import type { QuizSaver, QuizView } from './quiz-saver.ts'
import { TypeFields } from './type-fields.tsx'

type Props = {
  saver: QuizSaver
  view: QuizView
  question: EditedQuestion
  focus: RefObject<'title' | 'heading' | null>
  onDuplicate: () => void
  onRemove: () => void
}

/** The open question: a form of uncontrolled fields that is saved while the user types. Without scripts it has a button. */
export const QuestionEditor = ({ saver, view, question, focus, onDuplicate, onRemove }: Props) => {
  const { editor: t, types, newWords } = useWords().quizBuilder
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const hasScripts = useScripts()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = useId()
  const { mode, questions } = view.document
  const { key, type } = question
  const number = questions.filter(takesAnswer).findIndex((one) => one.key === key) + 1

  const current = () => saver.snapshot().document.questions
  const change = (changed: EditedQuestion) => saver.change({ questions: replaced(current(), changed) })
  const read = () => {
    const saved = current().find((one) => one.key === key)
    const data = new FormData(form.current ?? undefined)
    if (!saved || !data.has('title')) return
    const typed = readQuestion(data, saved, saver.snapshot().document.mode, sourcesOf(current(), key))
    change(typed.type === saved.type ? typed : asType({ ...typed, options: saved.options, type: saved.type }, typed.type, mode, newWords))
  }
  useFormChanges(form, read)
  useEffect(() => {
    const wanted = focus.current
    focus.current = null
    if (wanted === 'heading') heading.current?.focus()
    const field = wanted === 'title' ? document.getElementById(title) : null
    if (field instanceof HTMLInputElement) field.select()
  }, [focus, title])
  const done = (event: FormEvent) => {
    event.preventDefault()
    read()
    void saver.flush()
    void navigate(sectionPath(view.id, params, 'questions'), { preventScrollReset: true })
  }
  const words = useWords().quizBuilder
  const isDiffering = view.state === 'conflict' && view.differences?.questions.includes(key)
  const errors = isDiffering ? [words.conflict.atField] : errorsOf(view, key, words.faults)
  return (
    <section aria-labelledby={`${title}-heading`} className="flex min-w-0 flex-col gap-5 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <header className="flex flex-wrap items-center gap-2">
        <Link
          to={sectionPath(view.id, params, 'questions')}
          preventScrollReset
          aria-label={t.toList}
          title={t.toList}
          className="inline-flex size-(--control) items-center justify-center rounded-lg hover:bg-sunken lg:hidden"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
        </Link>
        <h2 id={`${title}-heading`} ref={heading} tabIndex={-1} className="grow text-lg font-semibold outline-none">
          {number > 0 ? t.heading(number) : types[type].name}
        </h2>
        <Action name="duplicateQuestion" label={t.duplicate} question={question} view={view} onPress={onDuplicate}>
          <Copy className="size-5" aria-hidden="true" />
        </Action>
        <Action name="removeQuestion" label={t.remove} question={question} view={view} onPress={onRemove}>
          <Trash2 className="size-5" aria-hidden="true" />
        </Action>
      </header>
      <Errors errors={errors} />
      <Form
        ref={form}
        method="post"
        noValidate
        action={sectionPath(view.id, params, 'questions', question.id ?? null)}
        onSubmit={done}
        className="group/question flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="saveQuestion" />
        <input type="hidden" name="subject" value={question.id ?? ''} />
        <input type="hidden" name="version" value={view.version} />
        <TextField
          id={title}
          name="title"
          label={t.titles[titleKind(type)]}
          defaultValue={question.title}
          maxLength={quizLengths.questionTitle}
          aria-invalid={errors ? true : undefined}
          autoComplete="off"
        />
        <TextArea
          name="description"
          label={t.description}
          isOptional={t.optional}
          defaultValue={question.description}
          maxLength={quizLengths.description}
          rows={2}
        />
        <SelectField name="type" label={t.type} help={types[type].text} defaultValue={type}>
          {questionTypes.map((one) => (
            <option key={one} value={one}>
              {types[one].name}
            </option>
          ))}
        </SelectField>
        <TypeFields key={type} question={question} mode={mode} />
        <ConditionFields question={question} questions={questions} />
        {takesAnswer(question) && <Checkbox name="required" label={t.required} defaultChecked={question.required} />}
        <Button type="submit" look={hasScripts ? 'quiet' : 'main'} className="self-start">
          {hasScripts ? t.done : t.save}
        </Button>
      </Form>
    </section>
  )
}

const titleKind = (type: QuestionType): 'part' | 'question' => (takesAnswer({ type }) ? 'question' : 'part')

/** The server's errors; after a refused save also what the page finds by itself. */
const errorsOf = ({ faults, state, document: quiz }: QuizView, key: string, texts: Record<string, string>): string[] | undefined => {
  if (faults.questions[key]) return faults.questions[key]
  return state === 'problem'
    ? faultsIn(quiz)
        .get(key)
        ?.map((fault) => texts[fault] ?? '')
    : undefined
}

type ActionProps = ComponentProps<'button'> & {
  name: 'duplicateQuestion' | 'removeQuestion'
  label: string
  question: EditedQuestion
  view: QuizView
  onPress: () => void
}

const Action = ({ name, label, question, view, onPress, children }: ActionProps) => {
  const [params] = useSearchParams()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    <Form method="post" action={sectionPath(view.id, params, 'questions')} onSubmit={submit}>
      <input type="hidden" name="subject" value={question.id ?? ''} />
      <input type="hidden" name="version" value={view.version} />
      <Button type="submit" name="intent" value={name} look="plain" aria-label={label} title={label} className="px-2!">
        {children}
        <span className="max-sm:sr-only" aria-hidden="true">
          {label}
        </span>
      </Button>
    </Form>
  )
}
