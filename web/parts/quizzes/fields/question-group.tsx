import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { useWords } from '../../../kernel/words.tsx'
import { Errors, Help, optionalClass, questionClass } from '../../../ui/field.tsx'
import type { QuestionProps } from './question-props.ts'

/** A question with several controls; its optional single choice can be taken back. */
export const QuestionGroup = ({ field, help, isOptional, isClearable = false, children }: GroupProps) => {
  const id = useId()
  const describedBy = [help && `${id}-help`, field.errors?.length && `${id}-errors`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset aria-describedby={describedBy} className="group/question flex min-w-0 flex-col gap-2">
      <legend className={`mb-3 ${questionClass}`}>
        {field.label}
        {isOptional && <span className={optionalClass}>{isOptional}</span>}
      </legend>
      <Help id={id} help={help} />
      {children}
      {isClearable && isOptional && <ClearChoice />}
      <Errors id={`${id}-errors`} errors={field.errors} />
    </fieldset>
  )
}

type GroupProps = Pick<QuestionProps, 'field' | 'help' | 'isOptional'> & { isClearable?: boolean; children: ReactNode }

/** Browsers do not untick radio buttons. */
const ClearChoice = () => (
  <span className="script-only">
    <button
      type="button"
      onClick={clear}
      className="hidden min-h-11 items-center self-start rounded-xl px-2 text-sm font-medium text-accent group-has-checked/question:inline-flex hover:bg-accent-soft"
    >
      {useWords().quizzes.clear}
    </button>
  </span>
)

const clear = ({ currentTarget }: MouseEvent) => {
  const radios = [...(currentTarget.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  for (const radio of radios) radio.checked = false
  radios[0]?.focus()
  radios[0]?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The props of the first control take the focus from the error summary. */
export const firstOf = ({ field }: Pick<QuestionProps, 'field'>, index: number) =>
  index === 0 ? { id: field.id, 'aria-invalid': field.errors?.length ? (true as const) : undefined } : {}

/** A choice as a card, large enough for a thumb. */
export const ChoiceCard = ({ label, children, ...input }: ComponentProps<'input'> & { label: string }) => (
  <div className="rounded-xl border border-line bg-surface has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
    <label className="flex min-h-12 cursor-pointer items-start gap-3 p-3">
      <input {...input} className="mt-0.5 size-5 shrink-0 accent-accent outline-none" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
    {children}
  </div>
)
