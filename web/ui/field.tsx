import { type ComponentProps, type ReactNode, useId } from 'react'

export type FieldFrameProps = {
  id?: string | undefined
  label: string
  help?: string | undefined
  errors?: string[] | undefined
  isOptional?: string | undefined
  /** A question of a quiz: the label is a heading, and the help above the control may be long. */
  isQuestion?: boolean | undefined
  /** For rows of equal fields, whose heading tells sighted users what the label says. */
  isLabelHidden?: boolean | undefined
}

/** The look of a text control; its height follows the density. */
export const controlClass =
  'w-full min-h-(--control) rounded-xl border bg-surface px-3.5 py-2 text-base in-data-[density=compact]:text-sm placeholder:text-ink-soft aria-invalid:border-danger border-line-strong'

/** Ties the label, the help and the errors of a control together for screen readers. */
export const useFieldIds = ({ id: given, help, errors }: FieldFrameProps) => {
  const own = useId()
  const id = given ?? own
  const describedBy = [help && `${id}-help`, errors?.length && `${id}-errors`].filter(Boolean).join(' ') || undefined
  return { id, control: { id, 'aria-describedby': describedBy, 'aria-invalid': errors?.length ? (true as const) : undefined } }
}

/** The label, the help and the errors around a control. */
export const FieldFrame = ({
  id,
  label,
  help,
  errors,
  isOptional,
  isQuestion,
  isLabelHidden,
  children,
}: FieldFrameProps & { id: string; children: ReactNode }) => (
  <div className={`flex flex-col ${isQuestion ? 'gap-3' : 'gap-1.5'}`}>
    <label htmlFor={id} className={isLabelHidden ? 'sr-only' : isQuestion ? questionClass : 'font-medium'}>
      {label}
      {isOptional && <span className={optionalClass}>{isOptional}</span>}
    </label>
    {isQuestion && <Help id={id} help={help} />}
    {children}
    {!isQuestion && <Help id={id} help={help} />}
    <Errors id={`${id}-errors`} errors={errors} />
  </div>
)

/** The look of the label of a question, in a field and in a group. */
export const questionClass = 'text-lg leading-snug font-semibold wrap-anywhere'
export const optionalClass = 'ml-1.5 text-base font-normal text-ink-soft'

export const Help = ({ id, help }: { id: string; help: string | undefined }) =>
  help ? (
    <p id={`${id}-help`} className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">
      {help}
    </p>
  ) : null

export const Errors = ({ id, errors }: { id?: string; errors: string[] | undefined }) =>
  errors?.length ? (
    <p id={id} className="text-sm font-medium text-danger" role="alert">
      {errors.join(' ')}
    </p>
  ) : null

export const TextField = ({ id: given, label, help, errors, isOptional, isQuestion, ...rest }: ComponentProps<'input'> & FieldFrameProps) => {
  const { id, control: tied } = useFieldIds({ id: given, label, help, errors })
  return (
    <FieldFrame id={id} label={label} help={help} errors={errors} isOptional={isOptional} isQuestion={isQuestion}>
      <input type="text" {...rest} {...tied} className={controlClass} />
    </FieldFrame>
  )
}

export const SelectField = ({
  id: given,
  label,
  help,
  errors,
  isOptional,
  isQuestion,
  children,
  ...rest
}: ComponentProps<'select'> & FieldFrameProps) => {
  const { id, control: tied } = useFieldIds({ id: given, label, help, errors })
  return (
    <FieldFrame id={id} label={label} help={help} errors={errors} isOptional={isOptional} isQuestion={isQuestion}>
      <select {...rest} {...tied} className={controlClass}>
        {children}
      </select>
    </FieldFrame>
  )
}

export const Checkbox = ({ id: given, label, errors, ...rest }: ComponentProps<'input'> & { label: ReactNode; errors?: string[] | undefined }) => {
  const own = useId()
  const id = given ?? own
  return (
    <div>
      <label className="flex min-h-8 items-start gap-3 py-1">
        <input
          type="checkbox"
          {...rest}
          id={id}
          aria-describedby={errors?.length ? `${id}-errors` : undefined}
          aria-invalid={errors?.length ? true : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      <Errors id={`${id}-errors`} errors={errors} />
    </div>
  )
}

export const Radio = ({ label, help, ...rest }: ComponentProps<'input'> & { label: string; help?: string }) => (
  <label className="flex min-h-11 items-start gap-3 rounded-xl border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft">
    <input type="radio" {...rest} className="mt-0.5 size-5 shrink-0 accent-accent" />
    <span>
      {label}
      {help && <span className="block text-sm text-ink-soft">{help}</span>}
    </span>
  </label>
)
