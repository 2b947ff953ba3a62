import { type ComponentProps, useId } from 'react'
import { Errors } from '../../../ui/field.tsx'

type Props = ComponentProps<'textarea'> & { label: string; help?: string; errors?: string[] | undefined }

export const TextArea = ({ id: given, label, help, errors, ...rest }: Props) => {
  const own = useId()
  const id = given ?? own
  const describedBy = [help && `${id}-help`, errors?.length && `${id}-errors`].filter(Boolean).join(' ') || undefined
  return (
    <div className="flex w-full flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-describedby={describedBy}
        aria-invalid={errors?.length ? true : undefined}
        className="w-full rounded-xl border border-line-strong bg-surface px-3.5 py-2 text-base aria-invalid:border-danger"
      />
      {help && (
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      <Errors id={`${id}-errors`} errors={errors} />
    </div>
  )
}
